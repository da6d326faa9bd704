# Play money, and who may set it back.

chips-note = -# Chips sind das Spielgeld dieses Servers. Man kann sie weder kaufen noch auszahlen oder verschenken.
chips-title =
    ## { $name } · { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    }{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# Seite { $page } von { $pages }
    }
chips-none = Noch keine Chips gewonnen oder verloren. Um Chips geht es in Olsen mit der Hausregel **Pott**.
chips-match =
    { $link ->
        [none] { $game }
       *[other] [{ $game }]({ $link })
    }
chips-entry =
    <t:{ $at }:d> · **{ $gain ->
        [yes] +{ $amount }
       *[no] { $amount }
    }** · { $kind ->
        [match] { chips-match }
        [void] { chips-match } zählt nicht mehr
        [again] { chips-match } zählt wieder
       *[reset] zurückgesetzt von { $name }: { $reason }
    } · Stand { $balance }
chips-board-title =
    ## Chips auf diesem Server{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# Seite { $page } von { $pages }
    }
chips-board-none = Noch keine Chips gewonnen oder verloren. Um Chips geht es in Olsen mit der Hausregel **Pott**.
chips-line = **{ $rank }.** { $own ->
        [yes] ▸ **{ $name }**
       *[no] { $name }
    } · { $chips }
chips-bank = Die Bank spielt für die Computer und hat { $chips }. Ihre Chips und eure ergeben zusammen immer 0.
button-chips = Chips
button-chips-board = Chips von allen
button-chips-own = Meine Chips

button-chips-back = Alle Chips zurücksetzen …
chips-back =
    ## Alle auf { $stake ->
        [one] 1 Chip
       *[other] { $stake } Chips
    } zurücksetzen?
    { $accounts ->
        [0] Noch sind keine Chips gewonnen oder verloren, also würde sich nichts ändern.
        [one] Ein Mitglied hat Chips oder Schulden.
       *[other] { $accounts } Mitglieder haben Chips oder Schulden. Bei { $changed } davon ändert sich etwas.
    } { $direction ->
        [gets] Die Bank bekommt { $bank }.
        [gives] Die Bank gibt { $bank }.
       *[none] {""}
    }
    Neue fangen weiter bei 0 an. Das kannst du nicht rückgängig machen. Bei den Chips sehen alle deinen Namen und deinen Grund.
button-chips-stake = Andere Zahl …
button-chips-reason = Grund nennen und zurücksetzen …
chips-form-title = Alle Chips auf { $stake } setzen
chips-form-stake = Wie viele Chips?
chips-form-stake-how = Eine ganze Zahl von 0 bis { $most }
chips-form-reason = Warum?
chips-form-reason-how = Das können alle lesen, mit deinem Namen.
chips-set-back =
    ✅ { $accounts ->
        [one] Ein Mitglied steht
       *[other] { $accounts } Mitglieder stehen
    } wieder auf { $stake }.
table-chips = -# Chips sind Spielgeld. Man kann sie weder kaufen noch auszahlen oder verschenken.{ $server ->
        [yes] { " " }Die dieses Servers stehen unter `/{ command-leaderboard }`.
       *[no] {""}
    }

refused-not_staff = { $role ->
    [none] Dafür brauchst du die Berechtigung **Server verwalten**. Mit ihr lässt sich in `/{ command-settings }` auch eine Rolle fürs Liga-Team wählen.
   *[other] Dafür brauchst du die Berechtigung **Server verwalten** oder die Rolle { $role }.
}
refused-chips_stake = Schreib eine ganze Zahl von Chips, von 0 bis { $most }.
refused-chips_reason = Nenn einen Grund mit höchstens { $count } Zeichen. Alle können ihn lesen.
