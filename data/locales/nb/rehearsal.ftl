# Generalprøven på en sesong i `olsen try`: hva de oppdiktede medlemmene gjør, og hva moderatoren kan gjøre.
command-next = neste
command-next-description = Generalprøve: gå videre til det neste som skjer

rehearsal-goes-on = ⏩ Da går vi videre.
rehearsal-now = 🎬 **<t:{ $at }:F>**
rehearsal-announce = Kunngjør en sesong med `/{ command-umpire } { command-umpire-create }`. Så kommer medlemmene med `/{ command-next }`.
rehearsal-signs-up = - 🙋 Melder seg på: { $names }
rehearsal-checks-in = - ✅ Sier fra at de er med: { $names }
rehearsal-agrees = - 🤝 Foreslår eller godtar en tid: { $names }
rehearsal-is-here = - 🪑 Kommer til bordet: { $names }
rehearsal-forgets = - 💤 Møter ikke opp: { $names }
rehearsal-leaves = - 🚪 Forlater serveren: { $names }
rehearsal-played = - 🃏 Bord som er spilt: { $count }
rehearsal-dashboard = `/{ command-umpire } { command-umpire-dashboard }`
rehearsal-then =
    { $phase ->
        [signup] { $at ->
            [none] { $missing ->
                [yes] `/{ command-next }` lar resten melde seg på. Sett så i gang sesongen i { rehearsal-dashboard }.
               *[no] Alle har meldt seg på. Sett i gang sesongen i { rehearsal-dashboard }.
            }
           *[other] Gå videre med `/{ command-next }`. Sesongen begynner <t:{ $at }:f>, eller når du setter den i gang i { rehearsal-dashboard }.
        }
        [paused] Sesongen har pause. La den fortsette i { rehearsal-dashboard }.
        [review] Nå er det din tur: bestem rekkefølgen for dem som måtte stå likt, og bekreft resultatene i { rehearsal-dashboard }.
        [over] Sesongen er over.
        [cancelled] { act-cancel }
        [open] Med `/{ command-next }` spiller noen av dem en kveld til. Den er slutt når du bekrefter resultatene i { rehearsal-dashboard }{ $at ->
            [none] .
           *[other] {" "}eller <t:{ $at }:f>.
        }
       *[running] { $at ->
            [none] Nå er det din tur: { rehearsal-dashboard } sier hva du må ta deg av.
           *[other] `/{ command-next }` går videre til <t:{ $at }:f>. { rehearsal-dashboard } sier hva som skjer da.
        }
    }
