# Swedish Pursuit's own words.
pursuit-examples = **For eksempel**
    7♦ ligger øverst. En ruder passer, eller 7♠, eller en otter. Q♠ gør ikke, for damer, esser og toere følger farven.
    Bo lægger 2♣, Cleo svarer med 2♥, og Ada har ingen toer, så hun trækker fire kort.
    Du lægger alle kort undtagen ét og råber ikke. Når næste spiller har trukket eller lagt, kan alle udfordre dig.
pursuit-choice = Toere lægges sammen, og I fanger hinanden.
pursuit-deals = 5
pursuit-pitch =
    Følg farven eller tallet på det øverste kort, eller træk ét kort og sig pas.
    {""}**Es** springer den næste over, **dame** vender retningen, **otter** bestemmer farven, **toere** lægges sammen.
    Ét kort tilbage? Råb **Sidste kort**, ellers kan du blive udfordret. Den laveste sum vinder.
pursuit-call = Sidste kort!
pursuit-called = 📣 { $seat } råbte Sidste kort!
pursuit-call_missed = { $seat } glemte »Sidste kort«.
pursuit-you-called = 📣 Du råbte Sidste kort!
pursuit-you-call_missed = ❗ Du glemte »Sidste kort«.
pursuit-you-forgot =
    { $count ->
        [0] ❗ Du glemte »Sidste kort«, men der er ingen kort tilbage at trække.
        [one] ❗ Du glemte »Sidste kort«: ét kort!
       *[other] ❗ Du glemte »Sidste kort«: { $count } kort!
    }
pursuit-forgot =
    { $count ->
        [0] ❗ { $seat } glemte »Sidste kort«, men der er ingen kort tilbage at trække.
        [one] ❗ { $seat } glemte »Sidste kort« og trækker ét kort!
       *[other] ❗ { $seat } glemte »Sidste kort« og trækker { $count } kort!
    }
pursuit-verb-take = Tag straffen
pursuit-cut =
    { $seat ->
        [none] Lodtrækning om at dele ud: { $cards }, lige øverst.
       *[other] Lodtrækning om at dele ud: { $cards }.
    }
pursuit-drew =
    { $count ->
        [0] { $seat } har ingen kort at trække.
        [one] { $seat } trækker et kort{ $why ->
            [false_challenge] { " i straf" }
           *[other] {""}
        }.
       *[other] { $seat } trækker { $count } kort{ $why ->
            [false_challenge] { " i straf" }
           *[other] {""}
        }.
    }
pursuit-took =
    { $count ->
        [0] Trækbunken er tom, så { $seat } tager ingenting.
        [one] { $seat } tager det eneste kort der er tilbage, af { $due }.
       *[other] { $seat } tager { $count } kort.
    }
pursuit-own-took =
    { $count ->
        [0] Trækbunken er tom, så du tager ingenting.
        [one] Du tager det eneste kort der er tilbage, af { $due }.
       *[other] Du tager { $count } kort.
    }
pursuit-reversed =
    Nu går spillet { $dir ->
        [1] med uret igen.
       *[other] mod uret.
    }
pursuit-passed = { $seat } kan hverken lægge eller trække og mister turen.
pursuit-own-passed = Du kan hverken lægge eller trække og mister turen.
pursuit-false_challenge = { $seat } udfordrer { $target } uden grund.
pursuit-challenged_falsely =
    ❗ { $seat } udfordrer { $target } uden grund{ $count ->
        [0] .
        [one] {" "}og trækker et kort i straf.
       *[other] {" "}og trækker { $count } kort i straf.
    }
pursuit-your-challenged_falsely =
    ❗ Du udfordrer { $target } uden grund{ $count ->
        [0] .
        [one] {" "}og trækker et kort i straf.
       *[other] {" "}og trækker { $count } kort i straf.
    }
pursuit-blocked = Ingen af spillerne kan gøre noget, så alle tæller deres kort.
pursuit-deal_over =
    { $winner ->
        [none] Omgangen slutter uden vinder.
       *[other] { $winner } vinder omgang { $deal }, og de andre tæller deres kort.
    }
