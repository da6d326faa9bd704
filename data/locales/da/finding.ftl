# Finding others to play with, and calling last match’s players again.
button-finding = Find medspillere
button-finding-stop = Stop med at vente
finding-title = ## Find medspillere
finding-about = Vælg ur og spil. Når en anden spiller vil det samme, åbner jeg et bord i { $channel } og giver dig besked der. Computere fylder op indtil flere spillere kommer.
finding-waiting = 🙋 Venter nu: { $games }
finding-others = **{ $game }** ({ $count })
finding-own = ⏳ **Du venter på { $game }** ({ $clock }) indtil <t:{ $until }:f>. Jeg giver dig besked i { $channel }. Vil du vente på et andet spil, så vælg det nedenfor.
finding-found = 🙌 **Fundet!** Dit bord med { $game } er åbent, og jeg giver de andre besked. [Gå til bordet]({ $link }), og tryk på **{ button-start }** når de er med.
found-call = 🙌 { $names }: jeres bord med { $game } er klart. Tryk på **{ button-join }** for at tage din plads. [Gå til bordet]({ $link })
refused-finding_off = Her kan man ikke finde medspillere endnu. Et medlem med **Administrer server** kan vælge en kanal til det i `/{ command-settings }`.
refused-finding_closed = Jeg kan ikke åbne borde i { $channel }. Et medlem med **Administrer server** kan vælge en anden kanal i `/{ command-settings }`.
refused-finding_not_yours = Bordene åbner i { $channel }, og der kan du ikke skrive. Bed en moderator om adgang.
refused-finding_taken = { $channel } har allerede et bord, og jeg kan ikke åbne tråde der. Sæt dig ved det bord, eller prøv igen når det er slut.
refused-company_gone = De andre er lige holdt op med at vente. Prøv igen.

button-ping-players = Ping spillerne
rally-call = 📣 **{ $name }** vil spille { $game } igen: { $names }
refused-rally_not_last = Du kan kun pinge spillerne fra det sidste parti du spillede færdigt her.
refused-rallied = De spillere er allerede blevet pinget. Én gang pr. parti er nok.
refused-rally_nobody = De andre spillere fra det parti er her ikke længere.
