# Olsen's own words.
olsen-examples = **Till exempel**
    9♥ ligger överst, och du har 9♣ 4♥ 4♠. Lägg 9♣, eller 4♥, eller 4♥ med 4♠ på så att det blir spader.
    8♣ ligger överst, och färgen är ♠. 7♠ passar, K♣ gör det inte, och en åtta till gör det aldrig.
    Du lägger K♥ och har 9♣ 9♦ kvar. Ropa **Olsen One Card**, för du skulle kunna lägga båda på en gång.
olsen-choice = Vändåtta där man ropar.
olsen-goal = till 100 poäng
olsen-pitch =
    Bli av med dina kort genom att följa färgen eller siffran överst.
    {""}**Ess:** de andra får dra, och du spelar igen. **Åtta:** du väljer färg.
    Nästan inga kort kvar? Ropa **Olsen One Card**, annars får du dra tio.
olsen-call = Olsen One Card!
olsen-called = 📣 { $seat } ropade Olsen One Card!
olsen-call_missed = { $seat } glömde ”Olsen One Card”.
olsen-you-called = 📣 Du ropade Olsen One Card!
olsen-you-call_missed = ❗ Du glömde ”Olsen One Card”.
olsen-you-forgot =
    { $count ->
        [0] ❗ Du glömde ”Olsen One Card”, men det finns inget kvar att dra.
        [one] ❗ Du glömde ”Olsen One Card”: ett kort!
       *[other] ❗ Du glömde ”Olsen One Card”: { $count } kort!
    }
olsen-forgot =
    { $count ->
        [0] ❗ { $seat } glömde ”Olsen One Card”, men det finns inget kvar att dra.
        [one] ❗ { $seat } glömde ”Olsen One Card” och drar ett kort!
       *[other] ❗ { $seat } glömde ”Olsen One Card” och drar { $count } kort!
    }
olsen-table =
    { $top ->
        [none] Bordet är tomt.
       *[other] Överst: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }färg: **{ $named }**
        }
    } · { $stock } i draghögen{ $pot ->
        [0] {""}
       *[other] { " · " }{ $pot } marker i potten
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } kan utmanas
    }
olsen-fits =
    { $first_turn ->
        [yes] Din första tur: lägg ett kort i { $suit }{ $special ->
            [yes] {" "}eller en åtta eller ett ess
           *[no] {""}
        }. Åttor och ess är vanliga kort den här turen.
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
        }{ $eight ->
            [yes] {" "}eller en åtta
           *[no] {""}
        }.{ $several ->
            [yes] {" "}Du får lägga flera av samma valör.
           *[no] {""}
        }
    }
olsen-none_fit =
    { $count ->
        [one] Du har inget kort som passar. Du får dra ett till.
       *[other] Du har inget kort som passar. Dra tills något passar, högst { $count } kort.
    }
olsen-must_pass = Du har inget kort som passar och får inte dra fler. Passa.
olsen-call_hint =
    { $enforce ->
        [challenge] 📣 Ropa **Olsen One Card** nu, annars kan du bli utmanad och få dra { $count } kort.
       *[auto] 📣 Ropa **Olsen One Card** innan nästa spelare gör sitt drag, annars får du dra { $count } kort.
    }

olsen-option-packs = Hur många kortlekar?
olsen-option-packs-auto = en för 2–5 spelare, två från 6
olsen-option-packs-1 = en
olsen-option-packs-2 = två
olsen-option-first_dealer = Vem ger först?
olsen-option-first_dealer-random = slumpen avgör
olsen-option-first_dealer-host = värden
olsen-option-first_turn_scope = Vem måste följa första kortets färg på sin första tur?
olsen-option-first_turn_scope-each = alla spelare
olsen-option-first_turn_scope-first_player = bara den som börjar
olsen-option-first_turn_multi = Får man lägga flera kort på en gång på första turen?
olsen-option-first_turn_multi-false = nej
olsen-option-first_turn_multi-true = ja
olsen-option-first_turn_8A = Får man lägga åttor och ess i annan färg på första turen?
olsen-option-first_turn_8A-suit_only = nej
olsen-option-first_turn_8A-any = ja, men de gör ingenting
olsen-option-first_turn_draws = Hur många kort får man dra på första turen?
olsen-option-first_turn_draws-3 = upp till tre
olsen-option-first_turn_draws-1 = ett
olsen-option-starter_special = Vad händer om första kortet är en åtta eller ett ess?
olsen-option-starter_special-plain = det är ett vanligt kort
olsen-option-starter_special-rebury = lägg det underst i draghögen och vänd nästa
olsen-option-eight_wild = Får man lägga en åtta på vilket kort som helst?
olsen-option-eight_wild-true = ja, utom på en åtta
olsen-option-eight_wild-false = bara om färgen stämmer
olsen-option-voluntary_draw = Får man dra fast man kan lägga?
olsen-option-voluntary_draw-false = nej
olsen-option-voluntary_draw-true = ja
olsen-option-aces = Flera ess på en gång: vad drar de andra?
olsen-option-aces-per_card = ett kort för varje ess
olsen-option-aces-once = ett kort totalt
olsen-option-final_effects = Gäller ett ess som sista kort?
olsen-option-final_effects-ignore = nej, given är slut
olsen-option-final_effects-apply = ja, de andra drar först
olsen-option-recycle = Vad händer när draghögen tar slut?
olsen-option-recycle-shuffle_keep_top = slänghögen blandas, utom det översta kortet
olsen-option-recycle-none = då drar ingen mer
olsen-option-call_hands = När måste man ropa?
olsen-option-call_hands-one_or_same_rank = med ett kort, eller flera av samma valör
olsen-option-call_hands-one_only = med ett kort
olsen-option-enforce = När kostar ett glömt rop tio kort?
olsen-option-enforce-auto = när någon annan gör sitt drag
olsen-option-enforce-challenge = när någon utmanar
olsen-option-false_call = Vad kostar ett rop i onödan?
olsen-option-false_call-reject = ingenting
olsen-option-false_call-draw1 = ett kort
olsen-option-calls_by_hand = Måste man ropa efter kortet?
olsen-option-calls_by_hand-false = nej, ropet får följa med kortet
olsen-option-calls_by_hand-true = ja
olsen-option-all_out = Vad händer om alla når 100 samtidigt?
olsen-option-all_out-lowest = lägst summa vinner
olsen-option-all_out-replay = poängen räknas inte, och ni ger om
olsen-option-pot = Spela om marker? De är bara på låtsas.
olsen-option-pot-off = nej
olsen-option-pot-buy_in = alla betalar en insats
olsen-option-pot-crash_burn = crash & burn: du betalar dina poäng
olsen-option-pot-both = insats och crash & burn
olsen-option-buy_in = Hur många marker är insatsen?
olsen-option-buy_in_per = När betalar man insatsen?
olsen-option-buy_in_per-match = en gång per match
olsen-option-buy_in_per-deal = varje giv
olsen-option-deals = Hur många givar som mest?
olsen-option-deals-0 = hur många som helst, tills en spelare är kvar
