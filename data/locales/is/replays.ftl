# Matches that are watched again.
command-replay = replay
command-replay-description = Sjáðu hvað réði úrslitum í leik sem er lokið, og farðu yfir hann skref fyrir skref
command-replay-match-description = Hvaða leik (eða númer hans)

# The story of a match: turning points first, then move by move.
button-story = Sagan
story-menu = Saga leiks …
story-title =
    ## { $game }
    -# Sigurlíkurnar þínar, miðað við það sem þú sást
story-reviewing =
    ⏳ **Leita að því sem réði úrslitum …**
    -# Ég spila hundrað sinnum áfram frá hverju skrefi, með ósýndu spilin af handahófi. Það tekur nokkrar sekúndur.
story-move-title =
    ## { $game }
    -# { $deal }. gjöf · skref { $at } af { $last }{ $eyes ->
        [none] {""}
       *[other] {" "}· { $eyes }
    }
story-next = ➡️ Næst: { $what } Sigurlíkurnar þínar: **{ $before }% → { $after }%**
button-story-turn = 📍 { $number }
button-story-back = ◀
button-story-next = ▶
button-story-earlier = ⏪
button-story-later = ⏩
button-story-open = Allar hendur
button-story-own = Fela hendur
button-story-ending = Birta lokin
ending-title =
    ## 🎬 { $count ->
        [0] Svona endaði leikurinn
       *[other] Sigurinn: { $names }
    }
    -# { $game }
ending-moves =
    { $count ->
        [1] -# Síðasta skrefið, eins og allir sáu það
       *[other] -# Síðustu { $count } skref, eins og allir sáu þau
    }
refused-ending_not_drawn = Ég gat ekki teiknað lokin. Reyndu aftur eftir augnablik.
refused-ending_posted = Þessi lok voru birt hér fyrir innan við klukkutíma. Skrunaðu upp til að finna þau.

# A move
replay-title =
    ## Endursýning · { $game }
    -# { $deal }. gjöf · skref { $at } af { $last }
replay-older = -# Ég á ekki lengur reglurnar fyrir þennan leik. Þú getur enn lesið hvað gerðist, en án spilanna, og ekki er hægt að sannreyna hann.
replay-differs = -# Þessi leikur færi á annan veg núna. Þú getur enn lesið hvað gerðist þá, en án spilanna.
replay-got = { $name } fær { $cards }.
replay-seat =
    { $mark ->
        [turn] ▶️
        [out] ✖️
       *[waiting] ▫️
    } { $name } · { $mark ->
        [out] úr leik með { $total }
       *[other] { $cards ->
            [none] { $count ->
                [1] **1 spil**
               *[other] { $count } spil
            }
           *[other] { $cards }
        } · { $total }
    }
replay-by-table = eins og borðið sá það
replay-by-open = með allar hendur sýnilegar
replay-by-seat = eins og { $name } sá það
refused-replay_not_shown = Ég veit ekki hvaða spil voru í þessum leik, svo ég get ekki sýnt hann.

# A player whose name was forgotten.
name-seat = { $number }. sæti
history-name = { $at } · { $game } · { $players }

refused-no_such_match = Slíkur leikur er ekki til á þessum server. `/{ command-replay }` stingur upp á leikjum meðan þú skrifar.
refused-match_not_over = Þessum leik er ekki lokið. Þú getur horft á hann aftur þegar hann er búinn.
refused-moves_not_kept = Leikurinn er svo gamall að gangi hans hefur verið eytt. Úrslitin eru undir `/{ command-stats }`.
