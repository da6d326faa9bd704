# The rehearsal of a season in `olsen try`: what its simulated members do, and what the moderator can do next.
command-next = suite
command-next-description = Répétition : continuer jusqu’à ce qu’il se passe quelque chose

rehearsal-goes-on = ⏩ On continue.
rehearsal-now = 🎬 **<t:{ $at }:F>**
rehearsal-announce = Lance une saison avec `/{ command-umpire } { command-umpire-create }`. Ensuite, `/{ command-next }` amène les membres.
rehearsal-signs-up = - 🙋 S’inscrit : { $names }
rehearsal-checks-in = - ✅ Confirme sa présence : { $names }
rehearsal-agrees = - 🤝 Propose ou accepte une heure : { $names }
rehearsal-is-here = - 🪑 Arrive à la table : { $names }
rehearsal-forgets = - 💤 Ne vient pas : { $names }
rehearsal-leaves = - 🚪 Quitte le serveur : { $names }
rehearsal-played = - 🃏 Tables jouées : { $count }
rehearsal-dashboard = `/{ command-umpire } { command-umpire-dashboard }`
rehearsal-then =
    { $phase ->
        [signup] { $at ->
            [none] { $missing ->
                [yes] `/{ command-next }` fait venir les autres inscriptions. Lance ensuite la saison sur { rehearsal-dashboard }.
               *[no] Les inscriptions sont au complet. Lance la saison sur { rehearsal-dashboard }.
            }
           *[other] `/{ command-next }` continue. La saison commence le <t:{ $at }:f>, ou quand tu la lances sur { rehearsal-dashboard }.
        }
        [paused] La saison est en pause. Continue-la sur { rehearsal-dashboard }.
        [review] À toi : départage les égalités, s’il y en a, et confirme les résultats sur { rehearsal-dashboard }.
        [over] La saison est finie.
        [cancelled] { act-cancel }
        [open] `/{ command-next }` fait jouer une soirée de plus à quelques-uns. Tout finit quand tu confirmes les résultats sur { rehearsal-dashboard }{ $at ->
            [none] .
           *[other] , ou le <t:{ $at }:f>.
        }
       *[running] { $at ->
            [none] À toi : { rehearsal-dashboard } dit ce qui t’attend.
           *[other] `/{ command-next }` continue jusqu’au <t:{ $at }:f>. { rehearsal-dashboard } dit ce qui se passe alors.
        }
    }
