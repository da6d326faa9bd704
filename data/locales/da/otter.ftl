# Otter Nonsense's own words.
otter-examples = **For eksempel**
    Kolonnen 3 5 9 stiger, så den tager 9 eller højere. 11 7 falder, så den tager 7 eller lavere. 6 6 kan stadig gå begge veje.
    Du samler 3 5 9 ind, og Bo spillede før dig. Giv Bo 5’eren for hovederne, tag 3 og 9, og åbn kolonnen med din 13’er.
    Du lægger det sidste kort, og ingen kolonne er længere end to. Du vinder.
otter-choice = Saml kolonner, giv hoveder væk.
otter-goal =
    { $best_of ->
        [1] til syv hoveder
       *[other] bedst af { $best_of } omgange
    }
otter-pitch =
    Læg oddere på tre kolonner. Hver kolonne går kun op eller kun ned.
    Kan du ikke, eller vil du ikke? Saml en kolonne ind, og giv et af kortene til **spilleren før dig** som point.
    {""}**Syv odderhoveder** vinder. Det gør dit sidste kort også hvis ingen kolonne er længere end to.

otter-card-R = 🔄 vend
otter-card-X = 🎯 vælg
otter-spoken-R = vend-kort
otter-spoken-X = vælg-kort

otter-verb-collect = Saml ind
otter-verb-keep = Saml ind
otter-play-2 = på kolonne { $number }
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
        [none] giv ikke noget væk
       *[other] giv { $card } væk
    }
otter-collect-3 =
    { $card ->
        [none] så vinder de
       *[other] åbn med { $card }
    }
otter-keep-1 = { otter-collect-1 }
otter-keep-2 =
    { $card ->
        [none] uden point
       *[other] tag point for { $card }
    }
otter-keep-3 =
    { $card ->
        [none] og vind
       *[other] åbn med { $card }
    }

# The answers to the questions below, which say the rest.
otter-answer-collect-2 =
    { $card ->
        [none] ingenting
       *[other] { $card }
    }
otter-answer-collect-3 =
    { $card ->
        [none] så vinder de
       *[other] { $card }
    }
otter-answer-keep-2 = { otter-answer-collect-2 }
otter-answer-keep-3 =
    { $card ->
        [none] og vind
       *[other] { $card }
    }

otter-ask-play-2 = På hvilken kolonne?
otter-ask-player = Hvem er den næste?
otter-ask-collect-1 = Hvilken kolonne?
# Both in one question, unless there are too many answers.
otter-ask-collect-1-2 = Hvilken kolonne, og hvilken odder får { $receiver }?
otter-ask-collect-2 = Hvilken odder får { $receiver }?
otter-ask-collect-3 = Hvilket kort åbner kolonnen igen?
otter-ask-keep-1 = Hvilken kolonne?
otter-ask-keep-1-2 = Hvilken kolonne, og hvilken odder beholder du som point?
otter-ask-keep-2 = Hvilken odder beholder du som point?
otter-ask-keep-3 = Hvilket kort åbner kolonnen igen?
otter-means-collect-2 =
    { $heads ->
        [one] 1 hoved
       *[other] { $heads } hoveder
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
        [up] { $value } eller højere
        [down] { $value } eller lavere
       *[none] alle oddere
    }
otter-score =
    🦦 { $seat }: **{ $heads } af { $goal }** { $cards ->
        [none] {""}
       *[other] ({ $cards })
    }
otter-worth =
    -# Odderhoveder{ $one ->
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
        [clockwise] ↻ med uret
       *[anticlockwise] ↺ mod uret
    } · { $seat } giver til { $target }
otter-last_card = { $seat } lagde det sidste kort og samler den længste kolonne ind. Så har { $target } turen.
otter-last_card-beside = { otter-last_card }

# What happened
otter-dealt = Hver spiller får { $count } kort. { $target } begynder.
otter-buried = { $card } vendes op og blandes ind igen.
otter-opened = Kolonnerne åbner med { $cards }.
otter-played = { $seat } lægger { $cards } på kolonne { $column }{ $left ->
        [0] , det sidste kort!
        [one] {" "}og har ét kort tilbage.
       *[other] .
    }
otter-own-played = Du lægger { $cards } på kolonne { $column }{ $left ->
        [0] , dit sidste kort!
        [one] {" "}og har ét kort tilbage.
       *[other] .
    }
otter-collected = { $seat } samler kolonne { $column } ind ({ $cards }).
otter-gave =
    { $target } får { $card }’eren ({ $heads ->
        [one] ét hoved
       *[other] { $heads } hoveder
    }) og har nu { $total } i alt.
otter-you-gave =
    Du får { $card }’eren: { $heads ->
        [one] ét hoved
       *[other] { $heads } hoveder
    }, { $total } i alt.
