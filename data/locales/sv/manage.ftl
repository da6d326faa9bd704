# Managing a table: leaving, removing, votes, threads, being away.
command-play-thread = tråd
command-play-thread-description = I en egen tråd (standard: vid långsamma bord)
command-my-away = borta
command-my-away-description = Pausa dina långsamma bord några dagar, eller kom tillbaka
command-my-away-until-description = En dag, t.ex. ”söndag”, ”24/12” eller ”3 dagar”. Tomt: du är tillbaka

button-call-umpire = Kalla på domaren
call-umpire-title = Kalla på domaren
call-umpire-label = Vad ska domaren titta på?
call-umpire-about = En gång per bord. Bara domarna kan läsa det.
call-umpire-done = ✅ Jag pingade domaren. Klockorna står still tills svaret kommer, eller till <t:{ $until }:t> (<t:{ $until }:R>).
manage-title = ### Hantera bordet
manage-nothing = Det finns inget du kan ändra här just nu.
manage-ranked = Det här är en rankad match. Bara en moderator kan avsluta den, och att lämna räknas som förlust.
manage-stand_in = En dator spelar åt dig. Tryck på **{ button-back }** för att ta tillbaka din plats.
menu-remove = Ta bort en spelare …
menu-away = Jag är borta till …
button-leave-match = Lämna matchen …
button-propose-end = Rösta om att avsluta …
button-end-match = Avsluta matchen …
button-close-lobby = Stäng bordet …

leave-match = Vill du lämna matchen? En dator spelar dina kort tills du trycker på **{ button-back }**.
leave-ranked = Vill du lämna den rankade matchen? Du förlorar den och kan inte komma tillbaka. En dator spelar dina kort till slutet.
leave-tournament = Vill du lämna matchen? En dator spelar åt dig tills du trycker på **{ button-back }** vid bordet. Dess poäng räknas för dig. Men gör den de flesta av dina drag i en giv märks given med 🤖, och du kan inte vinna den.
remove-player = Ta bort { $name } från matchen? Spelaren förlorar och kan inte komma tillbaka. En dator spelar klart.
button-remove-player = Ta bort { $name }
removed-from-lobby = { $name } lämnade bordet.
removed-from-match = { $name } är ute ur matchen. En dator spelar de korten till slutet.
propose-end =
    { $count ->
        [one] Du är den enda spelaren här, så matchen avslutas direkt. Den räknas inte, och du kan inte fortsätta den.
       *[other] Fråga de andra om matchen ska avslutas? { $needed } av de { $count } spelarna här måste hålla med. Den räknas inte, och ni kan inte fortsätta den.
    }
button-propose = Starta omröstningen
vote-proposed = Du röstade för att avsluta matchen. Den avslutas när { $needed } av de { $count } spelarna här håller med. De andra röstar där de ser sina kort, eller vid bordet.

button-open-thread = Öppna i en tråd
table-in-thread = **{ $name }** öppnade ett bord för { $game }: { $thread }
thread-opened = Ditt bord är öppet: { $thread }

away-day = { DATETIME($date, dateStyle: "full") }
away-until = 🏖️ Du är borta till <t:{ $until }:f>. Till dess står din klocka still vid de här borden. Den går igen när du gör ett drag.
away-back = Du är tillbaka vid de här borden:
away-table = - [{ $game }]({ $link }) · { $server }
