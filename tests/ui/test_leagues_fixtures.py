"""What is to be played and has been, as people read it."""

from __future__ import annotations

from random import Random

from bot.league.decisions import Adjust, Void
from bot.league.season import acts, sittings
from bot.milliseconds import HOUR
from bot.ui.i18n.translator import translator
from bot.ui.leagues.fixtures import NAMES_A_PAGE, fixtures_screen, own_fixtures
from bot.ui.leagues.pursuit import tables_screen
from tests.league.seasons import Run
from tests.ui.seasons import labels, line_with, play_round, reader, running, text
from tests.ui.test_leagues_standings import match


def table(run: Run, own: str = "", number: int = 1) -> str:
    """What is said of a table of the newest round."""
    return line_with(fixtures_screen(reader(run.season, own)), f"**{number}.** ")


def test_ones_own_table_stands_first_with_its_deadline_and_a_button() -> None:
    run = running("ann", "bo", "cy")
    (key,) = run.fixtures()
    view = fixtures_screen(reader(run.season, "bo"))
    until = run.season.play.deadline(key) // 1000
    own = line_with(view, "- Round 1 with")
    assert "Ann" in own
    assert "Cy" in own
    assert "Bo" not in own
    assert f"<t:{until}:R>" in own
    assert labels(view)[0] == "I’m here"
    assert "I’m here" not in labels(fixtures_screen(reader(run.season, "zoe")))


def test_an_opened_table_is_linked() -> None:
    run = running("ann", "bo", "cy")
    run.do(acts.AssignTable(run.fixtures()[0], "table001", 4711), "")
    assert "<#4711>" in line_with(fixtures_screen(reader(run.season, "bo")), "- Round 1 with")
    assert "at the table: <#4711>" in table(run)


def test_a_table_with_a_time_of_its_own_says_when_it_is_played() -> None:
    run = running("ann", "bo", "cy", hours=(17, 23))
    at = run.now + 24 * HOUR
    run.do(acts.Appoint(run.fixtures()[0], at))
    assert table(run).endswith(f"set for <t:{at // 1000}:f>")
    assert f"set for <t:{at // 1000}:f>" in line_with(
        fixtures_screen(reader(run.season, "bo")), "- Round 1 with"
    )


def test_below_ones_own_table_stands_what_it_can_decide() -> None:
    run = running("ann", "bo", rounds=2, size=2)
    run.play(run.fixtures()[0])
    run.draw(run.now + HOUR)
    leading, behind = run.season.play.fixtures[run.fixtures()[0]].entries
    say = translator("en")
    wins = say("stake-secures", goal="first", spots=1, who=None)
    needs = say("stake-needs", goal="first", spots=1, who=None)
    assert wins in text(fixtures_screen(reader(run.season, leading)))
    assert needs in text(fixtures_screen(reader(run.season, behind)))
    assert "🔑" not in text(fixtures_screen(reader(run.season)))


def test_nobody_is_ready_while_it_is_paused() -> None:
    run = running("ann", "bo", "cy")
    run.do(acts.Pause())
    assert "I’m here" not in labels(fixtures_screen(reader(run.season, "bo")))


def test_a_match_that_began_without_one_is_not_theirs_to_play() -> None:
    run = running("ann", "bo", "cy")
    (key,) = run.fixtures()
    run.do(acts.AssignTable(key, "table001", 9), "")
    run.do(acts.StartReadyCheck(key, run.now + HOUR, binding=True), "")
    run.do(acts.Begin(key, ("ann", "bo")), "")
    assert own_fixtures(reader(run.season, "ann")) == [key]
    assert "I’m here" not in labels(fixtures_screen(reader(run.season, "ann")))
    assert own_fixtures(reader(run.season, "cy")) == []


def test_a_table_that_was_played_says_the_places() -> None:
    run = running("ann", "bo", "cy")
    (key,) = run.fixtures()
    assert "due" in table(run)
    first, second, third = (player.capitalize() for player in run.season.play.fixtures[key].entries)
    played = run.play(key, 5, 0, 9)
    assert table(run) == f"**1.** 🏁 🥇 {second} · 🥈 {first} · 🥉 {third}"
    assert own_fixtures(reader(run.season, "bo")) == []
    run.do(acts.Decide(Adjust(played, first.lower(), 50)))
    assert table(run) == f"**1.** 🏁 🥇 {second} · 🥈 {third} · 🥉 {first}"
    run.do(acts.Decide(Void(played)))
    assert table(run).endswith("(again, the last match doesn’t count)")
    assert own_fixtures(reader(run.season, "bo")) == [key]


