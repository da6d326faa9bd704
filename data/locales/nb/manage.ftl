# Managing a table: leaving, removing, votes, threads, being away.
command-play-thread = tråd
command-play-thread-description = I en egen tråd (standard: for langsomme bord)
command-my-away = borte
command-my-away-description = Sett de langsomme bordene dine på pause noen dager, eller kom tilbake
command-my-away-until-description = En dag, f.eks. «søndag», «24.12.» eller «3 dager». Tomt: du er tilbake

button-call-umpire = Tilkall dommeren
call-umpire-title = Tilkall dommeren
call-umpire-label = Hva skal dommeren se på?
call-umpire-about = Én gang per bord. Bare dommerne kan lese dette.
call-umpire-done = ✅ Jeg har varslet dommeren. Klokkene står til svaret kommer, eller til <t:{ $until }:t> (<t:{ $until }:R>).
manage-title = ### Administrer dette bordet
manage-nothing = Akkurat nå er det ikke noe du kan endre her.
manage-ranked = Dette er et rangert parti. Bare en moderator kan avslutte det, og går du, teller det som tap.
manage-stand_in = En datamaskin spiller for deg. Trykk på **{ button-back }** for å få plassen tilbake.
menu-remove = Fjern en spiller …
menu-away = Jeg er borte til …
button-leave-match = Gå fra partiet …
button-propose-end = Stem om å avslutte …
button-end-match = Avslutt partiet …
button-close-lobby = Lukk bordet …

leave-match = Vil du gå fra dette partiet? En datamaskin spiller kortene dine til du trykker på **{ button-back }**.
leave-ranked = Vil du gå fra dette rangerte partiet? Du taper det og kan ikke komme tilbake. En datamaskin spiller ferdig for deg.
leave-tournament = Vil du gå fra dette partiet? En datamaskin spiller for deg til du trykker på **{ button-back }** ved bordet. Poengene dens teller for deg. Men gjør den de fleste trekkene dine i en omgang, merkes omgangen 🤖, og du kan ikke vinne den.
remove-player = Vil du fjerne { $name } fra partiet? Spilleren taper og kan ikke komme tilbake. En datamaskin spiller ferdig.
button-remove-player = Fjern { $name }
removed-from-lobby = { $name } gikk fra bordet.
removed-from-match = { $name } er ute av partiet. En datamaskin spiller ferdig.
propose-end =
    { $count ->
        [one] Du er den eneste spilleren her, så partiet slutter med en gang. Det teller ikke, og dere kan ikke fortsette det senere.
       *[other] Vil du spørre de andre om å avslutte partiet? { $needed } av de { $count } spillerne her må si ja. Det teller ikke, og dere kan ikke fortsette det senere.
    }
button-propose = Start avstemningen
vote-proposed = Du stemte for å avslutte partiet. Det slutter når { $needed } av de { $count } spillerne her sier ja. De andre stemmer i hånda si eller ved bordet.

button-open-thread = Åpne det i en tråd
table-in-thread = **{ $name }** åpnet et bord for { $game }: { $thread }
thread-opened = Bordet ditt er åpent: { $thread }

away-day = { DATETIME($date, dateStyle: "full") }
away-until = 🏖️ Du er borte til <t:{ $until }:f>. Til da står klokka di ved disse bordene. Den går igjen når du gjør et trekk.
away-back = Du er tilbake ved disse bordene:
away-table = - [{ $game }]({ $link }) · { $server }
