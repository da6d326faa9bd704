# The rehearsal of a season in `olsen try`: what its simulated members do, and what the moderator can do next.
command-next = weiter
command-next-description = Probe: weiter zum nächsten Ereignis

rehearsal-goes-on = ⏩ Weiter geht’s.
rehearsal-now = 🎬 **<t:{ $at }:F>**
rehearsal-announce = Kündige mit `/{ command-umpire } { command-umpire-create }` eine Saison an. Dann holt `/{ command-next }` die Mitglieder dazu.
rehearsal-signs-up = - 🙋 Angemeldet: { $names }
rehearsal-checks-in = - ✅ Eingecheckt: { $names }
rehearsal-agrees = - 🤝 Zeit vorgeschlagen oder angenommen: { $names }
rehearsal-is-here = - 🪑 Am Tisch: { $names }
rehearsal-forgets = - 💤 Nicht erschienen: { $names }
rehearsal-leaves = - 🚪 Vom Server gegangen: { $names }
rehearsal-played = - 🃏 Gespielte Tische: { $count }
rehearsal-dashboard = `/{ command-umpire } { command-umpire-dashboard }`
rehearsal-then =
    { $phase ->
        [signup] { $at ->
            [none] { $missing ->
                [yes] Mit `/{ command-next }` melden sich die anderen an. Starte die Saison danach in { rehearsal-dashboard }.
               *[no] Alle sind angemeldet. Starte die Saison in { rehearsal-dashboard }.
            }
           *[other] Mit `/{ command-next }` geht es weiter. Die Saison beginnt <t:{ $at }:f>, oder wenn du sie in { rehearsal-dashboard } startest.
        }
        [paused] Die Saison macht Pause. Setz sie in { rehearsal-dashboard } fort.
        [review] Du bist dran: Lös Gleichstände auf, wenn es welche gibt, und bestätige die Ergebnisse in { rehearsal-dashboard }.
        [over] Die Saison ist zu Ende.
        [cancelled] { act-cancel }
        [open] Mit `/{ command-next }` spielen ein paar von ihnen noch einen Abend. Zu Ende ist es, wenn du die Ergebnisse in { rehearsal-dashboard } bestätigst{ $at ->
            [none] .
           *[other] , oder <t:{ $at }:f>.
        }
       *[running] { $at ->
            [none] Du bist dran: { rehearsal-dashboard } sagt, was dich braucht.
           *[other] `/{ command-next }` geht weiter bis <t:{ $at }:f>. Was dann passiert, sagt { rehearsal-dashboard }.
        }
    }
