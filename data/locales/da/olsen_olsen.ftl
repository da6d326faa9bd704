# Ólsen ólsen's own words.
olsen_olsen-examples = **For eksempel**
    K♦ ligger øverst, og du har 8♠ 9♠ 2♦. Læg 2♦, eller læg 8♠ og vælg hjerter. 9♠ passer ikke.
    5♠ ligger øverst, og du har 5♦ 5♥. Læg den ene, og råb **Ólsen** for den anden.
    Trækbunken er tom, og kastebunken er 5♥ 5♠ K♠. Den vendes: 5♥ ligger øverst, og næste kort du trækker, er 5♠.
olsen_olsen-choice = Ét kort pr. tur, eller træk.
olsen_olsen-deals =
    { $until ->
        [0] { $deals ->
            [n] { $seats }
           *[other] { $deals }
        }
       *[other] {""}
    }
olsen_olsen-total = { $cost } point
olsen_olsen-goal = til { $until } point
olsen_olsen-pitch =
    Læg ét kort pr. tur: samme farve eller tal som det øverste. Eller træk.
    En **otter** passer på alt og bestemmer farven.
    Ét kort tilbage? Råb **Ólsen**. Med det sidste råber du **Ólsen ólsen**. Ellers trækker du tre.
olsen_olsen-call = Ólsen!
olsen_olsen-call-last = Ólsen ólsen!
olsen_olsen-starter =
    { $card } vendes op{ $any_card ->
        [yes] , og alle kort passer på det
       *[no] {""}
    }.
olsen_olsen-called =
    { $kind ->
        [olsen_olsen] 📣 { $seat } råbte Ólsen ólsen!
       *[olsen] 📣 { $seat } råbte Ólsen!
    }
olsen_olsen-call_missed =
    { $kind ->
        [olsen_olsen] { $seat } glemte »Ólsen ólsen«.
       *[olsen] { $seat } glemte »Ólsen«.
    }
olsen_olsen-you-called =
    { $kind ->
        [olsen_olsen] 📣 Du råbte Ólsen ólsen!
       *[olsen] 📣 Du råbte Ólsen!
    }
olsen_olsen-you-call_missed =
    { $kind ->
        [olsen_olsen] ❗ Du glemte »Ólsen ólsen«.
       *[olsen] ❗ Du glemte »Ólsen«.
    }
olsen_olsen-you-forgot =
    ❗ Du glemte { $kind ->
        [olsen_olsen] »Ólsen ólsen«
       *[olsen] »Ólsen«
    }{ $count ->
        [0] , men der er ingen kort tilbage at trække.
        [one] : ét kort!
       *[other] : { $count } kort!
    }
olsen_olsen-forgot =
    ❗ { $seat } glemte { $kind ->
        [olsen_olsen] »Ólsen ólsen«
       *[olsen] »Ólsen«
    }{ $count ->
        [0] , men der er ingen kort tilbage at trække.
        [one] {" "}og trækker ét kort!
       *[other] {" "}og trækker { $count } kort!
    }
olsen_olsen-recycled =
    { $way ->
        [flip_keep_top] Kastebunken, undtagen det øverste kort, vendes til en ny trækbunke på { $count } kort.
        [shuffle_keep_top] Kastebunken, undtagen det øverste kort, blandes til en ny trækbunke på { $count } kort.
       *[flip_all] Hele kastebunken vendes.
    }
olsen_olsen-table_changed = Derfor skal { $seat } vælge igen.
olsen_olsen-table =
    { $top ->
        [none] Bordet er tomt.
       *[other] Øverst: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }farve: **{ $named }**
        }{ $any_card ->
            [yes] { " · " }alle kort passer
           *[no] {""}
        }
    } · { $stock ->
        [0] trækbunken er tom
       *[other] { $stock } i trækbunken
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } kan udfordres
    }
olsen_olsen-waiting = ❗ { $seat } lagde det sidste kort, men har ikke råbt »Ólsen ólsen« endnu.
olsen_olsen-waiting-beside = { olsen_olsen-waiting }
olsen_olsen-table-beside =
    { $any_card ->
        [yes] Alle kort passer.
       *[no] {""}
    }
olsen_olsen-fits =
    { $any_card ->
        [yes] Nu passer alle kort.
       *[no] { $named ->
            [yes] Farve: { $suit }
           *[no] Det passer: { $suit }{ $rank ->
                [none] {""}
                [A] , et andet es (A)
                [K] , en anden konge (K)
                [Q] , en anden dame (Q)
                [J] , en anden knægt (J)
               *[other] , en anden { $rank }’er
            }
        } eller en otter.
    }
