# Otter Nonsense's own words.
otter-examples = **Till exempel**
    Kolumnen 3 5 9 stiger, så där passar 9 eller högre. 11 7 faller, så där passar 7 eller lägre. 6 6 kan fortfarande gå åt båda hållen.
    Du samlar in 3 5 9, och Bo spelade före dig. Ge Bo 5 för dess huvuden, ta 3 och 9, och öppna kolumnen med din 13.
    Du lägger ditt sista kort, och ingen kolumn är längre än två. Du vinner.
otter-choice = Samla kolumner, ge bort huvuden.
otter-goal =
    { $best_of ->
        [1] till sju huvuden
       *[other] bäst av { $best_of } givar
    }
otter-pitch =
    Lägg uttrar på tre kolumner. Varje kolumn bara stiger eller bara faller.
    Kan du inte, eller vill du inte? Samla in en kolumn, och ge ett av dess kort som poäng till **spelaren före dig**.
    {""}**Sju utterhuvuden** vinner. Det gör också ditt sista kort, om ingen kolumn är längre än två.

otter-card-R = 🔄 vänd
otter-card-X = 🎯 välj
otter-spoken-R = vändkort
otter-spoken-X = väljkort

otter-verb-collect = Samla in
otter-verb-keep = Samla in
otter-play-2 = på kolumn { $number }
# As the picture marks them.
otter-collect-1 =
    { $number ->
        [1] ①
        [2] ②
       *[3] ③
    }
# None is given of a column of specials, and none is placed where the points win.
otter-collect-2 =
    { $card ->
        [none] ge inget
       *[other] ge { $card }
    }
otter-collect-3 =
    { $card ->
        [none] och ge bort segern
       *[other] öppna med { $card }
    }
otter-keep-1 = { otter-collect-1 }
otter-keep-2 =
    { $card ->
        [none] inga poäng
       *[other] poäng för { $card }
    }
otter-keep-3 =
    { $card ->
        [none] och vinn
       *[other] öppna med { $card }
    }

# The answers to the questions below, which say the rest.
otter-answer-collect-2 =
    { $card ->
        [none] inget
       *[other] { $card }
    }
otter-answer-collect-3 =
    { $card ->
        [none] och ge bort segern
       *[other] { $card }
    }
otter-answer-keep-2 = { otter-answer-collect-2 }
otter-answer-keep-3 =
    { $card ->
        [none] och vinn
       *[other] { $card }
    }

otter-ask-play-2 = På vilken kolumn?
otter-ask-player = Vem är näst på tur?
otter-ask-collect-1 = Vilken kolumn?
# Both in one question, unless there are too many answers.
otter-ask-collect-1-2 = Vilken kolumn, och vilken utter får { $receiver }?
otter-ask-collect-2 = Vilken utter får { $receiver }?
otter-ask-collect-3 = Vilket kort öppnar kolumnen igen?
otter-ask-keep-1 = Vilken kolumn?
otter-ask-keep-1-2 = Vilken kolumn, och vilken utter behåller du som poäng?
otter-ask-keep-2 = Vilken utter behåller du som poäng?
otter-ask-keep-3 = Vilket kort öppnar kolumnen igen?
otter-means-collect-2 =
    { $heads ->
        [one] 1 huvud
       *[other] { $heads } huvuden
    }
otter-means-keep-2 = { otter-means-collect-2 }

# The table, line by line
otter-column =
    { $column }. { $direction ->
        [up] ⬆️
        [down] ⬇️
       *[none] ↕️
    } { $cards ->
        [none] { "—" }
       *[other] **{ $cards }**
    } · { $direction ->
        [up] { $value } eller högre
        [down] { $value } eller lägre
       *[none] vilken utter som helst
    }
otter-score =
    🦦 { $seat }: **{ $heads } av { $goal }** { $cards ->
        [none] {""}
       *[other] ({ $cards })
    }
otter-worth =
    -# Utterhuvuden{ $one ->
        [none] {""}
       *[other] { " · " }1 på { $one }
    }{ $two ->
        [none] {""}
       *[other] { " · " }2 på { $two }
    }{ $three ->
        [none] {""}
       *[other] { " · " }3 på { $three }
    }
otter-course =
    { $direction ->
        [clockwise] ↻ medurs
       *[anticlockwise] ↺ moturs
    } · det { $seat } ger bort går till { $target }
otter-last_card = { $seat } har lagt sista kortet och samlar in den längsta kolumnen. Sedan är { $target } på tur.
otter-last_card-beside = { otter-last_card }

# What happened
otter-dealt = Alla får { $count } kort. { $target } börjar.
otter-buried = { $card } vänds upp och blandas in igen.
otter-opened = { $cards } öppnar kolumnerna.
otter-played = { $seat } lägger { $cards } på kolumn { $column }{ $left ->
        [0] , sista kortet!
        [one] {" "}och har ett kort kvar.
       *[other] .
    }
otter-own-played = Du lägger { $cards } på kolumn { $column }{ $left ->
        [0] , ditt sista kort!
        [one] {" "}och har ett kort kvar.
       *[other] .
    }
