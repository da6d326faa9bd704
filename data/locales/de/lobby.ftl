# Before the match: the lobby and its house rules.
lobby-title = ## { $game }
lobby-seats = **{ $count } von { $most } Plätzen belegt**
lobby-clock =
    -# neuer Tisch · { $clock }{ $ranked ->
        [yes] { " · gewertet" }
       *[no] {""}
    }
lobby-length =
    ⏱️ { $kind ->
        [short] { "**Kurz:** " }
        [long] { "**Lang:** " }
       *[own] {""}
    }{ $deals ->
        [0] { $goal ->
            [none] {""}
           *[other] { $goal }
        }
        [one] ein Durchgang
       *[other] { $deals } Durchgänge
    }{ $minutes ->
        [none] {""}
       *[other] { "\u000A" }-# { minutes-about }
    }
minutes-about = ca. { $minutes } min
button-short =
    ⏱️ Kurz{ $minutes ->
        [none] {""}
       *[other] { " · " }{ minutes-about }
    }
button-long =
    ⏱️ Lang{ $minutes ->
        [none] {""}
       *[other] { " · " }{ minutes-about }
    }
lobby-missing =
    -# Los geht’s ab { $least } Leuten. Hol Freunde dazu{ $ranked ->
        [yes] .
       *[no] {" "}oder nimm einen Computer.
    }
lobby-awaiting = -# Eingeladen? Drück **{ button-join }**. Der Host gibt unter **{ button-options }** Plätze frei.
lobby-seat =
    { $who }{ $host ->
        [yes] { " (Host)" }
       *[no] {""}
    }{ $asked ->
        [yes] { " (eingeladen)" }
       *[no] {""}
    }
lobby-commitment = -# 🔒 { $commitment }
button-options = Optionen
catch = Gegenseitig erwischen
catch-about = 📣 **Gegenseitig erwischen:** Ist ein Ruf fällig, dann ruf gleich nach der Karte. Vergisst du es, ziehst du, sobald dich jemand erwischt.
catch-brief = -# 📣 Ruf gleich nach der Karte, und erwisch alle, die es vergessen.
button-catch = 📣 Gegenseitig erwischen
button-catch-on = { button-catch }: an
button-catch-off = { button-catch }: aus
options-title = ### { button-options }
lobby-closed = Dieser Tisch wurde vor dem Austeilen geschlossen. Eröffne einen neuen mit `/{ command-play }`.
lobby-house-rules = **Hausregeln an diesem Tisch**

house-rules-title =
    ### Hausregeln
    -# { $game }
house-rules-as-written = Es gelten die üblichen Regeln. Wähl eine Regel, um sie zu ändern.
house-rules-choose = Regel wählen …
house-rules-more = - … und { $count } weitere: `/{ command-rules }`
house-rules-now = { $question } { $value }
house-rules-own = Anderer Wert …
house-rules-own-label = Wert
house-rule = { $question } **{ $value }**

level-menu = Computer: { $level }
level-easy-about = Zum Üben für die ersten Partien. Übersieht Züge und plant nicht
level-normal-about = Ein guter Gegner, wenn du die Regeln kennst
level-hard-about = So stark, wie es geht, ohne in deine Karten zu schauen
program-menu = Programm dazuholen
program-about = Ein Programm von { $author }
program-open = (ohne Zelle, könnte also alle Karten lesen)
program-unknown = (ich weiß nicht, was es in seiner Zelle sieht)

end-lobby = Diesen Tisch schließen? Die Karten sind noch nicht ausgeteilt.
end-match = Diese Partie für alle beenden? Sie zählt nicht, und ihr könnt sie nicht fortsetzen.
left-match = Du hast die Partie verlassen. Ein Computer spielt deine Karten, bis du am Tisch auf **{ button-back }** drückst.
left-ranked = Du hast eine gewertete Partie verlassen, das zählt als Niederlage. Ein Computer spielt deine Karten zu Ende.
left-tournament = Du hast die Partie verlassen. Ein Computer spielt für dich, bis du am Tisch auf **{ button-back }** drückst.
call-heard = Der Tisch hat dich gehört.

# Asking a member to play
invite-title = ### Spielen mit { $name }
    Welches Spiel? Ich eröffne hier einen Tisch und lade { $name } ein.
invite-asked = **{ $name }** lädt { $member } zu einer Partie { $game } ein.
refused-invite_self = Dich selbst kannst du nicht einladen. Eröffne mit `/{ command-play }` einen Tisch, dann können andere mitspielen.
refused-invite_bot = Bots können nicht mitspielen. Für einen Gegner am Tisch drückst du auf **{ button-add-computer }**.
refused-invite_avoided = Du meidest dieses Mitglied. Mit `/{ command-my } { command-my-avoid }` machst du das rückgängig.

# Choosing a game
choose-title =
    { $alone ->
        [yes] ## Gegen zwei Computer
       *[no] ## Such dir ein Spiel aus
    }
choose-game =
    -# **{ $game }**{ $least ->
        [none] {""}
       *[other] { " · " }{ $least }–{ $most } Personen
    }{ $short ->
        [none] {""}
       *[other] { " · " }{ $short }{ $long ->
            [none] {""}
           *[other] –{ $long }
        } min
    }
    -# { $about }
button-choose-game = { $game }
button-choose-alone = Computer
button-choose-friends = Mit Freunden
