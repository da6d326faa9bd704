# Å komme sent til et parti: overta for en datamaskin, eller se på. Bare den som trykker, ser det.
button-join-in = Heng deg på
button-watch-stop = Ikke si fra
joined-before = Du er alt med i dette partiet. Her er hånda di.
joined-late = Du er med, og du spiller kortene til { $seat }. Vil du gå igjen, trykker du på **{ button-manage }** ved bordet.
watching = Jeg sender deg en melding når det er slutt, om du ikke trykker på **{ button-watch-stop }**.
watch-stopped = Jeg skriver ikke til deg om dette partiet.
watch-told-over =
    🏁 { $count ->
        [0] Ingen vinner { $game }, for alle ga opp.
        [one] { $names } vinner { $game }.
       *[other] { $names } deler seieren i { $game }.
    } [Ta en titt]({ $link })
watch-told-end = 🏁 { $game } endte uten resultat. [Ta en titt]({ $link })
early-letter = ⏳ Du er nestemann i **{ $game }**, etter { $name }. Under **{ button-hand }** kan du legge klart et trekk. [Gå til bordet]({ $link })
