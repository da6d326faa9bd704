# A start that went wrong: back to sign-up, pairings made again, two players who swap tables.
act-unstart = The season is back in sign-up.
act-redraw = The last round got new pairings. It ends { $until }.
act-swap = { $player } ({ $where }) and { $other } ({ $other_where }) swap tables.

outbox-unstarted =
    ↩️ **{ $season } is back in sign-up.** The umpire has undone the start. Its pairings, agreed times and threads no longer count.
    { $players }: you keep your spots, so you don’t have to join again. { $starts ->
        [none] The umpire will start the season again.
       *[other] The season starts <t:{ $starts }:f> (<t:{ $starts }:R>).
    }
outbox-drawn-again = 🔀 The umpire has drawn this round again. The earlier pairings no longer count.
outbox-swapped = 🔀 **{ $season }**: { $one } and { $other } have swapped tables. These are the tables now:

desk-more-unstart = Back to sign-up
desk-more-unstart-about = Undo the start. Everyone keeps their spot
desk-more-redraw = Draw again
desk-more-redraw-about = New pairings for this round
button-desk-swap = Swap…
desk-what-swap = **{ button-desk-swap }** A player here and a player of another table trade places.
desk-form-swap = Swap two players
desk-form-swap-who = Who leaves this table
desk-form-swap-with = Who comes instead
desk-swap-option = { $name } · { $where }

umpire-unstart-note = { $count ->
        [one] One player keeps the spot
       *[other] All { $count } players keep their spots
    }, and no one has to join again. The waiting list keeps its order.
umpire-unstart-goes = Pairings, ready checks, agreed times, threads and events of this start go away. You can change all season settings and start again.
umpire-unstart-roles = Players lose the roles of their divisions until the season starts again.
umpire-unstart-decisions = { $count ->
        [one] One decision
       *[other] { $count } decisions
    } since the start will no longer count.
umpire-unstart-walkovers = { $count ->
        [one] One win by forfeit
       *[other] { $count } wins by forfeit
    } will no longer count.
umpire-unstart-times = The times that have passed are cleared from the season settings. Without a new start time, you start the season by hand.
umpire-unstart-places = The season will have { $count } spots, so that everyone keeps theirs.
umpire-redraw-note = Round { $round } gets new pairings. The earlier ones go away, with their ready checks, agreed times, threads and events.
umpire-redraw-until = The round then ends { $until }.
umpire-swap-told = I’ll ping everyone at both tables.
umpire-swap-times = A time that was agreed without one of them is put to everyone at that table again.

refused-league-was_played = Players have already begun to play, so the start can’t be undone. Stop a match that should not count first, or cancel the season.
refused-league-round_begun = Cards have been dealt in this round, or one of its tables has a result. Its pairings stay.
refused-league-no_lot = The pairings of this round follow from the order of the players. Drawing again would give the same ones.
refused-league-swap_apart = These two can’t swap. Their tables must belong to the same round and division.
refused-desk_no_swap = There is no other table that { $name } could swap with. It must be in the same round and division, and not have begun.

# People whom an umpire invites.
act-invite = The umpire invites { $players }.
act-decline-invitation = { $player } declined the invitation.
act-expire-invitations = { $players } didn’t answer the invitation in time.
outbox-invited =
    👋 { $players }: { $umpire } invites you to **{ $season }**. Press **{ button-join }** by <t:{ $until }:f> (<t:{ $until }:R>) to take part.
    -# If you don’t answer by then, you’re not in.
outbox-uninvited = 👋 **{ $season }**: { $players } didn’t answer the invitation and { $count ->
        [one] isn’t
       *[other] aren’t
    } in. To invite someone again, use **{ desk-more-add }** at the dashboard.
league-invitation-declined = 👌 **All right.** You’re not in this season.
refused-league-invited = Already invited. The answer is still to come.
refused-league-not_invited = This invitation is over. You can join for as long as sign-up is open.
refused-league-many_invited = I can invite at most { $most } people at once.
refused-league-nobody_invited = There is no one to invite.

desk-more-add = Add players…
desk-more-add-about = Choose members or paste a list. Each of them is asked
desk-form-add = Add players
desk-form-add-who = Members
desk-form-add-list = Or a list, one player a line
desk-form-add-list-about = Names, mentions or ids. Up to { $most } lines
desk-invited = 👋 Invited, no answer yet: { $names }. They can answer until <t:{ $until }:f>.
umpire-invite-note = I’ll ping { $players } in the season’s channel. They can answer until { $until }.
umpire-invite-silent = { $started ->
        [yes] If someone accepts, they join like any other late player.
       *[no] If someone accepts, they’re in.
    } If someone doesn’t answer, they’re not in, and I’ll tell you.
umpire-invite-places = { $free ->
        [0] All spots are taken, so they go to the waiting list.
        [one] One spot is free. Later answers go to the waiting list.
       *[other] { $free } spots are free. Later answers go to the waiting list.
    }
add-title = ### Add players · { $league }
add-who = Who is **{ $line }**? { $found ->
        [0] I found no member with that name.
       *[other] I’m not sure which member you mean.
    } { $left ->
        [0] {""}
        [one] One more name to check after this.
       *[other] { $left } more names to check after this.
    }
add-choose = Choose from these
add-choose-other = Or choose any member
button-add-skip = Leave this name out
add-left-out = **Not invited:**
add-left-out-line = - { $name }: { $why }
add-no-one = No one is left to invite.
add-skipped = you left this name out.
add-bot = is a bot, and bots can’t play.
add-in = is already in.
add-waits = is already on the waiting list.
add-asked = has already been invited.
add-left = was in this season and left it. Undo that in the season log.
add-barred = is suspended from leagues here until <t:{ $until }:f>. The reason: { $reason }
add-gone = isn’t on this server.
refused-add_closed = No one can enter this season any more. { $back ->
        [yes] But no one has played yet: use **{ desk-more-unstart }**, add the players there, and start again.
       *[no] You can give someone’s spot to another player.
    }
refused-add_nobody = Choose at least one member, or write at least one name.
refused-add_many = That is more than { $count } players. Add them in several lists.
refused-add_unknown = Discord isn’t telling me who is on this server. Try again in a minute.
