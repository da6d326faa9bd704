# Otter Nonsense's own words.
otter-examples = **For eksempel**
    Kolonnen 3 5 9 stiger, så den tar 9 eller høyere. 11 7 synker, så den tar 7 eller lavere. 6 6 kan ennå gå begge veier.
    Du samler inn 3 5 9, og Bo spilte før deg. Gi Bo 5-eren for hodene, ta 3 og 9, og åpne kolonnen med 13-eren din.
    Du legger det siste kortet, og ingen kolonne er lengre enn to. Du vinner.
otter-choice = Samle kolonner, gi bort hoder.
otter-goal =
    { $best_of ->
        [1] til sju hoder
       *[other] best av { $best_of } omganger
    }
otter-pitch =
    Legg otere på tre kolonner. Hver kolonne går bare opp eller bare ned.
    Kan du ikke, eller vil du ikke? Samle inn en kolonne, og gi ett av kortene til **spilleren før deg** som poeng.
    {""}**Sju oterhoder** vinner. Det gjør det siste kortet ditt også, hvis ingen kolonne er lengre enn to.

otter-card-R = 🔄 snu
otter-card-X = 🎯 velg
otter-spoken-R = snukort
otter-spoken-X = velgekort

otter-verb-collect = Samle inn
otter-verb-keep = Samle inn
otter-play-2 = på kolonne { $number }
otter-collect-1 =
    { $number ->
        [1] ①
        [2] ②
       *[3] ③
    }
# None is given of a column of specials, and none is placed where the points win.
otter-collect-2 =
    { $card ->
        [none] gi ikke bort noe
       *[other] gi bort { $card }
    }
otter-collect-3 =
    { $card ->
        [none] så de vinner
       *[other] åpne med { $card }
    }
otter-keep-1 = { otter-collect-1 }
otter-keep-2 =
    { $card ->
        [none] uten poeng
       *[other] ta poeng for { $card }
    }
otter-keep-3 =
    { $card ->
        [none] og vinn
       *[other] åpne med { $card }
    }

# Svar på spørsmålene nedenfor, som sier resten.
otter-answer-collect-2 =
    { $card ->
        [none] ingenting
       *[other] { $card }
    }
otter-answer-collect-3 =
    { $card ->
        [none] så de vinner
       *[other] { $card }
    }
otter-answer-keep-2 = { otter-answer-collect-2 }
otter-answer-keep-3 =
    { $card ->
        [none] og vinn
       *[other] { $card }
    }

otter-ask-play-2 = På hvilken kolonne?
otter-ask-player = Hvem er neste?
otter-ask-collect-1 = Hvilken kolonne?
otter-ask-collect-1-2 = Hvilken kolonne, og hvilken oter får { $receiver }?
otter-ask-collect-2 = Hvilken oter får { $receiver }?
otter-ask-collect-3 = Hvilket kort åpner kolonnen igjen?
otter-ask-keep-1 = Hvilken kolonne?
otter-ask-keep-1-2 = Hvilken kolonne, og hvilken oter beholder du som poeng?
otter-ask-keep-2 = Hvilken oter beholder du som poeng?
otter-ask-keep-3 = Hvilket kort åpner kolonnen igjen?
otter-means-collect-2 =
    { $heads ->
        [one] 1 hode
       *[other] { $heads } hoder
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
        [up] { $value } eller høyere
        [down] { $value } eller lavere
       *[none] alle otere
    }
otter-score =
    🦦 { $seat }: **{ $heads } av { $goal }** { $cards ->
        [none] {""}
       *[other] ({ $cards })
    }
otter-worth =
    -# Oterhoder{ $one ->
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
        [clockwise] ↻ med klokka
       *[anticlockwise] ↺ mot klokka
    } · { $seat } gir til { $target }
otter-last_card = { $seat } la det siste kortet og samler inn den lengste kolonnen. Så er det { $target } sin tur.
otter-last_card-beside = { otter-last_card }

# What happened
otter-dealt = Hver spiller får { $count } kort. { $target } begynner.
otter-buried = { $card } snus opp og stokkes inn igjen.
otter-opened = Kolonnene åpner med { $cards }.
otter-played = { $seat } legger { $cards } på kolonne { $column }{ $left ->
        [0] , det siste kortet!
        [one] {" "}og har ett kort igjen.
       *[other] .
    }
otter-own-played = Du legger { $cards } på kolonne { $column }{ $left ->
        [0] , det siste kortet ditt!
        [one] {" "}og har ett kort igjen.
       *[other] .
    }
otter-collected = { $seat } samler inn kolonne { $column } ({ $cards }).
otter-gave =
    { $target } får { $card } med { $heads ->
        [one] ett hode
       *[other] { $heads } hoder
    } og har nå { $total }.
