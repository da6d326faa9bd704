# Managing a table: leaving, removing, votes, seats to take, threads, being away.
command-play-thread = tråd
command-play-thread-description = I en egen tråd (langsomme bord, der jeg får åpne en)
command-my-away = borte
command-my-away-description = Vær borte fra de langsomme bordene dine noen dager, eller meld deg tilbake
command-my-away-until-description = En dag, som «søndag», «24.12.» eller «3 dager»; ingenting: jeg er tilbake

button-call-umpire = Tilkall dommeren
call-umpire-title = Tilkall dommeren
call-umpire-label = Hva skal dommeren se på?
call-umpire-about = Én gang per bord. Bare dommerne kan lese dette.
call-umpire-done = ✅ Jeg har varslet dommeren. Klokkene står til svaret kommer, eller til <t:{ $until }:t> (<t:{ $until }:R>).
manage-title = ### Styr dette bordet
manage-nothing = Akkurat nå er det ikke noe du kan endre her.
manage-ranked = Dette partiet er rangert: bare en moderator kan avslutte det, og den som går, taper det.
manage-stand_in = En datamaskin spiller for deg. **Jeg er tilbake** gir deg plassen igjen.
manage-seats =
    { $count ->
        [one] Du kan be om en plass der ingen sitter. Den som spiller her, må si ja.
       *[other] Du kan be om en plass der ingen sitter. Alle { $count } som spiller her, må si ja.
    }
menu-remove = Fjern en spiller …
menu-seats = Be om en plass …
menu-away = Jeg er borte til …
seat-holds = { $cards } kort · { $total }
button-leave-match = Gå fra partiet …
button-propose-end = Foreslå å avslutte …
button-end-match = Avslutt partiet …
button-close-lobby = Lukk bordet …

leave-match = Gå fra dette partiet? En datamaskin spiller kortene dine til du trykker på **Jeg er tilbake**.
leave-ranked = Gå fra dette rangerte partiet? Da har du tapt det med en gang, og du kan ikke komme tilbake. En datamaskin spiller ferdig for deg.
leave-tournament = Gå fra dette partiet? En datamaskin spiller for deg til du trykker på **{ button-back }** ved bordet. Poengene den får, teller for deg, men omganger der den gjør de fleste trekkene dine, merkes 🤖, og dem kan du ikke vinne.
remove-player = Fjerne { $name } fra dette partiet? Da taper de det, og de kan ikke komme tilbake. En datamaskin spiller ferdig for dem.
button-remove-player = Fjern { $name }
removed-from-lobby = { $name } sitter ikke ved bordet lenger.
removed-from-match = { $name } er ute av partiet. En datamaskin spiller ferdig for dem.
propose-instead = Du er ikke verten, så du kan ikke avslutte partiet alene.
propose-end =
    { $count ->
        [one] Du er den eneste her, så partiet er slutt med en gang. Det teller ikke, og det kan ikke gjenopptas.
       *[other] Foreslå for de andre å avslutte partiet? { $needed } av de { $count } som er her, må si ja. Det teller ikke, og det kan ikke gjenopptas.
    }
button-propose = Foreslå det
vote-proposed = Du vil avslutte partiet. Når { $needed } av de { $count } som er her, sier ja, er det slutt. De andre stemmer med knappene ved bordet.
seat-asked =
    { $count ->
        [one] Du har bedt om plassen til { $seat }. Så snart den som spiller her, sier ja, er plassen din, og **Min hånd** ved bordet viser kortene dine.
       *[other] Du har bedt om plassen til { $seat }. Så snart alle { $count } som spiller her, sier ja, er plassen din, og **Min hånd** ved bordet viser kortene dine.
    }

button-open-thread = Åpne det i en tråd
table-in-thread = **{ $name }** har åpnet et bord for { $game }: { $thread }
thread-opened = Bordet ditt er åpent: { $thread }

away-day = { DATETIME($date, dateStyle: "full") }
away-until = 🏖️ Du er borte til <t:{ $until }:f>. Så lenge står klokka di stille ved disse bordene. Gjør du et trekk ved et av dem, går den igjen der.
away-back = Du er tilbake ved disse bordene:
away-table = - [{ $game }]({ $link }) · { $server }
