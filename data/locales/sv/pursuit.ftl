# Swedish Pursuit's own words.
pursuit-examples = **Till exempel**
    7♦ ligger överst. En ruter passar, eller 7♠, eller vilken åtta som helst. Q♠ gör det inte, för damer, ess och tvåor måste följa färg.
    Bo lägger 2♣, Cleo svarar med 2♥, och Ada, som inte har någon tvåa, drar fyra kort.
    Du lägger ditt näst sista kort och ropar inte. När nästa spelare har gjort sitt drag kan vem som helst utmana dig.
pursuit-choice = Tvåor läggs ihop, och ni sätter dit varandra.
pursuit-deals = 5
pursuit-pitch =
    Följ färgen eller siffran överst, eller dra ett kort och passa.
    {""}**Ess** hoppar över, **dam** vänder, **åtta** väljer färg, **tvåor** läggs ihop.
    Ett kort kvar? Ropa **Sista kortet**, annars kan du bli utmanad. Lägst summa vinner.
pursuit-call = Sista kortet!
pursuit-called = 📣 { $seat } ropade Sista kortet!
pursuit-call_missed = { $seat } glömde ”Sista kortet”.
pursuit-you-called = 📣 Du ropade Sista kortet!
pursuit-you-call_missed = ❗ Du glömde ”Sista kortet”.
pursuit-you-forgot =
    { $count ->
        [0] ❗ Du glömde ”Sista kortet”, men det finns inget kvar att dra.
        [one] ❗ Du glömde ”Sista kortet”: ett kort!
       *[other] ❗ Du glömde ”Sista kortet”: { $count } kort!
    }
pursuit-forgot =
    { $count ->
        [0] ❗ { $seat } glömde ”Sista kortet”, men det finns inget kvar att dra.
        [one] ❗ { $seat } glömde ”Sista kortet” och drar ett kort!
       *[other] ❗ { $seat } glömde ”Sista kortet” och drar { $count } kort!
    }
pursuit-verb-take = Ta straffet
pursuit-cut =
    { $seat ->
        [none] Kupering om vem som ger: { $cards }, lika högt.
       *[other] Kupering om vem som ger: { $cards }.
    }
pursuit-drew =
    { $count ->
        [0] { $seat } har inget att dra.
        [one] { $seat } drar ett kort{ $why ->
            [false_challenge] { " för det" }
           *[other] {""}
        }.
       *[other] { $seat } drar { $count } kort{ $why ->
            [false_challenge] { " för det" }
           *[other] {""}
        }.
    }
pursuit-took =
    { $count ->
        [0] Draghögen är tom, så { $seat } slipper undan.
        [one] { $seat } skulle ta { $due } men tar det enda kortet som är kvar.
       *[other] { $seat } tar { $count } kort.
    }
pursuit-own-took =
    { $count ->
        [0] Draghögen är tom, så du slipper undan.
        [one] Du skulle ta { $due } men tar det enda kortet som är kvar.
       *[other] Du tar { $count } kort.
    }
pursuit-reversed =
    Nu går turen { $dir ->
        [1] medurs igen.
       *[other] moturs.
    }
pursuit-passed = { $seat } kan varken lägga eller dra och får stå över.
pursuit-own-passed = Du kan varken lägga eller dra och får stå över.
pursuit-false_challenge = { $seat } utmanar { $target }, som inte gjort något fel.
pursuit-challenged_falsely =
    ❗ { $seat } utmanar { $target }, som inte gjort något fel{ $count ->
        [0] .
        [one] , och drar ett kort för det.
       *[other] , och drar { $count } kort för det.
    }
pursuit-your-challenged_falsely =
    ❗ Du utmanar { $target }, som inte gjort något fel{ $count ->
        [0] .
        [one] , så du drar ett kort för det.
       *[other] , så du drar { $count } kort för det.
    }
