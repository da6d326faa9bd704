# Is it fair? The check of a finished match, and its record as a file.
button-fair = Er þetta heiðarlegt?
button-download = Sækja
fair-title =
    ## Er þetta heiðarlegt?
    -# { $game }
fair-yes = ✅ Ég gaf aftur og fékk sömu spil.
fair-no = ❌ **Nei, eitthvað stemmir ekki.** Ég gaf þennan leik aftur og spilaði hann upp á nýtt:
fair-unchecked = ❔ **Ég get ekki sannreynt þennan leik.** Hann fór eftir eldri reglum, og ég get bara spilað eftir reglum dagsins.
fair-means =
    -# Sannreyndu hann án mín: ýttu á **{ button-download }** til að fá leikskrána og síðu fyrir hana.{ $lobby ->
        [yes] {" "}*Fingrafar* þar þarf að vera í skráarheitinu á fyrstu mynd borðsins.
       *[no] {""}
    }
fair-download = { $page ->
    [yes] Hér er leikskráin og síða sem sannreynir hana. Hún nefnir bara þá spilara sem leyfa það í `/{ command-my } { command-my-settings }`. Vistaðu hvort tveggja, opnaðu `verify.html` í vafra og slepptu leikskránni á síðuna. Ekkert fer út af tölvunni þinni. Ef þú treystir ekki síðu frá mér, sæktu hana þá í frumkóða bottans. Engin athugun sýnir að enginn hafi kíkt: þau sem reka bottann geta séð allar hendur.
   *[no] Hér er leikskráin. Hún nefnir bara þá spilara sem leyfa það í `/{ command-my } { command-my-settings }`. Engin síða er til sem sannreynir þetta spil í vafra.
}
fair-menu = Sannreyna leik …
fair-menu-match = { $number }. { $game }
fair-fault-commitment = - Leyndarmálið passar ekki við fingrafarið.
fair-fault-digest = - Leikskránni var breytt eftir á.
fair-fault-link = - Fingrafarið passar ekki við stað borðsins í keðju serversins.
fair-fault-options = - Leikurinn getur ekki byrjað með þessum húsreglum og sætum.
fair-fault-beginning = - Leikurinn getur ekki byrjað í þessari stöðu.
fair-fault-move = - Lína { $line } í leikskránni, `{ $move }`, er ekki leyfileg með þessum spilum.
fair-fault-unfinished = - Það vantar skref, því leiknum er ekki lokið eftir það síðasta.
fair-fault-result = - Úrslitin ættu að vera: { $result }
fair-fault-not_stopped = - Leiknum lýkur með síðasta skrefinu, og úrslitin ættu að vera: { $result }
refused-record_no_match = Á þessum server er enginn kláraður leikur með því númeri. Sjá listann undir `/{ command-stats }`.
refused-record_running = Þessum leik er ekki lokið. Þú getur sannreynt hann þegar hann er búinn.
refused-record_moves_gone = Ég get ekki sannreynt þennan leik. Hann er svo gamall að gangi hans hefur verið eytt.
refused-record_other_game = Ég get ekki sannreynt þennan leik. Spilið er ekki lengur uppsett.
refused-record_older = Ég get ekki sannreynt þennan leik. Hann fór eftir eldri reglum.

# What the shuffle is made of.
button-shuffle = Stokkun
button-word = Bæta við orði
shuffle-how =
    { $phase ->
        [lobby] Enginn getur valið spilin. Ég valdi leyndarmál áður en borðið var opnað, og hver sem ýtir á **{ button-join }** bætir við það. { $has_word ->
            [yes] Nú er orðið þitt með, svo ekki einu sinni ég ræð þeim.
           *[no] Treystirðu mér ekki? Með **{ button-download }** sérðu úr hverju stokkunin er. Bættu svo við þínu eigin orði, helst síðast.
        }
       *[other] Spilin ráðast af leyndarmáli sem ég valdi áður en nokkur settist, og af því sem spilararnir bættu við. Með **{ button-download }** sérðu úr hverju stokkunin er, og eftir leikinn getur þú borið það saman við leikskrána.
    }
shuffle-file = Hér er það sem stokkunin er gerð úr hingað til. Berðu það saman við leikskrána eftir leikinn.
shuffle-word-title = Orðið þitt í stokkunina
shuffle-word-label = Orð eða setning sem enginn getur giskað á
shuffle-word-about = Ekki nota lykilorð, því ég sé þetta orð einu sinni. Mundu það til að geta sannreynt það síðar. Nýtt orð kemur í staðinn fyrir það.
refused-word_before_joining = Sestu fyrst við borðið. Þá getur þú bætt við orði.

button-chain = Öll borð
button-next-shuffle = Næsta stokkun
fair-chain =
    { "**" }Næsta stokkun hér** er síðasta línan í þessari skrá. Leyndarmál hennar er ákveðið, svo hvorki þú né ég getum breytt því.
    { $count ->
        [0] Hér eru engin borð enn.
        [1] { "**" }Síðasta borðið:** { $played } klárað, { $running } opin, { $ended } stöðvuð, { $closed } lokað áður en gefið var. Skráin tengir hvert borð við það á undan, svo ég get ekki sleppt neinu.
       *[other] { "**" }Síðustu borð ({ $count }):** { $played } kláruð, { $running } opin, { $ended } stöðvuð, { $closed } lokað áður en gefið var. Skráin tengir hvert borð við það á undan, svo ég get ekki sleppt neinu.
    }
