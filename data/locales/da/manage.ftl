# Managing a table: leaving, removing, votes, threads, being away.
command-play-thread = tråd
command-play-thread-description = I sin egen tråd (standard: for langsomme borde)
command-my-away = væk
command-my-away-description = Sæt dine langsomme borde på pause nogle dage, eller kom tilbage
command-my-away-until-description = En dag, f.eks. »søndag«, »24.12.« eller »3 dage«. Tomt: du er tilbage

button-call-umpire = Tilkald dommeren
call-umpire-title = Tilkald dommeren
call-umpire-label = Hvad skal dommeren se på?
call-umpire-about = Én gang pr. bord. Kun dommerne kan læse det.
call-umpire-done = ✅ Jeg har givet dommeren besked. Urene står stille indtil svaret kommer, eller til <t:{ $until }:t> (<t:{ $until }:R>).
manage-title = ### Administrer bordet
manage-nothing = Lige nu er der intet du kan ændre her.
manage-ranked = Partiet er rangeret. Kun en moderator kan afslutte det, og går du, tæller det som et nederlag.
manage-stand_in = En computer spiller for dig. Tryk på **{ button-back }** for at få pladsen tilbage.
menu-remove = Fjern en spiller …
menu-away = Jeg er væk til …
button-leave-match = Forlad partiet …
button-propose-end = Stem om at afslutte …
button-end-match = Afslut partiet …
button-close-lobby = Luk bordet …

leave-match = Vil du forlade partiet? En computer spiller dine kort indtil du trykker på **{ button-back }**.
leave-ranked = Vil du forlade det rangerede parti? Du taber det og kan ikke komme tilbage. En computer spiller dine kort færdigt.
leave-tournament = Vil du forlade partiet? En computer spiller for dig indtil du trykker på **{ button-back }** ved bordet. Dens point tæller for dig. Men gør den de fleste af dine træk i en omgang, mærkes omgangen 🤖, og du kan ikke vinde den.
remove-player = Vil du fjerne { $name } fra partiet? Spilleren taber og kan ikke komme tilbage. En computer spiller færdig.
button-remove-player = Fjern { $name }
removed-from-lobby = { $name } har forladt bordet.
removed-from-match = { $name } er ude af partiet. En computer spiller kortene færdigt.
propose-end =
    { $count ->
        [one] Du er den eneste spiller her, så partiet slutter med det samme. Det tæller ikke, og I kan ikke fortsætte det senere.
       *[other] Vil du spørge de andre om at afslutte partiet? { $needed } af de { $count } spillere her skal sige ja. Det tæller ikke, og I kan ikke fortsætte det senere.
    }
button-propose = Start afstemningen
vote-proposed = Du stemte for at afslutte partiet. Det slutter når { $needed } af de { $count } spillere her siger ja. De andre stemmer i deres hånd eller ved bordet.

button-open-thread = Åbn det i en tråd
table-in-thread = **{ $name }** åbnede et bord med { $game }: { $thread }
thread-opened = Dit bord er åbent: { $thread }

away-day = { DATETIME($date, dateStyle: "full") }
away-until = 🏖️ Du er væk til <t:{ $until }:f>. Indtil da står dit ur stille ved de borde. Det går igen når du gør et træk.
away-back = Du er tilbage ved de her borde:
away-table = - [{ $game }]({ $link }) · { $server }