otter-kept =
    { $seat } tager { $card }’eren ({ $heads ->
        [one] ét hoved
       *[other] { $heads } hoveder
    }) som point og har nu { $total } i alt.
otter-placed = Kolonne { $column } åbner igen med { $card }.
otter-reversed =
    🔄 Nu går spillet { $direction ->
        [clockwise] med uret
       *[anticlockwise] mod uret
    }. { $target } er den næste.
otter-played_named =
    🎯 { $seat } lægger { $cards } på kolonne { $column }{ $left ->
        [0] , det sidste kort,
       *[other] {""}
    } og vælger { $target } som den næste.{ $left ->
        [one] {" "}{ $seat } har ét kort tilbage.
       *[other] {""}
    }
otter-own-played_named =
    🎯 Du lægger { $cards } på kolonne { $column }{ $left ->
        [0] , dit sidste kort,
       *[other] {""}
    } og vælger { $target } som den næste.{ $left ->
        [one] {" "}Du har ét kort tilbage.
       *[other] {""}
    }
otter-named = 🎯 { $seat } vælger { $target } som den næste.
otter-went_out = 🎉 { $seat } er af med alle kortene, og ingen kolonne er lang. Det giver sejren!
otter-own-went_out = 🎉 Du er af med alle kortene, og ingen kolonne er lang. Det giver sejren!
otter-call_ignored = I Otter Nonsense råber man ikke.
otter-deal_over = 🏆 { $winner } vinder omgang { $deal }.

# Private lines
otter-turn_hint-beside = Under hver kolonne står der hvad der passer. { otter-turn_hint }
otter-turn_hint = Læg et kort, eller saml en kolonne ind, og giv en af odderne til { $target }.
otter-none_fit = Ingen af dine kort passer. Saml en kolonne ind, og giv en af odderne til { $target }.
otter-last_hint = Dit sidste kort! Er ingen kolonne længere end { $limit } efter det, vinder du. Ellers samler du den længste kolonne ind og får en af odderne som point.
otter-keep_hint = Saml den længste kolonne ind. Behold en af odderne som point, og tag resten som ny hånd. Ét kort åbner kolonnen igen.

illegal-bad_column = Du kan ikke samle den kolonne ind nu. Efter dit sidste kort skal det være den længste.
illegal-bad_gift = Det kort kan ikke blive point. Vælg en odder fra den kolonne du samler ind.
illegal-bad_place = Det kort kan ikke åbne kolonnen igen. Vælg en odder fra din nye hånd hvis du har en.

refused-options-endless_specials = Kan et specialkort åbne en kolonne, kan I ikke samle kolonner med kun specialkort ind. Ellers kan spillet gå i ring. Ændr en af de to husregler.
refused-options-no_heads_map = Skriv hovederne på jeres kort som 13 cifre fra 1 til 3, for kortene 1 til 13. Eller vælg en anden værdi.

otter-total =
    { $total ->
        [one] { $total } omgang vundet
       *[other] { $total } omgange vundet
    }

otter-option-first = Hvem begynder?
otter-option-first-random = tilfældig
otter-option-first-host = værten
otter-option-opening_special = Kan et specialkort åbne en kolonne igen?
otter-option-opening_special-only_if_forced = kun hvis du ikke har andre kort
otter-option-opening_special-any = ja, men det gør ingenting
otter-option-opening_special-any_with_effect = ja, og det virker
otter-option-special_column = Kan du samle en kolonne ind der kun har specialkort?
otter-option-special_column-collectable = ja, uden point
otter-option-special_column-not_collectable = nej
otter-option-place_last = Kan dit eneste kort lægges på en kolonne du lige har tømt?
otter-option-place_last-last_card = ja, som dit sidste kort
otter-option-place_last-forbidden = nej
otter-option-reverse_next = Hvem er den næste efter 🔄?
otter-option-reverse_next-neighbour = spilleren på den anden side
otter-option-reverse_next-last_actor = den forrige spiller
otter-option-last_special_effect = Virker et specialkort som det sidste kort?
otter-option-last_special_effect-true = ja
otter-option-last_special_effect-false = nej
otter-option-heads = Hvor mange odderhoveder viser kortene?
otter-option-heads-centre = flest i midten: 6 7 8
otter-option-heads-edge = flest i enderne: 1 2 12 13
otter-option-heads-rising = jo højere, desto flere
otter-option-heads-flat = ét på hvert kort
otter-option-heads-map = som på vores egne kort
otter-option-heads-own = 13 cifre fra 1 til 3, for 1 til 13
otter-option-best_of = Hvor mange omgange har et parti?
otter-option-best_of-1 = én
otter-option-best_of-3 = bedst af tre
otter-option-best_of-5 = bedst af fem
