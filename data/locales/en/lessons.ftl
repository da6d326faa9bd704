# Lessons: positions that each ask for one thing.
button-learn = Learn it in two minutes
button-lesson-next = Next
button-lesson-silence = Say nothing
lesson-title = ### Learning { $game } · { $number } of { $count }
lesson-again = That is not it yet. The cards lie as before: **try again.**
lesson-offer = 👋 New here? A few small hands show what matters. Nobody waits for you.
lesson-no-place = That card goes nowhere now.
lesson-call-first = Your card lies already. Only a word is missing now: press the call.

olsen-lesson-1 = A card fits if it has the same **suit** or the same **number**. **Lay one that fits.**
olsen-lesson-1-done = ✅ It fits.
olsen-lesson-2 = An **ace** makes all others draw, and you go again. **Lay it.**
olsen-lesson-2-done = ✅ They draw and miss a turn. You go again.
olsen-lesson-3 = An **eight** goes on nearly anything, and you name the suit. **Name the one that you hold most of.**
olsen-lesson-3-done = ✅ Now diamonds are wanted, and you have two.
olsen-lesson-4 = Cards of one number go together. **Lay two at once.**
olsen-lesson-4-done = ✅ Only the first has to fit. The last one sets the suit.
olsen-lesson-5 = Nothing of yours fits. **Draw.**
olsen-lesson-5-done = ✅ Three cards at the most, until one fits. If none does, you pass.
olsen-lesson-6 = Your card is down, and one is left. The others are waiting for a word. **What do you say?**
olsen-lesson-6-done = ✅ In time! Silence would have cost ten cards. Now play.

olsen_olsen-lesson-1 = One card a turn: the same **suit** or the same **number**. **Lay one that fits.**
olsen_olsen-lesson-1-done = ✅ It fits.
olsen_olsen-lesson-2 = Clubs are wanted, and you have none. An **eight** goes on anything. **Name the suit that you hold most of.**
olsen_olsen-lesson-2-done = ✅ Now diamonds are wanted, and you have two.
olsen_olsen-lesson-3 = Nothing of yours fits. **Draw.**
olsen_olsen-lesson-3-done = ✅ Three cards at the most; lay one that fits, or pass after the third.
olsen_olsen-lesson-4 = Your card is down, and one is left. **Say it!**
olsen_olsen-lesson-4-done = ✅ “Ólsen!” in time. Silence costs three cards.
olsen_olsen-lesson-5 = Your last card is down, and there is a second call. **Say it too!**
olsen_olsen-lesson-5-done = ✅ “Ólsen ólsen!” Without it you would have picked up cards. Now play.

otter-lesson-1 = The first column climbs: 3 5 9. **Let it climb on:** first the card, then the column.
otter-lesson-1-done = ✅ The next card there must be as high, or higher.
otter-lesson-2 = 🔄 turns the order of play round. It goes on any column. **Turn it round.**
otter-lesson-2-done = ✅ Now the player before you is next.
otter-lesson-3 = 🎯 lets you choose who is next. **Choose Muninn**, in any column.
otter-lesson-3-done = ✅ If Muninn has to collect now, you get the points.
otter-lesson-4 = Nothing fits: collect a column, and give one of its cards away. **Give few heads** (1, 2, 12 and 13 have one).
otter-lesson-4-done = ✅ One head only. Seven heads win, so give away cards with few of them.
otter-lesson-5 = Your last card! You win if then **no column is longer than two**. **Where does it go?**
otter-lesson-5-done = ✅ Won! That, or seven heads. Now play.

ole-lesson-1 = A card must be **higher**: in colour (🟥 > 🟦 > 🟩 > 🟨) or in number. **Lay one.**
ole-lesson-1-done = ✅ Higher in one of the two: your turn ends.
ole-lesson-2 = Higher in **both**, and you go on. **Begin such a series.**
ole-lesson-2-done = ✅ Higher in both. You are still on turn.
ole-lesson-3 = You are in a series. **Lay another higher card.**
ole-lesson-3-done = ✅ Up to four cards can go in one turn.
ole-lesson-4 = Nothing of yours is higher. **Take a token.**
ole-lesson-4-done = ✅ Five points. Sometimes that is cheaper than a good card.
ole-lesson-5 = You had the most points, so you may turn the colours round: yellow on top. **Look at your cards, and choose.**
ole-lesson-5-done = ✅ Your yellow cards are the highest now. Now play.

pursuit-lesson-1 = The same suit or the same number fits. But **aces, queens and twos** must follow suit. **Lay one that fits.**
pursuit-lesson-1-done = ✅ It fits. A queen of spades on a diamond would not have.
pursuit-lesson-2 = Nothing of yours fits. **Draw.**
pursuit-lesson-2-done = ✅ One card, and your turn is over.
pursuit-lesson-3 = An **ace** makes the next player miss a turn. **Skip them.**
pursuit-lesson-3-done = ✅ Skipped. A **queen** turns the order of play round.
pursuit-lesson-4 = A **two** puts two cards before the next player. **Lay it.**
pursuit-lesson-4-done = ✅ They take two cards, unless they have a two.
pursuit-lesson-5 = Now a two lies before you. **Pass it on** with yours.
pursuit-lesson-5-done = ✅ Four cards for the next. Only a two helps against a two.
pursuit-lesson-6 = Your card is down, and one is left. **Say it!**
pursuit-lesson-6-done = ✅ “Last card!” In silence, anybody could have challenged you. Now play.
