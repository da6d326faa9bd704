# Finding others to play with, and calling last match’s players again.
button-finding = Hitta spelare
button-finding-stop = Sluta vänta
finding-title = ## Hitta spelare
finding-about = Välj en klocka och ett spel. När en annan spelare vill samma sak öppnar jag ett bord i { $channel } och pingar dig där. Datorer fyller på tills fler spelare kommer.
finding-waiting = 🙋 Väntar nu: { $games }
finding-others = **{ $game }** ({ $count })
finding-own = ⏳ **Du väntar på { $game }** ({ $clock }) till <t:{ $until }:f>. Jag pingar dig i { $channel }. Välj ett annat spel nedan om du hellre väntar på det.
finding-found = 🙌 **Spelare hittade!** Ert bord för { $game } är öppet, och jag pingar de andra. [Gå till bordet]({ $link }) och tryck på **{ button-start }** när de har gått med.
found-call = 🙌 { $names }: ert bord för { $game } är klart. Tryck på **{ button-join }** för att ta din plats. [Gå till bordet]({ $link })
refused-finding_off = Att hitta spelare är inte påslaget här. En medlem med **Hantera server** kan välja en kanal för det i `/{ command-settings }`.
refused-finding_closed = Jag kan inte öppna bord i { $channel }. En medlem med **Hantera server** kan välja en annan kanal i `/{ command-settings }`.
refused-finding_not_yours = Bord för spelare som väntar öppnas i { $channel }, där du inte kan skriva. Be en moderator släppa in dig.
refused-finding_taken = { $channel } har redan ett bord, och jag kan inte öppna trådar där. Gå med där, eller försök igen när det är klart.
refused-company_gone = De andra har precis slutat vänta. Försök igen.

button-ping-players = Pinga de här spelarna
rally-call = 📣 **{ $name }** vill spela { $game } igen: { $names }
refused-rally_not_last = Du kan bara pinga spelarna i den senaste match du spelade klart här.
refused-rallied = De spelarna har redan pingats. En gång per match räcker.
refused-rally_nobody = De andra spelarna i den matchen har alla lämnat.
