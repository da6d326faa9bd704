# Olsen's own words.
olsen-examples = **For eksempel**
    9♥ ligger øverst, og du har 9♣ 4♥ 4♠. Legg 9♣, eller 4♥, eller 4♥ med 4♠ oppå, så er det spar.
    8♣ ligger øverst, og fargen er ♠. 7♠ passer, K♣ gjør det ikke, og en åtter til går aldri.
    Du legger K♥ og har 9♣ 9♦ igjen. Rop **Olsen One Card**, for du kan legge begge på én gang.
olsen-choice = Vri åtter der du må rope.
olsen-goal = til 100 poeng
olsen-pitch =
    Bli kvitt kortene ved å følge fargen eller tallet på det øverste.
    {""}**Ess:** de andre trekker, og du spiller igjen. **Åtter:** du bestemmer fargen.
    Snart ferdig? Rop **Olsen One Card**, ellers trekker du ti.
olsen-call = Olsen One Card!
olsen-called = 📣 { $seat } ropte Olsen One Card!
olsen-call_missed = { $seat } glemte «Olsen One Card».
olsen-you-called = 📣 Du ropte Olsen One Card!
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
        [none] Bordet er tomt.
       *[other] Øverst: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }farge: **{ $named }**
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
        [yes] Den første turen din: legg ett kort i { $suit }{ $special ->
            [yes] , eller en åtter eller et ess
           *[no] {""}
        }. Åttere og ess er vanlige kort i denne turen.
       *[no] { $named ->
            [yes] Farge: { $suit }
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
            [yes] {" "}Du kan legge flere med samme tall.
           *[no] {""}
        }
    }
olsen-none_fit =
    { $count ->
        [one] Ingen av kortene dine passer. Du kan trekke ett til.
       *[other] Ingen av kortene dine passer. Trekk høyst { $count } kort, til ett passer.
    }
olsen-must_pass = Ingen av kortene dine passer, og du kan ikke trekke mer. Si pass.
olsen-call_hint =
    { $enforce ->
        [challenge] 📣 Rop **Olsen One Card** nå, ellers kan alle utfordre deg for { $count } kort.
       *[auto] 📣 Rop **Olsen One Card** før neste spiller gjør et trekk, ellers trekker du { $count } kort.
    }

olsen-option-packs = Hvor mange kortstokker?
olsen-option-packs-auto = én for 2–5 spillere, to fra 6
olsen-option-packs-1 = én
olsen-option-packs-2 = to
olsen-option-first_dealer = Hvem gir først?
olsen-option-first_dealer-random = tilfeldig
olsen-option-first_dealer-host = verten
olsen-option-first_turn_scope = Hvem må følge fargen på det første kortet i sin første tur?
olsen-option-first_turn_scope-each = alle spillere
olsen-option-first_turn_scope-first_player = bare den første spilleren
olsen-option-first_turn_multi = Flere kort samtidig i den første turen?
olsen-option-first_turn_multi-false = nei
olsen-option-first_turn_multi-true = ja
olsen-option-first_turn_8A = Åttere og ess i en annen farge i den første turen?
olsen-option-first_turn_8A-suit_only = nei
olsen-option-first_turn_8A-any = ja, men de gjør ingenting
olsen-option-first_turn_draws = Hvor mange kort kan du trekke i den første turen?
olsen-option-first_turn_draws-3 = inntil tre
olsen-option-first_turn_draws-1 = ett
olsen-option-starter_special = Hva om det første kortet er en åtter eller et ess?
olsen-option-starter_special-plain = det er et vanlig kort
olsen-option-starter_special-rebury = legg det nederst i trekkbunken og snu det neste
olsen-option-eight_wild = Kan du legge en åtter på hva som helst?
olsen-option-eight_wild-true = ja, men ikke på en åtter
olsen-option-eight_wild-false = bare når fargen passer
olsen-option-voluntary_draw = Kan du trekke selv om du kunne lagt?
olsen-option-voluntary_draw-false = nei
olsen-option-voluntary_draw-true = ja
olsen-option-aces = Flere ess samtidig: hva trekker de andre?
olsen-option-aces-per_card = ett kort for hvert ess
olsen-option-aces-once = ett kort i alt
olsen-option-final_effects = Virker et ess som det siste kortet?
olsen-option-final_effects-ignore = nei, omgangen slutter
olsen-option-final_effects-apply = ja, de andre trekker først
olsen-option-recycle = Hva skjer når trekkbunken er tom?
olsen-option-recycle-shuffle_keep_top = kastebunken stokkes, unntatt det øverste
olsen-option-recycle-none = ingen kan trekke mer
olsen-option-call_hands = Når må du rope?
olsen-option-call_hands-one_or_same_rank = med ett kort, eller flere med samme tall
olsen-option-call_hands-one_only = med ett kort
olsen-option-enforce = Når koster et glemt rop ti kort?
olsen-option-enforce-auto = når en annen spiller gjør et trekk
olsen-option-enforce-challenge = når en annen spiller utfordrer
olsen-option-false_call = Hva koster det å rope uten grunn?
olsen-option-false_call-reject = ingenting
olsen-option-false_call-draw1 = ett kort
olsen-option-calls_by_hand = Må dere rope etter kortet?
olsen-option-calls_by_hand-false = nei, ropet kan gå med kortet
olsen-option-calls_by_hand-true = ja
olsen-option-all_out = Hva om alle når 100 samtidig?
olsen-option-all_out-lowest = den laveste summen vinner
olsen-option-all_out-replay = poengene teller ikke, og dere deler ut på nytt
olsen-option-pot = Spille om sjetonger? Det er lekepenger.
olsen-option-pot-off = nei
olsen-option-pot-buy_in = alle betaler innsats
olsen-option-pot-crash_burn = crash & burn: du betaler poengene dine
olsen-option-pot-both = innsats og crash & burn
olsen-option-buy_in = Hvor mange sjetonger koster innsatsen?
olsen-option-buy_in_per = Når betaler dere innsatsen?
olsen-option-buy_in_per-match = én gang i partiet
olsen-option-buy_in_per-deal = ved hver omgang
olsen-option-deals = Høyst hvor mange omganger?
olsen-option-deals-0 = så mange som trengs, til én spiller er igjen
