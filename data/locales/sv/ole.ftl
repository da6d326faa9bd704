# Olé's own words. Colours are shown by their letter as well: R red, B blue, G green, Y yellow.
ole-examples = **Till exempel**
    Färgerna är 🟥R > 🟦B > 🟩G > 🟨Y, och 🟩G5 ligger överst. 🟦B4 är högre i färg, och 🟩G8 är högre i siffra. Båda avslutar din tur.
    🟦B7 är högre i båda. Du lägger ett högre kort till, eller tar en bricka.
    🟨Y4 är inte högre i något av dem, så du kan inte lägga det.
ole-choice = Lägg högre, eller ta en bricka.
ole-deals = { $seats }
ole-pitch =
    Varje kort måste vara **högre** än det översta, i färg eller i siffra.
    Högre i **båda**? Det är en serie: lägg ett till, eller ta en bricka.
    En bricka kostar fem poäng. Minst poäng vinner.
ole-card =
    { $colour ->
        [R] 🟥
        [B] 🟦
        [G] 🟩
       *[Y] 🟨
    }{ $code }
ole-spoken =
    { $colour ->
        [R] röd
        [B] blå
        [G] grön
       *[Y] gul
    } { $number }
ole-sort-suit = Sortera efter färg
ole-sort-rank = Sortera efter siffra
ole-colours =
    { $spoken ->
        [yes] { $order ->
            [RBGY] röd är högst, sedan blå, grön, gul
           *[YGBR] gul är högst, sedan grön, blå, röd
        }
       *[no] { $order ->
            [RBGY] 🟥R > 🟦B > 🟩G > 🟨Y
           *[YGBR] 🟨Y > 🟩G > 🟦B > 🟥R
        }
    }
ole-above =
    { $spoken ->
        [yes] { $above ->
            [R] röd
            [RB] röd eller blå
            [RBG] röd, blå eller grön
            [Y] gul
            [YG] gul eller grön
           *[YGB] gul, grön eller blå
        }
       *[no] { $above ->
            [R] 🟥R
            [RB] 🟥R eller 🟦B
            [RBG] 🟥R, 🟦B eller 🟩G
            [Y] 🟨Y
            [YG] 🟨Y eller 🟩G
           *[YGB] 🟨Y, 🟩G eller 🟦B
        }
    }

ole-verb-reverse = Vänd färgerna
ole-verb-keep = Behåll färgerna
ole-verb-token = Ta en bricka
ole-verb-pass = Stanna vid ett kort

# The table, line by line.
ole-top =
    { $top ->
        [none] Bordet är tomt.
       *[other] Överst: **{ $top }**{ $pile ->
            [0] {""}
           *[other] { " · " }{ $pile } under
        }{ $series ->
            [0] {""}
           *[other] { " · " }en serie på { $series }
        }
    }
ole-order = { ole-colours }
ole-supply =
    🪙 { $supply ->
        [0] Inga brickor kvar. Jag skriver upp varje som tas.
        [one] 1 bricka kvar.
       *[other] { $supply } brickor kvar.
    }
ole-tokens =
    🪙 { $seats } · { $tokens ->
        [one] 1 bricka
       *[other] { $tokens } brickor
    }

# What happens.
ole-privilege = { $seat } fick flest poäng och får vända färgerna.
ole-reversed = 🔄 { $seat } vänder färgerna: { ole-colours }.
ole-kept = { $seat } behåller färgerna: { ole-colours }.
ole-opens = { $seat } har { $card } och öppnar.
ole-played =
    { $seat } lägger { $cards }{ $left ->
        [0] , sista kortet!
        [one] {" "}och har ett kort kvar.
       *[other] .
    }{ $series ->
        [0] {""}
        [1] {" "}En serie!
       *[other] {" "}En serie på { $series }!
    }
ole-own-played =
    Du lägger { $cards }{ $left ->
        [0] , ditt sista kort!
        [one] {" "}och har ett kort kvar.
       *[other] .
    }{ $series ->
        [0] {""}
        [1] {" "}En serie!
       *[other] {" "}En serie på { $series }!
    }
ole-call_ignored = I Olé ropar man inte.
ole-passed = { $seat } stannar vid ett kort.
ole-own-passed = Du stannar vid ett kort.
ole-token =
    { $seat } tar en bricka{ $series ->
        [0] {""}
       *[other] {" "}i stället för ett kort till
    }{ $tokens ->
        [1] .
       *[other] , { $tokens } totalt.
    }{ $noted ->
        [yes] {" "}Det finns inga kvar, så jag skriver upp den.
       *[no] {""}
    }
ole-dead_end = Ingen har ett högre kort än { $card }, så alla tar en bricka.
ole-deal_over =
    { $winner ->
        [none] { $seats } delar på giv { $deal } med
       *[other] { $winner } vinner giv { $deal } med
    } { $low ->
        [one] 1 poäng.
       *[other] { $low } poäng.
    }

# For the player on turn alone.
ole-choose = Du fick flest poäng i förra given, så du bestämmer över färgerna. Behålla ordningen, eller vända den?
ole-first_card = Du har { $card }, det lägsta kortet. Lägg det för att öppna.
ole-second_card =
    Lägg nu ett kort till, vilket du vill{ $optional ->
        [yes] , eller stanna vid ett.
       *[no] .
    }
ole-in_series = Du är mitt i en serie. Lägg ett högre kort till, eller ta en bricka.
ole-fits =
    { $above ->
        [none] Högre än { $top }: alla kort över { $number }.
       *[other] Högre än { $top }: { ole-above } med valfri siffra, eller alla kort över { $number }.
    }
# In the picture the cards that fit are marked.
ole-ends_turn-beside = {""}
ole-ends_turn = De här avslutar din tur: { $cards }
ole-goes_on = Högre i båda, så då spelar du vidare: { $cards }
ole-none_fit = Du har inget högre kort, så ta en bricka.

ole-option-privilege = Får den som förlorar en giv vända färgerna?
ole-option-privilege-true = ja
ole-option-privilege-false = nej, röd är alltid högst
ole-option-priv_tie = Vem får det om både giv och summa är lika?
ole-option-priv_tie-seat = första spelaren till vänster om den som ger
ole-option-priv_tie-random = slumpen avgör
ole-option-order_base = Vilka färger börjar en ny giv med?
ole-option-order_base-reset = röd är högst igen
ole-option-order_base-carry = förra givens ordning
ole-option-opening_second = Måste man öppna med två kort?
ole-option-opening_second-forced = ja
ole-option-opening_second-optional = bara om man vill
ole-option-series_out = Vad kostar det att gå ut mitt i en serie?
ole-option-series_out-free = ingenting
ole-option-series_out-token = en bricka
ole-option-dead_end = När slutar en giv för att ingen kan lägga?
ole-option-dead_end-auto = direkt
ole-option-dead_end-by_round = när alla har tagit en bricka
ole-option-dead_end_series = Vad händer om ingen kan lägga mitt i en serie?
ole-option-dead_end_series-pay_first = en bricka för serien, sedan en var
ole-option-dead_end_series-single = bara en bricka var
ole-option-tie = Vad avgör när det står lika på slutet?
ole-option-tie-shared = ingenting, de delar placeringen
ole-option-tie-deals_won = fler vunna givar
ole-option-tie-fewest_tokens = färre tagna brickor
