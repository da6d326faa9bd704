# Managing a table: leaving, removing, votes, threads, being away.
command-play-thread = thread
command-play-thread-description = Í eigin þræði (sjálfgefið: fyrir hæg borð)
command-my-away = away
command-my-away-description = Setja hægu borðin þín í hlé í nokkra daga, eða koma aftur
command-my-away-until-description = Dagur, t.d. „sunnudag“, „24.12.“ eða „3 dagar“. Autt: þú ert við aftur

button-call-umpire = Biðja um dómara
call-umpire-title = Biðja um dómara
call-umpire-label = Hvað á dómarinn að skoða?
call-umpire-about = Einu sinni á hverju borði. Bara dómararnir geta lesið þetta.
call-umpire-done = ✅ Ég pingaði dómarann. Klukkurnar bíða eftir svari, eða til <t:{ $until }:t> (<t:{ $until }:R>).
manage-title = ### Umsjón með borðinu
manage-nothing = Hér er ekkert sem þú getur breytt núna.
manage-ranked = Þetta er metinn leikur. Bara stjórnandi má enda hann, og það telst tap að hætta.
manage-stand_in = Tölva spilar fyrir þig. Ýttu á **{ button-back }** til að fá sætið aftur.
menu-remove = Taka spilara út …
menu-away = Ég er í fríi til …
button-leave-match = Hætta í leiknum …
button-propose-end = Kjósa um að enda …
button-end-match = Enda leikinn …
button-close-lobby = Loka borðinu …

leave-match = Viltu hætta í leiknum? Tölva spilar fyrir þig þar til þú ýtir á **{ button-back }**.
leave-ranked = Viltu hætta í þessum metna leik? Þú tapar honum og getur ekki komið aftur. Tölva klárar hann fyrir þig.
leave-tournament = Viltu hætta í leiknum? Tölva spilar fyrir þig þar til þú ýtir á **{ button-back }** við borðið. Stigin hennar telja fyrir þig. En ef hún spilar mestalla gjöf er gjöfin merkt 🤖, og þú getur ekki unnið hana.
remove-player = Á að taka spilara út úr leiknum? { $name } tapar og getur ekki komið aftur. Tölva klárar leikinn.
button-remove-player = Taka út: { $name }
removed-from-lobby = { $name } er ekki lengur við borðið.
removed-from-match = { $name } er úr leik. Tölva klárar með þeim spilum.
propose-end =
    { $count ->
        [1] Þú ert eini spilarinn hér, svo leiknum lýkur strax. Hann telur ekki og ekki er hægt að halda honum áfram.
       *[other] Viltu spyrja hina hvort eigi að enda leikinn? Af þeim sem eru hér ({ $count }) þurfa { $needed } að samþykkja. Hann telur ekki og ekki er hægt að halda honum áfram.
    }
button-propose = Byrja kosningu
vote-proposed = Þú vilt enda leikinn. Honum lýkur þegar { $needed } af þeim { $count } sem eru hér samþykkja. Hinir kjósa á hendinni sinni eða við borðið.

button-open-thread = Opna í þræði
table-in-thread = **{ $name }** opnaði borð ({ $game }): { $thread }
thread-opened = Borðið þitt er opið: { $thread }

away-day = { DATETIME($date, dateStyle: "full") }
away-until = 🏖️ Þú ert í fríi til <t:{ $until }:f>. Þangað til stendur klukkan þín í stað við þessi borð. Hún fer aftur í gang þegar þú gerir.
away-back = Þú spilar aftur við þessi borð:
away-table = - [{ $game }]({ $link }) · { $server }
