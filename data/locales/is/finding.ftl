# Finding others to play with, and calling last match’s players again.
button-finding = Finna spilara
button-finding-stop = Hætta að bíða
finding-title = ## Finna spilara
finding-about = Veldu klukku og spil. Þegar annar spilari vill það sama opna ég borð í { $channel } og pinga þig þar. Tölvur fylla það þar til fleiri spilarar koma.
finding-waiting = 🙋 Bíða núna: { $games }
finding-others = **{ $game }** ({ $count })
finding-own = ⏳ **Þú bíður eftir þessu spili: { $game }** ({ $clock }) til <t:{ $until }:f>. Ég pinga þig í { $channel }. Til að bíða eftir öðru spili velur þú það hér fyrir neðan.
finding-found = 🙌 **Komið!** Borðið þitt er opið ({ $game }), og ég pinga hina. [Að borðinu]({ $link }). Ýttu á **{ button-start }** þegar þeir eru sestir.
found-call = 🙌 { $names }: borðið ykkar er tilbúið ({ $game }). Ýttu á **{ button-join }** til að fá sætið þitt. [Að borðinu]({ $link })
refused-finding_off = Hér er slökkt á leit að spilurum. Meðlimur með **Manage Server** getur valið rás fyrir hana í `/{ command-settings }`.
refused-finding_closed = Ég get ekki opnað borð í { $channel }. Meðlimur með **Manage Server** getur valið aðra rás í `/{ command-settings }`.
refused-finding_not_yours = Borð fyrir þá sem bíða opnast í { $channel }, þar sem þú mátt ekki skrifa. Biddu stjórnanda að hleypa þér inn.
refused-finding_taken = Í { $channel } er þegar borð, og ég get ekki opnað þræði þar. Sestu við það borð, eða reyndu aftur þegar leiknum lýkur.
refused-company_gone = Hinir voru að hætta að bíða. Reyndu aftur.

button-ping-players = Pinga þessa spilara
rally-call = 📣 **{ $name }** vill spila aftur ({ $game }): { $names }
refused-rally_not_last = Þú getur bara pingað þá sem voru í síðasta leik sem þú kláraðir hér.
refused-rallied = Það er búið að pinga þessa spilara. Einu sinni í leik er nóg.
refused-rally_nobody = Allir hinir spilarar þess leiks eru farnir.