otter-you-gave =
    Du får { $card }: { $heads ->
        [one] ett hode
       *[other] { $heads } hoder
    }, { $total } i alt.
otter-kept =
    { $seat } tar { $card } med { $heads ->
        [one] ett hode
       *[other] { $heads } hoder
    } som poeng og har nå { $total }.
otter-placed = Kolonne { $column } åpner igjen med { $card }.
otter-reversed =
    🔄 Nå går spillet { $direction ->
        [clockwise] med klokka
       *[anticlockwise] mot klokka
    }. { $target } er neste.
otter-played_named =
    🎯 { $seat } legger { $cards } på kolonne { $column }{ $left ->
        [0] , det siste kortet,
       *[other] {""}
    } og lar { $target } spille nå{ $left ->
        [one] , med ett kort igjen.
       *[other] .
    }
otter-own-played_named =
    🎯 Du legger { $cards } på kolonne { $column }{ $left ->
        [0] , det siste kortet ditt,
       *[other] {""}
    } og lar { $target } spille nå{ $left ->
        [one] , med ett kort igjen.
       *[other] .
    }
otter-named = 🎯 { $seat } lar { $target } spille nå.
otter-went_out = 🎉 { $seat } er kvitt alle kortene, og ingen kolonne er lang. Det er seier!
otter-own-went_out = 🎉 Du er kvitt alle kortene, og ingen kolonne er lang. Det er seier!
otter-call_ignored = Otter Nonsense har ikke noe rop.
otter-deal_over = 🏆 { $winner } vinner omgang { $deal }.

# Private lines
otter-turn_hint-beside = Under hver kolonne står det hva som passer. { otter-turn_hint }
otter-turn_hint = Legg et kort, eller samle inn en kolonne og gi en av oterne til { $target }.
otter-none_fit = Ingen av kortene dine passer. Samle inn en kolonne og gi en av oterne til { $target }.
otter-last_hint = Det siste kortet ditt! Er ingen kolonne lengre enn { $limit } etter det, vinner du. Ellers samler du inn den lengste kolonnen og får en av oterne som poeng.
otter-keep_hint = Samle inn den lengste kolonnen. Behold en av oterne som poeng, ta resten som ny hånd, og åpne kolonnen igjen med ett kort.

illegal-bad_column = Du kan ikke samle inn den kolonnen nå. Etter det siste kortet ditt må det være den lengste.
illegal-bad_gift = Det kortet kan ikke bli poeng. Velg en oter fra kolonnen du samler inn.
illegal-bad_place = Det kortet kan ikke åpne kolonnen igjen. Velg en oter fra den nye hånda di hvis du har en.

refused-options-endless_specials = Kan et spesialkort åpne en kolonne, kan dere ikke samle inn kolonner med bare spesialkort. Ellers kan spillet gå i ring. Endre en av de to husreglene.
refused-options-no_heads_map = Skriv hodene på kortene deres som 13 sifre fra 1 til 3, for kortene 1 til 13. Eller velg en annen verdi.

otter-total =
    { $total ->
        [one] { $total } omgang vunnet
       *[other] { $total } omganger vunnet
    }

otter-option-first = Hvem begynner?
otter-option-first-random = tilfeldig
otter-option-first-host = verten
otter-option-opening_special = Kan et spesialkort åpne en kolonne igjen?
otter-option-opening_special-only_if_forced = bare hvis du ikke har noe annet kort
otter-option-opening_special-any = ja, men det gjør ingenting
otter-option-opening_special-any_with_effect = ja, og det virker
otter-option-special_column = Kan du samle inn en kolonne med bare spesialkort?
otter-option-special_column-collectable = ja, uten poeng
otter-option-special_column-not_collectable = nei
otter-option-place_last = Kan ditt eneste kort gå på en kolonne du nettopp tømte?
otter-option-place_last-last_card = ja, som det siste kortet ditt
otter-option-place_last-forbidden = nei
otter-option-reverse_next = Hvem er neste etter 🔄?
otter-option-reverse_next-neighbour = spilleren på den andre siden
otter-option-reverse_next-last_actor = forrige spiller
otter-option-last_special_effect = Virker et spesialkort som det siste kortet?
otter-option-last_special_effect-true = ja
otter-option-last_special_effect-false = nei
otter-option-heads = Hvor mange oterhoder viser kortene?
otter-option-heads-centre = flest i midten: 6 7 8
otter-option-heads-edge = flest i endene: 1 2 12 13
otter-option-heads-rising = jo høyere, desto flere
otter-option-heads-flat = ett på hvert kort
otter-option-heads-map = som på våre egne kort
otter-option-heads-own = 13 sifre fra 1 til 3, for 1 til 13
otter-option-best_of = Hvor mange omganger har et parti?
otter-option-best_of-1 = én
otter-option-best_of-3 = best av tre
otter-option-best_of-5 = best av fem
