# Tables of a season: fixtures, a league's own tables, and ranked matches.
lobby-league = -# Et ligaparti. Sesongen bestemmer husregler, klokke og lengde.

fixture-title =
    ## { $game }
    -# oppsatt parti
fixture-waits = -# Partiet begynner når alle er her.
fixture-here = **{ $here } av { $count } er her** · { $clock }{ $due ->
        [none] {""}
       *[other] { "\u000A" }Spilles innen <t:{ $due }:f> (<t:{ $due }:R>).
    }
fixture-seat = { $number }. { $here ->
        [yes] ✅ { $name } · her
       *[no] ⏳ { $name }
    }
fixture-called = 📣 **Klarsjekk:** trykk på **{ button-am-here }** innen <t:{ $until }:t> (<t:{ $until }:R>). Svarer du ikke i tide, { $missed ->
        [forfeit] taper du partiet.
        [computer] { league-played-for }.
       *[nothing] taper du ingenting på det.
    }
fixture-uncalled = -# Klar til å spille? Trykk på **{ button-am-here }**, så varsler jeg de andre.
button-am-here = Jeg er her
button-not-here = Ikke her
fixture-closed = Dette partiet ble lukket før noen fikk kort.
manage-tournament = { refused-fixture_end } Går du, spiller en datamaskin for deg til du kommer tilbake.
manage-fixture = { refused-fixture_end } Går du, taper du det.
table-scored = ⏱️ **Partiet ble avsluttet tidlig** og telles opp uten omgangen som var i gang.

refused-too_few_people = Minst { $count } mennesker må bli med først.
refused-ranked_computers = Rangerte partier er bare for mennesker. Be noen bli med, eller spill urangert.
refused-ranked_rules = Rangerte partier bruker serverens husregler. Spill urangert for å bruke andre.
refused-ranked_default = Rangert { $game } bruker husreglene «{ $name }» her. Dropp `{ option-houserules }`, eller spill urangert.
refused-league_computers = Ligabord er bare for mennesker. Be en annen spiller bli med.
refused-league_rules = Sesongen bestemmer husregler, klokke og lengde ved bordet. Vil du velge selv, bruker du `/{ command-play }`.
refused-fixture_stranger = Plassene er til spillerne i partiet. Du kan se på.
refused-fixture_leave = Plassen din holdes av. Passer det ikke ennå, trykker du på **{ button-not-here }**. Passer det aldri, sier du fra til dommeren.
refused-fixture_remove = Bare dommeren kan bytte ut spillere i et ligaparti.
refused-fixture_start = Partiet begynner når alle har trykket på **{ button-am-here }**.
refused-fixture_end = Bare dommeren kan avslutte dette partiet.
refused-fixture_host = Et ligaparti har ingen vert. Spør en moderator eller dommeren.
refused-fixture_again = Et ligaparti spilles én gang. Bruk `/{ command-play }` for et nytt.
refused-ready_already = Jeg vet at du er her. Nå mangler bare de andre.
refused-not_ready = Du har ikke trykket på **{ button-am-here }** ennå.
