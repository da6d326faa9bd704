# Coming late to a match: taking a computer’s seat, or watching. Only the presser sees it.
button-join-in = Einsteigen
button-watch-stop = Keine Nachricht
joined-before = Du bist schon in dieser Partie. Hier ist deine Hand.
joined-late = Du bist dabei und spielst die Karten von { $seat }. Wieder gehen kannst du am Tisch unter **{ button-manage }**.
watching = Ist die Partie zu Ende, schicke ich dir eine Nachricht. Willst du das nicht, drück auf **{ button-watch-stop }**.
watch-stopped = Über diese Partie schreibe ich dir nicht.
watch-told-over =
    🏁 { $count ->
        [0] Niemand gewinnt { $game }, denn alle haben aufgegeben.
        [one] { $names } gewinnt { $game }.
       *[other] { $names } gewinnen { $game }.
    } [Schau es dir an]({ $link })
watch-told-end = 🏁 { $game } endete ohne Ergebnis. [Schau es dir an]({ $link })
early-letter = ⏳ Bei **{ $game }** bist du als Nächstes dran, nach { $name }. Mit **{ button-hand }** kannst du einen Zug vormerken. [Zum Tisch]({ $link })