otter-collected = { $seat } samlar in kolumn { $column } ({ $cards }).
otter-gave =
    { $target } får { $card } för { $heads ->
        [one] ett huvud
       *[other] { $heads } huvuden
    } och har { $total } totalt.
otter-you-gave =
    Du får { $card }: { $heads ->
        [one] ett huvud
       *[other] { $heads } huvuden
    }, { $total } totalt.
otter-kept =
    { $seat } får poäng för { $card }, { $heads ->
        [one] ett huvud
       *[other] { $heads } huvuden
    }, och har { $total } totalt.
otter-placed = { $card } öppnar kolumn { $column } igen.
otter-reversed =
    🔄 Nu går turen { $direction ->
        [clockwise] medurs
       *[anticlockwise] moturs
    }. { $target } är näst på tur.
otter-played_named =
    🎯 { $seat } lägger { $cards } på kolumn { $column }{ $left ->
        [0] , sista kortet,
       *[other] {""}
    } och ger turen till { $target }{ $left ->
        [one] , med ett kort kvar.
       *[other] .
    }
otter-own-played_named =
    🎯 Du lägger { $cards } på kolumn { $column }{ $left ->
        [0] , ditt sista kort,
       *[other] {""}
    } och ger turen till { $target }{ $left ->
        [one] , med ett kort kvar.
       *[other] .
    }
otter-named = 🎯 { $seat } ger turen till { $target }.
otter-went_out = 🎉 { $seat } går ut och vinner, för ingen kolumn är lång!
otter-own-went_out = 🎉 Du går ut och vinner, för ingen kolumn är lång!
otter-call_ignored = I Otter Nonsense ropar man inte.
otter-deal_over = 🏆 { $winner } vinner giv { $deal }.

# Private lines
otter-turn_hint-beside = Under varje kolumn står vad som passar. { otter-turn_hint }
otter-turn_hint = Lägg ett kort, eller samla in en kolumn och ge en av dess uttrar till { $target }.
otter-none_fit = Du har inget kort som passar. Samla in en kolumn och ge en av dess uttrar till { $target }.
otter-last_hint = Ditt sista kort! Är ingen kolumn längre än { $limit } efter det vinner du. Annars samlar du in den längsta kolumnen och får poäng för en av dess uttrar.
otter-keep_hint = Samla in den längsta kolumnen. Behåll en av dess uttrar som poäng, och ta resten som ny hand. Ett kort öppnar kolumnen igen.

illegal-bad_column = Du kan inte samla in den kolumnen nu. Efter ditt sista kort måste det vara den längsta.
illegal-bad_gift = Det kortet kan inte bli poäng. Välj en utter ur kolumnen du samlar in.
illegal-bad_place = Det kortet kan inte öppna kolumnen igen. Välj en utter ur din nya hand om du har någon.

refused-options-endless_specials = Om ett specialkort får öppna en kolumn kan man inte samla in kolumner med bara specialkort. Annars kan spelet gå runt i all evighet. Ändra en av de två husreglerna.
refused-options-no_heads_map = Skriv huvudena på era kort som 13 siffror från 1 till 3, för korten 1 till 13. Eller välj ett annat värde.

otter-total =
    { $total ->
        [one] { $total } vunnen giv
       *[other] { $total } vunna givar
    }

otter-option-first = Vem börjar?
otter-option-first-random = slumpen avgör
otter-option-first-host = värden
otter-option-opening_special = Får ett specialkort öppna en kolumn igen?
otter-option-opening_special-only_if_forced = bara om du inte har något annat kort
otter-option-opening_special-any = ja, men det gör ingenting
otter-option-opening_special-any_with_effect = ja, och det gäller
otter-option-special_column = Får man samla in en kolumn med bara specialkort?
otter-option-special_column-collectable = ja, utan poäng
otter-option-special_column-not_collectable = nej
otter-option-place_last = Får ditt enda kort läggas på en kolumn du nyss tömde?
otter-option-place_last-last_card = ja, som ditt sista kort
otter-option-place_last-forbidden = nej
otter-option-reverse_next = Vem är på tur efter 🔄?
otter-option-reverse_next-neighbour = spelaren på andra sidan
otter-option-reverse_next-last_actor = den som spelade senast
otter-option-last_special_effect = Gäller ett specialkort som sista kort?
otter-option-last_special_effect-true = ja
otter-option-last_special_effect-false = nej
otter-option-heads = Hur många utterhuvuden visar korten?
otter-option-heads-centre = flest i mitten: 6 7 8
otter-option-heads-edge = flest i ändarna: 1 2 12 13
otter-option-heads-rising = ju högre, desto fler
otter-option-heads-flat = ett på varje kort
otter-option-heads-map = som på våra egna kort
otter-option-heads-own = 13 siffror från 1 till 3, för 1 till 13
otter-option-best_of = Hur många givar i en match?
otter-option-best_of-1 = en
otter-option-best_of-3 = bäst av tre
otter-option-best_of-5 = bäst av fem
