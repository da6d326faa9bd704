# The rehearsal of a season in `olsen try`: what its simulated members do, and what the moderator can do next.
command-next = next
command-next-description = Rehearsal: go on to what happens next

rehearsal-goes-on = ⏩ On we go.
rehearsal-now = 🎬 **<t:{ $at }:F>**
rehearsal-announce = Announce a season with `/{ command-umpire } { command-umpire-create }`. Then `/{ command-next }` brings the members.
rehearsal-signs-up = - 🙋 Signs up: { $names }
rehearsal-checks-in = - ✅ Checks in: { $names }
rehearsal-agrees = - 🤝 Proposes or accepts a time: { $names }
rehearsal-is-here = - 🪑 Comes to the table: { $names }
rehearsal-forgets = - 💤 Has not come: { $names }
rehearsal-leaves = - 🚪 Leaves the server: { $names }
rehearsal-played = - 🃏 { $count ->
        [one] 1 table is played.
       *[other] { $count } tables are played.
    }
rehearsal-then =
    { $phase ->
        [signup] { $at ->
            [none] { $missing ->
                [yes] `/{ command-next }` lets the others sign up. Then start the season on `/{ command-umpire } { command-umpire-dashboard }`.
               *[no] Everyone has signed up. Start the season on `/{ command-umpire } { command-umpire-dashboard }`.
            }
           *[other] `/{ command-next }` continues. The season begins <t:{ $at }:f>, or when you start it on `/{ command-umpire } { command-umpire-dashboard }`.
        }
        [paused] The season is paused. Resume it on `/{ command-umpire } { command-umpire-dashboard }`.
        [review] It’s your turn: check the results and confirm them on `/{ command-umpire } { command-umpire-dashboard }`.
        [over] The season is over.
        [cancelled] The season is cancelled.
        [open] `/{ command-next }` lets some of them play another evening. It ends when you confirm the results on `/{ command-umpire } { command-umpire-dashboard }`{ $at ->
            [none] .
           *[other] , or <t:{ $at }:f>.
        }
       *[running] { $at ->
            [none] It’s your turn: `/{ command-umpire } { command-umpire-dashboard }` says what needs you.
           *[other] `/{ command-next }` goes on to <t:{ $at }:f>. `/{ command-umpire } { command-umpire-dashboard }` says what happens then.
        }
    }