pursuit-table =
    { $top ->
        [none] Bordet er tomt.
       *[other] Øverst: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }farve: **{ $named }**
        }
    } · { $stock ->
        [0] trækbunken er tom
       *[other] { $stock } i trækbunken
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } kan udfordres
    }
pursuit-anticlockwise = ↺ Spillet går mod uret.
pursuit-open_twos = ⚠️ **{ $count } kort** til { $seat } medmindre en toer sender dem videre.
pursuit-fits =
    { $named ->
        [yes] Farve: { $suit }
       *[no] { $suit ->
            [none] Alle kort passer
           *[other] Det passer: { $suit }{ $rank ->
                [none] {""}
                [K] , en anden konge (K)
                [J] , en anden knægt (J)
                [A] , et andet es (A)
                [Q] , en anden dame (Q)
               *[other] , en anden { $rank }’er
            }
        }
    } eller en otter.
pursuit-none_fit = Ingen af dine kort passer. Træk ét, så slutter din tur.
pursuit-must_pass = Ingen af dine kort passer, og trækbunken er tom. Du mister turen.
pursuit-answer =
    { $able ->
        [no] ⚠️ Du har ingen toer, så tag de { $count } kort.
       *[yes] { $optional ->
            [yes] ⚠️ Læg en toer, eller tag de { $count } kort.
           *[no] ⚠️ { $count } kort til dig. Læg en toer for at sende dem videre.
        }
    }
pursuit-call_hint =
    { $enforce ->
        [challenge] 📣 Råb **Sidste kort** før næste spiller trækker eller lægger, ellers kan alle udfordre dig for { $count } kort.
       *[auto] 📣 Råb **Sidste kort** før næste spiller trækker eller lægger, ellers trækker du { $count } kort.
    }

pursuit-option-packs = Hvor mange spil kort?
pursuit-option-packs-1 = ét, til op til 7 spillere
pursuit-option-packs-2 = to
pursuit-option-starter_trick = Hvad gør et specialkort som første kort?
pursuit-option-starter_trick-as_dealer = det virker som om giveren lagde det
pursuit-option-starter_trick-none = ingenting
pursuit-option-trick_match = Passer esser, damer og toere på deres eget tal?
pursuit-option-trick_match-suit = nej, kun på farven
pursuit-option-trick_match-suit_or_rank = ja, ligesom andre kort
pursuit-option-queen_two = Hvad gør en dame med to spillere?
pursuit-option-queen_two-plain = ingenting
pursuit-option-queen_two-skip = du spiller en gang til
pursuit-option-stack_two = Skal du svare på en toer med en toer?
pursuit-option-stack_two-forced = ja hvis du har en
pursuit-option-stack_two-optional = nej, du må tage kortene
pursuit-option-enforce = Hvornår koster et glemt »Sidste kort« to kort?
pursuit-option-enforce-challenge = når en anden spiller udfordrer
pursuit-option-enforce-auto = når en anden spiller trækker eller lægger
pursuit-option-lc_until = Hvor længe kan andre udfordre dig?
pursuit-option-lc_until-hand_change = til din hånd ændrer sig
pursuit-option-lc_until-next_own_turn = senest til din næste tur
pursuit-option-calls_by_hand = Skal I råbe efter kortet?
pursuit-option-calls_by_hand-false = nej, råbet kan følge med kortet
pursuit-option-calls_by_hand-true = ja
pursuit-option-false_challenge = Hvad koster det at udfordre et enkelt kort uden grund?
pursuit-option-false_challenge-0 = ingenting
pursuit-option-false_challenge-1 = ét kort
pursuit-option-false_challenge-2 = to kort
pursuit-option-final_effects = Virker en toer som det sidste kort?
pursuit-option-final_effects-ignore = nej, omgangen slutter
pursuit-option-final_effects-apply = ja, næste spiller trækker først
