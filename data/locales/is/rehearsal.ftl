# The rehearsal of a season in `olsen try`: what its simulated members do, and what the moderator can do next.
command-next = next
command-next-description = Æfing: halda áfram að því sem gerist næst

rehearsal-goes-on = ⏩ Áfram með smjörið.
rehearsal-now = 🎬 **<t:{ $at }:F>**
rehearsal-announce = Auglýstu tímabil með `/{ command-umpire } { command-umpire-create }`. Svo koma meðlimirnir með `/{ command-next }`.
rehearsal-signs-up = - 🙋 Skrá sig: { $names }
rehearsal-checks-in = - ✅ Innrita sig: { $names }
rehearsal-agrees = - 🤝 Stinga upp á tíma eða samþykkja: { $names }
rehearsal-is-here = - 🪑 Mæta að borðinu: { $names }
rehearsal-forgets = - 💤 Mæta ekki: { $names }
rehearsal-leaves = - 🚪 Fara af servernum: { $names }
rehearsal-played = - 🃏 Borð sem var spilað við: { $count }
rehearsal-dashboard = `/{ command-umpire } { command-umpire-dashboard }`
rehearsal-then =
    { $phase ->
        [signup] { $at ->
            [none] { $missing ->
                [yes] Með `/{ command-next }` skrá hinir sig. Byrjaðu svo tímabilið á { rehearsal-dashboard }.
               *[no] Allir hafa skráð sig. Byrjaðu tímabilið á { rehearsal-dashboard }.
            }
           *[other] `/{ command-next }` heldur áfram. Tímabilið byrjar <t:{ $at }:f>, eða þegar þú byrjar það á { rehearsal-dashboard }.
        }
        [paused] Tímabilið er í hléi. Haltu því áfram á { rehearsal-dashboard }.
        [review] Þú átt leik: skerðu úr ef jafnt er, og staðfestu úrslitin á { rehearsal-dashboard }.
        [over] Tímabilinu er lokið.
        [cancelled] { act-cancel }
        [open] Með `/{ command-next }` spila nokkrir þeirra annað kvöld. Því lýkur þegar þú staðfestir úrslitin á { rehearsal-dashboard }{ $at ->
            [none] .
           *[other] , eða <t:{ $at }:f>.
        }
       *[running] { $at ->
            [none] Þú átt leik: { rehearsal-dashboard } segir hvað bíður þín.
           *[other] `/{ command-next }` heldur áfram til <t:{ $at }:f>. { rehearsal-dashboard } segir hvað gerist þá.
        }
    }
