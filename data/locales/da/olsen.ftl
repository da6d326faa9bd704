# Olsen's own words.
olsen-examples = **For eksempel**
    9♥ ligger øverst, og du har 9♣ 4♥ 4♠. Læg 9♣, eller 4♥, eller 4♥ med 4♠ ovenpå, så er det spar.
    8♣ ligger øverst, og farven er ♠. 7♠ passer, K♣ gør ikke, og en otter til passer aldrig.
    Du lægger K♥ og har 9♣ 9♦ tilbage. Råb **Olsen One Card**, for du kan lægge begge på én gang.
olsen-choice = Slip af med kortene, og husk at råbe.
olsen-goal = til 100 point
olsen-pitch =
    Slip af med dine kort: følg farven eller tallet på det øverste.
    {""}**Es:** de andre trækker, og du spiller igen. **Otter:** du bestemmer farven.
    Snart færdig? Råb **Olsen One Card**, ellers trækker du ti.
olsen-call = Olsen One Card!
olsen-called = 📣 { $seat } råbte Olsen One Card!
olsen-call_missed = { $seat } glemte »Olsen One Card«.
olsen-you-called = 📣 Du råbte Olsen One Card!
olsen-you-call_missed = ❗ Du glemte »Olsen One Card«.
olsen-you-forgot =
    { $count ->
        [0] ❗ Du glemte »Olsen One Card«, men der er ingen kort tilbage at trække.
        [one] ❗ Du glemte »Olsen One Card«: ét kort!
       *[other] ❗ Du glemte »Olsen One Card«: { $count } kort!
    }
olsen-forgot =
    { $count ->
        [0] ❗ { $seat } glemte »Olsen One Card«, men der er ingen kort tilbage at trække.
        [one] ❗ { $seat } glemte »Olsen One Card« og trækker ét kort!
       *[other] ❗ { $seat } glemte »Olsen One Card« og trækker { $count } kort!
    }
olsen-table =
    { $top ->
        [none] Bordet er tomt.
       *[other] Øverst: **{ $top }**{ $named ->
            [none] {""}
           *[other] { " · " }farve: **{ $named }**
        }
    } · { $stock } i trækbunken{ $pot ->
        [0] {""}
       *[other] { " · " }{ $pot } jetoner i puljen
    }{ $offence ->
        [none] {""}
       *[other] { " · " }{ $offence } kan udfordres
    }
olsen-fits =
    { $first_turn ->
        [yes] Din første tur: læg ét kort i { $suit }{ $special ->
            [yes] , eller en otter eller et es
           *[no] {""}
        }. Ottere og esser er almindelige kort i denne tur.
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
        }{ $eight ->
            [yes] {" "}eller en otter
           *[no] {""}
        }.{ $several ->
            [yes] {" "}Du kan lægge flere med samme tal.
           *[no] {""}
        }
    }
olsen-none_fit =
    { $count ->
        [one] Ingen af dine kort passer. Du kan trække ét til.
       *[other] Ingen af dine kort passer. Træk op til { $count } kort indtil et passer.
    }
olsen-must_pass = Ingen af dine kort passer, og du kan ikke trække mere. Sig pas.
olsen-call_hint =
    { $enforce ->
        [challenge] 📣 Råb **Olsen One Card** nu, ellers kan alle udfordre dig for { $count } kort.
       *[auto] 📣 Råb **Olsen One Card** før næste spiller trækker eller lægger, ellers trækker du { $count } kort.
    }

olsen-option-packs = Hvor mange spil kort?
olsen-option-packs-auto = ét til 2–5 spillere, to fra 6
olsen-option-packs-1 = ét
olsen-option-packs-2 = to
olsen-option-first_dealer = Hvem giver først?
olsen-option-first_dealer-random = tilfældig
olsen-option-first_dealer-host = værten
olsen-option-first_turn_scope = Hvem skal følge farven på det første kort i sin første tur?
olsen-option-first_turn_scope-each = alle spillere
olsen-option-first_turn_scope-first_player = kun den første spiller
olsen-option-first_turn_multi = Flere kort på én gang i den første tur?
olsen-option-first_turn_multi-false = nej
olsen-option-first_turn_multi-true = ja
olsen-option-first_turn_8A = Ottere og esser i en anden farve i den første tur?
olsen-option-first_turn_8A-suit_only = nej
olsen-option-first_turn_8A-any = ja, men de gør ingenting
olsen-option-first_turn_draws = Hvor mange kort kan du trække i den første tur?
olsen-option-first_turn_draws-3 = op til tre
olsen-option-first_turn_draws-1 = ét
olsen-option-starter_special = Hvad hvis det første kort er en otter eller et es?
olsen-option-starter_special-plain = det er et almindeligt kort
olsen-option-starter_special-rebury = læg det nederst i trækbunken, og vend det næste
olsen-option-eight_wild = Kan du lægge en otter på hvad som helst?
olsen-option-eight_wild-true = ja, men ikke på en otter
olsen-option-eight_wild-false = kun hvis farven passer
olsen-option-voluntary_draw = Kan du trække selv om du kunne lægge?
olsen-option-voluntary_draw-false = nej
olsen-option-voluntary_draw-true = ja
olsen-option-aces = Flere esser på én gang: hvad trækker de andre?
olsen-option-aces-per_card = ét kort for hvert es
olsen-option-aces-once = ét kort i alt
olsen-option-final_effects = Virker et es som det sidste kort?
olsen-option-final_effects-ignore = nej, omgangen slutter
olsen-option-final_effects-apply = ja, de andre trækker først
olsen-option-recycle = Hvad sker der når trækbunken er tom?
olsen-option-recycle-shuffle_keep_top = kastebunken blandes, undtagen det øverste kort
olsen-option-recycle-none = ingen kan trække mere
olsen-option-call_hands = Hvornår skal du råbe?
olsen-option-call_hands-one_or_same_rank = med ét kort eller flere med samme tal
olsen-option-call_hands-one_only = med ét kort
olsen-option-enforce = Hvornår koster et glemt råb ti kort?
olsen-option-enforce-auto = når en anden spiller trækker eller lægger
olsen-option-enforce-challenge = når en anden spiller udfordrer
olsen-option-false_call = Hvad koster det at råbe uden grund?
olsen-option-false_call-reject = ingenting
olsen-option-false_call-draw1 = ét kort
olsen-option-calls_by_hand = Skal I råbe efter kortet?
olsen-option-calls_by_hand-false = nej, råbet kan følge med kortet
olsen-option-calls_by_hand-true = ja
olsen-option-all_out = Hvad hvis alle når 100 samtidig?
olsen-option-all_out-lowest = den laveste sum vinder
olsen-option-all_out-replay = pointene tæller ikke, og der deles ud igen
olsen-option-pot = Spiller I om jetoner? Det er legetøjspenge.
olsen-option-pot-off = nej
olsen-option-pot-buy_in = alle betaler et indskud
olsen-option-pot-crash_burn = crash & burn: du betaler dine point
olsen-option-pot-both = indskud og crash & burn
olsen-option-buy_in = Hvor mange jetoner koster indskuddet?
olsen-option-buy_in_per = Hvornår betaler I indskuddet?
olsen-option-buy_in_per-match = én gang i partiet
olsen-option-buy_in_per-deal = ved hver omgang
olsen-option-deals = Hvor mange omgange højst?
olsen-option-deals-0 = så mange der skal til indtil én spiller er tilbage
