# Tables of a season: fixtures, a league's own tables, and ranked matches.
lobby-league = -# Et ligaparti. Sæsonen bestemmer husregler, ur og længde.

fixture-title =
    ## { $game }
    -# planlagt parti
fixture-waits = -# Partiet begynder når alle spillere er her.
fixture-here = **{ $here } af { $count } er her** · { $clock }{ $due ->
        [none] {""}
       *[other] { "\u000A" }Spilles inden <t:{ $due }:f> (<t:{ $due }:R>).
    }
fixture-seat = { $number }. { $here ->
        [yes] ✅ { $name } · her
       *[no] ⏳ { $name }
    }
fixture-called = 📣 **Klartjek:** tryk på **{ button-am-here }** inden <t:{ $until }:t> (<t:{ $until }:R>). Svarer du ikke i tide, { $missed ->
        [forfeit] taber du partiet.
        [computer] { league-played-for }.
       *[nothing] er intet tabt.
    }
fixture-uncalled = -# Klar til at spille? Tryk på **{ button-am-here }**, så giver jeg de andre besked.
button-am-here = Jeg er her
button-not-here = Ikke her
fixture-closed = Partiet blev lukket før kortene blev delt ud.
manage-tournament = { refused-fixture_end } Går du, spiller en computer for dig indtil du kommer tilbage.
manage-fixture = { refused-fixture_end } Går du, taber du det.
table-scored = ⏱️ **Partiet blev stoppet før tid.** Det gøres op uden den omgang der ikke er færdig.

refused-too_few_people = Mindst { $count } mennesker skal deltage først.
refused-ranked_computers = Rangerede partier er kun for mennesker. Bed en ven om at deltage, eller spil urangeret.
refused-ranked_rules = Rangerede partier bruger serverens husregler. Spil urangeret for at bruge andre.
refused-ranked_default = Rangeret { $game } bruger husreglerne »{ $name }« her. Udelad `{ option-houserules }`, eller spil urangeret.
refused-league_computers = Ligaborde er kun for mennesker. Bed en anden spiller om at deltage.
refused-league_rules = Sæsonen bestemmer bordets husregler, ur og længde. Vil du selv vælge, så brug `/{ command-play }`.
refused-fixture_stranger = Pladserne er til partiets spillere. Du kan se med.
refused-fixture_leave = Din plads er reserveret. Kan du ikke endnu, så tryk på **{ button-not-here }**. Kan du slet ikke, så sig det til dommeren.
refused-fixture_remove = Kun dommeren kan udskifte spillere i et ligaparti.
refused-fixture_start = Partiet begynder når alle spillere har trykket på **{ button-am-here }**.
refused-fixture_end = Kun dommeren kan afslutte partiet.
refused-fixture_host = Et ligaparti har ingen vært. Spørg en moderator eller dommeren.
refused-fixture_again = Et ligaparti spilles én gang. Brug `/{ command-play }` for et nyt.
refused-ready_already = Jeg ved at du er her. Nu mangler kun de andre.
refused-not_ready = Du har ikke trykket på **{ button-am-here }** endnu.
