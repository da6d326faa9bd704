# First contact: the help, and the welcome that somebody who manages a server may ask for.
command-help-game-description = Welches Spiel (Standard: das an diesem Tisch, sonst Olsen)

help-title = ## { $game }
help-begin =
    { $table ->
        [lobby] **Hier ist ein Tisch offen.** Drück dort auf **{ button-join }**. Der Host teilt mit **{ button-start }** aus.
        [playing] **Hier läuft eine Partie.** Drück dort auf **{ button-join-in }**, oder spiel gleich gegen Computer.
        [seated] **Du bist hier in der Partie.** **{ button-hand }** zeigt deine Karten, **{ button-rules }** die Regeln.
        [waiting] **Du hast hier einen Platz am Tisch.** Drück dort auf **{ button-start }**, dann wird ausgeteilt.
        [alone] **Hier spielst du gegen Computer.** Mit Freunden spielst du über `/{ command-play }` in euren Direktnachrichten oder auf einem Server, der mich hinzugefügt hat.
       *[none] **Mit Freunden spielen:** Eröffne einen Tisch mit `/{ command-play }`. Deine Freunde drücken auf **{ button-join }**, dann drückst du auf **{ button-start }**.
    }
help-other = Anderes Spiel …
help-commands-outside =
    ## Alles, was ich hier kann
    - **Spielen**: `/{ command-play }` `/{ command-daily }` `/{ command-rules }` `/{ command-help }`
    - **Für dich**: `/{ command-my } { command-my-games }` `/{ command-my } { command-my-settings }` `/{ command-my } { command-my-away }` `/{ command-my } { command-my-avoid }` `/{ command-my } { command-my-data }` `/{ command-my } { command-my-forget }` `/{ command-privacy }`
    -# Server, die mich hinzugefügt haben, bekommen auch Statistiken, Wertungen und Ligen.
help-commands =
    ## Alles, was ich kann
    - **Spielen**: `/{ command-play }` `/{ command-daily }` `/{ command-rules }` `/{ command-help }`
    - **Am Tisch**: `/{ command-hand }` `/{ command-call }` `/{ command-table }`
    - **Ergebnisse**: `/{ command-stats }` `/{ command-leaderboard }` `/{ command-replay }`
    - **Ligen**: `/{ command-league } { command-league-info }` `/{ command-league } { command-league-join }` `/{ command-league } { command-league-leave }` `/{ command-league } { command-league-standings }` `/{ command-league } { command-league-fixtures }` `/{ command-league } { command-league-champions }`
    - **Für dich**: `/{ command-my } { command-my-games }` `/{ command-my } { command-my-settings }` `/{ command-my } { command-my-away }` `/{ command-my } { command-my-avoid }` `/{ command-my } { command-my-data }` `/{ command-my } { command-my-forget }` `/{ command-privacy }`
help-offer =
    {""}**Fürs Team**
    - **Dieser Server**: `/{ command-settings }` `/{ command-houserules } { command-houserules-list }` `/{ command-houserules } { command-houserules-create }` `/{ command-houserules } { command-houserules-edit }` `/{ command-houserules } { command-houserules-delete }` `/{ command-houserules } { command-houserules-default }`
    - **Ligen**: `/{ command-umpire } { command-umpire-create }` `/{ command-umpire } { command-umpire-dashboard }` `/{ command-umpire } { command-umpire-log }` `/{ command-umpire } { command-umpire-export }`
    - **Fairplay**: `/{ command-fairplay }` `/{ command-suspend } { command-suspend-add }` `/{ command-suspend } { command-suspend-lift }` `/{ command-suspend } { command-suspend-show }`
help-version = -# Olsen { $version }
help-welcomed = -# Die Begrüßung steht im Kanal.
button-welcome = Begrüßung hier posten

welcome-title = ## Lust auf Karten?
welcome-text =
    Drück auf ein Spiel, und du spielst gegen zwei Computer. Deine Karten siehst du sofort.
    Um mit Freunden zu spielen, eröffne einen Tisch mit **`/{ command-play }`**. Sie kommen mit **{ button-join }** dazu.
button-play-now = Gegen zwei Computer spielen
button-look-around = Zeig mir alles
button-commands = Alle Befehle
button-settings = Einstellungen
rules-house =
    ## { $game }: Hausregeln
    { $table ->
        [yes] An diesem Tisch gelten diese Regeln.
       *[no] Hier gelten an Tischen diese Regeln, wenn sie keine anderen wählen.
    }

# The trial of the doctor, which tries whether a press lets the bot edit the pressed message.
button-trial = Drück mich
trial-thanks = Danke. Ich probiere es aus.
trial-picture = Die Spiele
trial-works = Drückt jemand auf meine Nachricht, kann ich sie bearbeiten. So mache ich es ab jetzt.
trial-failed = Ich konnte diese Nachricht nicht über deinen Klick bearbeiten: { $why }
