# Ólsen ólsen's own words.
olsen_olsen-examples = **Till exempel**
    K♦ ligger överst, och du har 8♠ 9♠ 2♦. Lägg 2♦, eller 8♠ och be om hjärter. 9♠ passar inte.
    5♠ ligger överst, och du har 5♦ 5♥. Lägg en av dem och ropa **Ólsen** för den andra.
    Draghögen är tom, och slänghögen är 5♥ 5♠ K♠. Den vänds: 5♥ ligger överst, och härnäst drar man 5♠.
olsen_olsen-choice = Ett kort per tur, eller dra.
olsen_olsen-deals =
    { $until ->
        [0] { $deals ->
            [n] { $seats }
           *[other] { $deals }
        }
       *[other] {""}
    }
olsen_olsen-total =
    { $cost ->
        [one] { $cost } poäng
       *[other] { $cost } poäng
    }
olsen_olsen-goal = till { $until } poäng
olsen_olsen-pitch =
    Lägg ett kort per tur: färgen eller siffran överst. Eller dra.
    En **åtta** passar på allt och väljer färg.
    Ett kort kvar? Ropa **Ólsen**. Med det sista ropar du **Ólsen ólsen**. Annars får du dra tre.
olsen_olsen-call = Ólsen!
olsen_olsen-call-last = Ólsen ólsen!
olsen_olsen-starter =
    { $card } vänds upp{ $any_card ->
        [yes] , och vilket kort som helst passar på det
       *[no] {""}
    }.
olsen_olsen-called =
    { $kind ->
        [olsen_olsen] 📣 { $seat } ropade Ólsen ólsen!
       *[olsen] 📣 { $seat } ropade Ólsen!
    }
olsen_olsen-call_missed =
    { $kind ->
        [olsen_olsen] { $seat } glömde ”Ólsen ólsen”.
       *[olsen] { $seat } glömde ”Ólsen”.
    }
olsen_olsen-you-called =
    { $kind ->
        [olsen_olsen] 📣 Du ropade Ólsen ólsen!
       *[olsen] 📣 Du ropade Ólsen!
    }
olsen_olsen-you-call_missed =
    { $kind ->
        [olsen_olsen] ❗ Du glömde ”Ólsen ólsen”.
       *[olsen] ❗ Du glömde ”Ólsen”.
    }
olsen_olsen-you-forgot =
    ❗ Du glömde { $kind ->
        [olsen_olsen] ”Ólsen ólsen”
       *[olsen] ”Ólsen”
    }{ $count ->
        [0] , men det finns inget kvar att dra.
        [one] : ett kort!
       *[other] : { $count } kort!
    }
olsen_olsen-forgot =
    ❗ { $seat } glömde { $kind ->
        [olsen_olsen] ”Ólsen ólsen”
       *[olsen] ”Ólsen”
    }{ $count ->
        [0] , men det finns inget kvar att dra.
        [one] {" "}och drar ett kort!
       *[other] {" "}och drar { $count } kort!
    }
olsen_olsen-recycled =
    { $way ->
        [flip_keep_top] Slänghögen, utom det översta kortet, vänds till en ny draghög på { $count } kort.
        [shuffle_keep_top] Slänghögen, utom det översta kortet, blandas till en ny draghög på { $count } kort.
       *[flip_all] Hela slänghögen vänds.
    }
olsen_olsen-table_changed = Därför får { $seat } välja igen.
olsen_olsen-table =
    { $top ->
        [none] Bordet är tomt.
       *[other] Överst: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }färg: **{ $named }**
        }{ $any_card ->
            [yes] { " · " }alla kort passar
           *[no] {""}
        }
    } · { $stock ->
        [0] draghögen är tom
       *[other] { $stock } i draghögen
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } kan utmanas
    }
olsen_olsen-waiting = ❗ { $seat } har lagt sista kortet men inte ropat ”Ólsen ólsen” än.
olsen_olsen-waiting-beside = { olsen_olsen-waiting }
olsen_olsen-table-beside =
    { $any_card ->
        [yes] Alla kort passar.
       *[no] {""}
    }
olsen_olsen-fits =
    { $any_card ->
        [yes] Alla kort passar nu.
       *[no] { $named ->
            [yes] Färg: { $suit }
           *[no] Passar: { $suit }{ $rank ->
                [none] {""}
               *[other] , { $rank ->
                [A] ett A
                [ess] ett ess
               *[other] en { $rank }
            } till
            }
        } eller en åtta.
    }
