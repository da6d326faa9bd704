# Tables of a season: fixtures, a league's own tables, and ranked matches.
lobby-league = -# Eine Ligapartie. Hausregeln, Uhr und Länge gibt die Saison vor.

fixture-title =
    ## { $game }
    -# angesetzte Partie
fixture-waits = -# Die Partie beginnt, wenn alle da sind.
fixture-here = **{ $here } von { $count } sind da** · { $clock }{ $due ->
        [none] {""}
       *[other] { "\u000A" }Frist: <t:{ $due }:f> (<t:{ $due }:R>).
    }
fixture-seat = { $number }. { $here ->
        [yes] ✅ { $name } · da
       *[no] ⏳ { $name }
    }
fixture-called = 📣 **Bereitschaftscheck:** Drück bis <t:{ $until }:t> (<t:{ $until }:R>) auf **{ button-am-here }**. Verpasst du ihn, { $missed ->
        [forfeit] verlierst du kampflos.
        [computer] { league-played-for }.
       *[nothing] ist nichts verloren.
    }
fixture-uncalled = -# Bereit zum Spielen? Drück auf **{ button-am-here }**, dann pinge ich die anderen an.
button-am-here = Bin da
button-not-here = Doch nicht
fixture-closed = Diese Partie wurde vor dem Austeilen geschlossen.
manage-tournament = { refused-fixture_end } Gehst du, spielt ein Computer für dich, bis du zurückkommst.
manage-fixture = { refused-fixture_end } Gehst du, verlierst du sie.
table-scored = ⏱️ **Diese Partie wurde vorzeitig beendet.** Sie zählt ohne den unfertigen Durchgang.

refused-too_few_people = Erst müssen mindestens { $count } Leute dabei sein.
refused-ranked_computers = Gewertete Partien sind nur für Menschen. Hol Freunde dazu, oder spielt ungewertet.
refused-ranked_rules = Für gewertete Partien gelten die Hausregeln dieses Servers. Für andere Regeln spielt ungewertet.
refused-ranked_default = Gewertetes { $game } hat hier die Hausregeln „{ $name }“. Lass `{ option-houserules }` weg, oder spiel ungewertet.
refused-league_computers = Ligatische sind nur für Menschen. Hol jemanden dazu.
refused-league_rules = Hausregeln, Uhr und Länge dieses Tisches gibt die Saison vor. Willst du selbst wählen, nimm `/{ command-play }`.
refused-fixture_stranger = Diese Plätze gehören den Leuten dieser Partie. Du kannst zuschauen.
refused-fixture_leave = Dein Platz bleibt reserviert. Kannst du noch nicht spielen, drück auf **{ button-not-here }**. Kannst du gar nicht, sag es der Spielleitung.
refused-fixture_remove = In einer Ligapartie kann nur die Spielleitung jemanden ersetzen.
refused-fixture_start = Diese Partie beginnt, wenn alle auf **{ button-am-here }** gedrückt haben.
refused-fixture_end = Diese Partie kann nur die Spielleitung beenden.
refused-fixture_host = Eine Ligapartie hat keinen Host. Frag die Moderation oder die Spielleitung.
refused-fixture_again = Eine Ligapartie wird einmal gespielt. Für eine weitere nimm `/{ command-play }`.
refused-ready_already = Ich weiß, dass du da bist. Die Partie beginnt, wenn es die anderen auch sind.
refused-not_ready = Du hast noch nicht auf **{ button-am-here }** gedrückt.
