# Ólsen ólsen's own words.
olsen_olsen-examples = **For eksempel**
    Øverst ligger K♦, og du har 8♠ 9♠ 2♦: legg 2♦, eller 8♠ og ønsk deg hjerter. 9♠ passer ikke.
    Øverst ligger 5♠, og du har 5♦ 5♥: legg den ene og rop **Ólsen** for den andre.
    Trekkbunken er tom, kastebunken er 5♥ 5♠ K♠: den snus, 5♥ ligger øverst, og 5♠ trekkes som neste.
olsen_olsen-pitch =
    Ett kort om gangen: følg fargen eller tallet på det øverste, eller trekk.
    En **åtter** går på hva som helst og bestemmer fargen.
    Ett kort igjen? Rop **Ólsen**. Med det siste: **Ólsen ólsen**. Ellers trekker du tre.
olsen_olsen-call = Ólsen!
olsen_olsen-call-last = Ólsen ólsen!
olsen_olsen-starter =
    { $card } snus opp{ $any_card ->
        [yes] , og hvilket som helst kort kan følge
       *[no] {""}
    }.
olsen_olsen-called =
    { $kind ->
        [olsen_olsen] 📣 { $seat }: «Ólsen ólsen!»
       *[olsen] 📣 { $seat }: «Ólsen!»
    }
olsen_olsen-call_missed =
    { $kind ->
        [olsen_olsen] { $seat } glemte «Ólsen ólsen».
       *[olsen] { $seat } glemte «Ólsen».
    }
olsen_olsen-you-call_missed =
    { $kind ->
        [olsen_olsen] ❗ Du glemte «Ólsen ólsen».
       *[olsen] ❗ Du glemte «Ólsen».
    }
olsen_olsen-you-forgot =
    ❗ Du glemte { $kind ->
        [olsen_olsen] «Ólsen ólsen»
       *[olsen] «Ólsen»
    }{ $count ->
        [0] , men det er ingen kort igjen å trekke.
        [one] : ett kort!
       *[other] : { $count } kort!
    }
olsen_olsen-forgot =
    ❗ { $seat } glemte { $kind ->
        [olsen_olsen] «Ólsen ólsen»
       *[olsen] «Ólsen»
    }{ $count ->
        [0] , men det er ingen kort igjen å trekke.
        [one] {" "}og trekker ett kort!
       *[other] {" "}og trekker { $count } kort!
    }
olsen_olsen-recycled =
    { $way ->
        [flip_keep_top] Alt unntatt det øverste i kastebunken snus: en ny trekkbunke på { $count } kort.
        [shuffle_keep_top] Alt unntatt det øverste i kastebunken stokkes til en ny trekkbunke på { $count } kort.
       *[flip_all] Hele kastebunken snus.
    }
olsen_olsen-table_changed = Så { $seat } må tenke på nytt.
olsen_olsen-table =
    { $top ->
        [none] Det ligger ingenting på bordet ennå.
       *[other] Øverst: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " – " }ønsket: **{ $named }**
        }{ $any_card ->
            [yes] { " – " }hvilket som helst kort kan følge
           *[no] {""}
        }
    } · { $stock ->
        [0] trekkbunken er tom
       *[other] { $stock } i trekkbunken
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } kan utfordres
    }
olsen_olsen-waiting = ❗ { $seat } har lagt det siste kortet, men har ikke ropt «Ólsen ólsen» ennå.
olsen_olsen-waiting-beside = { olsen_olsen-waiting }
olsen_olsen-table-beside =
    { $any_card ->
        [yes] Hvilket som helst kort kan følge.
       *[no] {""}
    }
olsen_olsen-fits =
    { $any_card ->
        [yes] Nå passer hvilket som helst kort.
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
        } eller en åtter.
    }
olsen_olsen-or_else =
    { $pass ->
        [yes] { $count ->
            [0] Du har trukket nok: legg et kort, eller si pass.
           *[other] Eller trekk ett til, eller si pass.
        }
       *[no] { $count ->
            [0] Det er ingen kort igjen å trekke, så legg et.
            [one] Eller trekk ett til om du vil.
           *[other] Eller trekk om du vil, inntil { $count } kort.
        }
    }
