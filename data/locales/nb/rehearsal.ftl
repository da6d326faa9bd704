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
rehearsal-forgets = - 💤 Har ikke kommet: { $names }
rehearsal-leaves = - 🚪 Forlater serveren: { $names }
rehearsal-played = - 🃏 { $count ->
        [one] Ett bord er spilt.
       *[other] { $count } bord er spilt.
    }
rehearsal-then =
    { $phase ->
        [signup] { $at ->
            [none] { $missing ->
                [yes] `/{ command-next }` lar resten melde seg på. Sett så i gang med `/{ command-umpire } { command-umpire-start }`.
               *[no] Alle har meldt seg på. Sett i gang med `/{ command-umpire } { command-umpire-start }`.
            }
           *[other] Gå videre med `/{ command-next }`. Sesongen begynner <t:{ $at }:f>, eller med `/{ command-umpire } { command-umpire-start }`.
        }
        [paused] Sesongen har pause. `/{ command-umpire } { command-umpire-resume }` setter den i gang igjen.
        [review] Nå er det din tur: se på resultatene og bekreft dem med `/{ command-umpire } { command-umpire-confirm }`.
        [over] Sesongen er over.
        [cancelled] Sesongen er avlyst.
        [open] Med `/{ command-next }` spiller noen av dem en kveld til. Den er slutt med `/{ command-umpire } { command-umpire-confirm }`{ $at ->
            [none] .
           *[other] {" "}eller <t:{ $at }:f>.
        }
       *[running] { $at ->
            [none] Nå er det din tur: `/{ command-umpire } { command-umpire-dashboard }` sier hva som trengs.
           *[other] `/{ command-next }` går videre til <t:{ $at }:f>. `/{ command-umpire } { command-umpire-dashboard }` sier hva som skjer da.
        }
    }
