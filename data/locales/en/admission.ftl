# Who may play: members whom the staff suspend for a time, and players who are not seated together.
command-suspend = suspend
command-suspend-description = Staff: suspend members from playing here for a time
command-suspend-add = add
command-suspend-add-description = Suspend a member from tables, leagues or both for a time
command-suspend-add-reason-description = Why (the member can read it)
command-suspend-add-member-description = Who may not play
command-suspend-add-place = place
command-suspend-add-place-description = Tables, leagues or both (default: both)
choice-place-all = tables and leagues
choice-place-tables = tables
choice-place-leagues = leagues
command-suspend-lift = lift
command-suspend-lift-description = Let a member play again
command-suspend-lift-member-description = Who may play again
command-suspend-show = show
command-suspend-show-description = Who is suspended, until when and why
command-my-avoid = avoid
command-my-avoid-description = Never share a table with a member, or undo it. Only you see this
command-my-avoid-member-description = The member you want to avoid

suspension-set = { $name } can’t join { $place ->
        [tables] tables
        [leagues] leagues
       *[all] tables or leagues
    } until <t:{ $until }:f>. If they try, only they will see your reason: { $reason }
    -# Running matches and seasons continue. You can remove a player from a season on its dashboard.
suspension-lifted = { $name } can play again.
suspension-title = ## Suspensions
suspension-none = No members are suspended.
suspension-line = - **{ $name }**, from { $place ->
        [tables] tables
       *[leagues] leagues
    } until <t:{ $until }:f>: { $reason } (by { $by })
avoid-noted = You won’t share a table with { $name } any more, and I won’t tell them. This counts at open tables. In leagues the pairings decide. To undo it, use `/{ command-my } { command-my-avoid }` again.
avoid-gone = You can share a table with { $name } again.
refused-suspended_tables = You’re suspended from tables on this server until <t:{ $until }:f>. Reason: { $reason }
refused-suspended_leagues = You’re suspended from leagues on this server until <t:{ $until }:f>. Reason: { $reason }
refused-suspension_past = This time has passed. Write when the suspension ends.
refused-suspension_too_long = A suspension lasts at most { $count } days. Choose an earlier end.
refused-suspension_staff = You can’t suspend yourself or a server manager.
refused-suspension_bot = Bots don’t play, so you can’t suspend one.
refused-not_suspended = This member isn’t suspended. `/{ command-suspend } { command-suspend-show }` lists all who are.
refused-avoids = You chose to avoid { $name }, who is at this table. Undo that with `/{ command-my } { command-my-avoid }`.
refused-avoided = You can’t join this table because of another player’s settings. You can open your own with `/{ command-play }`.
refused-avoid_self = You can’t avoid yourself.
refused-avoid_full = You can avoid at most { $count } members. Undo one first.