olsen_olsen-none_fit =
    { $pass ->
        [yes] { $count ->
            [0] Ingen kort passer, og du kan ikke trekke: si pass.
           *[other] Ingen kort passer: trekk ett til, eller si pass.
        }
       *[no] { $count ->
            [one] Ingen kort passer. Trekk ett til.
           *[other] Ingen kort passer. Trekk til ett gjør det, høyst { $count } kort.
        }
    }
olsen_olsen-call_hint =
    { $kind ->
        [olsen_olsen] 📣 Rop **Ólsen ólsen** før neste spiller gjør noe, ellers må du trekke { $count } kort og spille videre.
       *[olsen] { $enforce ->
            [challenge] 📣 Rop **Ólsen** nå, ellers kan hvem som helst utfordre deg for { $count } kort.
           *[auto] 📣 Rop **Ólsen** før neste spiller gjør noe, ellers må du trekke { $count } kort.
        }
    }

refused-options-calls_by_hand = «Ólsen ólsen» kan ikke bare ropes sammen med kortet når dere roper for hånd. Endre en av de to husreglene.

olsen_olsen-option-packs = Hvor mange kortstokker?
olsen_olsen-option-packs-auto = én for 2–6 spillere, to fra 7
olsen_olsen-option-packs-1 = én
olsen_olsen-option-packs-2 = to
olsen_olsen-option-early_pass = Kan du si pass før du har trukket tre?
olsen_olsen-option-early_pass-false = nei
olsen_olsen-option-early_pass-true = ja, etter ett
olsen_olsen-option-starter_eight = Hva om det snus opp en åtter?
olsen_olsen-option-starter_eight-any_card = hvilket som helst kort kan følge
olsen_olsen-option-starter_eight-own_suit = dens egen farge gjelder
olsen_olsen-option-starter_eight-rebury = nederst i bunken med den, snu neste kort
olsen_olsen-option-recycle_timing = Når snus kastebunken?
olsen_olsen-option-recycle_timing-on_demand = når det ikke er noe kort å trekke
olsen_olsen-option-recycle_timing-immediate = når det siste kortet er trukket
olsen_olsen-option-recycle = Hva skjer når trekkbunken er tom?
olsen_olsen-option-recycle-flip_all = hele kastebunken snus
olsen_olsen-option-recycle-flip_keep_top = det øverste blir liggende, resten snus
olsen_olsen-option-recycle-shuffle_keep_top = det øverste blir liggende, resten stokkes
olsen_olsen-option-enforce = Når koster et glemt «Ólsen» tre kort?
olsen_olsen-option-enforce-auto = så snart noen gjør noe
olsen_olsen-option-enforce-challenge = når en annen spiller utfordrer
olsen_olsen-option-oo_window = Hvor lenge kan «Ólsen ólsen» ropes?
olsen_olsen-option-oo_window-next_action = til neste spiller gjør noe
olsen_olsen-option-oo_window-with_card_only = bare sammen med kortet
olsen_olsen-option-false_call = Hva koster det å rope uten grunn?
olsen_olsen-option-false_call-reject = ingenting
olsen_olsen-option-false_call-draw1 = ett kort
olsen_olsen-option-calls_by_hand = Rop for hånd: må du rope etter at kortet er lagt?
olsen_olsen-option-calls_by_hand-false = nei, du kan rope sammen med kortet
olsen_olsen-option-calls_by_hand-true = ja, etter kortet
olsen_olsen-option-deals = Hvor mange omganger har et parti?
olsen_olsen-option-deals-n = like mange som spillere
olsen_olsen-option-until = Eller spille til noen har så mange poeng?
olsen_olsen-option-until-0 = nei, et fast antall omganger
olsen_olsen-option-scoring = Telles det poeng?
olsen_olsen-option-scoring-true = ja
olsen_olsen-option-scoring-false = nei: én omgang, og den som går ut, har vunnet
