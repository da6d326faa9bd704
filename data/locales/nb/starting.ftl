# En start som gikk galt: tilbake til påmelding, nytt oppsett av bord, to spillere som bytter bord.
act-unstart = Sesongen er tilbake i påmelding.
act-redraw = Den siste runden er trukket på nytt. Den varer til { $until }.
act-swap = { $player } ({ $where }) og { $other } ({ $other_where }) bytter bord.

outbox-unstarted =
    ↩️ **{ $season } er tilbake i påmelding.** Dommeren har angret starten. Bord, avtalte tider og tråder gjelder ikke lenger.
    { $players }: dere beholder plassene og trenger ikke å melde dere på igjen. { $starts ->
        [none] Dommeren starter sesongen på nytt.
       *[other] Sesongen starter <t:{ $starts }:f> (<t:{ $starts }:R>).
    }
outbox-drawn-again = 🔀 Dommeren har trukket denne runden på nytt. De forrige bordene gjelder ikke lenger.
outbox-swapped = 🔀 **{ $season }**: { $one } og { $other } har byttet bord. Slik er bordene nå:

desk-more-unstart = Tilbake til påmelding
desk-more-unstart-about = Angre starten. Alle beholder plassen
desk-more-redraw = Trekk på nytt
desk-more-redraw-about = Nye bord i denne runden
button-desk-swap = Bytt …
desk-what-swap = **{ button-desk-swap }** En spiller her og en spiller ved et annet bord bytter plass.
desk-form-swap = To spillere bytter bord
desk-form-swap-who = Hvem som forlater bordet
desk-form-swap-with = Hvem som kommer i stedet
desk-swap-option = { $name } · { $where }

umpire-unstart-note = { $count ->
        [one] Én spiller beholder plassen
       *[other] Alle { $count } spillere beholder plassene
    }, og ingen trenger å melde seg på igjen. Ventelista beholder rekkefølgen.
umpire-unstart-goes = Bord, opprop, avtalte tider, tråder og arrangementer fra denne starten forsvinner. Du kan endre alle innstillinger og starte på nytt.
umpire-unstart-roles = Spillerne mister divisjonsrollene til sesongen starter igjen.
umpire-unstart-decisions = { $count ->
        [one] Én avgjørelse
       *[other] { $count } avgjørelser
    } etter starten gjelder ikke lenger.
umpire-unstart-walkovers = { $count ->
        [one] Én seier uten spill
       *[other] { $count } seire uten spill
    } gjelder ikke lenger.
umpire-unstart-times = Tidene som har gått, fjernes fra innstillingene. Uten en ny starttid starter du sesongen selv.
umpire-unstart-places = Sesongen får { $count } plasser, så alle beholder sin.
umpire-redraw-note = Runde { $round } får nye bord. De forrige forsvinner, med opprop, avtalte tider, tråder og arrangementer.
umpire-redraw-until = Runden varer da til { $until }.
umpire-swap-told = Jeg sier fra til alle ved begge bordene.
umpire-swap-times = En tid som er avtalt uten en av dem, blir lagt fram for alle ved bordet på nytt.

refused-league-was_played = Spillerne har alt begynt å spille, så starten kan ikke angres. Stopp først et parti som ikke skal telle, eller avlys sesongen.
refused-league-round_begun = Det er delt ut kort i denne runden, eller et av bordene har et resultat. Bordene blir som de er.
refused-league-no_lot = Bordene i denne runden følger av rekkefølgen på spillerne. En ny trekning ville gitt de samme.
refused-league-swap_apart = Disse to kan ikke bytte. Bordene må høre til samme runde og divisjon.
refused-desk_no_swap = Det finnes ikke noe annet bord som { $name } kan bytte med. Det må være i samme runde og divisjon, og partiet må ikke ha begynt.