pursuit-blocked = Ingen spelare kan göra något, så alla räknar sina kort.
pursuit-deal_over =
    { $winner ->
        [none] Given slutar utan vinnare.
       *[other] { $winner } vinner giv { $deal }, och de andra räknar sina kort.
    }
pursuit-table =
    { $top ->
        [none] Bordet är tomt.
       *[other] Överst: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }färg: **{ $named }**
        }
    } · { $stock ->
        [0] draghögen är tom
       *[other] { $stock } i draghögen
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } kan utmanas
    }
pursuit-anticlockwise = ↺ Turen går moturs.
pursuit-open_twos = ⚠️ **{ $count } kort** till { $seat }, om inte en tvåa skickar dem vidare.
pursuit-fits =
    { $named ->
        [yes] Färg: { $suit } eller en åtta.
       *[no] { $suit ->
            [none] Alla kort passar.
           *[other] Passar: { $suit }{ $rank ->
                [none] {""}
               *[other] , { $rank ->
                [A] ett A
                [ess] ett ess
               *[other] en { $rank }
            } till
            } eller en åtta.
        }
    }
pursuit-none_fit = Du har inget kort som passar. Dra ett, så är din tur slut.
pursuit-must_pass = Du har inget kort som passar, och draghögen är tom. Du får stå över.
pursuit-answer =
    { $able ->
        [no] ⚠️ Du har ingen tvåa, så ta de { $count } korten.
       *[yes] { $optional ->
            [yes] ⚠️ Lägg en tvåa, eller ta de { $count } korten.
           *[no] ⚠️ { $count } kort till dig. Lägg en tvåa för att skicka dem vidare.
        }
    }
pursuit-call_hint =
    { $enforce ->
        [challenge] 📣 Ropa **Sista kortet** innan nästa spelare gör sitt drag, annars kan du bli utmanad och få dra { $count } kort.
       *[auto] 📣 Ropa **Sista kortet** innan nästa spelare gör sitt drag, annars får du dra { $count } kort.
    }

pursuit-option-packs = Hur många kortlekar?
pursuit-option-packs-1 = en, för upp till 7 spelare
pursuit-option-packs-2 = två
pursuit-option-starter_trick = Vad gör ett specialkort som första kort?
pursuit-option-starter_trick-as_dealer = det gäller som om den som ger hade lagt det
pursuit-option-starter_trick-none = ingenting
pursuit-option-trick_match = Passar ess, damer och tvåor på sin egen siffra?
pursuit-option-trick_match-suit = nej, bara på sin färg
pursuit-option-trick_match-suit_or_rank = ja, som alla kort
pursuit-option-queen_two = Vad betyder en dam när ni bara är två?
pursuit-option-queen_two-plain = ingenting
pursuit-option-queen_two-skip = du spelar igen
pursuit-option-stack_two = Måste man svara på en tvåa med en tvåa?
pursuit-option-stack_two-forced = ja, om man har en
pursuit-option-stack_two-optional = nej, man får ta korten
pursuit-option-enforce = När kostar ett glömt ”Sista kortet” två kort?
pursuit-option-enforce-challenge = när någon utmanar
pursuit-option-enforce-auto = när någon annan gör sitt drag
pursuit-option-lc_until = Hur länge kan andra utmana dig?
pursuit-option-lc_until-hand_change = tills din hand ändras
pursuit-option-lc_until-next_own_turn = som längst till din nästa tur
pursuit-option-calls_by_hand = Måste man ropa efter kortet?
pursuit-option-calls_by_hand-false = nej, ropet får följa med kortet
pursuit-option-calls_by_hand-true = ja
pursuit-option-false_challenge = Vad kostar det att utmana någon med ett kort i onödan?
pursuit-option-false_challenge-0 = ingenting
pursuit-option-false_challenge-1 = ett kort
pursuit-option-false_challenge-2 = två kort
pursuit-option-final_effects = Gäller en tvåa som sista kort?
pursuit-option-final_effects-ignore = nej, given är slut
pursuit-option-final_effects-apply = ja, nästa spelare drar först