def test_a_table_that_was_not_played_in_time_says_who_was_there() -> None:
    run = running("ann", "bo", "cy")
    (key,) = run.fixtures()
    run.now = run.season.play.deadline(key)
    run.do(acts.ForfeitFixture(key, ("bo",)), "")
    assert table(run).startswith("**1.** 🏅 won by forfeit: 🥇 Bo · 🏳️ ")


def test_a_slow_table_to_which_nobody_came() -> None:
    run = running("ann", "bo", "cy", clock="slow")
    (key,) = run.fixtures()
    run.now = run.season.play.deadline(key)
    run.do(acts.ForfeitFixture(key, ()), "")
    assert table(run).startswith("**1.** ⌛ no-shows: 🏳️ ")
    run.do(acts.Decide(Void(f"{key}-w1")))
    assert table(run).endswith("not played, doesn’t count")


def test_earlier_rounds_are_a_press_away() -> None:
    run = running("ann", "bo", "cy", rounds=6)
    for _ in range(5):
        run.play(run.fixtures()[-1])
        run.draw(run.now + HOUR)
    newest = fixtures_screen(reader(run.season))
    assert "### Round 6 of 6" in text(newest)
    assert labels(newest)[:4] == ["Round 2", "Round 3", "Round 4", "Round 5"]
    second = fixtures_screen(reader(run.season), 2)
    assert "🏁" in text(second)
    assert labels(second)[:4] == ["Round 1", "Round 3", "Round 4", "Round 5"]
    assert "### Round 6 of 6" in text(fixtures_screen(reader(run.season), 77))


def test_many_tables_have_pages() -> None:
    players = [f"p{number:03d}" for number in range(100)]
    run = running(*players, size=4)
    each = NAMES_A_PAGE // 4
    view = fixtures_screen(reader(run.season))
    assert text(view).count("due") == min(each, 10)
    assert "page 1 of 3" in text(view)
    assert "Later" in labels(view)
    assert "**25.** " in text(fixtures_screen(reader(run.season), 1, 9))


def test_divisions_have_their_own_tables() -> None:
    run = running(format="divisions", division_size=3, size=3)
    said = text(fixtures_screen(reader(run.season)))
    assert said.index("**Division 1**") < said.index("Ann") < said.index("**Division 2**")


def test_an_open_season_shows_its_matches_the_newest_first() -> None:
    run = running("ann", "bo", format="open")
    assert "No matches yet." in text(fixtures_screen(reader(run.season)))
    match(run, "m1", "ann", "bo")
    match(run, "m2", "bo", "ann")
    said = text(fixtures_screen(reader(run.season)))
    assert said.index("🥇 Bo") < said.index("🥇 Ann")
    run.do(acts.Decide(Void("m2")))
    assert "↩️ doesn’t count" in text(fixtures_screen(reader(run.season)))


def test_before_it_starts_there_is_nothing_to_play() -> None:
    run = Run()
    run.enter("ann", "bo")
    assert "Not started yet" in text(fixtures_screen(reader(run.season, "ann")))


def test_the_tables_of_a_tournament() -> None:
    run = running("ann", "bo", "cy", format="pursuit", game="pursuit")
    view = tables_screen(reader(run.season, "bo"), run.season.play)
    own = line_with(view, "- Round 1, table 1 with")
    assert "Ann" in own
    assert "Bo" not in own
    assert own.endswith(": 5 deals")
    assert labels(view)[0] == "I’m here"
    assert line_with(view, "**1.** ").endswith(" · not started")
    (name,) = sittings(run.season)
    run.do(acts.AssignTable(name, "table001", 4711), "")
    play_round(run, Random(2))
    view = tables_screen(reader(run.season, "bo"), run.season.play)
    assert line_with(view, "**1.** ").endswith(" · 1 of 5 deals played · <#4711>")
    for _ in range(4):
        play_round(run, Random(2))
    assert "### Round 2" in text(tables_screen(reader(run.season), run.season.play))
    first = tables_screen(reader(run.season), run.season.play, 1)
    assert line_with(first, "**1.** ").endswith(" 🏁")
