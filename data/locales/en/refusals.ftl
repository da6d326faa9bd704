# Why something cannot be done now, and what would work.
refused-other = That cannot be done now. Nothing has changed.
refused-which_one =
    Which one do you mean? Choose one of these, or write its whole name.
    { $names }
refused-name_unseen = Part of that name can’t be seen. Type it anew, without invisible characters.
refused-starting = I am just starting up. Press again in a few seconds; every table is as you left it.
saved-not-shown = That is done and saved, but Discord did not let me show it. The table and your hand will catch up by themselves.
saved-fault = That is done and saved, but something went wrong on my side when I showed it. If it stays wrong, tell the people who run this bot the word `{ $fault }`.
refused-not-shown = Discord did not let me answer that. Nothing was changed, so please try again.
refused-busy = I could not save that just now, so nothing has changed. Please press again.
refused-undecided = Saving takes longer than usual just now. Look at the table before you press again.
refused-fault = Something went wrong on my side. Nothing was changed, so please try again; if it goes on, tell the people who run this bot the word `{ $fault }`.
refused-unknown_press = This button is from an older version of me. `/{ command-table }` brings a fresh one.
refused-unknown_command = This command has changed since your Discord read it. Restart Discord, or wait a moment, and try again.
refused-command_not_allowed = You cannot use this command here.
refused-member_gone = They are no longer on this server, so I cannot look them up. Please choose somebody who is.
refused-option_gone = What you chose is no longer here. Please choose again.
refused-servers_only = I play on servers only. Use this command in a channel there.
refused-missing_permissions = I cannot show a table in this channel: I am missing { $permissions }. Whoever manages the channel can grant it.
refused-wrong_channel = This button belongs to a table in another channel.
refused-no_such_table = This table is long gone. `/{ command-play }` opens a new one.
refused-no_table_here = There is no table in this channel. `/{ command-play }` opens one.
refused-table_asleep = This table sleeps: its game, { $game }, is not installed here now, or has other rules than when you began. Nothing is lost. The match goes on as soon as the people who run this bot have put the game back.
refused-game_gone = { $game } is not installed here now. Ask the people who run this bot.
refused-table_unreadable = There is a table in this channel that I cannot read, so I have left it untouched: nothing at it is lost. Tell the people who run this bot the word `{ $table }`; until then, `/{ command-play }` works in any other channel or thread.
refused-channel_taken = There is already a table in this channel: join it, or use `/{ command-play }` in another channel or a thread. `/{ command-table }` shows it.
refused-not_started = The cards have not been dealt yet. The host presses **Start** when everybody is seated.
refused-already_started = The match has begun, so the seats are fixed.
refused-match_over = This match is over. `/{ command-play }` opens a new table.
refused-not_seated = You are not seated at this table. You can watch, and join the next one.
refused-already_seated =
    { $here ->
        [host] You have a seat here already, as the host. Once the others have joined, you press **{ button-start }**.
        [guest] You have a seat here already. Once all have joined, the host presses **{ button-start }**.
        [player] You have a seat here already: **{ button-hand }** shows your cards.
       *[other] They have a seat here already.
    }
