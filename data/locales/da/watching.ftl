# Coming late to a match: taking a computer’s seat, or watching. Only the presser sees it.
button-join-in = Vær med
button-watch-stop = Giv mig ikke besked
joined-before = Du er allerede med i partiet. Her er din hånd.
joined-late = Du er med, og du spiller kortene for { $seat }. Vil du gå igen, så tryk på **{ button-manage }** ved bordet.
watching = Jeg sender dig en besked når det slutter medmindre du trykker på **{ button-watch-stop }**.
watch-stopped = Jeg skriver ikke til dig om partiet.
watch-told-over =
    🏁 { $count ->
        [0] Ingen vinder { $game }, for alle gav op.
        [one] { $names } vinder { $game }.
       *[other] { $names } deler sejren i { $game }.
    } [Tag et kig]({ $link })
watch-told-end = 🏁 { $game } endte uden resultat. [Tag et kig]({ $link })
early-letter = ⏳ Du er den næste i **{ $game }**, efter { $name }. Under **{ button-hand }** kan du lægge et træk klar. [Gå til bordet]({ $link })
