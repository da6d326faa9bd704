# Swedish Pursuit's own words.
pursuit-examples = **For eksempel**
    Øverst ligger 7♦: en ruter går, eller 7♠, eller en åtter. Q♠ går ikke: damer, ess og toere følger fargen.
    Bo legger 2♣, Cleo svarer med 2♥, og Ada, som ikke har noen toer, tar fire kort.
    Du legger alt unntatt ett kort uten et ord: så snart neste spiller har gjort noe, kan hvem som helst utfordre deg.
pursuit-pitch =
    Følg fargen eller tallet på det øverste kortet, eller trekk ett og stå over.
    {""}**Ess** hopper over neste, **dame** snur retningen, **åtter** bestemmer fargen, **toere** hoper seg opp.
    Ett kort igjen? Rop **Siste kort**, ellers kan du bli utfordret. Lavest sum vinner.
pursuit-call = Siste kort!
pursuit-called = 📣 { $seat }: «Siste kort!»
pursuit-call_missed = { $seat } glemte «Siste kort».
pursuit-you-call_missed = ❗ Du glemte «Siste kort».
pursuit-you-forgot =
    { $count ->
        [0] ❗ Du glemte «Siste kort», men det er ingen kort igjen å trekke.
        [one] ❗ Du glemte «Siste kort»: ett kort!
       *[other] ❗ Du glemte «Siste kort»: { $count } kort!
    }
pursuit-forgot =
    { $count ->
        [0] ❗ { $seat } glemte «Siste kort», men det er ingen kort igjen å trekke.
        [one] ❗ { $seat } glemte «Siste kort» og trekker ett kort!
       *[other] ❗ { $seat } glemte «Siste kort» og trekker { $count } kort!
    }
pursuit-verb-take = Ta straffen
pursuit-cut =
    { $seat ->
        [none] { $seats } trekker { $cards }. De som står likt øverst, trekker på nytt.
       *[other] { $seats } trekker { $cards }, så { $seat } gir først.
    }
pursuit-drew =
    { $count ->
        [0] { $seat } finner ingen kort å trekke.
        [one] { $seat } trekker et kort{ $why ->
            [false_challenge] { " for det" }
           *[other] {""}
        }.
       *[other] { $seat } trekker { $count } kort for det.
    }
pursuit-took =
    { $count ->
        [0] Trekkbunken er tom, så { $seat } tar ingenting.
        [one] { $seat } tar det eneste kortet som er igjen av { $due }.
       *[other] { $seat } tar { $count } kort.
    }
pursuit-reversed =
    Spilleretningen snur: { $dir ->
        [1] med klokka igjen.
       *[other] mot klokka nå.
    }
pursuit-missed = { $seats } står over en tur.
pursuit-passed = { $seat } kan verken legge eller trekke, og står over turen.
pursuit-false_challenge = { $seat } utfordrer { $target }, som ikke har gjort noe galt.
pursuit-challenged_falsely =
    ❗ { $seat } utfordrer { $target }, som ikke har gjort noe galt{ $count ->
        [0] .
        [one] , og trekker et kort for det.
       *[other] , og trekker { $count } kort for det.
    }
pursuit-blocked = Ingen kan gjøre noe som helst lenger, så alle teller kortene sine.
pursuit-deal_over =
    { $winner ->
        [none] Omgangen er over uten vinner.
       *[other] { $winner } vinner omgang { $deal }, og alle andre teller kortene sine.
    }
pursuit-table =
    { $top ->
        [none] Det ligger ingenting på bordet ennå.
       *[other] Øverst: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " – " }ønsket: **{ $named }**
        }
    } · { $stock ->
        [0] trekkbunken er tom
       *[other] { $stock } i trekkbunken
    } · { $left ->
        [0] siste omgang
        [one] én omgang igjen etter denne
       *[other] { $left } omganger igjen etter denne
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } kan utfordres
    }
pursuit-table-beside =
    -# { $left ->
        [0] Siste omgang
        [one] Én omgang igjen etter denne
       *[other] { $left } omganger igjen etter denne
    }
pursuit-anticlockwise = ↺ Spillet går mot klokka.
pursuit-open_twos = ⚠️ **{ $count } kort** venter på { $seat }, med mindre en toer sender dem videre.
pursuit-fits =
    { $named ->
        [yes] Ønsket: { $suit }
       *[no] { $suit ->
            [none] Hvilket som helst kort passer
           *[other] Dette passer: { $suit }{ $rank ->
                [none] {""}
                [K] , en annen konge (K)
                [J] , en annen knekt (J)
                [A] , et annet ess (A)
                [Q] , en annen dame (Q)
               *[other] , en annen { $rank }-er
            }
        }
    } eller en åtter.
pursuit-none_fit = Ingen kort passer: trekk ett, så er turen din over.
pursuit-must_pass = Ingen kort passer, og trekkbunken er tom: du står over denne turen.
pursuit-answer =
    { $able ->
        [no] ⚠️ Du har ingen toer: ta de { $count } kortene som venter.
       *[yes] { $optional ->
            [yes] ⚠️ Legg en toer, eller ta de { $count } kortene som venter.
           *[no] ⚠️ { $count } kort venter: legg en toer og send dem videre.
        }
    }
pursuit-call_hint =
    { $enforce ->
        [challenge] 📣 Rop **Siste kort** før neste spiller gjør noe, ellers kan hvem som helst utfordre deg for { $count } kort.
       *[auto] 📣 Rop **Siste kort** før neste spiller gjør noe, ellers må du trekke { $count } kort.
    }

pursuit-option-packs = Hvor mange kortstokker?
pursuit-option-packs-1 = én, for inntil 7 spillere
pursuit-option-packs-2 = to
pursuit-option-starter_trick = Hva gjør et spesialkort som snus opp først?
pursuit-option-starter_trick-as_dealer = som om giveren hadde lagt det
pursuit-option-starter_trick-none = ingenting
pursuit-option-trick_match = Går ess, damer og toere på sitt eget tall?
pursuit-option-trick_match-suit = nei, bare på fargen
pursuit-option-trick_match-suit_or_rank = ja, som alle kort
pursuit-option-queen_two = Hva gjør en dame med to spillere?
pursuit-option-queen_two-plain = ingenting
pursuit-option-queen_two-skip = du spiller en gang til
pursuit-option-stack_two = Må en toer besvares med en toer?
pursuit-option-stack_two-forced = ja, om du har en
pursuit-option-stack_two-optional = nei, du kan ta kortene
pursuit-option-enforce = Når koster et glemt «Siste kort» to kort?
pursuit-option-enforce-challenge = når en annen spiller utfordrer
pursuit-option-enforce-auto = så snart noen gjør noe
pursuit-option-lc_until = Hvor lenge kan du utfordres?
pursuit-option-lc_until-hand_change = til hånda di endrer seg
pursuit-option-lc_until-next_own_turn = senest til din neste tur
pursuit-option-calls_by_hand = Rop for hånd: må du rope etter at kortet er lagt?
pursuit-option-calls_by_hand-false = nei, du kan rope sammen med kortet
pursuit-option-calls_by_hand-true = ja, etter kortet
pursuit-option-false_challenge = Hva koster det å utfordre et enslig kort uten grunn?
pursuit-option-false_challenge-0 = ingenting
pursuit-option-false_challenge-1 = ett kort
pursuit-option-false_challenge-2 = to kort
pursuit-option-final_effects = Virker en toer når den er det siste kortet?
pursuit-option-final_effects-ignore = nei, omgangen er over
pursuit-option-final_effects-apply = ja, neste spiller tar kortene først
