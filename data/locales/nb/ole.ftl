# Olé's own words. Colours are shown by the letters on the cards as well: R red, B blue, G green, Y yellow.
ole-examples = **For eksempel**
    Fargene er 🟥R > 🟦B > 🟩G > 🟨Y, og 🟩G5 ligger øverst. 🟦B4 er høyere i farge, og 🟩G8 er høyere i tall. Begge avslutter turen din.
    🟦B7 er høyere i begge. Du legger enda et høyere kort, eller tar en brikke.
    🟨Y4 er ikke høyere i noe, så du kan ikke legge det.
ole-choice = Legg høyere, eller ta en brikke.
ole-deals = { $seats }
ole-pitch =
    Hvert kort må være **høyere** enn det øverste, i farge eller i tall.
    Høyere i **begge**? Da er det en serie: legg ett til, eller ta en brikke.
    En brikke koster fem poeng. Færrest poeng vinner.
ole-card =
    { $colour ->
        [R] 🟥
        [B] 🟦
        [G] 🟩
       *[Y] 🟨
    }{ $code }
ole-spoken =
    { $colour ->
        [R] rød
        [B] blå
        [G] grønn
       *[Y] gul
    } { $number }
ole-sort-suit = Sorter etter farge
ole-sort-rank = Sorter etter tall
ole-colours =
    { $spoken ->
        [yes] { $order ->
            [RBGY] rød er høyest, så blå, grønn og gul
           *[YGBR] gul er høyest, så grønn, blå og rød
        }
       *[no] { $order ->
            [RBGY] 🟥R > 🟦B > 🟩G > 🟨Y
           *[YGBR] 🟨Y > 🟩G > 🟦B > 🟥R
        }
    }
ole-above =
    { $spoken ->
        [yes] { $above ->
            [R] rød
            [RB] rød eller blå
            [RBG] rød, blå eller grønn
            [Y] gul
            [YG] gul eller grønn
           *[YGB] gul, grønn eller blå
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

ole-verb-reverse = Snu fargene
ole-verb-keep = Behold fargene
ole-verb-token = Ta en brikke
ole-verb-pass = Stopp ved ett kort

# The table, line by line.
ole-top =
    { $top ->
        [none] Bordet er tomt.
       *[other] Øverst: **{ $top }**{ $pile ->
            [0] {""}
           *[other] { " · " }{ $pile } under det
        }{ $series ->
            [0] {""}
           *[other] { " · " }en serie på { $series }
        }
    }
ole-order = { ole-colours }
ole-supply =
    🪙 { $supply ->
        [0] Ingen brikker igjen. Jeg noterer dem dere tar.
        [one] 1 brikke igjen.
       *[other] { $supply } brikker igjen.
    }
ole-tokens =
    🪙 { $seats } · { $tokens ->
        [one] 1 brikke
       *[other] { $tokens } brikker
    }

# What happens.
ole-privilege = { $seat } fikk flest poeng og kan snu fargene.
ole-reversed = 🔄 { $seat } snur fargene: { ole-colours }.
ole-kept = { $seat } beholder fargene: { ole-colours }.
ole-opens = { $seat } har { $card } og åpner.
ole-played =
    { $seat } legger { $cards }{ $left ->
        [0] , det siste kortet!
        [one] {" "}og har ett kort igjen.
       *[other] .
    }{ $series ->
        [0] {""}
        [1] {" "}En serie!
       *[other] {" "}En serie på { $series }!
    }
ole-own-played =
    Du legger { $cards }{ $left ->
        [0] , det siste kortet ditt!
        [one] {" "}og har ett kort igjen.
       *[other] .
    }{ $series ->
        [0] {""}
        [1] {" "}En serie!
       *[other] {" "}En serie på { $series }!
    }
ole-call_ignored = Olé har ikke noe rop.
ole-passed = { $seat } stopper ved ett kort.
ole-own-passed = Du stopper ved ett kort.
ole-token =
    { $seat } tar en brikke{ $series ->
        [0] {""}
       *[other] {" "}i stedet for et kort til
    }{ $tokens ->
        [1] .
       *[other] , { $tokens } i alt.
    }{ $noted ->
        [yes] {" "}Det er ingen igjen, så jeg noterer den.
       *[no] {""}
    }
ole-dead_end = Ingen har et kort som er høyere enn { $card }, så hver spiller tar en brikke.
ole-deal_over =
    { $winner ->
        [none] { $seats } deler omgang { $deal } med
       *[other] { $winner } vinner omgang { $deal } med
    } { $low } poeng.

# For the player on turn alone.
ole-choose = Du fikk flest poeng i forrige omgang, så du bestemmer over fargene. Vil du beholde rekkefølgen eller snu den?
ole-first_card = Du har { $card }, det laveste kortet. Legg det for å åpne.
ole-second_card =
    Legg ett kort til, hvilket du vil{ $optional ->
        [yes] , eller stopp ved ett.
       *[no] .
    }
ole-in_series = Du er i en serie. Legg enda et høyere kort, eller ta en brikke.
ole-fits =
    { $above ->
        [none] Høyere enn { $top }: alle kort over { $number }.
       *[other] Høyere enn { $top }: { ole-above } uansett tall, eller alle kort over { $number }.
    }
# In the picture the cards that fit are marked.
ole-ends_turn-beside = {""}
ole-ends_turn = Disse avslutter turen din: { $cards }
ole-goes_on = Høyere i begge, så du spiller videre: { $cards }
ole-none_fit = Ingen av kortene dine er høyere, så ta en brikke.

ole-option-privilege = Kan taperen av en omgang snu fargene?
ole-option-privilege-true = ja
ole-option-privilege-false = nei, rød er alltid høyest
ole-option-priv_tie = Hvem kan det når både omgang og sum er like?
ole-option-priv_tie-seat = den første spilleren til venstre for giveren
ole-option-priv_tie-random = tilfeldig
ole-option-order_base = Hvilken rekkefølge begynner en ny omgang med?
ole-option-order_base-reset = rød er høyest igjen
ole-option-order_base-carry = rekkefølgen fra forrige omgang
ole-option-opening_second = Må du åpne med to kort?
ole-option-opening_second-forced = ja
ole-option-opening_second-optional = bare om du vil
ole-option-series_out = Hva koster det å gå ut i en serie?
ole-option-series_out-free = ingenting
ole-option-series_out-token = en brikke
ole-option-dead_end = Når slutter en omgang fordi ingen kan legge?
ole-option-dead_end-auto = med en gang
ole-option-dead_end-by_round = når hver spiller har tatt en brikke
ole-option-dead_end_series = Hva om ingen kan legge midt i en serie?
ole-option-dead_end_series-pay_first = en brikke for serien, så en til hver spiller
ole-option-dead_end_series-single = bare én brikke til hver spiller
ole-option-tie = Hva skiller like summer til slutt?
ole-option-tie-shared = ingenting, de deler plassen
ole-option-tie-deals_won = flere vunne omganger
ole-option-tie-fewest_tokens = færre brikker tatt
