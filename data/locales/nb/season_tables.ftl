# Tables of a season: fixtures, a league's own tables, and ranked matches.
lobby-league = -# Dette partiet teller for en liga. Sesongen bestemmer husregler, klokke og lengde.

fixture-title = ## Oppsatt parti · { $game }
fixture-waits = -# Partiet begynner når alle er her.
fixture-here = **{ $here } av { $count } er her** · { $clock }{ $due ->
        [none] {""}
       *[other] { "\u000A" }Spilles innen <t:{ $due }:f>, <t:{ $due }:R>.
    }
fixture-seat = { $number }. { $here ->
        [yes] ✅ { $name } · her
       *[no] ⏳ { $name }
    }
fixture-called = 📣 **Opprop:** trykk **{ button-am-here }** innen <t:{ $until }:t>, <t:{ $until }:R>. { $missed ->
        [forfeit] Svarer du ikke i tide, taper du partiet.
        [computer] Svarer du ikke i tide, spiller en datamaskin for deg til du kommer.
       *[nothing] Passer det ikke nå, taper du ingenting på det.
    }
fixture-uncalled = -# Klar til å spille? Trykk **{ button-am-here }**, så varsler jeg de andre. Partiet begynner når alle er her.
button-am-here = Jeg er her
button-not-here = Ikke her
fixture-closed = Dette partiet ble lukket før noen fikk kort.
manage-tournament = Dette partiet hører til en turnering, og bare dommeren kan avslutte det. Går du, spiller en datamaskin for deg til du kommer tilbake.
manage-fixture = Dette partiet er satt opp av en liga: bare dommeren kan avslutte det, og den som går, taper det.
table-scored = ⏱️ **Partiet ble avsluttet før det var ferdig.** Det telles opp slik det sto. En omgang som var i gang, teller ikke.

refused-too_few_people = Minst { $count } mennesker må sette seg først. Be noen bli med.
refused-ranked_computers = Rangerte partier er bare for mennesker. Be noen bli med, eller åpne et bord som ikke er rangert.
refused-ranked_rules = Rangerte partier spilles etter husreglene som serveren har valgt. Åpne et bord som ikke er rangert, for å spille etter andre.
refused-ranked_default = Her spilles rangert { $game } etter husreglene «{ $name }». Dropp `{ option-houserules }`, eller spill urangert.
refused-league_computers = Ligabord er bare for mennesker. Be noen fra ligaen bli med.
refused-league_rules = Sesongen bestemmer husregler, klokke og lengde ved dette bordet. `/{ command-play }` åpner et bord der du velger selv.
refused-fixture_stranger = Plassene i dette partiet holdes av til dem det er satt opp for. Du kan se på.
refused-fixture_leave = Plassen din holdes av. Trykk på **{ button-not-here }** hvis du ikke kan spille ennå; si fra til dommeren hvis du ikke kan spille i det hele tatt.
refused-fixture_remove = Plassene i dette partiet holdes av til dem det er satt opp for. Dommeren kan sette inn en annen.
refused-fixture_start = Partiet begynner av seg selv så snart alle har trykket på **{ button-am-here }**.
refused-fixture_end = Et oppsatt parti kan bare avsluttes av ligaens dommer. Si fra til dommeren hvis noe er galt.
refused-fixture_host = Et oppsatt parti har ingen vert. En moderator eller ligaens dommer kan gjøre det.
refused-fixture_again = Et oppsatt parti spilles én gang. `/{ command-play }` åpner et bord for et nytt parti.
refused-ready_already = Du har sagt at du er her. Partiet begynner når de andre også er her.
refused-not_ready = Du har ikke sagt at du er her, så det er ikke noe å ta tilbake.
