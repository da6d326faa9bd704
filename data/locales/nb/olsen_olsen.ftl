# Ólsen ólsen's own words.
olsen_olsen-examples = **For eksempel**
    K♦ ligger øverst, og du har 8♠ 9♠ 2♦. Legg 2♦, eller 8♠ og velg hjerter. 9♠ passer ikke.
    5♠ ligger øverst, og du har 5♦ 5♥. Legg den ene og rop **Ólsen** for den andre.
    Trekkbunken er tom, og kastebunken er 5♥ 5♠ K♠. Den snus: 5♥ ligger øverst, og du trekker 5♠.
olsen_olsen-choice = Ett kort per tur, eller trekk.
olsen_olsen-deals =
    { $until ->
        [0] { $deals ->
            [n] { $seats }
           *[other] { $deals }
        }
       *[other] {""}
    }
olsen_olsen-total = { $cost } poeng
olsen_olsen-goal = til { $until } poeng
olsen_olsen-pitch =
    Legg ett kort per tur: fargen eller tallet på det øverste. Eller trekk.
    En **åtter** går på alt og bestemmer fargen.
    Ett kort igjen? Rop **Ólsen**. Med det siste roper du **Ólsen ólsen**. Ellers trekker du tre.
olsen_olsen-call = Ólsen!
olsen_olsen-call-last = Ólsen ólsen!
olsen_olsen-starter =
    { $card } snus opp{ $any_card ->
        [yes] , og alle kort passer på det
       *[no] {""}
    }.
olsen_olsen-called =
    { $kind ->
        [olsen_olsen] 📣 { $seat } ropte Ólsen ólsen!
       *[olsen] 📣 { $seat } ropte Ólsen!
    }
olsen_olsen-call_missed =
    { $kind ->
        [olsen_olsen] { $seat } glemte «Ólsen ólsen».
       *[olsen] { $seat } glemte «Ólsen».
    }
olsen_olsen-you-called =
    { $kind ->
        [olsen_olsen] 📣 Du ropte Ólsen ólsen!
       *[olsen] 📣 Du ropte Ólsen!
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
        [flip_keep_top] Kastebunken, unntatt det øverste kortet, snus til en ny trekkbunke på { $count } kort.
        [shuffle_keep_top] Kastebunken, unntatt det øverste kortet, stokkes til en ny trekkbunke på { $count } kort.
       *[flip_all] Hele kastebunken snus.
    }
olsen_olsen-table_changed = Så { $seat } må velge på nytt.
olsen_olsen-table =
    { $top ->
        [none] Bordet er tomt.
       *[other] Øverst: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }farge: **{ $named }**
        }{ $any_card ->
            [yes] { " · " }alle kort passer
           *[no] {""}
        }
    } · { $stock ->
        [0] trekkbunken er tom
       *[other] { $stock } i trekkbunken
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } kan utfordres
    }
olsen_olsen-waiting = ❗ { $seat } la det siste kortet, men har ikke ropt «Ólsen ólsen» ennå.
olsen_olsen-waiting-beside = { olsen_olsen-waiting }
olsen_olsen-table-beside =
    { $any_card ->
        [yes] Alle kort passer.
       *[no] {""}
    }
olsen_olsen-fits =
    { $any_card ->
        [yes] Nå passer alle kort.
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
        } eller en åtter.
    }
olsen_olsen-or_else =
    { $pass ->
        [yes] { $count ->
            [0] Du kan ikke trekke mer. Legg et kort, eller si pass.
           *[other] Eller trekk ett til, eller si pass.
        }
       *[no] { $count ->
            [0] Det er ingen kort igjen å trekke, så legg et.
            [one] Eller trekk ett til om du vil.
           *[other] Eller trekk inntil { $count } kort om du vil.
        }
    }
olsen_olsen-none_fit =
    { $pass ->
        [yes] { $count ->
            [0] Ingen av kortene dine passer, og du kan ikke trekke. Si pass.
           *[other] Ingen av kortene dine passer. Trekk ett til, eller si pass.
        }
       *[no] { $count ->
            [one] Ingen av kortene dine passer. Trekk ett til.
           *[other] Ingen av kortene dine passer. Trekk høyst { $count } kort, til ett passer.
        }
    }
olsen_olsen-call_hint =
    { $kind ->
        [olsen_olsen] 📣 Rop **Ólsen ólsen** før neste spiller gjør et trekk, ellers trekker du { $count } kort og spiller videre.
       *[olsen] { $enforce ->
            [challenge] 📣 Rop **Ólsen** nå, ellers kan alle utfordre deg for { $count } kort.
           *[auto] 📣 Rop **Ólsen** før neste spiller gjør et trekk, ellers trekker du { $count } kort.
        }
    }

refused-options-calls_by_hand = Dere kan ikke både rope etter kortet og rope «Ólsen ólsen» bare sammen med kortet. Endre en av de to husreglene.

olsen_olsen-option-packs = Hvor mange kortstokker?
olsen_olsen-option-packs-auto = én for 2–6 spillere, to fra 7
olsen_olsen-option-packs-1 = én
olsen_olsen-option-packs-2 = to
olsen_olsen-option-early_pass = Kan du si pass før du har trukket tre?
olsen_olsen-option-early_pass-false = nei
olsen_olsen-option-early_pass-true = ja, etter ett
olsen_olsen-option-starter_eight = Hva om det første kortet er en åtter?
olsen_olsen-option-starter_eight-any_card = alle kort passer på den
olsen_olsen-option-starter_eight-own_suit = fargen på den gjelder
olsen_olsen-option-starter_eight-rebury = legg den nederst i trekkbunken og snu det neste
olsen_olsen-option-recycle_timing = Når snus kastebunken?
olsen_olsen-option-recycle_timing-on_demand = når en spiller ikke har noe å trekke
olsen_olsen-option-recycle_timing-immediate = når det siste kortet er trukket
olsen_olsen-option-recycle = Hva skjer når trekkbunken er tom?
olsen_olsen-option-recycle-flip_all = hele kastebunken snus
olsen_olsen-option-recycle-flip_keep_top = kastebunken snus, unntatt det øverste
olsen_olsen-option-recycle-shuffle_keep_top = kastebunken stokkes, unntatt det øverste
olsen_olsen-option-enforce = Når koster et glemt «Ólsen» tre kort?
olsen_olsen-option-enforce-auto = når en annen spiller gjør et trekk
olsen_olsen-option-enforce-challenge = når en annen spiller utfordrer
olsen_olsen-option-oo_window = Hvor lenge kan du rope «Ólsen ólsen»?
olsen_olsen-option-oo_window-next_action = til neste spiller gjør et trekk
olsen_olsen-option-oo_window-with_card_only = bare sammen med kortet
olsen_olsen-option-false_call = Hva koster det å rope uten grunn?
olsen_olsen-option-false_call-reject = ingenting
olsen_olsen-option-false_call-draw1 = ett kort
olsen_olsen-option-calls_by_hand = Må dere rope etter kortet?
olsen_olsen-option-calls_by_hand-false = nei, ropet kan gå med kortet
olsen_olsen-option-calls_by_hand-true = ja
olsen_olsen-option-deals = Hvor mange omganger har et parti?
olsen_olsen-option-deals-n = én for hver spiller
olsen_olsen-option-until = Eller spille til så mange poeng?
olsen_olsen-option-until-0 = nei, et fast antall omganger
olsen_olsen-option-scoring = Teller dere poeng?
olsen_olsen-option-scoring-true = ja
olsen_olsen-option-scoring-false = nei, én omgang, og den første ut vinner
