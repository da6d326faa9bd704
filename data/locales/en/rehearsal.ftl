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
                [yes] `/{ command-next }` lets the others sign up. Then begin with `/{ command-umpire } { command-umpire-start }`.
               *[no] Everybody has signed up. Begin with `/{ command-umpire } { command-umpire-start }`.
            }
           *[other] `/{ command-next }` goes on. The season begins <t:{ $at }:f>, or with `/{ command-umpire } { command-umpire-start }`.
        }
        [paused] The season is paused. `/{ command-umpire } { command-umpire-resume }` lets it go on.
        [review] It is your turn: look at the results and confirm them with `/{ command-umpire } { command-umpire-confirm }`.
        [over] The season is over.
        [cancelled] The season is cancelled.
        [open] `/{ command-next }` lets some of them play another evening. It ends with `/{ command-umpire } { command-umpire-confirm }`{ $at ->
            [none] .
           *[other] , or <t:{ $at }:f>.
        }
       *[running] { $at ->
            [none] It is your turn: `/{ command-umpire } { command-umpire-dashboard }` says what is needed.
           *[other] `/{ command-next }` goes on to <t:{ $at }:f>. `/{ command-umpire } { command-umpire-dashboard }` says what happens then.
        }
    }
