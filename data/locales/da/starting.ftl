# A start that went wrong: back to sign-up, pairings made again, two players who swap tables.
act-unstart = Sæsonen er tilbage i tilmeldingen.
act-redraw = Sidste runde er sat op på ny. Den varer til { $until }.
act-swap = { $player } ({ $where }) og { $other } ({ $other_where }) bytter bord.

outbox-unstarted =
    ↩️ **{ $season } er tilbage i tilmeldingen** fordi dommeren har fortrudt starten. Borde, aftalte tider og tråde gælder ikke længere.
    { $players }: I beholder jeres pladser. { $starts ->
        [none] Dommeren starter sæsonen igen.
       *[other] Sæsonen starter <t:{ $starts }:f> (<t:{ $starts }:R>).
    }
outbox-drawn-again = 🔀 Dommeren har sat runden op på ny. De tidligere borde gælder ikke længere.
outbox-swapped = 🔀 **{ $season }**: { $one } og { $other } har byttet bord. Sådan er bordene nu:

dashboard-more-unstart = Tilbage til tilmelding
dashboard-more-unstart-about = Fortryd starten. Alle beholder deres plads
dashboard-more-redraw = Nye borde
button-dashboard-swap = Byt …
dashboard-what-swap = **{ button-dashboard-swap }** lader en spiller bytte bord med en anden.
dashboard-form-swap = Lad to spillere bytte bord
dashboard-form-swap-who = Hvem forlader bordet
dashboard-form-swap-with = Hvem kommer i stedet
dashboard-swap-option = { $name } · { $where }

umpire-unstart-note = Alle beholder deres plads. Borde, klartjek, aftalte tider, tråde og begivenheder forsvinder. Du kan ændre alle indstillinger og starte igen.
umpire-unstart-roles = Divisionsrollerne kommer tilbage ved næste start.
umpire-unstart-decisions = Afgørelser der ikke gælder længere: { $count }
umpire-unstart-forfeits = Sejre uden kamp der ikke gælder længere: { $count }
umpire-unstart-times = Tider der er passeret, fjernes. Uden en ny starttid starter du selv sæsonen.
umpire-unstart-places = Sæsonen får { $count } pladser, så alle beholder deres.
umpire-redraw-note = De tidligere borde i runde { $round } forsvinder sammen med klartjek, aftalte tider, tråde og begivenheder.
umpire-swap-told = Jeg giver besked til alle ved begge borde.
umpire-swap-times = Har en af dem ikke sagt ja til den aftalte tid, spørger jeg igen.

refused-league-was_played = Spillerne er begyndt. Stop først de partier der ikke skal tælle, eller aflys sæsonen.
refused-league-round_begun = Et parti i runden er i gang, eller et bord har et resultat, så bordene bliver som de er.
refused-league-no_lot = Bordene følger af spillernes rækkefølge. Nye borde ville blive de samme.
refused-league-swap_apart = De to borde skal høre til samme runde og division.
refused-dashboard_no_swap = Ingen ved et andet bord kan bytte med { $name }. Bordet skal være i samme runde og division og må ikke være begyndt.

# People whom an umpire invites.
act-invite = Dommeren inviterer { $players }.
act-decline-invitation = { $player } sagde nej tak til invitationen.
act-expire-invitations = { $players } svarede ikke på invitationen i tide.
outbox-invited =
    👋 { $players }: invitation til **{ $season }** fra { $umpire }. Tryk på **{ button-join }** inden <t:{ $until }:f> (<t:{ $until }:R>) for at deltage.
outbox-uninvited = 👋 **{ $season }**: { $players } svarede ikke på invitationen og er ikke med. { $count ->
        [one] Vil du invitere spilleren igen,
       *[other] Vil du invitere nogen igen,
    } så brug **{ dashboard-more-add }** i oversigten.
league-invitation-declined = 👌 **Helt i orden.** Du er ikke med i sæsonen.
refused-league-invited = Spilleren er allerede inviteret og har ikke svaret endnu.
refused-league-not_invited = Invitationen gælder ikke længere. Du kan tilmelde dig så længe tilmeldingen er åben.
refused-league-many_invited = Jeg kan højst invitere { $most } på én gang.
refused-league-nobody_invited = Der er ingen spillere at invitere.

dashboard-more-add = { dashboard-form-add } …
dashboard-more-add-about = Vælg medlemmer, eller indsæt en liste. Jeg spørger hver af dem
dashboard-form-add = Tilføj spillere
dashboard-form-add-who = Medlemmer
dashboard-form-add-list = Eller en liste, én spiller pr. linje
dashboard-form-add-list-about = Navne, omtaler eller id’er. Højst { $most } linjer
dashboard-invited = 👋 Inviteret, ikke svaret endnu: { $names }. De kan svare indtil <t:{ $until }:f>.
umpire-invite-note = Jeg giver besked til { $players } i sæsonens kanal. De kan svare indtil { $until }.
umpire-invite-silent = { $started ->
        [yes] Spillere der siger ja, kommer med ligesom andre der kommer sent.
       *[no] Spillere der siger ja, er med.
    } Jeg fortæller dig hvem der ikke svarer.
umpire-invite-places = { $free ->
        [0] Alle pladser er taget, så de kommer på ventelisten.
       *[other] Ledige pladser: { $free }. Senere svar kommer på ventelisten.
    }
add-title = ### { dashboard-form-add } · { $league }
add-who = Hvem er **{ $line }**? { $found ->
        [0] Jeg fandt intet medlem med det navn.
       *[other] Jeg er ikke sikker på hvilket medlem du mener.
    }{ $left ->
        [0] {""}
       *[other] { " " }Flere navne at tjekke: { $left }.
    }
add-choose = Vælg blandt dem her
add-choose-other = Eller vælg et andet medlem
button-add-skip = Udelad navnet
add-left-out = **Ikke inviteret:**
add-left-out-line = - { $name }: { $why }
add-no-one = Der er ingen spillere tilbage at invitere.
add-skipped = du udelod navnet.
add-bot = er en bot.
add-in = er allerede med.
add-waits = står på ventelisten.
add-asked = er allerede inviteret.
add-left = har forladt sæsonen. Fortryd det i sæsonloggen.
add-suspended = er udelukket fra ligaer til <t:{ $until }:f>: { $reason }
add-gone = er ikke på denne server.
refused-add_closed = Sæsonen tager ikke flere spillere. { $back ->
        [yes] Men den har ingen resultater endnu. Brug **{ dashboard-more-unstart }**, tilføj spillerne der, og start igen.
       *[no] Du kan give en spillers plads til en anden.
    }
refused-add_nobody = Vælg eller skriv mindst ét navn.
refused-add_many = Tilføj højst { $count } spillere på én gang.
refused-add_unknown = Discord fortæller mig ikke hvem der er på serveren. Prøv igen om et minut.
