# Coming late to a match: taking a computer’s seat, or watching. Only the presser sees it.
button-join-in = Hoppa in
button-watch-stop = Säg inget
joined-before = Du är redan med i matchen. Här är din hand.
joined-late = Du är med och tar över korten från { $seat }. Tryck på **{ button-manage }** vid bordet för att lämna igen.
watching = Jag skriver till dig när den är slut, om du inte trycker på **{ button-watch-stop }**.
watch-stopped = Jag skriver inte till dig om den här matchen.
watch-told-over =
    🏁 { $count ->
        [0] Ingen vinner { $game }, för alla gav upp.
        [one] { $names } vinner { $game }.
       *[other] { $names } delar på segern i { $game }.
    } [Ta en titt]({ $link })
watch-told-end = 🏁 { $game } slutade utan resultat. [Ta en titt]({ $link })
early-letter = ⏳ Du är näst på tur i **{ $game }**, efter { $name }. Med **{ button-hand }** kan du köa ett drag. [Gå till bordet]({ $link })
