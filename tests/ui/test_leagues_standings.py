"""Standings as people read them: places, ties, who is provisional, gone or silent."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from discord import ui

from bot.league.decisions import Settle, Tiebreaker, Withdraw
from bot.league.forecast import Chance
from bot.league.results import MatchResult, SeatResult
from bot.league.season import acts, format_of
from bot.league.standings import standings
from bot.milliseconds import HOUR
from bot.ui.leagues.pursuit import list_screen
from bot.ui.leagues.standings import PAGE, page_of, standings_screen
from bot.ui.seasons.ranked import ranked
from tests.league.seasons import START, Run
from tests.ui.seasons import PEOPLE, labels, line_with, options, play_round, reader, running, text

DAY = 24 * HOUR


def match(run: Run, key: str, *players: str, at: int = 0, totals: tuple[int, ...] = ()) -> None:
    """A match of an open season, the best first."""
    points = totals or tuple(10 * place for place in range(len(players)))
    seats = tuple(
        SeatResult(player, 1 + sum(other < own for other in points), own, 2)
        for player, own in zip(players, points, strict=True)
    )
    result = MatchResult(key, "olsen", at or run.now + 1000, seats, season="s1")
    run.do(acts.Record(result), "")


def open_season(*players: str, **fields: object) -> Run:
    return running(*players, format="open", **fields)


def order(view: ui.LayoutView) -> str:
    """What is said of who stands before whom."""
    (line,) = [line for line in text(view).split("\n") if line.startswith("-# Most points first")]
    return line.partition(" · ")[0]


def test_a_line_says_place_points_and_matches_won_each_with_its_unit() -> None:
    run = open_season("ann", "bo", "cy")
    match(run, "m1", "ann", "bo", "cy")
    match(run, "m2", "bo", "ann", "cy")
    match(run, "m3", "ann", "cy", "bo", totals=(0, 5, 8))
    view = standings_screen(reader(run.season, "bo"))
    assert "### Standings" in text(view)
    assert line_with(view, "**Ann**") == "**1.** **Ann** · **133.5** pts · 2 of 3 won"
    assert line_with(view, "**Bo**") == "**2.** ▸ **Bo** · **100** pts · 1 of 3 won"
    assert line_with(view, "**Cy**") == "**3.** **Cy** · **66.5** pts · 0 of 3 won"
    assert order(view) == "-# Most points first"
    assert max(map(len, map(plain, text(view).split("\n")))) <= PHONE


PHONE = 32
"""The most characters of a line of standings that fit on a phone, at names such as most people have."""


def plain(line: str) -> str:
    return line.replace("*", "")


def equal_in_points(last: int = 4) -> Run:
    """Two rounds in which all four get 100 points; Ann and Di have won one match each, and Di has lost the
    other with ``last`` points.
    """
    run = running("ann", "bo", "cy", "di", rounds=2, schedule="never")
    for totals in ({"ann": 1, "bo": 2, "cy": 3, "di": last}, {"di": 1, "cy": 2, "bo": 3, "ann": 4}):
        fixture = run.fixtures()[-1]
        players = format_of(run.season).fixtures.players_of(run.season, fixture)
        run.play(fixture, *(totals[player] for player in players))
        if len(run.fixtures()) == 1:
            run.draw(run.now + HOUR)
    return run


def test_it_says_once_what_puts_one_before_another_with_as_many_points() -> None:
    run = equal_in_points()
    view = standings_screen(reader(run.season))
    assert order(view) == "-# Most points first, then more matches won"
    assert line_with(view, "**Ann**") == "**=1.** **Ann** · **100** pts · 1 won · 1\u2060–\u20602"
    run.do(acts.Decide(Settle(("di", "ann"))))
    settled = order(standings_screen(reader(run.season)))
    assert settled.endswith("then fewer card points a deal, then the umpire or a tiebreaker")
    ahead = line_with(standings_screen(reader(run.season)), "**Di**")
    assert ahead == (
        "**1.** **Di** · **100** pts · 1 won · before Ann by the umpire’s order 🔒 wins the season"
    )
    by_deals = standings_screen(reader(equal_in_points(last=5).season))
    assert order(by_deals) == (
        "-# Most points first, then more matches won, then fewer card points a deal, over all deals played"
    )
    assert line_with(by_deals, "**Ann**") == (
        "**1.** **Ann** · **100** pts · 1 won · 2.5 a deal 🔒 wins the season"
    )
    assert line_with(by_deals, "**Di**") == "**2.** **Di** · **100** pts · 1 won · 3 a deal 🔒"


def test_a_tiebreaker_is_named_at_the_place_that_it_decided() -> None:
    run = equal_in_points()
    run.do(acts.Close(), "")
    run.do(acts.Decide(Tiebreaker(("ann", "di"), run.now + HOUR)))
    fixture = run.fixtures()[-1]
    first, second = format_of(run.season).fixtures.players_of(run.season, fixture)
    run.play(fixture, 1, 2)
    view = standings_screen(reader(run.season))
    told = line_with(view, f"**{first.capitalize()}**")
    assert told.endswith(f" · before {second.capitalize()} by tiebreaker 🔒 wins the season")


def test_a_line_says_which_places_are_possible_and_what_is_certain() -> None:
    run = running("ann", "bo", "cy", "di", "eva", "fay", size=3, rounds=3, schedule="never")
    for round_ in range(3):
        for fixture in run.fixtures()[2 * round_ :]:
            players = format_of(run.season).fixtures.players_of(run.season, fixture)
            if round_ < 2 or "ann" in players:
                run.play(fixture, *(" annbocydievafay".index(player) for player in players))
        if round_ < 2:
            run.draw(run.now + HOUR)
    view = standings_screen(reader(run.season))
    ends = {
        name: line_with(view, f"**{name}**").rpartition(" won")[2]
        for name in ("Ann", "Bo", "Cy", "Di", "Eva", "Fay")
    }
    assert ends == {
        "Ann": " 🔒 wins the season",
        "Cy": " · 2\u2060–\u20604",
        "Di": " · 3\u2060–\u20606",
        "Bo": " · 4 a deal · 2\u2060–\u20606",
        "Eva": " · 10 a deal · 2\u2060–\u20606",
        "Fay": " · 3\u2060–\u20606",
    }
    assert "**2–5** places still possible · 🔒 settled" in text(view)


def test_who_is_certain_to_stay_still_sees_the_chance_to_win() -> None:
    run = running(*"abcdefgh", format="divisions", size=4, division_size=4, rounds=3, schedule="never")
    for number in (1, 2):
        for fixture in run.fixtures()[-2:]:
            players = format_of(run.season).fixtures.players_of(run.season, fixture)
            run.play(fixture, *map("abcdefgh".index, players))
        run.draw(run.now + number * HOUR)
    chances = {
        "a": [Chance("first", 0.8), Chance("stay", 1.0)],
        "d": [Chance("first", 0.0), Chance("stay", 0.2)],
    }
    screen = standings_screen(replace(reader(run.season), chances=chances))
    assert line_with(screen, "**A**").endswith(" 🔒 stays · 🏆 80%")
    assert line_with(screen, "**D**").endswith(" · ▼ 80%")


def test_a_line_tells_the_chances_that_its_reader_wants_to_see() -> None:
    run = running("ann", "bo", "cy", rounds=4, size=3, schedule="never")
    run.play(run.fixtures()[-1])
    view = reader(run.season)
    told = {"ann": [Chance("first", 0.304)], "bo": [Chance("first", 0.999)], "cy": [Chance("first", 0.0)]}
    screen = standings_screen(replace(view, chances=told))
    assert line_with(screen, "**Ann**").endswith(" won · 🏆 30%")
    assert line_with(screen, "**Bo**").endswith(" won · 🏆 99%")
    assert line_with(screen, "**Cy**").endswith(" won")
    assert text(screen).count("🏆 chance to win") == 1
    assert "🏆" not in text(standings_screen(view))


def test_numbers_are_written_as_the_language_writes_them() -> None:
    run = open_season("ann", "bo", "cy", "di")
    match(run, "m1", "ann", "bo", "cy", "di")
    assert "**116.67**" in text(standings_screen(reader(run.season)))
    assert "**116,67**" in text(standings_screen(reader(run.season, locale="nb")))


def test_a_tie_is_seen_until_the_umpire_settles_it() -> None:
    run = open_season("ann", "bo", "cy")
    match(run, "m1", "ann", "bo", "cy", totals=(1, 1, 9))
    view = standings_screen(reader(run.season))
    assert line_with(view, "**Ann**").startswith("**=1.**")
    assert line_with(view, "**Bo**").startswith("**=1.**")
    assert line_with(view, "**Cy**").startswith("**3.**")
    run.do(acts.Decide(Settle(("bo", "ann"))))
    view = standings_screen(reader(run.season))
    assert line_with(view, "**Bo**").startswith("**1.**")
    assert line_with(view, "**Ann**").startswith("**2.**")


def test_provisional_and_withdrawn_are_marked_and_explained() -> None:
    run = open_season("ann", "bo", "cy", "di")
    for number in range(3):
        match(run, f"m{number}", "ann", "bo", "di")
    match(run, "m3", "cy", "ann")
    run.do(acts.Decide(Withdraw("bo", "zero")))
    view = standings_screen(reader(run.season))
    assert line_with(view, "**Cy**").startswith("▫️")
    assert line_with(view, "**Bo**").startswith("🏳️")
    assert "▫️ provisional, a place takes 2 players met 2 times each" in text(view)
    assert "🏳️ dropped out" in text(view)
    assert "💤" not in text(view)


def test_who_has_not_played_for_two_weeks_is_marked() -> None:
    run = open_season("ann", "bo", "cy")
    match(run, "m1", "ann", "bo")
    early = standings_screen(reader(run.season, later=13 * DAY))
    assert "💤" not in text(early)
    late = standings_screen(reader(run.season, later=15 * DAY))
    assert "💤 hasn’t played for 14 days" in text(late)
    match(run, "m2", "ann", "bo", at=START + 10 * DAY)
    late = standings_screen(reader(run.season, later=15 * DAY))
    assert line_with(late, "**Cy**").count("💤") == 1
    assert "💤" not in line_with(late, "**Ann**")
    run.do(acts.Pause())
    assert "💤" not in text(standings_screen(reader(run.season, later=99 * DAY)))


def test_fifteen_lines_a_page_and_the_own_line_on_every_one() -> None:
    players = [f"p{number:02d}" for number in range(40)]
    run = open_season(*players)
    match(run, "m1", *players)
    first = standings_screen(reader(run.season, "p20"))
    lines = [line for line in text(first).split("\n") if line.startswith("**") and "**P" in line]
    assert len(lines) == PAGE + 1
    assert text(first).count("**You**") == 1
    assert labels(first)[:1] == ["Later"]
    assert page_of(reader(run.season, "p20")) == 1
    second = standings_screen(reader(run.season, "p20"), 1)
    assert "▸ **P20**" in text(second)
    assert "**You**" not in text(second)
    assert labels(second)[:2] == ["Earlier", "Later"]
    assert labels(standings_screen(reader(run.season), 99))[0] == "Earlier"


def test_whoever_stands_there_can_be_chosen_to_see_how_it_counts() -> None:
    run = open_season("ann", "bo")
    assert options(standings_screen(reader(run.season))) == [
        ("l:account:s1:ann", "Ann"),
        ("l:account:s1:bo", "Bo"),
    ]


def test_how_it_counts_for_me_is_there_for_those_who_play() -> None:
    run = open_season("ann", "bo")
    shown = {who: labels(standings_screen(reader(run.season, who))) for who in ("ann", "ump")}
    assert "How it counts for me" in shown["ann"]
    assert "How it counts for me" not in shown["ump"]


def test_a_way_back_to_the_dashboard_is_there_for_those_who_run_the_season() -> None:
    run = open_season("ann", "bo")
    assert "Dashboard" not in labels(standings_screen(reader(run.season, "ann")))
    assert labels(standings_screen(reader(run.season, staff=True)))[-1] == "Dashboard"


def test_divisions_stand_under_headings() -> None:
    run = running(*PEOPLE, format="divisions", division_size=3, size=3)
    said = text(standings_screen(reader(run.season)))
    assert said.index("**Division 1**") < said.index("**Ann**") < said.index("**Division 2**")
    assert said.index("**Division 2**") < said.index("**Di**")


def test_what_everybody_sees_has_no_line_of_ones_own_and_no_menu() -> None:
    run = open_season("ann", "bo")
    view = standings_screen(reader(run.season), public=True)
    assert options(view) == []
    assert labels(view) == ["Standings for me", "Info"]
    assert "▸" not in text(view)


def test_before_it_starts_those_who_signed_up_are_listed() -> None:
    run = Run(places=2)
    run.enter("ann", "bo", "cy")
    said = text(standings_screen(reader(run.season)))
    assert "1. Ann\n2. Bo\n⏳ 1. Cy" in said


def test_the_list_of_a_tournament_has_rounds_sums_and_who_is_through() -> None:
    players = [f"p{number:02d}" for number in range(12)]
    run = running(*players, format="pursuit", game="pursuit")
    chance = Random(4)
    while run.season.play.phase != "review":
        play_round(run, chance)
    view = list_screen(reader(run.season, "p03", staff=True), run.season.play)
    assert "Dashboard" in labels(view)
    assert "🎯" not in text(view)
    assert "🏳️" not in text(view)
    assert ("= tied" in text(view)) == ("**=" in text(view))
    own = line_with(view, "▸ **P03**")
    first, second, both = (
        int(part.strip("*")) for part in own.split(" · ")[1].replace("=", "+").split(" + ")
    )
    assert first + second == both
    run.do(acts.Confirm())
    view = list_screen(reader(run.season, "p03"), run.season.play)
    through = [line for line in text(view).split("\n") if "🎯" in line and "**P" in line]
    assert len(through) == 10
    while run.season.play.phase != "final_review":
        play_round(run, chance)
    run.do(acts.Confirm())
    view = list_screen(reader(run.season), run.season.play, public=True)
    assert line_with(view, "· 🏆 **").startswith("**1.**")
    assert options(view) == []


def test_who_shares_a_place_is_explained_where_somebody_does() -> None:
    run = open_season("ann", "bo", "cy")
    match(run, "m1", "ann", "bo", "cy")
    assert "= tied" not in text(standings_screen(reader(run.season)))
    match(run, "m2", "bo", "ann", "cy")
    assert "= tied" in text(standings_screen(reader(run.season)))


def test_standings_are_those_of_the_season_that_is_looked_at() -> None:
    run = open_season("ann", "bo")
    match(run, "m1", "ann", "bo")
    before = run.season
    match(run, "m2", "bo", "ann", totals=(0, 9))
    match(run, "m3", "bo", "ann")
    for _ in range(2):
        assert ranked(before) == standings(before.play)
        assert ranked(run.season) == standings(run.season.play)
    assert ranked(before) is ranked(before)
    assert ranked(before) != ranked(run.season)
