# Why something cannot be done now, and what would work.
refused-other = You can’t do that right now. Nothing has changed.
refused-which_one =
    Which one do you mean? Choose one of these, or write its full name.
    { $names }
refused-name_unseen = Part of that name is invisible. Type it again without invisible characters.
refused-starting = I’m just starting. Press again in a few seconds. All tables are as you left them.
saved-not-shown = Done and saved. Discord isn’t letting me update the message right now. The table and your hand will catch up in a moment.
saved-fault = Done and saved, but I couldn’t show it because of an error on my side. If it stays wrong, give the code `{ $fault }` to the people who run this bot.
refused-not-shown = Discord didn’t let me answer. Nothing has changed, so please try again.
refused-busy = I couldn’t save that, so nothing has changed. Please press again.
refused-undecided = Saving takes longer than usual. Check the table before you press again.
refused-fault = Something went wrong on my side. Nothing has changed, so please try again. If it happens again, give the code `{ $fault }` to the people who run this bot.
refused-unknown_press = This button is from an older version of me. Get a new one with the command it came from.
refused-unknown_command = This command is newer than your Discord app knows. Restart Discord or wait a moment, then try again.
refused-command_not_allowed = You can’t use this command here.
refused-member_gone = That person left this server, so I can’t look them up. Choose a member.
refused-option_gone = Your choice isn’t available any more. Please choose again.
refused-servers_only =
    I can only do that on a server that has added me. { $link ->
        [none] Try it there.
       *[other] [Add me to a server]({ $link }) and try it there.
    }
refused-outside_table =
    Ranked matches, slow clocks and threads need a server that has added me. { $link ->
        [none] Leave them out to play here.
       *[other] [Add me to one]({ $link }), or leave them out to play here.
    }
refused-plays_alone =
    Here you play one deal against computers, so `/{ command-play }` takes only a game. { $link ->
        [none] Leave out the rest.
       *[other] Leave out the rest, or [add me to a server]({ $link }).
    }
refused-missing_permissions = I can’t show a table here without these permissions: { $permissions }. Ask a member who manages this channel to add them.
refused-wrong_channel = This button belongs to a table in another channel. See the one here with `/{ command-table }`.
refused-no_such_table = This table is long gone. Open a new one with `/{ command-play }`.
refused-no_table_here = This channel has no table. Open one with `/{ command-play }`.
refused-table_asleep = This table is paused because its game, { $game }, isn’t installed any more or has new rules. Nothing is lost. The match continues once the people who run this bot bring the game back.
refused-game_gone = { $game } isn’t installed right now. Ask the people who run this bot.
refused-table_unreadable = I can’t read the table in this channel, so I left it untouched and nothing is lost. Give the code `{ $table }` to the people who run this bot. Until then, `/{ command-play }` works in any other channel or thread.
refused-channel_taken = This channel already has a table. Join it (`/{ command-table }` brings it back into view), or open one in another channel or thread.
refused-not_started = The match hasn’t started. The host starts it with **{ button-start }**.
refused-already_started = The match has started, so the seats are fixed.
refused-match_over = This match has ended. Open a new table with `/{ command-play }`.
refused-not_seated = You don’t have a seat at this table. Join in first.
refused-again_not_seated = Only players of this match can play it again. Open your own table with `/{ command-play }`.
refused-already_seated =
    { $here ->
        [host] You’re already in, and you’re the host. Once the others have joined, press **{ button-start }**.
        [guest] You’re already in. Once everyone has joined, the host presses **{ button-start }**.
        [player] You’re already in. Press **{ button-hand }** to see your cards.
       *[other] That player is already in.
    }
refused-table_full = All { $count } seats are taken. You can watch, or open another table with `/{ command-play }`.
refused-too_few_seats = You need at least { $count } players. Ask a friend to join, or add a computer.
refused-not_joined = { $name } hasn’t joined yet, so the seat is reserved. Use **{ button-options }** to free it.
refused-no_hint = You get hints on your own turn when you have a choice, in unranked matches against computers.
refused-no_such_level = { $game } doesn’t have that level. No computer beats the normal one without peeking.
refused-no_such_program = The list of programs for { $game } changed. Open **{ button-options }** again.
refused-no_catching = { $game } can’t be played like that with these house rules. Change them under **{ button-options }**.
refused-program_seated = { $name } already has a seat here.
refused-no_computer = This table has no computer.
refused-not_host = Only the host, { $name }, { $server ->
        [no] can
       *[yes] or a moderator can
    } do that.
