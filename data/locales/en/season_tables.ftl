# Tables of a season: fixtures, a league's own tables, and ranked matches.
lobby-league = -# This match counts for a league. The season sets its house rules, clock and length.

fixture-title = ## Scheduled match · { $game }
fixture-waits = -# The match starts when everyone is here.
fixture-here = **{ $here } of { $count } are here** · { $clock }{ $due ->
        [none] {""}
       *[other] { "\u000A" }Play by <t:{ $due }:f>, <t:{ $due }:R>.
    }
fixture-seat = { $number }. { $here ->
        [yes] ✅ { $name } · here
       *[no] ⏳ { $name }
    }
fixture-called = 📣 **Ready check:** press **{ button-am-here }** by <t:{ $until }:t>, <t:{ $until }:R>. { $missed ->
        [forfeit] If you miss it, you forfeit.
        [computer] If you miss it, a computer plays for you until you come.
       *[nothing] If you can’t play now, nothing is lost.
    }
fixture-uncalled = -# Ready to play? Press **{ button-am-here }** and I’ll ping the others. The match starts when everyone is here.
button-am-here = I’m here
button-not-here = Not here
fixture-closed = This match was closed before any cards were dealt.
manage-tournament = This match belongs to a tournament, and only its umpire can end it. If you leave, a computer plays for you until you come back.
manage-fixture = This match is a league fixture: only the league’s umpire can end it, and whoever leaves loses it.
table-scored = ⏱️ **This match was ended before it was over.** It is scored as it stood. A deal that was under way counts for nothing.

refused-too_few_people = At least { $count } people must sit down first. Ask somebody to join.
refused-ranked_computers = Ranked matches are for people only. Ask somebody to join, or open a table that is not ranked.
refused-ranked_rules = Ranked matches are played by the house rules that this server has chosen. To play by others, open a table that is not ranked.
refused-ranked_default = Ranked { $game } is played here by the house rules “{ $name }”. Leave `{ option-houserules }` out, or play unranked.
refused-league_computers = League tables are for people only. Ask somebody from the league to join.
refused-league_rules = The season sets the house rules, clock and length of this table. `/{ command-play }` opens one where you choose.
refused-fixture_stranger = The seats of this fixture are kept for its players. You can watch.
refused-fixture_leave = Your seat is kept for you. If you cannot play yet, press **{ button-not-here }**; if you cannot play at all, tell the umpire.
refused-fixture_remove = The seats of a fixture are kept for its players. The umpire can put somebody else there.
refused-fixture_start = This match begins by itself as soon as everybody has pressed **{ button-am-here }**.
refused-fixture_end = A fixture can only be ended by the league’s umpire. Tell the umpire if something is wrong.
refused-fixture_host = A fixture has no host. A moderator or the league’s umpire can do that.
refused-fixture_again = A fixture is played once. `/{ command-play }` opens a table for another match.
refused-ready_already = I have you down as here already. The match begins when the others are here too.
refused-not_ready = You haven’t said that you’re here, so there is nothing to take back.
