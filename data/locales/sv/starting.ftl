# A start that went wrong: back to sign-up, pairings made again, two players who swap tables.
act-unstart = Säsongen är öppen för anmälan igen.
act-redraw = Den senaste omgången fick ny lottning. Den slutar { $until }.
act-swap = { $player } ({ $where }) och { $other } ({ $other_where }) byter bord.

outbox-unstarted =
    ↩️ **{ $season } är öppen för anmälan igen,** för domaren ångrade starten. Lottning, avtalade tider och trådar gäller inte längre.
    { $players }: ni behåller era platser. { $starts ->
        [none] Domaren startar säsongen på nytt.
       *[other] Säsongen börjar <t:{ $starts }:f> (<t:{ $starts }:R>).
    }
outbox-drawn-again = 🔀 Domaren lottade om omgången. Den tidigare lottningen gäller inte längre.
outbox-swapped = 🔀 **{ $season }**: { $one } och { $other } bytte bord. Så här sitter ni nu:

dashboard-more-unstart = Tillbaka till anmälan
dashboard-more-unstart-about = Ångra starten. Alla spelare behåller sina platser
dashboard-more-redraw = Ny lottning
button-dashboard-swap = Byt …
dashboard-what-swap = **{ button-dashboard-swap }** låter en spelare byta plats med någon vid ett annat bord.
dashboard-form-swap = Byt två spelare
dashboard-form-swap-who = Vem lämnar det här bordet
dashboard-form-swap-with = Vem kommer i stället
dashboard-swap-option = { $name } · { $where }

umpire-unstart-note = Alla spelare behåller sina platser. Lottning, redokoll, avtalade tider, trådar och evenemang försvinner. Du kan ändra alla säsongsinställningar och starta igen.
umpire-unstart-roles = Divisionsrollerna kommer tillbaka vid nästa start.
umpire-unstart-decisions = Beslut som inte längre räknas: { $count }
umpire-unstart-forfeits = Walkover som inte längre räknas: { $count }
umpire-unstart-times = Tider som har passerat rensas. Utan ny starttid startar du säsongen för hand.
umpire-unstart-places = Säsongen får { $count } platser, så att alla behåller sin.
umpire-redraw-note = Den tidigare lottningen av omgång { $round } försvinner, med redokoll, avtalade tider, trådar och evenemang.
umpire-swap-told = Jag pingar alla vid båda borden.
umpire-swap-times = Har någon av dem inte gått med på en tid frågar jag igen.

refused-league-was_played = Spelare har redan börjat. Stoppa först matcherna som inte ska räknas, eller ställ in säsongen.
refused-league-round_begun = En match i omgången har börjat, eller ett bord har ett resultat, så lottningen ligger fast.
refused-league-no_lot = Borden följer av spelarnas ordning. En ny lottning skulle ge samma bord.
refused-league-swap_apart = De två borden måste höra till samma omgång och division.
refused-dashboard_no_swap = Inget annat bord kan byta med { $name }. Det måste vara i samma omgång och division och inte ha börjat.

# People whom an umpire invites.
act-invite = Domaren bjuder in { $players }.
act-decline-invitation = { $player } tackade nej till inbjudan.
act-expire-invitations = { $players } svarade inte på inbjudan i tid.
outbox-invited =
    👋 { $players }: inbjudan till **{ $season }** från { $umpire }. Tryck på **{ button-join }** senast <t:{ $until }:f> (<t:{ $until }:R>) för att vara med.
outbox-uninvited = 👋 **{ $season }**: { $players } svarade inte på inbjudan och { $count ->
        [one] är inte med
       *[other] är inte med
    }. Bjud in igen med **{ dashboard-more-add }** i översikten.
league-invitation-declined = 👌 **Okej.** Du är inte med i den här säsongen.
refused-league-invited = Spelaren är redan inbjuden och har inte svarat än.
refused-league-not_invited = Inbjudan har gått ut. Du kan gå med medan anmälan är öppen.
refused-league-many_invited = Jag kan bjuda in högst { $most } personer på en gång.
refused-league-nobody_invited = Det finns inga spelare att bjuda in.

dashboard-more-add = { dashboard-form-add } …
dashboard-more-add-about = Välj medlemmar eller klistra in en lista. Jag frågar var och en
dashboard-form-add = Lägg till spelare
dashboard-form-add-who = Medlemmar
dashboard-form-add-list = Eller en lista, en spelare per rad
dashboard-form-add-list-about = Namn, omnämnanden eller id:n. Högst { $most } rader
dashboard-invited = 👋 Inbjudna, inget svar än: { $names }. De kan svara till <t:{ $until }:f>.
umpire-invite-note = Jag pingar { $players } i säsongens kanal. De kan svara till { $until }.
umpire-invite-silent = { $started ->
        [yes] Spelare som tackar ja går med som andra sena spelare.
       *[no] Spelare som tackar ja är med.
    } Jag berättar vilka som inte svarar.
umpire-invite-places = { $free ->
        [0] Alla platser är tagna, så de hamnar på väntelistan.
       *[other] Lediga platser: { $free }. Senare svar hamnar på väntelistan.
    }
add-title = ### { dashboard-form-add } · { $league }
add-who = Vem är **{ $line }**? { $found ->
        [0] Jag hittade ingen medlem med det namnet.
       *[other] Jag är inte säker på vilken medlem du menar.
    }{ $left ->
        [0] {""}
       *[other] { " " }Fler namn att kontrollera: { $left }.
    }
add-choose = Välj bland de här
add-choose-other = Eller välj valfri medlem
button-add-skip = Hoppa över namnet
add-left-out = **Inte inbjudna:**
add-left-out-line = - { $name }: { $why }
add-no-one = Det finns inga spelare kvar att bjuda in.
add-skipped = du hoppade över namnet.
add-bot = är en bot.
add-in = är redan med.
add-waits = står på väntelistan.
add-asked = är redan inbjuden.
add-left = lämnade säsongen. Ångra det i säsongsloggen.
add-suspended = är avstängd från ligor till <t:{ $until }:f>: { $reason }
add-gone = är inte på servern.
refused-add_closed = Säsongen tar inte emot fler spelare. { $back ->
        [yes] Men den har inga resultat än. Använd **{ dashboard-more-unstart }**, lägg till spelarna där, och starta igen.
       *[no] Du kan ge en spelares plats till någon annan.
    }
refused-add_nobody = Välj eller skriv minst ett namn.
refused-add_many = Lägg till högst { $count } spelare på en gång.
refused-add_unknown = Discord berättar inte för mig vilka som är på servern. Försök igen om en minut.
