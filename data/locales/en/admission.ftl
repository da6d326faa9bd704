# Who may play: members whom the staff bar for a time, and players who are not seated together.
command-bar = bar
command-bar-description = For staff: who may not play here for a time
command-bar-add = add
command-bar-add-description = Suspend a member from tables, leagues or both for a time
command-bar-add-reason-description = Why (the member can read it)
command-bar-add-member-description = Who may not play
command-bar-add-place = place
command-bar-add-place-description = From what (both)
choice-place-all = tables and leagues
choice-place-tables = tables
choice-place-leagues = leagues
command-bar-lift = lift
command-bar-lift-description = Let a member play again
command-bar-lift-member-description = Who may play again
command-bar-show = show
command-bar-show-description = Who is suspended, until when and why
command-my-avoid = avoid
command-my-avoid-description = Not be seated with a member, or take that back; only you see it
command-my-avoid-member-description = With whom

bar-set = { $name } can’t join { $place ->
        [tables] tables
        [leagues] leagues
       *[all] tables or leagues
    } until <t:{ $until }:f>. If they try, they’ll see your reason (no one else will): { $reason }
    -# Running matches and seasons continue. You can remove a player from a season on its dashboard.
bar-lifted = { $name } may play again.
bar-title = ## Who may not play here
bar-none = No one is suspended.
bar-line = - **{ $name }**, from { $place ->
        [tables] tables
       *[leagues] leagues
    } until <t:{ $until }:f>: { $reason } (by { $by })
avoid-noted = You are not seated with { $name } any more, and they are not told. It holds at tables that people open; in leagues the drawing decides. `/{ command-my } { command-my-avoid }` once more takes it back.
avoid-gone = You can be seated with { $name } again.
refused-barred_tables = You may not play at tables on this server until <t:{ $until }:f>. The staff’s reason: { $reason }
refused-barred_leagues = You may not play in leagues on this server until <t:{ $until }:f>. The staff’s reason: { $reason }
refused-bar_past = This time has passed. Write when the suspension ends.
refused-bar_too_long = A suspension lasts at most { $count } days.
refused-bar_staff = You can’t suspend yourself or someone who manages this server.
refused-bar_bot = That is a bot; it does not play.
refused-not_barred = This member isn’t suspended.
refused-avoids = { $name } sits at this table, and you do not want to be seated with them. `/{ command-my } { command-my-avoid }` takes that back.
refused-avoided = You cannot sit down here: somebody at this table is not seated with you. You can open a table of your own.
refused-avoid_self = You cannot avoid yourself.
refused-avoid_full = You can avoid at most { $count } members. Take one back first.
