# Tables of a season: fixtures, a league's own tables, and ranked matches.
lobby-league = -# En ligamatch. Säsongen bestämmer husregler, klocka och längd.

fixture-title =
    ## { $game }
    -# schemalagd match
fixture-waits = -# Matchen börjar när alla spelare är här.
fixture-here = **{ $here } av { $count } är här** · { $clock }{ $due ->
        [none] {""}
       *[other] { "\u000A" }Spelas senast <t:{ $due }:f> (<t:{ $due }:R>).
    }
fixture-seat = { $number }. { $here ->
        [yes] ✅ { $name } · här
       *[no] ⏳ { $name }
    }
fixture-called = 📣 **Redokoll:** tryck på **{ button-am-here }** senast <t:{ $until }:t> (<t:{ $until }:R>). Missar du den { $missed ->
        [forfeit] förlorar du på walkover.
        [computer] { league-played-for }.
       *[nothing] är inget förlorat.
    }
fixture-uncalled = -# Redo att spela? Tryck på **{ button-am-here }**, så pingar jag de andra.
button-am-here = Jag är här
button-not-here = Inte här
fixture-closed = Matchen stängdes innan några kort var utdelade.
manage-tournament = { refused-fixture_end } Om du lämnar spelar en dator åt dig tills du är tillbaka.
manage-fixture = { refused-fixture_end } Om du lämnar förlorar du den.
table-scored = ⏱️ **Matchen stoppades i förtid.** Den räknas utan den oavslutade given.

refused-too_few_people = Minst { $count } människor måste gå med först.
refused-ranked_computers = Rankade matcher är bara för människor. Be en vän gå med, eller spela orankat.
refused-ranked_rules = I rankade matcher gäller serverns husregler. Vill du ha andra regler, så spela orankat.
refused-ranked_default = I rankade matcher i { $game } gäller husreglerna ”{ $name }” här. Utelämna `{ option-houserules }`, eller spela orankat.
refused-league_computers = Ligabord är bara för människor. Be en annan spelare gå med.
refused-league_rules = Säsongen bestämmer bordets husregler, klocka och längd. Använd `/{ command-play }` för att välja själv.
refused-fixture_stranger = De här platserna är för matchens spelare. Du kan titta på.
refused-fixture_leave = Din plats sparas. Kan du inte spela än, så tryck på **{ button-not-here }**. Kan du inte alls, så säg till domaren.
refused-fixture_remove = Bara domaren kan ersätta spelare i en ligamatch.
refused-fixture_start = Matchen börjar när alla spelare har tryckt på **{ button-am-here }**.
refused-fixture_end = Bara domaren kan avsluta matchen.
refused-fixture_host = En ligamatch har ingen värd. Fråga en moderator eller domaren.
refused-fixture_again = En ligamatch spelas en gång. Använd `/{ command-play }` för en till.
refused-ready_already = Jag vet att du är här. Matchen börjar när de andra också är det.
refused-not_ready = Du har inte tryckt på **{ button-am-here }** än.
