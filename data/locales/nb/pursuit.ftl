# Swedish Pursuit's own words.
pursuit-examples = **For eksempel**
    7♦ ligger øverst. En ruter passer, eller 7♠, eller en åtter. Q♠ gjør det ikke, for damer, ess og toere følger fargen.
    Bo legger 2♣, Cleo svarer med 2♥, og Ada har ingen toer, så hun trekker fire kort.
    Du legger alle kort unntatt ett og roper ikke. Når neste spiller gjør et trekk, kan alle utfordre deg.
pursuit-choice = Toere øker, og dere tar hverandre.
pursuit-deals = 5
pursuit-pitch =
    Følg fargen eller tallet på det øverste kortet, eller trekk ett og stå over.
    {""}**Ess** hopper over neste, **dame** snur retningen, **åtter** bestemmer fargen, **toere** legges sammen.
    Ett kort igjen? Rop **Siste kort**, ellers kan du bli utfordret. Lavest sum vinner.
pursuit-call = Siste kort!
pursuit-called = 📣 { $seat } ropte Siste kort!
pursuit-call_missed = { $seat } glemte «Siste kort».
pursuit-you-called = 📣 Du ropte Siste kort!
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
        [none] Trekning om å dele ut: { $cards }, likt øverst.
       *[other] Trekning om å dele ut: { $cards }.
    }
pursuit-drew =
    { $count ->
        [0] { $seat } har ingen kort å trekke.
        [one] { $seat } trekker et kort{ $why ->
            [false_challenge] { " for det" }
           *[other] {""}
        }.
       *[other] { $seat } trekker { $count } kort{ $why ->
            [false_challenge] { " for det" }
           *[other] {""}
        }.
    }
pursuit-took =
    { $count ->
        [0] Trekkbunken er tom, så { $seat } tar ingenting.
        [one] { $seat } tar det eneste kortet som finnes, av { $due }.
       *[other] { $seat } tar { $count } kort.
    }
pursuit-own-took =
    { $count ->
        [0] Trekkbunken er tom, så du tar ingenting.
        [one] Du tar det eneste kortet som finnes, av { $due }.
       *[other] Du tar { $count } kort.
    }
pursuit-reversed =
    Nå går spillet { $dir ->
        [1] med klokka igjen.
       *[other] mot klokka.
    }
pursuit-passed = { $seat } kan ikke legge eller trekke, og står over turen.
pursuit-own-passed = Du kan ikke legge eller trekke, og står over turen.
pursuit-false_challenge = { $seat } utfordrer { $target }, som ikke gjorde noe galt.
pursuit-challenged_falsely =
    ❗ { $seat } utfordrer { $target }, som ikke gjorde noe galt{ $count ->
        [0] .
        [one] , og trekker et kort for det.
       *[other] , og trekker { $count } kort for det.
    }
pursuit-your-challenged_falsely =
    ❗ Du utfordrer { $target }, som ikke gjorde noe galt{ $count ->
        [0] .
        [one] , og trekker et kort for det.
       *[other] , og trekker { $count } kort for det.
    }
pursuit-blocked = Ingen spiller kan gjøre noe trekk, så alle teller kortene sine.
pursuit-deal_over =
    { $winner ->
        [none] Omgangen slutter uten vinner.
       *[other] { $winner } vinner omgang { $deal }, og de andre teller kortene sine.
    }
pursuit-table =
    { $top ->
        [none] Bordet er tomt.
       *[other] Øverst: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }farge: **{ $named }**
        }
    } · { $stock ->
        [0] trekkbunken er tom
       *[other] { $stock } i trekkbunken
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } kan utfordres
    }
pursuit-anticlockwise = ↺ Spillet går mot klokka.
pursuit-open_twos = ⚠️ **{ $count } kort** til { $seat }, hvis ikke en toer sender dem videre.
pursuit-fits =
    { $named ->
        [yes] Farge: { $suit }
       *[no] { $suit ->
            [none] Alle kort passer
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
pursuit-none_fit = Ingen av kortene dine passer. Trekk ett, så slutter turen din.
pursuit-must_pass = Ingen av kortene dine passer, og trekkbunken er tom. Du står over denne turen.
pursuit-answer =
    { $able ->
        [no] ⚠️ Du har ingen toer, så ta de { $count } kortene.
       *[yes] { $optional ->
            [yes] ⚠️ Legg en toer, eller ta de { $count } kortene.
           *[no] ⚠️ { $count } kort til deg. Legg en toer for å sende dem videre.
        }
    }
pursuit-call_hint =
    { $enforce ->
        [challenge] 📣 Rop **Siste kort** før neste spiller gjør et trekk, ellers kan alle utfordre deg for { $count } kort.
       *[auto] 📣 Rop **Siste kort** før neste spiller gjør et trekk, ellers trekker du { $count } kort.
    }

pursuit-option-packs = Hvor mange kortstokker?
pursuit-option-packs-1 = én, for inntil 7 spillere
pursuit-option-packs-2 = to
pursuit-option-starter_trick = Hva gjør et spesialkort som det første kortet?
pursuit-option-starter_trick-as_dealer = det virker som om giveren la det
pursuit-option-starter_trick-none = ingenting
pursuit-option-trick_match = Går ess, damer og toere på sitt eget tall?
pursuit-option-trick_match-suit = nei, bare på fargen
pursuit-option-trick_match-suit_or_rank = ja, som alle kort
pursuit-option-queen_two = Hva gjør en dame med to spillere?
pursuit-option-queen_two-plain = ingenting
pursuit-option-queen_two-skip = du spiller en gang til
pursuit-option-stack_two = Må du svare på en toer med en toer?
pursuit-option-stack_two-forced = ja, om du har en
pursuit-option-stack_two-optional = nei, du kan ta kortene
pursuit-option-enforce = Når koster et glemt «Siste kort» to kort?
pursuit-option-enforce-challenge = når en annen spiller utfordrer
pursuit-option-enforce-auto = når en annen spiller gjør et trekk
pursuit-option-lc_until = Hvor lenge kan andre utfordre deg?
pursuit-option-lc_until-hand_change = til hånda di endrer seg
pursuit-option-lc_until-next_own_turn = senest til din neste tur
pursuit-option-calls_by_hand = Må dere rope etter kortet?
pursuit-option-calls_by_hand-false = nei, ropet kan gå med kortet
pursuit-option-calls_by_hand-true = ja
pursuit-option-false_challenge = Hva koster det å utfordre et enslig kort uten grunn?
pursuit-option-false_challenge-0 = ingenting
pursuit-option-false_challenge-1 = ett kort
pursuit-option-false_challenge-2 = to kort
pursuit-option-final_effects = Virker en toer som det siste kortet?
pursuit-option-final_effects-ignore = nei, omgangen slutter
pursuit-option-final_effects-apply = ja, neste spiller tar kortene først
