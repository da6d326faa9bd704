# Otter Nonsense's own words.
otter-examples = **For eksempel**
    Kolonnen 3 5 9 stiger, så 9 eller mer går på den. 11 7 synker, så 7 eller mindre. 6 6 er fortsatt fri.
    Du samler inn 3 5 9 etter Bo: gi Bo 5-eren for hodene på den, ta 3 og 9, og åpne kolonnen igjen med din 13-er.
    Du legger det siste kortet ditt, og ingen kolonne er lengre enn to: du har vunnet.
otter-pitch =
    Legg otere i tre kolonner som bare går opp eller bare går ned.
    Kan du ikke, eller vil du ikke? Samle inn en kolonne, og gi et av kortene til **spilleren før deg**, som poeng.
    {""}**Sju oterhoder** vinner. Det gjør det siste kortet ditt også, om ingen kolonne er lengre enn to.

otter-card-R = 🔄R
otter-card-X = 🎯X
otter-spoken-R = R (snu)
otter-spoken-X = X (velg)

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

otter-ask-play-2 = På hvilken kolonne?
otter-ask-player = Hvem skal spille nå?
otter-ask-collect-1 = Hvilken kolonne?
otter-ask-collect-2 = Hvilken oter får { $receiver }?
otter-ask-collect-3 = Hvilket kort åpner kolonnen igjen?
otter-ask-keep-1 = Hvilken kolonne?
otter-ask-keep-2 = Hvilken oter tar du som poeng?
otter-ask-keep-3 = Hvilket kort åpner kolonnen igjen?
otter-means-collect-2 =
    { $heads ->
        [one] 1 poeng
       *[other] { $heads } poeng
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
    } · det { $seat } gir bort, går til { $target }
otter-last_card = { $seat } har lagt det siste kortet og samler inn den lengste kolonnen. Så er det { $target } sin tur.
otter-last_card-beside = { otter-last_card }

# What happened
otter-dealt = Alle får { $count } kort. { $target } begynner.
otter-buried = { $card } snus opp og stokkes inn igjen.
otter-opened = Kolonnene åpner med { $cards }.
otter-played = { $seat } legger { $cards } på kolonne { $column }{ $left ->
        [0] , det siste kortet!
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
otter-placed = { $card } åpner kolonne { $column } igjen.
otter-reversed =
    🔄 Nå går spillet { $direction ->
        [clockwise] med klokka
       *[anticlockwise] mot klokka
    }: { $target } er neste.
otter-named = 🎯 { $seat } velger { $target } som neste.
otter-went_out = 🎉 { $seat } er kvitt alle kortene, og ingen kolonne er lang. Det er seier!
otter-call_ignored = I Otter Nonsense er det ikke noe å rope.
otter-deal_over = 🏆 { $winner } vinner omgang { $deal }.

# Private lines
otter-turn_hint = Legg et kort, eller samle inn: en oter går til { $target }.
otter-none_fit = Ingen av kortene dine passer: samle inn en kolonne og gi en av oterne i den til { $target }.
otter-last_hint = Det siste kortet ditt! Har ingen kolonne mer enn { $limit } kort når det ligger, vinner du med en gang. Har en det, samler du inn den lengste og får selv en av oterne i den som poeng.
otter-keep_hint = Samle inn den lengste kolonnen: en av oterne i den blir dine poeng, resten er den nye hånda di, og et kort fra den åpner kolonnen igjen.

illegal-bad_column = Den kolonnen kan ikke samles inn nå. Etter det siste kortet ditt må det være den lengste.
illegal-bad_gift = Det kortet kan ikke bli poeng: det må være en oter fra kolonnen du samler inn.
illegal-bad_place = Det kortet kan ikke åpne kolonnen igjen: legg en oter fra den nye hånda di, om du har en.

refused-options-endless_specials = Der et spesialkort kan åpne en kolonne, kan ikke kolonner av spesialkort samles inn, ellers kunne det gått i ring for alltid. Endre en av disse to husreglene.
refused-options-no_heads_map = Oppgi hodene på kortene deres som 13 sifre fra 1 til 3, for kortene 1 til 13, eller velg en av de andre verdiene.

otter-total =
    { $total ->
        [one] { $total } omgang vunnet
       *[other] { $total } omganger vunnet
    }

otter-option-first = Hvem begynner?
otter-option-first-random = det trekkes lodd
otter-option-first-host = verten
otter-option-opening_special = Kan et spesialkort åpne en kolonne igjen?
otter-option-opening_special-only_if_forced = bare om du ikke har noe annet
otter-option-opening_special-any = ja, men det gjør ingenting
otter-option-opening_special-any_with_effect = ja, og det virker
otter-option-special_column = Kan en kolonne med bare spesialkort samles inn?
otter-option-special_column-collectable = ja, ingen får poeng
otter-option-special_column-not_collectable = nei
otter-option-place_last = Kan ditt eneste kort gå til en kolonne du nettopp har tømt?
otter-option-place_last-last_card = ja, som det siste kortet ditt
otter-option-place_last-forbidden = nei
otter-option-reverse_next = Hvem er neste når spillet snur?
otter-option-reverse_next-neighbour = naboen på den andre siden
otter-option-reverse_next-last_actor = den som spilte sist
otter-option-last_special_effect = Virker et spesialkort når det er det siste?
otter-option-last_special_effect-true = ja
otter-option-last_special_effect-false = nei
otter-option-heads = Hvor mange oterhoder viser kortene?
otter-option-heads-centre = flest i midten: 6 7 8
otter-option-heads-edge = flest i endene: 1 2 12 13
otter-option-heads-rising = jo høyere, desto flere
otter-option-heads-flat = ett på hvert kort
otter-option-heads-map = de på våre egne kort
otter-option-heads-own = 13 sifre fra 1 til 3, for 1 til 13
otter-option-best_of = Hvor mange omganger har et parti?
otter-option-best_of-1 = én
otter-option-best_of-3 = best av tre
otter-option-best_of-5 = best av fem
