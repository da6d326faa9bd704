# Tables of a season: fixtures, a league's own tables, and ranked matches.
lobby-league = -# Keppnisleikur. Tímabilið ræður húsreglum, klukku og lengd.

fixture-title =
    ## { $game }
    -# leikur í keppni
fixture-waits = -# Leikurinn byrjar þegar allir spilarar eru komnir.
fixture-here = **{ $here } af { $count } komin** · { $clock }{ $due ->
        [none] {""}
       *[other] { "\u000A" }Á að spila fyrir <t:{ $due }:f> (<t:{ $due }:R>).
    }
fixture-seat = { $number }. { $here ->
        [yes] ✅ { $name } · á staðnum
       *[no] ⏳ { $name }
    }
fixture-called = 📣 **Nafnakall:** ýttu á **{ button-am-here }** fyrir <t:{ $until }:t> (<t:{ $until }:R>). Ef þú missir af því, { $missed ->
        [forfeit] er þér dæmt tap.
        [computer] { league-played-for }.
       *[nothing] er engu tapað.
    }
fixture-uncalled = -# Er komið að því að spila? Ýttu á **{ button-am-here }** og ég pinga hina.
button-am-here = Ég er hér
button-not-here = Ekki hér
fixture-closed = Þessum leik var lokað áður en gefið var.
manage-tournament = { refused-fixture_end } Ef þú hættir spilar tölva fyrir þig þar til þú kemur aftur.
manage-fixture = { refused-fixture_end } Ef þú hættir tapar þú honum.
table-scored = ⏱️ **Leikurinn var stöðvaður snemma.** Hann telur án gjafarinnar sem ekki var kláruð.

refused-too_few_people = Minnst { $count } manneskjur þurfa fyrst að vera með.
refused-ranked_computers = Metnir leikir eru bara fyrir fólk. Fáðu vin með, eða spilaðu ómetinn leik.
refused-ranked_rules = Metnir leikir nota húsreglur þessa servers. Spilaðu ómetinn leik fyrir aðrar reglur.
refused-ranked_default = Metnir leikir nota hér húsreglurnar „{ $name }“ ({ $game }). Slepptu `{ option-houserules }` eða spilaðu ómetinn leik.
refused-league_computers = Keppnisborð eru bara fyrir fólk. Fáðu annan spilara með.
refused-league_rules = Tímabilið ræður húsreglum, klukku og lengd við þetta borð. Notaðu `/{ command-play }` ef þú vilt ráða því.
refused-fixture_stranger = Þessi sæti eru fyrir spilara leiksins. Þú getur horft á.
refused-fixture_leave = Sætið þitt er frátekið. Ef þú getur ekki spilað strax, ýttu þá á **{ button-not-here }**. Ef þú getur það alls ekki, láttu dómarann vita.
refused-fixture_remove = Bara dómarinn getur skipt um spilara í keppnisleik.
refused-fixture_start = Leikurinn byrjar þegar allir spilarar ýta á **{ button-am-here }**.
refused-fixture_end = Bara dómarinn getur endað þennan leik.
refused-fixture_host = Keppnisleikur hefur engan gestgjafa. Spurðu stjórnanda eða dómarann.
refused-fixture_again = Keppnisleikur er spilaður einu sinni. Notaðu `/{ command-play }` fyrir annan.
refused-ready_already = Ég veit að þú ert hér. Leikurinn byrjar þegar hinir eru það líka.
refused-not_ready = Þú hefur ekki ýtt á **{ button-am-here }**.