olsen_olsen-or_else =
    { $pass ->
        [yes] { $count ->
            [0] Du får inte dra fler. Lägg ett kort, eller passa.
           *[other] Eller dra ett till, eller passa.
        }
       *[no] { $count ->
            [0] Det finns inget kvar att dra, så lägg ett kort.
            [one] Eller dra ett till om du vill.
           *[other] Eller dra högst { $count } kort om du vill.
        }
    }
olsen_olsen-none_fit =
    { $pass ->
        [yes] { $count ->
            [0] Du har inget kort som passar och kan inte dra. Passa.
           *[other] Du har inget kort som passar. Dra ett till, eller passa.
        }
       *[no] { $count ->
            [one] Du har inget kort som passar. Dra ett till.
           *[other] Du har inget kort som passar. Dra tills något passar, högst { $count } kort.
        }
    }
olsen_olsen-call_hint =
    { $kind ->
        [olsen_olsen] 📣 Ropa **Ólsen ólsen** innan nästa spelare gör sitt drag, annars får du dra { $count } kort och spela vidare.
       *[olsen] { $enforce ->
            [challenge] 📣 Ropa **Ólsen** nu, annars kan du bli utmanad och få dra { $count } kort.
           *[auto] 📣 Ropa **Ólsen** innan nästa spelare gör sitt drag, annars får du dra { $count } kort.
        }
    }

refused-options-calls_by_hand = Man kan inte ropa efter kortet om man bara får ropa ”Ólsen ólsen” samtidigt med det. Ändra en av de två husreglerna.

olsen_olsen-option-packs = Hur många kortlekar?
olsen_olsen-option-packs-auto = en för 2–6 spelare, två från 7
olsen_olsen-option-packs-1 = en
olsen_olsen-option-packs-2 = två
olsen_olsen-option-early_pass = Får man passa innan man har dragit tre?
olsen_olsen-option-early_pass-false = nej
olsen_olsen-option-early_pass-true = ja, efter ett
olsen_olsen-option-starter_eight = Vad händer om första kortet är en åtta?
olsen_olsen-option-starter_eight-any_card = vilket kort som helst passar på den
olsen_olsen-option-starter_eight-own_suit = dess egen färg gäller
olsen_olsen-option-starter_eight-rebury = lägg den underst i draghögen och vänd nästa
olsen_olsen-option-recycle_timing = När vänds slänghögen?
olsen_olsen-option-recycle_timing-on_demand = när någon inte har något att dra
olsen_olsen-option-recycle_timing-immediate = när sista kortet dras
olsen_olsen-option-recycle = Vad händer när draghögen tar slut?
olsen_olsen-option-recycle-flip_all = hela slänghögen vänds
olsen_olsen-option-recycle-flip_keep_top = slänghögen vänds, utom det översta kortet
olsen_olsen-option-recycle-shuffle_keep_top = slänghögen blandas, utom det översta kortet
olsen_olsen-option-enforce = När kostar ett glömt ”Ólsen” tre kort?
olsen_olsen-option-enforce-auto = när någon annan gör sitt drag
olsen_olsen-option-enforce-challenge = när någon utmanar
olsen_olsen-option-oo_window = Hur länge kan man ropa ”Ólsen ólsen”?
olsen_olsen-option-oo_window-next_action = tills nästa spelare gör sitt drag
olsen_olsen-option-oo_window-with_card_only = bara samtidigt med kortet
olsen_olsen-option-false_call = Vad kostar ett rop i onödan?
olsen_olsen-option-false_call-reject = ingenting
olsen_olsen-option-false_call-draw1 = ett kort
olsen_olsen-option-calls_by_hand = Måste man ropa efter kortet?
olsen_olsen-option-calls_by_hand-false = nej, ropet får följa med kortet
olsen_olsen-option-calls_by_hand-true = ja
olsen_olsen-option-deals = Hur många givar i en match?
olsen_olsen-option-deals-n = en för varje spelare
olsen_olsen-option-until = Eller spela till så här många poäng?
olsen_olsen-option-until-0 = nej, ett bestämt antal givar
olsen_olsen-option-scoring = Räknar ni poäng?
olsen_olsen-option-scoring-true = ja
olsen_olsen-option-scoring-false = nej, en giv, och den som går ut vinner
