# Short rounds: each starts as soon as all matches of the last one are over, without those who missed theirs.
league-short =
    Næsta umferð byrjar mínútu eftir að öllum leikjum lýkur.{ $out ->
        [yes] { " " }Ef þú missir af leik raða ég þér ekki aftur fyrr en þú ýtir á **{ button-count-in }**.
       *[no] {""}
    }
league-follows-short = Hún stendur þar til öllum leikjum lýkur, þó ekki lengur en til <t:{ $until }:f> (<t:{ $until }:R>). Þá byrjar næsta umferð.
league-follows-next = Næsta umferð byrjar { $latest ->
    [yes] í síðasta lagi <t:{ $until }:f>
   *[no] kl. <t:{ $until }:t>
}.
league-own-out = 💤 **Þú misstir af leik, svo ég raða þér ekki.** Ýttu á **{ button-count-in }** ef þú ert enn með.
league-counted-in = ✅ **Þú ert aftur með** frá næstu umferð.
league-count-others-in = Þú spilar ekki á þessu tímabili. Hér getur þú tekið spilara inn aftur:
button-count-in = Ég er með

outbox-draw-soon = ⏭️ **{ $season }:** { $round }. umferð er lokið. Næsta umferð byrjar <t:{ $at }:R>.
outbox-draw-waits =
    ⏸️ **{ $season }:** næsta umferð { $open ->
        [yes] bíður þar til öllum leikjum í { $round }. umferð lýkur.
       *[no] byrjar <t:{ $until }:t> (<t:{ $until }:R>), eða fyrr ef dómarinn byrjar hana.
    }
outbox-out =
    💤 { $players ->
        [none] Ef þú misstir af leik en ert
       *[other] Misstu af leik: { $players }. Ef þú ert
    } enn með, ýttu á **{ button-count-in }**.
outbox-missed = 💤 { $players }: Ég raða ekki aftur fyrr en ýtt er á **{ button-count-in }**.

dashboard-round-over = 🏁 **{ league-follows-next }**
dashboard-out = 💤 **{ $name }** missti af leik ({ $count }), svo ég raða ekki aftur fyrr en ýtt er á **{ button-count-in }**.
button-dashboard-pair = Raða í næstu umferð núna
button-dashboard-hold = Ekki byrja strax
button-dashboard-count-in = { $name } er með
umpire-draw-unplayed = ⌛ Ekki spilað: { $tables }. Þú getur lengt frestinn þar til næsta umferð byrjar.
umpire-draw-questions = 🙋 Ósvaraðar spurningar um þessa umferð: { $count }
umpire-draw-tie = ⚖️ Jafnt: { $names }. Ef þú skerð ekki úr fyrir næstu umferð, spila þau aukaleik.
refused-league-round_drawn = Næsta umferð er byrjuð. Svona er stjórnborðið núna.

act-draw-soon = Öllum leikjum umferðarinnar er lokið. Næsta umferð byrjar { $at }.
act-hold = Upphafi næstu umferðar er frestað.
act-count-in = { $player } er aftur með frá næstu umferð.
refused-league-round_not_over = Næsta umferð getur byrjað þegar öllum leikjum þessarar lýkur, ef umferð er eftir.
refused-league-not_drawn_soon = Engin umferð er að fara að byrja.
refused-league-not_out = Þú ert þegar með.
refused-league-last_round = Þetta er síðasta umferðin, svo ekki er raðað aftur.