# De som dommeren inviterer.
act-invite = Dommeren inviterer { $players }.
act-decline-invitation = { $player } takket nei til invitasjonen.
act-expire-invitations = { $players } svarte ikke på invitasjonen i tide.
outbox-invited =
    👋 { $players }: { $umpire } inviterer deg til **{ $season }**. Trykk **{ button-join }** innen <t:{ $until }:f> (<t:{ $until }:R>) for å bli med.
    -# Svarer du ikke innen da, er du ikke med.
outbox-uninvited = 👋 **{ $season }**: { $players } svarte ikke på invitasjonen og er ikke med. { $count ->
        [one] Vil du invitere spilleren på nytt,
       *[other] Vil du invitere noen på nytt,
    } bruker du **{ desk-more-add }** i oversikten.
league-invitation-declined = 👌 **Den er grei.** Du er ikke med i denne sesongen.
refused-league-invited = Allerede invitert. Svaret har ikke kommet ennå.
refused-league-not_invited = Invitasjonen gjelder ikke lenger. Du kan melde deg på så lenge påmeldingen er åpen.
refused-league-many_invited = Jeg kan invitere høyst { $most } på en gang.
refused-league-nobody_invited = Det er ingen å invitere.

desk-more-add = Legg til spillere …
desk-more-add-about = Velg medlemmer eller lim inn en liste. Alle blir spurt
desk-form-add = Legg til spillere
desk-form-add-who = Medlemmer
desk-form-add-list = Eller en liste, én spiller per linje
desk-form-add-list-about = Navn, omtaler eller id-er. Høyst { $most } linjer
desk-invited = 👋 Invitert, ikke svart ennå: { $names }. Svarfristen er <t:{ $until }:f>.
umpire-invite-note = Jeg sier fra til { $players } i sesongens kanal. Svarfristen er { $until }.
umpire-invite-silent = { $started ->
        [yes] Den som sier ja, blir med som andre som kommer sent.
       *[no] Den som sier ja, er med.
    } Den som ikke svarer, er ikke med, og det sier jeg fra om.
umpire-invite-places = { $free ->
        [0] Alle plassene er tatt, så de kommer på ventelista.
        [one] Én plass er ledig. De som svarer senere, kommer på ventelista.
       *[other] { $free } plasser er ledige. De som svarer senere, kommer på ventelista.
    }
add-title = ### Legg til spillere · { $league }
add-who = Hvem er **{ $line }**? { $found ->
        [0] Jeg fant ingen medlemmer med det navnet.
       *[other] Jeg er ikke sikker på hvilket medlem du mener.
    } { $left ->
        [0] {""}
        [one] Ett navn til skal sjekkes etterpå.
       *[other] { $left } navn til skal sjekkes etterpå.
    }
add-choose = Velg blant disse
add-choose-other = Eller velg et hvilket som helst medlem
button-add-skip = Utelat dette navnet
add-left-out = **Ikke invitert:**
add-left-out-line = - { $name }: { $why }
add-no-one = Det er ingen igjen å invitere.
add-skipped = du utelot dette navnet.
add-bot = er en bot, og boter kan ikke spille.
add-in = er allerede med.
add-waits = står allerede på ventelista.
add-asked = er allerede invitert.
add-left = var med i sesongen og forlot den. Angre det i sesongloggen.
add-barred = er utestengt fra ligaer her til <t:{ $until }:f>. Begrunnelsen: { $reason }
add-gone = er ikke på denne serveren.
refused-add_closed = Ingen kan komme med i denne sesongen lenger. { $back ->
        [yes] Men ingen har spilt ennå: bruk **{ desk-more-unstart }**, legg til spillerne der, og start på nytt.
       *[no] Du kan gi plassen til en spiller videre til en annen.
    }
refused-add_nobody = Velg minst ett medlem, eller skriv minst ett navn.
refused-add_many = Det er flere enn { $count } spillere. Del dem på flere lister.
refused-add_unknown = Discord forteller meg ikke hvem som er på serveren. Prøv igjen om et minutt.
