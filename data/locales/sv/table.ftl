# What everybody sees of a match.
table-title =
    ## { $game }
    -# { $length ->
        [1] {""}
        [0] giv { $deal } ·{" "}
       *[other] giv { $deal } av { $length } ·{" "}
    }{ $goal ->
        [none] {""}
       *[other] { $goal } ·{" "}
    }{ $clock }{ $ranked ->
        [yes] { " · rankad" }
       *[no] {""}
    }{ $rules ->
        [none] {""}
       *[other] { " · " }{ $rules }
    }
table-seat =
    { $mark ->
        [turn] ▶️
        [out] ✖️
       *[waiting] ▫️
    } { $name } · { $mark ->
        [out] utslagen med { $total }
       *[other] { $cards ->
            [one] **{ $cards } kort**
           *[other] { $cards } kort
        } · { $total }
    }
# What the picture of the table does not show of a seat
table-seat-beside =
    { $number ->
        [none] {""}
       *[other] { $number }.{" "}
    }{ $name }{ $total ->
        [none] {""}
       *[other] : { $total }
    }
total = { $total } poäng
scores-deal = giv
scores-total = totalt
table-between = Nästa giv börjar <t:{ $until }:R>, eller när ni trycker på **{ verb-deal }**.
table-resting = 💤 Matchen är pausad. Här kan jag bara visa den i 15 minuter efter ett knapptryck, så tryck på **{ button-wake }** för att fortsätta. På en server som har lagt till mig behövs ingen paus.
table-asleep = 💤 Alla spelare är borta, så matchen är pausad. Tryck på **{ button-wake }** för att fortsätta.
table-game-gone = 💤 { refused-table_asleep }
table-ended = ⏹️ **Matchen stoppades.** Den räknas inte.
table-held = ⏸️ En spelare har kallat på domaren. Klockorna står still tills svaret kommer, eller till <t:{ $until }:t> (<t:{ $until }:R>).
table-joined = -# 🪑 { $name } tog över korten från { $old }.
table-restarted = -# 🔄 Jag har startat om. Alla kort ligger där de låg.
table-given-back =
    -# ⏱️ Klockan stod still i { $unit ->
        [hours] { $count ->
            [one] en timme
           *[other] { $count } timmar
        }
        [minutes] { $count ->
            [one] en minut
           *[other] { $count } minuter
        }
       *[seconds] { $count ->
            [one] en sekund
           *[other] { $count } sekunder
        }
    }. Den tiden får ni tillbaka.
turn-person = **{ $name }** är på tur · tiden går ut <t:{ $until }:R>
turn-computer = { $name } tänker …
origin-timeout = ⏱️ { $line }
origin-stand_in = 💤 { $line }
turn-warned = ⏳ **{ $name }**, din tur slutar <t:{ $until }:R>! Sedan spelar jag åt dig.
story-earlier = … och mer innan dess
button-again = Spela igen
button-manage = Hantera
button-wake = Fortsätt
name-until = 🏖️ { $name } (borta till <t:{ $until }:f>)
vote-end = 🗳️ Ska matchen avslutas utan resultat? { $count } av { $needed } röster{ $who ->
        [none] {"."}
       *[other] {": "}{ $who }.
    }{ $against ->
        [none] {""}
       *[other] {" Emot: "}{ $against }.
    }
button-react = { $face }{ $count ->
        [0] {""}
       *[other] { " " }{ $count }
    }
vote-end-yes = Avsluta
vote-end-no = Spela vidare

# Its channel, and its message
table-own-here =
    Du spelar redan i den här kanalen. Tryck på **{ button-hand }** för att fortsätta, eller på **{ button-manage }** vid bordet för att avsluta matchen.{ $thread ->
        [yes] {" "}Du kan också öppna ett annat bord i en tråd.
       *[no] {""}
    }
table-below = Bordet finns längst ner i kanalen.
table-channel-gone = { $names } Kanalen med bordet ({ $game }) togs bort{ $phase ->
        [lobby] . Öppna ett nytt bord med `/{ command-play }`.
       *[other] , så jag stoppade matchen. Den räknas inte, så rating, statistik och marker är som förut. Öppna ett nytt bord med `/{ command-play }`.
    }
table-shut-out = ⚠️ Jag kan inte längre visa bordet i den här kanalen. Din hand fungerar fortfarande, och klockan står still tills jag kan. Be en moderator titta: Är tråden låst? Blockerar AutoMod mina ord? Saknar jag en behörighet?