olsen_olsen-or_else =
    { $pass ->
        [yes] { $count ->
            [0] Du kan ikke trække mere. Læg et kort, eller sig pas.
           *[other] Eller træk ét til, eller sig pas.
        }
       *[no] { $count ->
            [0] Der er ingen kort tilbage at trække, så læg et kort.
            [one] Eller træk ét til hvis du vil.
           *[other] Eller træk op til { $count } kort hvis du vil.
        }
    }
olsen_olsen-none_fit =
    { $pass ->
        [yes] { $count ->
            [0] Ingen af dine kort passer, og du kan ikke trække. Sig pas.
           *[other] Ingen af dine kort passer. Træk ét til, eller sig pas.
        }
       *[no] { $count ->
            [one] Ingen af dine kort passer. Træk ét til.
           *[other] Ingen af dine kort passer. Træk op til { $count } kort indtil et passer.
        }
    }
olsen_olsen-call_hint =
    { $kind ->
        [olsen_olsen] 📣 Råb **Ólsen ólsen** før næste spiller trækker eller lægger, ellers trækker du { $count } kort og spiller videre.
       *[olsen] { $enforce ->
            [challenge] 📣 Råb **Ólsen** nu, ellers kan alle udfordre dig for { $count } kort.
           *[auto] 📣 Råb **Ólsen** før næste spiller trækker eller lægger, ellers trækker du { $count } kort.
        }
    }

refused-options-calls_by_hand = I kan ikke råbe efter kortet når »Ólsen ólsen« kun råbes sammen med kortet. Ændr en af de to husregler.

olsen_olsen-option-packs = Hvor mange spil kort?
olsen_olsen-option-packs-auto = ét til 2–6 spillere, to fra 7
olsen_olsen-option-packs-1 = ét
olsen_olsen-option-packs-2 = to
olsen_olsen-option-early_pass = Kan du sige pas før du har trukket tre?
olsen_olsen-option-early_pass-false = nej
olsen_olsen-option-early_pass-true = ja, efter ét
olsen_olsen-option-starter_eight = Hvad hvis det første kort er en otter?
olsen_olsen-option-starter_eight-any_card = alle kort passer på den
olsen_olsen-option-starter_eight-own_suit = dens egen farve gælder
olsen_olsen-option-starter_eight-rebury = læg den nederst i trækbunken, og vend det næste
olsen_olsen-option-recycle_timing = Hvornår vendes kastebunken?
olsen_olsen-option-recycle_timing-on_demand = når en spiller ikke har noget at trække
olsen_olsen-option-recycle_timing-immediate = når det sidste kort er trukket
olsen_olsen-option-recycle = Hvad sker der når trækbunken er tom?
olsen_olsen-option-recycle-flip_all = hele kastebunken vendes
olsen_olsen-option-recycle-flip_keep_top = kastebunken vendes, undtagen det øverste
olsen_olsen-option-recycle-shuffle_keep_top = kastebunken blandes, undtagen det øverste
olsen_olsen-option-enforce = Hvornår koster et glemt »Ólsen« tre kort?
olsen_olsen-option-enforce-auto = når en anden spiller trækker eller lægger
olsen_olsen-option-enforce-challenge = når en anden spiller udfordrer
olsen_olsen-option-oo_window = Hvor længe kan du råbe »Ólsen ólsen«?
olsen_olsen-option-oo_window-next_action = til næste spiller trækker eller lægger
olsen_olsen-option-oo_window-with_card_only = kun sammen med kortet
olsen_olsen-option-false_call = Hvad koster det at råbe uden grund?
olsen_olsen-option-false_call-reject = ingenting
olsen_olsen-option-false_call-draw1 = ét kort
olsen_olsen-option-calls_by_hand = Skal I råbe efter kortet?
olsen_olsen-option-calls_by_hand-false = nej, råbet kan følge med kortet
olsen_olsen-option-calls_by_hand-true = ja
olsen_olsen-option-deals = Hvor mange omgange har et parti?
olsen_olsen-option-deals-n = én for hver spiller
olsen_olsen-option-until = Spiller I til et bestemt antal point?
olsen_olsen-option-until-0 = nej, et fast antal omgange
olsen_olsen-option-scoring = Tæller I point?
olsen_olsen-option-scoring-true = ja
olsen_olsen-option-scoring-false = nej, én omgang, og den første ud vinder
