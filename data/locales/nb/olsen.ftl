# Olsen's own words.
olsen-examples = **For eksempel**
    Øverst ligger 9♥, og du har 9♣ 4♥ 4♠: legg 9♣, eller 4♥, eller 4♥ med 4♠ oppå, og da er det spar som gjelder.
    Øverst ligger 8♣, og ♠ er ønsket: 7♠ passer, K♣ gjør det ikke, og en åtter til går aldri.
    Du legger K♥ og sitter igjen med 9♣ 9♦: rop **Olsen One Card**, for de to kunne gått på én gang.
olsen-pitch =
    Bli kvitt kortene: følg fargen eller tallet på det øverste.
    {""}**Ess:** de andre trekker, og du spiller igjen. **Åtter:** du bestemmer fargen.
    Snart ferdig? Rop **Olsen One Card**, ellers må du trekke ti.
olsen-call = Olsen One Card!
olsen-called = 📣 { $seat }: «Olsen One Card!»
olsen-call_missed = { $seat } glemte «Olsen One Card».
olsen-you-call_missed = ❗ Du glemte «Olsen One Card».
olsen-you-forgot =
    { $count ->
        [0] ❗ Du glemte «Olsen One Card», men det er ingen kort igjen å trekke.
        [one] ❗ Du glemte «Olsen One Card»: ett kort!
       *[other] ❗ Du glemte «Olsen One Card»: { $count } kort!
    }
olsen-forgot =
    { $count ->
        [0] ❗ { $seat } glemte «Olsen One Card», men det er ingen kort igjen å trekke.
        [one] ❗ { $seat } glemte «Olsen One Card» og trekker ett kort!
       *[other] ❗ { $seat } glemte «Olsen One Card» og trekker { $count } kort!
    }
olsen-table =
    { $top ->
        [none] Det ligger ingenting på bordet ennå.
       *[other] Øverst: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " – " }ønsket: **{ $named }**
        }
    } · { $stock } i trekkbunken{ $pot ->
        [0] {""}
       *[other] { " · " }{ $pot } sjetonger i potten
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } kan utfordres
    }
olsen-fits =
    { $first_turn ->
        [yes] Den første turen din: ett kort i { $suit }{ $special ->
            [yes] , eller en åtter eller et ess i en hvilken som helst farge
           *[no] {""}
        }. Åttere og ess har ingen virkning ennå.
       *[no] { $named ->
            [yes] Ønsket: { $suit }
           *[no] Dette passer: { $suit }{ $rank ->
                [none] {""}
                [A] , et annet ess (A)
                [K] , en annen konge (K)
                [Q] , en annen dame (Q)
                [J] , en annen knekt (J)
               *[other] , en annen { $rank }-er
            }
        }{ $eight ->
            [yes] {" "}eller en åtter
           *[no] {""}
        }.{ $several ->
            [yes] {" "}Flere kort med samme tall kan legges sammen.
           *[no] {""}
        }
    }
olsen-none_fit =
    { $count ->
        [one] Ingen kort passer. Du kan trekke ett til.
       *[other] Ingen kort passer. Trekk til ett gjør det, høyst { $count } kort.
    }
olsen-must_pass = Ingen kort passer, og du har trukket nok: si pass.
olsen-call_hint =
    { $enforce ->
        [challenge] 📣 Rop **Olsen One Card** nå, ellers kan hvem som helst utfordre deg for { $count } kort.
       *[auto] 📣 Rop **Olsen One Card** før neste spiller gjør noe, ellers må du trekke { $count } kort.
    }

olsen-option-packs = Hvor mange kortstokker?
olsen-option-packs-auto = én for 2–5 spillere, to fra 6
olsen-option-packs-1 = én
olsen-option-packs-2 = to
olsen-option-first_dealer = Hvem gir først?
olsen-option-first_dealer-random = det trekkes lodd
olsen-option-first_dealer-host = verten
olsen-option-first_turn_scope = Hvem må følge fargen til startkortet i sin første tur?
olsen-option-first_turn_scope-each = alle spillere
olsen-option-first_turn_scope-first_player = bare den som begynner
olsen-option-first_turn_multi = Flere kort samtidig i den første turen?
olsen-option-first_turn_multi-false = nei
olsen-option-first_turn_multi-true = ja
olsen-option-first_turn_8A = Åttere og ess i en annen farge i den første turen?
olsen-option-first_turn_8A-suit_only = nei
olsen-option-first_turn_8A-any = ja, men uten virkning
olsen-option-first_turn_draws = Hvor mange kort kan trekkes i den første turen?
olsen-option-first_turn_draws-3 = inntil tre
olsen-option-first_turn_draws-1 = ett
olsen-option-starter_special = Hva om startkortet er en åtter eller et ess?
olsen-option-starter_special-plain = det er et vanlig kort
olsen-option-starter_special-rebury = nederst i bunken med det, snu det neste
olsen-option-eight_wild = Kan en åtter legges på hva som helst?
olsen-option-eight_wild-true = ja, men ikke på en åtter
olsen-option-eight_wild-false = bare der fargen passer
olsen-option-voluntary_draw = Kan du trekke selv om du kunne lagt?
olsen-option-voluntary_draw-false = nei
olsen-option-voluntary_draw-true = ja
olsen-option-aces = Flere ess samtidig: hva trekker de andre?
olsen-option-aces-per_card = ett kort for hvert ess
olsen-option-aces-once = ett kort i alt
olsen-option-final_effects = Virker et ess når det er det siste kortet?
olsen-option-final_effects-ignore = nei, omgangen er over
olsen-option-final_effects-apply = ja, de andre trekker først
olsen-option-recycle = Hva skjer når trekkbunken er tom?
olsen-option-recycle-shuffle_keep_top = kastebunken stokkes, det øverste blir liggende
olsen-option-recycle-none = ingen kan trekke mer
olsen-option-call_hands = Når må du rope?
olsen-option-call_hands-one_or_same_rank = med ett kort, eller flere med samme tall
olsen-option-call_hands-one_only = med ett kort
olsen-option-enforce = Når koster et glemt rop ti kort?
olsen-option-enforce-auto = så snart noen gjør noe
olsen-option-enforce-challenge = når en annen spiller utfordrer
olsen-option-false_call = Hva koster det å rope uten grunn?
olsen-option-false_call-reject = ingenting
olsen-option-false_call-draw1 = ett kort
olsen-option-calls_by_hand = Rop for hånd: må du rope etter at kortet er lagt?
olsen-option-calls_by_hand-false = nei, du kan rope sammen med kortet
olsen-option-calls_by_hand-true = ja, etter kortet
olsen-option-all_out = Hva om alle når 100 samtidig?
olsen-option-all_out-lowest = den laveste summen vinner
olsen-option-all_out-replay = poengene strykes, og det deles ut på nytt
olsen-option-pot = Spille om sjetonger? De er lekepenger for denne serveren.
olsen-option-pot-off = nei
olsen-option-pot-buy_in = alle betaler innsats
olsen-option-pot-crash_burn = crash & burn: betal poengene dine
olsen-option-pot-both = begge deler
olsen-option-buy_in = Hvor mange sjetonger er innsatsen?
olsen-option-buy_in_per = Når betales innsatsen?
olsen-option-buy_in_per-match = én gang i partiet
olsen-option-buy_in_per-deal = ved hver omgang
olsen-option-deals = Etter hvor mange omganger slutter partiet senest?
olsen-option-deals-0 = ingen grense: til én er igjen
