# A start that went wrong: back to sign-up, pairings made again, two players who swap tables.
act-unstart = The season is back in sign-up.
act-redraw = The last round got new pairings. It ends { $until }.
act-swap = { $player } ({ $where }) and { $other } ({ $other_where }) swap tables.

outbox-unstarted =
    ↩️ **{ $season } is back in sign-up,** because the umpire undid the start. Pairings, agreed times and threads no longer count.
    { $players }: you keep your spots. { $starts ->
        [none] The umpire will start the season again.
       *[other] The season starts <t:{ $starts }:f> (<t:{ $starts }:R>).
    }
outbox-drawn-again = 🔀 The umpire paired this round again. The earlier pairings no longer count.
outbox-swapped = 🔀 **{ $season }**: { $one } and { $other } swapped tables. These are the tables now:

dashboard-more-unstart = Back to sign-up
dashboard-more-unstart-about = Undo the start. All players keep their spots
dashboard-more-redraw = New pairings
button-dashboard-swap = Swap…
dashboard-what-swap = **{ button-dashboard-swap }** trades a player with another table.
dashboard-form-swap = Swap two players
dashboard-form-swap-who = Who leaves this table
dashboard-form-swap-with = Who comes instead
dashboard-swap-option = { $name } · { $where }

umpire-unstart-note = All players keep their spots. Pairings, ready checks, agreed times, threads and events go away. You can change all season settings and start again.
umpire-unstart-roles = Division roles come back with the next start.
umpire-unstart-decisions = Decisions that will no longer count: { $count }
umpire-unstart-forfeits = Wins by forfeit that will no longer count: { $count }
umpire-unstart-times = Times that have passed are cleared. Without a new start time, you start the season by hand.
umpire-unstart-places = The season will have { $count } spots, so all players keep theirs.
umpire-redraw-note = The earlier pairings of round { $round } go away, with their ready checks, agreed times, threads and events.
umpire-swap-told = I’ll ping everyone at both tables.
umpire-swap-times = If one of them hasn’t agreed to a time, I’ll ask again.

refused-league-was_played = Players have already started. First stop the matches that shouldn’t count, or cancel the season.
refused-league-round_begun = A match of this round has started, or a table has a result, so the pairings stay.
refused-league-no_lot = These pairings follow from the order of the players. Pairing again would give the same tables.
refused-league-swap_apart = The two tables must belong to the same round and division.
refused-dashboard_no_swap = No other table can swap with { $name }. It must be in the same round and division, and not have begun.

# People whom an umpire invites.
act-invite = The umpire invites { $players }.
act-decline-invitation = { $player } declined the invitation.
act-expire-invitations = { $players } didn’t answer the invitation in time.
outbox-invited =
    👋 { $players }: { $umpire } invites you to **{ $season }**. Press **{ button-join }** by <t:{ $until }:f> (<t:{ $until }:R>) to take part.
outbox-uninvited = 👋 **{ $season }**: { $players } didn’t answer the invitation and { $count ->
        [one] isn’t
       *[other] aren’t
    } in. To invite someone again, use **{ dashboard-more-add }** on the dashboard.
league-invitation-declined = 👌 **All right.** You’re not in this season.
refused-league-invited = This player is already invited and hasn’t answered yet.
refused-league-not_invited = This invitation has expired. You can join while sign-up is open.
refused-league-many_invited = I can invite at most { $most } people at once.
refused-league-nobody_invited = There are no players to invite.

dashboard-more-add = { dashboard-form-add }…
dashboard-more-add-about = Choose members or paste a list. I ask each of them
dashboard-form-add = Add players
dashboard-form-add-who = Members
dashboard-form-add-list = Or a list, one player a line
dashboard-form-add-list-about = Names, mentions or ids. Up to { $most } lines
dashboard-invited = 👋 Invited, no answer yet: { $names }. They can answer until <t:{ $until }:f>.
umpire-invite-note = I’ll ping { $players } in the season’s channel. They can answer until { $until }.
umpire-invite-silent = { $started ->
        [yes] Players who accept join like other late players.
       *[no] Players who accept are in.
    } I’ll tell you who doesn’t answer.
umpire-invite-places = { $free ->
        [0] All spots are taken, so they go to the waiting list.
       *[other] Free spots: { $free }. Later answers go to the waiting list.
    }
add-title = ### { dashboard-form-add } · { $league }
add-who = Who is **{ $line }**? { $found ->
        [0] I found no member with that name.
       *[other] I’m not sure which member you mean.
    }{ $left ->
        [0] {""}
       *[other] { " " }More names to check: { $left }.
    }
add-choose = Choose from these
add-choose-other = Or choose any member
button-add-skip = Leave this name out
add-left-out = **Not invited:**
add-left-out-line = - { $name }: { $why }
add-no-one = There are no players left to invite.
add-skipped = you left this name out.
add-bot = is a bot.
add-in = is already in.
add-waits = is on the waiting list.
add-asked = is already invited.
add-left = left this season. Undo that in the season log.
add-suspended = is suspended from leagues until <t:{ $until }:f>: { $reason }
add-gone = isn’t on this server.
refused-add_closed = This season takes no more players. { $back ->
        [yes] But it has no results yet. Use **{ dashboard-more-unstart }**, add the players there, and start again.
       *[no] You can give a player’s spot to another one.
    }
refused-add_nobody = Choose or write at least one name.
refused-add_many = Add at most { $count } players at once.
refused-add_unknown = Discord isn’t telling me who is on this server. Try again in a minute.