refused-table_full = All { $count } seats are taken.
refused-too_few_seats = At least { $count } must sit down first: ask somebody to join, or add a computer.
refused-not_joined = { $name } has not pressed **Join** yet. The seat is kept for them; **Manage** lets them go.
refused-no_hint = A hint is for your own turn, when you have a choice, in a match without ranking and without other people.
refused-no_such_level = There is no such level in { $game }: nothing fair is known yet that beats the normal computers.
refused-no_such_program = No program that plays { $game } can be seated here: the list has changed. Open Options again.
refused-program_seated = { $name } sits here already.
refused-no_computer = No computer sits at this table.
refused-not_host = Only the host, { $name }, or a moderator can do that.
refused-ranked_end = Only a moderator can end a ranked match. You can `/{ command-leave }`, but then you lose it.
refused-not_your_hand = These are somebody else's cards. **My hand** at the table shows yours.
refused-not_away = The seat has been yours all along: just play.
refused-left_already = A computer already plays at that seat, so nothing has changed.
refused-forfeited = You left this match for good or were removed from it, so a computer plays your cards to the end. You can watch, and join the next one.
refused-not_starter = { $name }, the host, starts the match. If that takes too long, anybody who sits here can, <t:{ $at }:R>.
refused-ranked_seat = Nobody can take over a seat in a ranked match. You can watch, and join the next one.
refused-ranked_vote = A ranked match cannot be ended by a vote. A moderator can end it; you can `/{ command-leave }`, but then you lose it.
refused-ranked_remove = Only a moderator who does not play in a ranked match can remove somebody from it, because they lose it.
refused-seat_taken = Somebody plays at that seat. **{ button-watching-seats }** at the table shows which ones you can ask for.
refused-vote_open = Somebody has already asked for a seat. Try again when the table has decided.
refused-nobody_to_ask = Nobody who could agree is at the table now. Try again when somebody is back.
refused-no_vote = That has already been decided. The table shows how.
refused-no_such_player = They no longer sit at this table.
refused-remove_yourself = You cannot remove yourself. Use `/{ command-leave }` instead.
refused-last_player = Nobody would be left at this table. `/{ command-end }` closes it.
refused-away_not_slow = Only tables with a slow clock wait for somebody who is away.
refused-no_slow_table = You are not at any table with a slow clock, and only those wait for somebody who is away.
refused-ahead_slow = You can play ahead only at a table with a slow clock.
refused-ahead_turn = It is your turn already: just play.
refused-ahead_unfit = That cannot be chosen now: your cards have changed, or the deal is over. Your hand shows how it stands.
refused-ahead_gone = There is nothing left to take back: it was played, or let go of because something changed.
refused-away_too_long = Tables wait for { $days } days at most. Please choose an earlier day.
refused-away_past = That day has already come. Choose one of the next { $count } days.
refused-away_unclear = { $word ->
        [none] I can’t tell which day that is.
       *[other] I don’t understand “{ $word }”.
    } Write `sunday`, `24.12.`, `3 days` or `tomorrow`. Leave it empty when you’re back.
refused-may_not_write = You may not write in this channel, so I do not post it there for you.
refused-no_length = A match of { $game } is always played to its end. Leave `{ option-length }` out.
refused-no_threads_here = I cannot open a thread in this channel. Use `/{ command-play }` in an ordinary text channel, or leave `{ command-play-thread }` out.
refused-thread_failed = Discord did not let me open a thread here. `/{ command-play }` with `{ command-play-thread }` set to False opens the table in the channel itself.
refused-stale = The table had moved on before that press arrived, so nothing was played. This is how it stands now.
refused-options-unknown_option = That house rule does not exist here.
refused-options-bad_value = That is not a value this house rule can take.
refused-options-bad_seats = These house rules do not fit the number of players: change the packs, or let somebody go.

illegal-other = The rules do not allow that now. Nothing has changed.
illegal-malformed = I cannot read that move. The buttons in your hand show every move you have.
illegal-bad_seat = That does not apply to anybody at that seat.
illegal-match_over = This match is over. `/{ command-play }` opens a new table.
illegal-wrong_phase = That has to wait until the next deal is dealt.
illegal-no_call_due = There is nothing to call: a call is due only right after a play that leaves you ready to go out.
illegal-call_by_hand = Here the call is made by hand: lay the card without it, then press the call before the next player acts.
illegal-window_open = Too early: they may still make their call.
illegal-nothing_to_challenge = There is nothing to challenge them for.
illegal-not_your_turn = It is not your turn. The table shows whose it is.
illegal-not_in_hand = That card is not in your hand. Here is what is.
illegal-one_card_only = Only one card can be laid now.
illegal-must_play = You can lay a card, so you must.
illegal-must_draw = You must draw before you may pass.
illegal-cannot_draw = You cannot draw another card this turn.
illegal-cannot_pass = You cannot pass now.
illegal-illegal_card = That card does not fit the one on top.
refused-daily_day = That deal’s day is over. `/{ command-daily }` has those of today, and the board.
refused-daily_done = You have played this deal. The board opens when the day is over.
refused-daily_older = I was given newer rules in the middle of this deal, so it can’t go on. Tomorrow there is another.
refused-daily_open = The board of a day opens when the day is over, <t:{ $until }:R>.
refused-daily_no_record = You have no record of that deal: you did not play it to the end, or it is too long ago.
