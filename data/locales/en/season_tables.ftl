# Tables of a season: fixtures, a league's own tables, and ranked matches.
lobby-league = -# A league match. The season sets its house rules, clock and length.

fixture-title =
    ## { $game }
    -# scheduled match
fixture-waits = -# The match starts when all players are here.
fixture-here = **{ $here } of { $count } are here** · { $clock }{ $due ->
        [none] {""}
       *[other] { "\u000A" }To be played by <t:{ $due }:f> (<t:{ $due }:R>).
    }
fixture-seat = { $number }. { $here ->
        [yes] ✅ { $name } · here
       *[no] ⏳ { $name }
    }
fixture-called = 📣 **Ready check:** press **{ button-am-here }** by <t:{ $until }:t> (<t:{ $until }:R>). If you miss it, { $missed ->
        [forfeit] you forfeit.
        [computer] { league-played-for }.
       *[nothing] nothing is lost.
    }
fixture-uncalled = -# Ready to play? Press **{ button-am-here }** and I’ll ping the others.
button-am-here = I’m here
button-not-here = Not here
fixture-closed = This match was closed before any cards were dealt.
manage-tournament = { refused-fixture_end } If you leave, a computer plays for you until you come back.
manage-fixture = { refused-fixture_end } If you leave, you lose it.
table-scored = ⏱️ **This match was stopped early.** It’s scored without the unfinished deal.

refused-too_few_people = At least { $count } people have to join first.
refused-ranked_computers = Ranked matches are for people only. Ask a friend to join, or play unranked.
refused-ranked_rules = Ranked matches use this server’s house rules. For other rules, play unranked.
refused-ranked_default = Ranked { $game } uses the house rules “{ $name }” here. Leave `{ option-houserules }` out, or play unranked.
refused-league_computers = League tables are for people only. Ask another player to join.
refused-league_rules = The season sets this table’s house rules, clock and length. To choose yourself, use `/{ command-play }`.
refused-fixture_stranger = These seats are for the match’s players. You can watch.
refused-fixture_leave = Your seat is kept. If you can’t play yet, press **{ button-not-here }**. If not at all, tell the umpire.
refused-fixture_remove = Only the umpire can replace players in a league match.
refused-fixture_start = This match starts once all players press **{ button-am-here }**.
refused-fixture_end = Only the umpire can end this match.
refused-fixture_host = A league match has no host. Ask a moderator or the umpire.
refused-fixture_again = A league match is played once. Use `/{ command-play }` for another.
refused-ready_already = I know you’re here. The match starts when the others are too.
refused-not_ready = You haven’t pressed **{ button-am-here }** yet.
