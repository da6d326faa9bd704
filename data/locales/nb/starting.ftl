# En start som gikk galt: tilbake til påmelding, nytt oppsett av bord, to spillere som bytter bord.
act-unstart = Sesongen er tilbake i påmelding.
act-redraw = Siste runde er satt opp på nytt. Den varer til { $until }.
act-swap = { $player } ({ $where }) og { $other } ({ $other_where }) bytter bord.

outbox-unstarted =
    ↩️ **{ $season } er tilbake i påmelding,** for dommeren har angret starten. Bord, avtalte tider og tråder gjelder ikke lenger.
    { $players }: dere beholder plassene. { $starts ->
        [none] Dommeren starter sesongen på nytt.
       *[other] Sesongen starter <t:{ $starts }:f> (<t:{ $starts }:R>).
    }
outbox-drawn-again = 🔀 Dommeren har satt opp denne runden på nytt. De forrige bordene gjelder ikke lenger.
outbox-swapped = 🔀 **{ $season }**: { $one } og { $other } har byttet bord. Slik er bordene nå:

dashboard-more-unstart = Tilbake til påmelding
dashboard-more-unstart-about = Angre starten. Alle beholder plassen
dashboard-more-redraw = Nytt oppsett
button-dashboard-swap = Bytt …
dashboard-what-swap = **{ button-dashboard-swap }** lar en spiller bytte bord med en annen.
dashboard-form-swap = To spillere bytter bord
dashboard-form-swap-who = Hvem som forlater bordet
dashboard-form-swap-with = Hvem som kommer i stedet
dashboard-swap-option = { $name } · { $where }

umpire-unstart-note = Alle beholder plassen. Bord, klarsjekker, avtalte tider, tråder og arrangementer forsvinner. Du kan endre alle innstillinger og starte på nytt.
umpire-unstart-roles = Divisjonsrollene kommer tilbake ved neste start.
umpire-unstart-decisions = Avgjørelser som ikke gjelder lenger: { $count }
umpire-unstart-forfeits = Seire uten spill som ikke gjelder lenger: { $count }
umpire-unstart-times = Tider som har gått, fjernes. Uten en ny starttid starter du sesongen selv.
umpire-unstart-places = Sesongen får { $count } plasser, så alle beholder sin.
umpire-redraw-note = De forrige bordene i runde { $round } forsvinner, med klarsjekker, avtalte tider, tråder og arrangementer.
umpire-swap-told = Jeg sier fra til alle ved begge bordene.
umpire-swap-times = Har en av dem ikke godtatt tiden som er avtalt, spør jeg på nytt.

refused-league-was_played = Spillerne har allerede begynt. Stopp først partiene som ikke skal telle, eller avlys sesongen.
refused-league-round_begun = Et parti i denne runden er i gang, eller et bord har et resultat, så bordene blir som de er.
refused-league-no_lot = Disse bordene følger av rekkefølgen på spillerne. Et nytt oppsett ville blitt det samme.
refused-league-swap_apart = De to bordene må høre til samme runde og divisjon.
refused-dashboard_no_swap = Ingen ved et annet bord kan bytte med { $name }. Bordet må være i samme runde og divisjon, og ikke ha begynt.

# De som dommeren inviterer.
act-invite = Dommeren inviterer { $players }.
act-decline-invitation = { $player } takket nei til invitasjonen.
act-expire-invitations = { $players } svarte ikke på invitasjonen i tide.
outbox-invited =
    👋 { $players }: invitasjon til **{ $season }** fra { $umpire }. Trykk på **{ button-join }** innen <t:{ $until }:f> (<t:{ $until }:R>) for å bli med.
outbox-uninvited = 👋 **{ $season }**: { $players } svarte ikke på invitasjonen og er ikke med. { $count ->
        [one] Vil du invitere spilleren på nytt,
       *[other] Vil du invitere noen på nytt,
    } bruker du **{ dashboard-more-add }** i oversikten.
league-invitation-declined = 👌 **Den er grei.** Du er ikke med i denne sesongen.
refused-league-invited = Spilleren er allerede invitert og har ikke svart ennå.
refused-league-not_invited = Invitasjonen gjelder ikke lenger. Du kan melde deg på mens påmeldingen er åpen.
refused-league-many_invited = Jeg kan invitere høyst { $most } på en gang.
refused-league-nobody_invited = Det er ingen å invitere.

dashboard-more-add = { dashboard-form-add } …
dashboard-more-add-about = Velg medlemmer eller lim inn en liste. Jeg spør hver av dem
dashboard-form-add = Legg til spillere
dashboard-form-add-who = Medlemmer
dashboard-form-add-list = Eller en liste, én spiller per linje
dashboard-form-add-list-about = Navn, omtaler eller id-er. Høyst { $most } linjer
dashboard-invited = 👋 Invitert, ikke svart ennå: { $names }. Svarfristen er <t:{ $until }:f>.
umpire-invite-note = Jeg sier fra til { $players } i sesongens kanal. Svarfristen er { $until }.
umpire-invite-silent = { $started ->
        [yes] Spillere som sier ja, blir med som andre som kommer sent.
       *[no] Spillere som sier ja, er med.
    } Er det noen som ikke svarer, sier jeg fra.
umpire-invite-places = { $free ->
        [0] Alle plassene er tatt, så de kommer på ventelista.
       *[other] Ledige plasser: { $free }. De som svarer senere, kommer på ventelista.
    }
add-title = ### { dashboard-form-add } · { $league }
add-who = Hvem er **{ $line }**? { $found ->
        [0] Jeg fant ingen medlemmer med det navnet.
       *[other] Jeg er ikke sikker på hvilket medlem du mener.
    }{ $left ->
        [0] {""}
       *[other] { " " }Flere navn å sjekke: { $left }.
    }
add-choose = Velg blant disse
add-choose-other = Eller velg et annet medlem
button-add-skip = Utelat dette navnet
add-left-out = **Ikke invitert:**
add-left-out-line = - { $name }: { $why }
add-no-one = Det er ingen igjen å invitere.
add-skipped = du utelot dette navnet.
add-bot = er en bot.
add-in = er allerede med.
add-waits = står på ventelista.
add-asked = er allerede invitert.
add-left = har forlatt sesongen. Angre det i sesongloggen.
add-suspended = er utestengt fra ligaer til <t:{ $until }:f>: { $reason }
add-gone = er ikke på denne serveren.
refused-add_closed = Ingen kan komme med i denne sesongen lenger. { $back ->
        [yes] Men ingen har spilt ennå: bruk **{ dashboard-more-unstart }**, legg til spillerne der, og start på nytt.
       *[no] Du kan gi plassen til en spiller videre til en annen.
    }
refused-add_nobody = Velg eller skriv minst ett navn.
refused-add_many = Legg til høyst { $count } spillere på en gang.
refused-add_unknown = Discord forteller meg ikke hvem som er på serveren. Prøv igjen om et minutt.
