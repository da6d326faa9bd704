# Lessons: positions that each ask for one thing.
button-learn = Learn it in two minutes
button-lesson-next = Next
button-lesson-silence = Say nothing
lesson-title = ### Learning { $game } · { $number } of { $count }
lesson-again = That is not it yet. The cards lie as before: **try again.**
lesson-offer = 👋 New here? Five small hands show what matters. Nobody waits for you.

olsen-lesson-1 = A card of the same **suit** or the same **number** goes on top. **Lay one that fits.**
olsen-lesson-1-done = ✅ Right. Fits the suit or fits the number, nothing else matters.
olsen-lesson-2 = One of these makes everybody else draw, and you go again. **Poison them.**
olsen-lesson-2-done = ✅ An **ace**: the others draw and miss a turn, and it is your turn again.
olsen-lesson-3 = No heart, no queen. But an **eight** goes on nearly anything, and you name the suit. **Name the one that you hold most of.**
olsen-lesson-3-done = ✅ Now the others must follow diamonds, and you have two.
olsen-lesson-4 = Cards of one number can go together. **Get rid of two at once.**
olsen-lesson-4-done = ✅ Only the first has to fit. The last one sets the suit.
olsen-lesson-5 = You have just laid a card and hold a single one. The next player is about to act. **What do you say?**
olsen-lesson-5-done = ✅ In time! Silence would have cost ten cards. That is all there is to it: play.

olsen_olsen-lesson-1 = One card a turn: the same **suit** or the same **number**. **Lay one that fits.**
olsen_olsen-lesson-1-done = ✅ Right. You may also draw instead, but cards in hand cost points.
olsen_olsen-lesson-2 = Clubs are wanted, and you have none. An **eight** goes on anything, even on an eight. **Name the suit that you hold most of.**
olsen_olsen-lesson-2-done = ✅ Diamonds are wanted now, and you have two.
olsen_olsen-lesson-3 = Nothing fits. **Draw**: up to three cards, and lay whatever fits.
olsen_olsen-lesson-3-done = ✅ After three cards without luck you may pass.
olsen_olsen-lesson-4 = One card left, and the next player is about to act. **Say it!**
olsen_olsen-lesson-4-done = ✅ “Ólsen!” in time. Silence costs three cards.
olsen_olsen-lesson-5 = Your last card is down, and the game has a second call. **Say it again!**
olsen_olsen-lesson-5-done = ✅ “Ólsen ólsen!” Without it you would have picked up and played on. Now you know it all.

otter-lesson-1 = The first column climbs: 3 5 9. **Let it climb on.** First the card, then the column.
otter-lesson-1-done = ✅ The next card there must be as high or higher. Make it hard for whoever comes next.
otter-lesson-2 = 🔄 turns the order of play round and goes on any column. **Turn it round.**
otter-lesson-2-done = ✅ Now the player who was before you is next.
otter-lesson-3 = With 🎯 you choose who is next. **Choose Muninn**, in the column that you like.
otter-lesson-3-done = ✅ Whoever comes next and has to collect gives the points to you.
otter-lesson-4 = Nothing fits, so you must collect a column and give away one of its cards: that is points. **Give as few heads as you can** (1, 2, 12 and 13 have one head).
otter-lesson-4-done = ✅ One head only. Seven heads win, so give the small ones away.
otter-lesson-5 = Your last card! You win at once if then **no column is longer than two**. **Where does it go?**
otter-lesson-5-done = ✅ Won! That, or seven heads. Off you go.

ole-lesson-1 = A card must be **higher** than the one on top: in colour (🟥 > 🟦 > 🟩 > 🟨) or in number. **Lay one.**
ole-lesson-1-done = ✅ Higher in one of the two: your turn ends.
ole-lesson-2 = Higher in **both**, and you go on: that is a series. **Begin one.**
ole-lesson-2-done = ✅ Higher in colour and in number. You are still on turn.
ole-lesson-3 = You are in a series. Lay another higher card, or take a token, which costs five points. **Go on.**
ole-lesson-3-done = ✅ Up to four cards can go in one turn.
ole-lesson-4 = Nothing of yours is higher. **Take a token.** You may do that at any time, too.
ole-lesson-4-done = ✅ Five points. Sometimes that is cheaper than a good card.
ole-lesson-5 = You had the most points in the last deal, so you may turn the colours round: yellow on top. **Look at your cards, and choose.**
ole-lesson-5-done = ✅ Your yellow cards are the highest now. Up you go!

pursuit-lesson-1 = The same suit or the same number goes. But **aces, queens and twos** must follow suit. **Lay one that fits.**
pursuit-lesson-1-done = ✅ A queen of spades on a diamond would not have done.
pursuit-lesson-2 = An **ace** makes the next player miss a turn. **Skip them.**
pursuit-lesson-2-done = ✅ Skipped. A **queen** would turn the order of play round.
pursuit-lesson-3 = A **two** puts two cards in front of the next player. **Lay it.**
pursuit-lesson-3-done = ✅ They take two cards, unless they have a two themselves.
pursuit-lesson-4 = This time the two was laid against you. **Pass it on**, with two more on top.
pursuit-lesson-4-done = ✅ Four cards now, and not yours. Only a two helps against a two.
pursuit-lesson-5 = One card left, and the next player is about to act. **Say it!**
pursuit-lesson-5-done = ✅ “Last card!” In silence anybody could have challenged you. Now play.
