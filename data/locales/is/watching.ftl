# Coming late to a match: taking a computer’s seat, or watching. Only the presser sees it.
button-join-in = Koma inn í leikinn
button-watch-stop = Ekki láta mig vita
joined-before = Þú ert þegar í þessum leik. Hér er höndin þín.
joined-late = Þú ert með og tekur við spilunum. Áður: { $seat }. Til að hætta aftur ýtir þú á **{ button-manage }** við borðið.
watching = Ég sendi þér skilaboð þegar honum lýkur, nema þú ýtir á **{ button-watch-stop }**.
watch-stopped = Ég sendi þér ekki skilaboð um þennan leik.
watch-told-over =
    🏁 { $game }: { $count ->
        [0] enginn vinnur, því öllum var dæmt tap.
        [1] { $names } vinnur.
       *[other] { $names } vinna saman.
    } [Kíktu á]({ $link })
watch-told-end = 🏁 { $game }: leiknum lauk án úrslita. [Kíktu á]({ $link })
early-letter = ⏳ Röðin er að koma að þér í **{ $game }**. Núna á { $name } leik. Með **{ button-hand }** getur þú valið fyrirfram. [Að borðinu]({ $link })
