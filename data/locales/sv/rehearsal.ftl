# The rehearsal of a season in `olsen try`: what its simulated members do, and what the moderator can do next.
command-next = nästa
command-next-description = Generalrepetition: fortsätt till det som händer härnäst

rehearsal-goes-on = ⏩ Vidare.
rehearsal-now = 🎬 **<t:{ $at }:F>**
rehearsal-announce = Utlys en säsong med `/{ command-umpire } { command-umpire-create }`. Sedan hämtar `/{ command-next }` medlemmarna.
rehearsal-signs-up = - 🙋 Anmäler sig: { $names }
rehearsal-checks-in = - ✅ Checkar in: { $names }
rehearsal-agrees = - 🤝 Föreslår eller godtar en tid: { $names }
rehearsal-is-here = - 🪑 Kommer till bordet: { $names }
rehearsal-forgets = - 💤 Dyker inte upp: { $names }
rehearsal-leaves = - 🚪 Lämnar servern: { $names }
rehearsal-played = - 🃏 Spelade bord: { $count }
rehearsal-dashboard = `/{ command-umpire } { command-umpire-dashboard }`
rehearsal-then =
    { $phase ->
        [signup] { $at ->
            [none] { $missing ->
                [yes] `/{ command-next }` låter de andra anmäla sig. Starta sedan säsongen i { rehearsal-dashboard }.
               *[no] Alla har anmält sig. Starta säsongen i { rehearsal-dashboard }.
            }
           *[other] `/{ command-next }` fortsätter. Säsongen börjar <t:{ $at }:f>, eller när du startar den i { rehearsal-dashboard }.
        }
        [paused] Säsongen är pausad. Fortsätt den i { rehearsal-dashboard }.
        [review] Nu är det din tur: avgör ordningen om några står lika, och bekräfta resultaten i { rehearsal-dashboard }.
        [over] Säsongen är slut.
        [cancelled] { act-cancel }
        [open] `/{ command-next }` låter några av dem spela en kväll till. Den slutar när du bekräftar resultaten i { rehearsal-dashboard }{ $at ->
            [none] .
           *[other] , eller <t:{ $at }:f>.
        }
       *[running] { $at ->
            [none] Nu är det din tur: { rehearsal-dashboard } visar vad som väntar på dig.
           *[other] `/{ command-next }` fortsätter till <t:{ $at }:f>. { rehearsal-dashboard } visar vad som händer då.
        }
    }
