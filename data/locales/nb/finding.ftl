# Å finne andre å spille med, og å rope på spillerne fra forrige parti.
button-finding = Finn medspillere
button-finding-stop = Slutt å vente
finding-title = ## Finn medspillere
finding-about = Velg klokke og spill. Når en annen spiller vil det samme, åpner jeg et bord i { $channel } og varsler deg der. Datamaskiner fyller det opp til det kommer flere.
finding-waiting = 🙋 Venter nå: { $games }
finding-others = **{ $game }** ({ $count })
finding-own = ⏳ **Du venter på { $game }** ({ $clock }) til <t:{ $until }:f>. Jeg varsler deg i { $channel }. Vil du heller vente på et annet spill, velger du det under.
finding-found = 🙌 **Funnet!** { $game }-bordet ditt er åpent, og jeg varsler de andre. [Gå til bordet]({ $link }) og trykk **{ button-start }** når de har blitt med.
found-call = 🙌 { $names }: { $game }-bordet deres er klart. Trykk **{ button-join }** for å ta plassen din. [Gå til bordet]({ $link })
refused-finding_off = Her kan man ikke finne medspillere ennå. En med **Administrer server** kan velge en kanal for det i `/{ command-settings }`.
refused-finding_closed = Jeg kan ikke åpne bord i { $channel }. En med **Administrer server** kan velge en annen kanal i `/{ command-settings }`.
refused-finding_not_yours = Bordene åpnes i { $channel }, og der kan du ikke skrive. Be en moderator om tilgang.
refused-finding_taken = { $channel } har alt et bord, og jeg kan ikke åpne tråder der. Bli med ved det bordet, eller prøv igjen når det er slutt.
refused-company_gone = De andre har nettopp sluttet å vente. Prøv igjen.

button-ping-players = Varsle spillerne
rally-call = 📣 **{ $name }** vil spille { $game } igjen: { $names }
refused-rally_not_last = Du kan bare varsle spillerne fra det siste partiet du fullførte her.
refused-rallied = Disse spillerne er alt varslet. Én gang per parti er nok.
refused-rally_nobody = Det er ingen igjen her å varsle fra det partiet.