refused-ranked_end = Only a moderator can end a ranked match. If you leave, you lose.
refused-not_your_hand = These are another player’s cards. Press **{ button-hand }** at the table to see yours.
refused-not_away = You already have your seat. Just play.
refused-left_already = A computer already plays for that seat, so nothing has changed.
refused-forfeited = You left this match or were removed from it, so a computer plays your cards to the end. You can join the next one.
refused-not_starter = { $name }, the host, starts the match. If that takes too long, any player here can start it <t:{ $at }:R>.
refused-ranked_seat = This is a ranked match, so you can only watch.
refused-ranked_vote = You can’t vote to end a ranked match. Only a moderator can end it, and you lose if you leave.
refused-ranked_remove = Only a moderator who isn’t in a ranked match can remove a player from it, because the player loses.
refused-no_one_here = All players are away, so you can only watch for now.
refused-no_seat = Every seat has a player, so you can only watch for now.
refused-no_vote = That vote has ended. The table shows the result.
refused-no_such_player = That player left the table.
refused-remove_yourself = You can’t remove yourself, but you can leave.
refused-last_player = The table would be empty. Close it instead.
refused-away_not_slow = Only tables with a slow clock wait for players who are away.
refused-no_slow_table = You aren’t at any table with a slow clock. Only those tables wait for players who are away.
refused-ahead_slow = You can only queue moves at tables with a slow clock.
refused-ahead_turn = It’s your turn already. Just play.
refused-ahead_unfit = You can’t queue that now, because your cards changed or the deal ended. Your hand shows your cards.
refused-ahead_gone = There’s no queued move to undo. I played it, or cancelled it because the cards changed.
refused-away_too_long = Tables wait { $days } days at most. Choose an earlier day.
refused-away_past = That day is in the past. Choose one of the next { $count } days.
refused-away_unclear = { $word ->
        [none] I can’t tell which day that is.
       *[other] I don’t understand “{ $word }”.
    } Write `sunday`, `24.12.`, `3 days` or `tomorrow`. Leave it empty when you’re back.
refused-may_not_write = You can’t write in this channel, so I can’t post there for you.
refused-no_length = You can’t choose the number of deals in { $game }. Leave `{ option-length }` empty.
refused-no_threads_here = I can’t open a thread in this channel. Use `/{ command-play }` in a text channel, or leave out `{ command-play-thread }`.
refused-thread_failed = Discord didn’t let me open a thread here. Set `{ command-play-thread }` to False, and `/{ command-play }` opens the table in the channel itself.
refused-stale = The table changed before your press arrived, so I didn’t play anything. Here it is now.
refused-call_late = So close! { $name } moved before your call arrived.
refused-challenge_late = { $name } was faster.
refused-options-unknown_option = That house rule doesn’t exist here.
refused-options-bad_value = This house rule can’t have that value.
refused-options-bad_seats = These house rules don’t fit this number of players. Change the number of decks, or remove a player.

illegal-other = The rules don’t allow that now. Nothing has changed.
illegal-malformed = I don’t know that move. The buttons in your hand show all your moves.
illegal-bad_seat = You can’t choose yourself, or a player who can’t be chosen now. Choose another.
illegal-match_over = This match has ended. Open a new table with `/{ command-play }`.
illegal-wrong_phase = Wait until the next deal.
illegal-no_call_due = Nothing to call right now. When a call is possible, its button comes back.
illegal-call_by_hand = At this table you call separately. Play the card first, then press the call button before the next player moves.
illegal-window_open = Too early. That player can still call.
illegal-nothing_to_challenge = That player hasn’t forgotten a call.
illegal-not_your_turn = It isn’t your turn. The table shows whose turn it is.
illegal-not_in_hand = You don’t have that card. Here are your cards.
illegal-one_card_only = You can play only one card now.
illegal-must_play = You have a card that fits, so you have to play.
illegal-must_draw = You have to draw before you can pass.
illegal-cannot_draw = You can’t draw any more this turn. The buttons in your hand show your moves.
illegal-cannot_pass = You can’t pass now. The buttons in your hand show your moves.
illegal-illegal_card = That card doesn’t fit the one on top. Choose another.
refused-daily_day = That deal is from another day. `/{ command-daily }` has today’s cards.
refused-daily_gone = I don’t keep deals that old. `/{ command-daily }` has today’s cards.
refused-daily_open = Your match file is ready when the day ends, <t:{ $until }:R>.
refused-daily_no_record = You have no match file for that deal, because you didn’t finish it or it’s too old.
refused-post_unknown = Discord didn’t answer, so I don’t know whether it was posted. Look in the channel. If it isn’t there, try again in an hour.
refused-cards_gone = These cards are gone, because I keep shared cards for { $days } days. `/{ command-daily }` has new ones every day.
refused-solo_gone = These cards are gone. I keep unfinished cards for { $days } days, or until you get new ones. `/{ command-play }` has those.
refused-solo_begun = You haven’t finished your last cards. New ones replace them.
refused-duplicate_done = You’ve played this deal.
refused-duplicate_forgotten = You began this deal before you deleted your data, and everyone plays it once. `/{ command-daily }` has new cards every day.
refused-duplicate_older = The rules have changed since this deal began, so you can’t play it any more. `/{ command-daily }` has new cards every day.
