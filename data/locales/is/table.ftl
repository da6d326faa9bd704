# What everybody sees of a match.
table-title =
    ## { $game }
    -# { $length ->
        [1] {""}
        [0] { $deal }. gjöf ·{" "}
       *[other] { $deal }. gjöf af { $length } ·{" "}
    }{ $goal ->
        [none] {""}
       *[other] { $goal } ·{" "}
    }{ $clock }{ $ranked ->
        [yes] { " · metinn leikur" }
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
        [out] úr leik með { $total }
       *[other] { $cards ->
            [1] **1 spil**
           *[other] { $cards } spil
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
total = { $total } stig
scores-deal = gjöf
scores-total = alls
table-between = Næsta gjöf byrjar <t:{ $until }:R>, eða þegar ýtt er á **{ verb-deal }**.
table-resting = 💤 Leikurinn er í hléi, því hér get ég bara sýnt hann í korter í einu. Ýttu á **{ button-wake }** til að spila meira. Á server sem hefur bætt mér við þarf ekkert hlé.
table-asleep = 💤 Enginn spilari er við, svo leikurinn er í hléi. Ýttu á **{ button-wake }** til að halda áfram.
table-game-gone = 💤 { refused-table_asleep }
table-ended = ⏹️ **Leikurinn var stöðvaður.** Hann telur ekki.
table-held = ⏸️ Spilari hefur kallað á dómara. Klukkurnar bíða eftir svari, eða til <t:{ $until }:t> (<t:{ $until }:R>).
table-joined = -# 🪑 { $name } tók við spilunum. Áður var { $old } í þessu sæti.
table-restarted = -# 🔄 Ég endurræsti mig. Öll spil eru þar sem þau voru.
table-given-back =
    -# ⏱️ Klukkan stóð í stað í { $unit ->
        [hours] { $count } klst.
        [minutes] { $count } mín.
       *[seconds] { $count } sek.
    } Þið fáið þann tíma aftur.
turn-person = **{ $name }** á leik · tíminn rennur út <t:{ $until }:R>
turn-computer = { $name } hugsar …
origin-timeout = ⏱️ { $line }
origin-stand_in = 💤 { $line }
turn-warned = ⏳ **{ $name }**, tíminn þinn rennur út <t:{ $until }:R>! Þá spila ég fyrir þig.
story-earlier = … og fleira þar á undan
button-again = Spila aftur
button-manage = Umsjón
button-wake = Halda áfram
name-until = 🏖️ { $name } (í fríi til <t:{ $until }:f>)
vote-end = 🗳️ Á að enda leikinn án úrslita? { $count } af { $needed } atkvæðum{ $who ->
        [none] {"."}
       *[other] {": "}{ $who }.
    }{ $against ->
        [none] {""}
       *[other] {" Á móti: "}{ $against }.
    }
button-react = { $face }{ $count ->
        [0] {""}
       *[other] { " " }{ $count }
    }
vote-end-yes = Enda leikinn
vote-end-no = Spila áfram

# Its channel, and its message
table-own-here =
    Þú ert þegar í leik í þessari rás. Ýttu á **{ button-hand }** til að halda áfram, eða á **{ button-manage }** við borðið til að enda leikinn.{ $thread ->
        [yes] {" "}Þú getur líka opnað annað borð í þræði.
       *[no] {""}
    }
table-below = Borðið er neðst í rásinni.
table-channel-gone = { $names } Rásinni með borðinu ({ $game }) var eytt{ $phase ->
        [lobby] . Opnaðu nýtt borð með `/{ command-play }`.
       *[other] , svo ég stöðvaði leikinn. Hann telur ekki og styrkleikastig, tölfræði og spilapeningar eru eins og áður. Opnaðu nýtt borð með `/{ command-play }`.
    }
table-shut-out = ⚠️ Ég get ekki lengur sýnt borðið í þessari rás. Höndin þín virkar áfram, og klukkan bíður þar til ég get það. Biddu stjórnanda að athuga málið. Er þráðurinn læstur? Stoppar AutoMod orðin mín? Vantar mig heimild?
