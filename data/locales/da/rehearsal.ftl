# The rehearsal of a season in `olsen try`: what its simulated members do, and what the moderator can do next.
command-next = næste
command-next-description = Generalprøve: gå videre til det næste der sker

rehearsal-goes-on = ⏩ Så går vi videre.
rehearsal-now = 🎬 **<t:{ $at }:F>**
rehearsal-announce = Annoncér en sæson med `/{ command-umpire } { command-umpire-create }`. Så kommer medlemmerne med `/{ command-next }`.
rehearsal-signs-up = - 🙋 Tilmelder sig: { $names }
rehearsal-checks-in = - ✅ Tjekker ind: { $names }
rehearsal-agrees = - 🤝 Foreslår eller siger ja til en tid: { $names }
rehearsal-is-here = - 🪑 Kommer til bordet: { $names }
rehearsal-forgets = - 💤 Udebliver: { $names }
rehearsal-leaves = - 🚪 Forlader serveren: { $names }
rehearsal-played = - 🃏 Spillede borde: { $count }
rehearsal-dashboard = `/{ command-umpire } { command-umpire-dashboard }`
rehearsal-then =
    { $phase ->
        [signup] { $at ->
            [none] { $missing ->
                [yes] `/{ command-next }` lader resten tilmelde sig. Start så sæsonen i { rehearsal-dashboard }.
               *[no] Alle har tilmeldt sig. Start sæsonen i { rehearsal-dashboard }.
            }
           *[other] Gå videre med `/{ command-next }`. Sæsonen begynder <t:{ $at }:f>, eller når du starter den i { rehearsal-dashboard }.
        }
        [paused] Sæsonen er på pause. Lad den fortsætte i { rehearsal-dashboard }.
        [review] Nu er det din tur: afgør rækkefølgen hvis nogen står lige, og bekræft resultaterne i { rehearsal-dashboard }.
        [over] Sæsonen er slut.
        [cancelled] { act-cancel }
        [open] Med `/{ command-next }` spiller nogle af dem en aften mere. Sæsonen er slut når du bekræfter resultaterne i { rehearsal-dashboard }{ $at ->
            [none] .
           *[other] {" "}eller <t:{ $at }:f>.
        }
       *[running] { $at ->
            [none] Nu er det din tur: { rehearsal-dashboard } siger hvad du skal tage dig af.
           *[other] `/{ command-next }` går videre til <t:{ $at }:f>. { rehearsal-dashboard } siger hvad der så sker.
        }
    }
