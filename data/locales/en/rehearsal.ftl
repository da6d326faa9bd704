# The rehearsal of a season in `olsen try`: what its simulated members do, and what the moderator can do next.
command-next = next
command-next-description = Rehearsal: continue to what happens next

rehearsal-goes-on = ⏩ On we go.
rehearsal-now = 🎬 **<t:{ $at }:F>**
rehearsal-announce = Announce a season with `/{ command-umpire } { command-umpire-create }`. Then `/{ command-next }` brings the members.
rehearsal-signs-up = - 🙋 Signs up: { $names }
rehearsal-checks-in = - ✅ Checks in: { $names }
rehearsal-agrees = - 🤝 Proposes or accepts a time: { $names }
rehearsal-is-here = - 🪑 Comes to the table: { $names }
rehearsal-forgets = - 💤 Doesn’t show up: { $names }
rehearsal-leaves = - 🚪 Leaves the server: { $names }
rehearsal-played = - 🃏 Tables played: { $count }
rehearsal-dashboard = `/{ command-umpire } { command-umpire-dashboard }`
rehearsal-then =
    { $phase ->
        [signup] { $at ->
            [none] { $missing ->
                [yes] `/{ command-next }` lets the others sign up. Then start the season on { rehearsal-dashboard }.
               *[no] Everyone has signed up. Start the season on { rehearsal-dashboard }.
            }
           *[other] `/{ command-next }` continues. The season begins <t:{ $at }:f>, or when you start it on { rehearsal-dashboard }.
        }
        [paused] The season is paused. Continue it on { rehearsal-dashboard }.
        [review] It’s your turn: break ties, if any, and confirm the results on { rehearsal-dashboard }.
        [over] The season has ended.
        [cancelled] { act-cancel }
        [open] `/{ command-next }` lets some of them play another evening. It ends when you confirm the results on { rehearsal-dashboard }{ $at ->
            [none] .
           *[other] , or <t:{ $at }:f>.
        }
       *[running] { $at ->
            [none] It’s your turn: { rehearsal-dashboard } says what needs you.
           *[other] `/{ command-next }` continues to <t:{ $at }:f>. { rehearsal-dashboard } says what happens then.
        }
    }
