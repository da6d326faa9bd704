# Olé's own words. Colours are shown by their letter as well: R red, B blue, G green, Y yellow.
ole-examples = **For eksempel**
    Farverne er 🟥R > 🟦B > 🟩G > 🟨Y, og 🟩G5 ligger øverst. 🟦B4 er højere i farve, og 🟩G8 er højere i tal. Begge afslutter din tur.
    🟦B7 er højere i begge. Du lægger et højere kort mere eller tager en brik.
    🟨Y4 er ikke højere i nogen af delene, så du kan ikke lægge det.
ole-choice = Læg højere, eller tag en brik.
ole-deals = { $seats }
ole-pitch =
    Hvert kort skal være **højere** end det øverste, i farve eller i tal.
    Højere i **begge dele**? Så er det en serie: læg et kort mere, eller tag en brik.
    En brik koster fem point. Færrest point vinder.
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
        [G] grøn
       *[Y] gul
    } { $number }
ole-sort-suit = Sortér efter farve
ole-sort-rank = Sortér efter tal
ole-colours =
    { $spoken ->
        [yes] { $order ->
            [RBGY] rød er højest, så blå, grøn og gul
           *[YGBR] gul er højest, så grøn, blå og rød
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
            [RBG] rød, blå eller grøn
            [Y] gul
            [YG] gul eller grøn
           *[YGB] gul, grøn eller blå
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

ole-verb-reverse = Vend farverne
ole-verb-keep = Behold farverne
ole-verb-token = Tag en brik
ole-verb-pass = Stop ved ét kort

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
        [0] Ingen brikker tilbage. Jeg noterer dem I tager.
        [one] 1 brik tilbage.
       *[other] { $supply } brikker tilbage.
    }
ole-tokens =
    🪙 { $seats } · { $tokens ->
        [one] 1 brik
       *[other] { $tokens } brikker
    }

# What happens.
ole-privilege = { $seat } fik flest point og kan vende farverne.
ole-reversed = 🔄 { $seat } vender farverne: { ole-colours }.
ole-kept = { $seat } beholder farverne: { ole-colours }.
ole-opens = { $seat } har { $card } og åbner.
ole-played =
    { $seat } lægger { $cards }{ $left ->
        [0] , det sidste kort!
        [one] {" "}og har ét kort tilbage.
       *[other] .
    }{ $series ->
        [0] {""}
        [1] {" "}En serie!
       *[other] {" "}En serie på { $series }!
    }
ole-own-played =
    Du lægger { $cards }{ $left ->
        [0] , dit sidste kort!
        [one] {" "}og har ét kort tilbage.
       *[other] .
    }{ $series ->
        [0] {""}
        [1] {" "}En serie!
       *[other] {" "}En serie på { $series }!
    }
ole-call_ignored = I Olé råber man ikke.
ole-passed = { $seat } stopper ved ét kort.
ole-own-passed = Du stopper ved ét kort.
ole-token =
    { $seat } tager en brik{ $series ->
        [0] {""}
       *[other] {" "}i stedet for et kort mere
    }{ $tokens ->
        [1] .
       *[other] , { $tokens } i alt.
    }{ $noted ->
        [yes] {" "}Der er ingen tilbage, så jeg noterer den.
       *[no] {""}
    }
ole-dead_end = Ingen har et kort der er højere end { $card }, så hver spiller tager en brik.
ole-deal_over =
    { $winner ->
        [none] { $seats } deler omgang { $deal } med
       *[other] { $winner } vinder omgang { $deal } med
    } { $low } point.

# For the player on turn alone.
ole-choose = Du fik flest point i forrige omgang, så du bestemmer over farverne. Vil du beholde rækkefølgen eller vende den?
ole-first_card = Du har { $card }, det laveste kort. Læg det for at åbne.
ole-second_card =
    Læg et kort mere, lige hvilket du vil{ $optional ->
        [yes] , eller stop ved ét.
       *[no] .
    }
ole-in_series = Du er i en serie. Læg et højere kort mere, eller tag en brik.
ole-fits =
    { $above ->
        [none] Højere end { $top }: alle kort over { $number }.
       *[other] Højere end { $top }: { ole-above } uanset tal, eller alle kort over { $number }.
    }
# In the picture the cards that fit are marked.
ole-ends_turn-beside = {""}
ole-ends_turn = De her afslutter din tur: { $cards }
ole-goes_on = Højere i begge, så spiller du videre: { $cards }
ole-none_fit = Ingen af dine kort er højere, så tag en brik.

ole-option-privilege = Kan taberen af en omgang vende farverne?
ole-option-privilege-true = ja
ole-option-privilege-false = nej, rød er altid højest
ole-option-priv_tie = Hvem kan hvis både omgang og sum er ens?
ole-option-priv_tie-seat = den første spiller til venstre for giveren
ole-option-priv_tie-random = tilfældig
ole-option-order_base = Hvilken rækkefølge begynder en ny omgang med?
ole-option-order_base-reset = rød er højest igen
ole-option-order_base-carry = rækkefølgen fra forrige omgang
ole-option-opening_second = Skal du åbne med to kort?
ole-option-opening_second-forced = ja
ole-option-opening_second-optional = kun hvis du vil
ole-option-series_out = Hvad koster det at gå ud i en serie?
ole-option-series_out-free = ingenting
ole-option-series_out-token = en brik
ole-option-dead_end = Hvornår slutter en omgang fordi ingen kan lægge?
ole-option-dead_end-auto = med det samme
ole-option-dead_end-by_round = når hver spiller har taget en brik
ole-option-dead_end_series = Hvad hvis ingen kan lægge midt i en serie?
ole-option-dead_end_series-pay_first = en brik for serien, og så en til hver spiller
ole-option-dead_end_series-single = kun én brik til hver spiller
ole-option-tie = Hvad afgør det hvis summerne er ens til sidst?
ole-option-tie-shared = ingenting, de deler pladsen
ole-option-tie-deals_won = flere vundne omgange
ole-option-tie-fewest_tokens = færre brikker taget
