"""How it counts: every reason and every decision in words, and nothing that is not the reader's to know."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from math import floor
from random import Random

import pytest

from bot.league.account import AccountLine
from bot.league.decisions import Adjust, AdjustDeal, Award, Reverse, Settle, Void, VoidDeal, Warn, Withdraw
from bot.league.results import MatchResult, SeatResult
from bot.league.season import acts, format_of
from bot.milliseconds import HOUR
from bot.ui.leagues.account import account_screen
from bot.ui.leagues.asking import reply_screen, warning_screen
from bot.ui.leagues.card import card_screen
from tests.league.seasons import Run
from tests.ui.catalogue import LOCALES
from tests.ui.seasons import labels, line_with, play_round, reader, running, text
from tests.ui.test_leagues_standings import match

DAY = 24 * HOUR


def how(run: Run, entry: str, own: str = "", page: int = 0, **more: object) -> str:
    """What is said of how it counts for an entry."""
    return text(account_screen(reader(run.season, own, **more), run.season.play, entry, page))


def season(**fields: object) -> Run:
    run = running("ann", "bo", "cy", format="open", **fields)
    match(run, "m1", "ann", "bo", "cy")
    match(run, "m2", "bo", "ann", "cy")
    return run


def rounds(*orders: str, **fields: object) -> Run:
    """A season of rounds at tables of three, in each of which they finished in this order."""
    run = running("ann", "bo", "cy", rounds=len(orders), **fields)
    for number, order in enumerate(orders):
        if number:
            run.draw(run.now + DAY)
        (key,) = run.fixtures()[-1:]
        seated = format_of(run.season).fixtures.players_of(run.season, key)
        run.play(key, *(10 * order.index(player[0]) for player in seated))
    return run


def test_every_match_says_what_it_gave_and_all_comes_to_the_score() -> None:
    run = rounds("abc", "bac")
    said = how(run, "ann")
    assert "### How it counts: Ann" in said
    assert "**150** · the sum of 2 matches · place 1" in said
    first, second = (line for line in said.split("\n") if re.match(r"\*\*\d\.\*\* ", line))
    assert re.fullmatch(
        r"\*\*2\.\*\* <t:\d+:d> · round 2 · place 2 of 3 · 10 points in \d deals? · \*\*\+50\*\*", first
    )
    assert re.fullmatch(
        r"\*\*1\.\*\* <t:\d+:d> · round 1 · 🥇 place 1 of 3 · 0 points in \d deals? · \*\*\+100\*\*", second
    )


# An open season


def test_in_an_open_season_there_is_a_line_for_every_regular_and_all_come_to_the_score() -> None:
    said = how(season(), "ann")
    assert "**125** · 250 points ÷ 2 regulars · place 1" in said
    assert "**Bo** (average against others: 100): ahead in 1 of 2 meetings. 50% + 100 = **150**" in said
    assert "**Cy** (average against others: 0): ahead in 2 of 2 meetings. 100% + 0 = **100**" in said
    assert re.search(r"\*\*2\.\*\* <t:\d+:d> · place 2 of 3 · 10 points in 2 deals · 2 meetings", said)


LINE = re.compile(
    r"\*\*(?P<name>\w+)\*\* \(average against others: (?P<average>\d+)\): "
    r"ahead in (?P<ahead>[\d.]+) of (?P<times>\d+) meetings?"
    r"(?:, those above (?P<most>\d+) count as ties)?\. "
    r"(?P<percentage>\d+)% \+ \d+ = \*\*(?P<points>\d+)\*\*"
)


@pytest.mark.parametrize("seed", range(4))
def test_all_of_an_open_season_can_be_reckoned_again_from_its_pages(seed: int) -> None:
    chance, players = Random(seed), ("ann", "bo", "cy", "di", "eva", "fin", "gro", "hal")
    run = running(*players, format="open")
    for number in range(30):
        people = (
            chance.sample(players[: chance.choice((2, 6, 8))], 2) if number % 3 else chance.sample(players, 4)
        )
        match(run, f"m{number}", *people, totals=tuple(chance.randint(0, 3) for _ in people))
    pages = {name.capitalize(): how(run, name) for name in players}
    lines = {name: {line["name"]: line for line in LINE.finditer(said)} for name, said in pages.items()}
    for name, said in pages.items():
        for other, line in lines[name].items():
            times, counted = int(line["times"]), min(int(line["times"]), int(line["most"] or line["times"]))
            rate = 100 * Fraction(line["ahead"]) * counted / times + 50 * (times - counted)
            others = [int(each["percentage"]) for them, each in lines[other].items() if them != name]
            average = Fraction(sum(others), len(others)) if others else Fraction(50)
            assert int(line["percentage"]) == floor(rate / times + Fraction(1, 2))
            assert int(line["average"]) == floor(average + Fraction(1, 2))
            assert int(line["points"]) == int(line["percentage"]) + int(line["average"])
        points = sum(int(line["points"]) for line in lines[name].values())
        assert f"{points} points ÷ {len(lines[name])} regular" in said
        score = round(Fraction(points, len(lines[name])), 2)
        assert said.splitlines()[2].startswith(f"**{float(score):g}**")


def test_who_keeps_to_one_friend_reads_what_is_lacking() -> None:
    run = running("ann", "bo", "cy", "di", "eva", "fin", format="open")
    for number in range(4):
        match(run, f"m{number}", "ann", "bo", "cy", "di")
        match(run, f"d{number}", "eva", "fin")
    said = how(run, "eva")
    assert "**No score yet** · no place yet" in said
    assert "-# Not yet regulars, without points: Fin" in said
    assert "-# A place takes 3 players met 2 times each. So far: 1." in said
    assert "So far" not in how(run, "ann")


def test_more_meetings_than_are_usual_are_said_to_be_ties() -> None:
    run = running("ann", "bo", "cy", format="open")
    for number, order in enumerate((("ann", "bo", "cy"), *[("ann", "bo")] * 5)):
        match(run, f"m{number}", *order)
    said = how(run, "ann")
    assert "ahead in 6 of 6 meetings, those above 2 count as ties. 67% + 100 = **167**" in said


def test_many_regulars_have_pages_and_every_match_stands_on_one() -> None:
    players = [f"p{number:02}" for number in range(30)]
    run = running(*players, format="open")
    for number in range(20):
        match(run, f"m{number}", *players)
    pages = [how(run, "p00", page=page) for page in range(5)]
    assert "page 5 of 5" in pages[-1]
    assert sum(page.count("(average against others:") for page in pages) == 29
    numbers = [each for page in pages for each in re.findall(r"\n\*\*(\d+)\.\*\* ", page)]
    assert numbers == [str(number) for number in range(20, 0, -1)]


def test_a_void_match_names_the_umpire_and_the_reason() -> None:
    run = season()
    run.do(acts.Decide(Void("m2")), reason="the deck was *short*")
    said = how(run, "ann")
    assert " · doesn’t count\n" in said
    assert "-# ⚖️ The match doesn’t count. Ump: “the deck was \\*short\\*”" in said


def test_an_adjusted_match_and_points_given_or_taken() -> None:
    run = season()
    run.do(acts.Decide(Adjust("m1", "ann", 99)))
    run.do(acts.Decide(Award("ann", -7)))
    said = how(run, "ann")
    assert "-# ⚖️ Ann has 99 in this match. Ump: “why”" in said
    assert "place 3 of 3 · 99 points" in said
    assert "Ann loses 7 points. · **−7**" in said
    assert "and what the umpire added or took away" in said


def test_a_decision_at_the_umpires_own_table_is_marked() -> None:
    run = season()
    run.do(acts.Decide(Void("m2")), actor="bo")
    assert "Bo (who plays there): “why”" in how(run, "ann")


def test_a_decision_that_was_taken_back_leaves_no_trace() -> None:
    run = season()
    before = how(run, "ann")
    run.do(acts.Decide(Void("m2")))
    run.do(acts.Decide(Reverse(str(run.season.seq))))
    assert how(run, "ann") == before


def test_forfeits_are_said_those_at_a_table_and_those_never_played() -> None:
    run = running("ann", "bo", "cy")
    (key,) = run.fixtures()
    run.now = run.season.play.deadline(key)
    run.do(acts.ForfeitFixture(key, ("bo", "cy")), "")
    assert "round 1 · place 3 of 3 🏳️ forfeited · **+0**" in how(run, "ann")
    gone = running("ann", "bo", "cy")
    gone.do(acts.Leave("ann"), "ann", "left of their own accord")
    said = how(gone, "ann")
    assert "round 1 · 🏳️ forfeited · **+0**" in said
    assert "“left of their own accord”" in said
    assert "· dropped out" in said


REASONS = (
    "void",
    "withdrawn",
    "unranked",
    "late",
    "alone",
    "no_fixture",
    "outside",
    "apart",
)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("why", REASONS)
def test_every_reason_why_a_match_gives_nothing_has_words(
    why: str, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    run = season()
    book = run.season.play
    lines = tuple(
        AccountLine(kind, key, run.now, why=why) for kind, key in (("match", "m1"), ("forfeit", "x"))
    )
    accounts = {**book.unadjusted, "ann": replace(book.unadjusted["ann"], lines=lines)}
    run.season = replace(run.season, play=replace(book, unadjusted=accounts))
    said = how(run, "ann", locale=locale)
    assert said.count("~~") == 4
    assert "none" not in said
    assert not caplog.messages


def test_reasons_as_they_come_about() -> None:
    run = running("ann", "bo", "cy", format="open", ends=0)
    seats = tuple(SeatResult(player, place, 5, 2) for place, player in enumerate(("ann", "bo"), start=1))
    late = (seats[0], replace(seats[1], from_deal=2), SeatResult("cy", 3, 9, 2))

    def play(key: str, **fields: object) -> None:
        known = {"match": key, "game": "olsen", "at": run.now + 1000, "seats": seats, "season": "s1"}
        run.do(acts.Record(MatchResult(**{**known, **fields})), "")  # type: ignore[arg-type]  # a test's own words

    play("m1", ranked=False)
    play("m2", seats=late)
    play("m3", seats=late[:2])
    play("m4", at=run.season.started_at - 1)
    said = how(run, "bo")
    assert "doesn’t count: not ranked" in said
    assert said.count("joined after the first deal") == 2
    assert "fewer than two people" in how(run, "ann")


def test_the_newest_lines_come_first_and_long_accounts_have_pages() -> None:
    run = running("ann", "bo", format="open")
    for number in range(20):
        match(run, f"m{number}", "ann", "bo")
    said = how(run, "ann")
    assert "page 1 of 3" in said
    assert said.index("\n**20.** ") < said.index("\n**13.** ")
    assert "\n12. " not in said
    assert "\n**1.** " in how(run, "ann", page=2)
    view = account_screen(reader(run.season), run.season.play, "ann", 1)
    assert labels(view)[:2] == ["Earlier", "Later"]


# Between player and umpire


def test_only_the_own_player_and_staff_read_a_warning() -> None:
    run = season()
    run.do(acts.Decide(Warn("ann")), reason="mind your words")
    number = str(run.season.seq)
    assert "mind your words" in how(run, "ann", "ann")
    assert "mind your words" in how(run, "ann", "zoe", staff=True)
    for who in ("bo", ""):
        assert "mind your words" not in how(run, "ann", who)
        assert "private warning" not in how(run, "ann", who)
        assert warning_screen(reader(run.season, who), number) is None
    assert "mind your words" in text(warning_screen(reader(run.season, "ann"), number))
    assert warning_screen(reader(run.season, "ann"), "1") is None


def test_only_the_own_player_and_staff_read_what_was_asked_and_answered() -> None:
    run = season()
    run.do(acts.Appeal("m1", "ann"), "ann", "I had 3")
    appeal = str(run.season.seq)
    assert "-# ❓ Asked: “I had 3” No answer yet." in how(run, "ann", "ann")
    assert reply_screen(reader(run.season, "ann"), appeal) is None
    run.do(acts.Answer(appeal), reason="the log says 10")
    assert "Ump: “the log says 10”" in how(run, "ann", "ann")
    assert "the log says 10" in text(reply_screen(reader(run.season, "ann"), appeal))
    assert "I had 3" in how(run, "ann", "zoe", staff=True)
    assert "I had 3" not in how(run, "ann", "bo")
    assert reply_screen(reader(run.season, "bo"), appeal) is None


def test_the_umpire_can_be_asked_once_about_each_of_ones_own_matches_within_two_days() -> None:
    run = season()

    def asks(own: str, later: int = 10_000) -> list[str]:
        view = account_screen(reader(run.season, own, later=later), run.season.play, "ann")
        return [label for label in labels(view) if label.startswith("Ask")]

    assert asks("ann") == ["Ask the umpire · 2", "Ask the umpire · 1"]
    assert asks("bo") == []
    assert asks("") == []
    run.do(acts.Appeal("m1", "ann"), "ann", "I had 3")
    assert asks("ann") == ["Ask the umpire · 2"]
    assert asks("ann", 3 * DAY) == []


def test_of_a_season_that_is_over_nothing_is_asked() -> None:
    run = season()
    run.do(acts.Decide(Settle(("ann", "bo"))))
    run.do(acts.Confirm())
    view = account_screen(reader(run.season, "ann", later=10_000), run.season.play, "ann")
    assert not [label for label in labels(view) if label.startswith("Ask")]


# The tournament


def tournament(*players: str) -> Run:
    return running(*(players or ("ann", "bo", "cy")), format="pursuit", game="pursuit")


def card(run: Run, entry: str, own: str = "", **more: object) -> str:
    return text(card_screen(reader(run.season, own, **more), run.season.play, run.lines, entry))


def test_a_card_has_every_game_and_the_sums() -> None:
    run, chance = tournament(), Random(5)
    for _ in range(5):
        play_round(run, chance)
    state = run.season.play
    said = card(run, "1")
    points = [state.cells[1, slot, "1"].points for slot in range(1, 6)]
    assert f"**Round 1, table 1: {sum(points)}**" in said
    for slot, own in enumerate(points, start=1):
        assert f"\n{slot}: **{own}**" in said
    assert f"Round 1: {sum(points)} · round 2: 0 · total: **{sum(points)}**" in said
    assert said.count("to be played") == 5


def test_what_was_decided_about_a_game_is_said_below_it() -> None:
    run, chance = tournament(), Random(5)
    for _ in range(2):
        play_round(run, chance)
    run.do(acts.Decide(AdjustDeal("1", 1, 1, "=", 44)), reason="miscounted")
    run.do(acts.Decide(VoidDeal(1, 1, 2)), reason="a card was seen")
    assert "1: **44**" in card(run, "1")
    assert "(adjusted by the umpire)" in card(run, "1")
    assert "Ump: “miscounted”" in card(run, "1")
    assert "miscounted" not in card(run, "2")
    assert "Ump: “a card was seen”" in card(run, "2")
    play_round(run, chance)
    assert "(played again)" in card(run, "2")
    assert line_with(card_screen(reader(run.season), run.season.play, run.lines, "2"), "2: **")


def test_who_is_left_alone_has_the_mean_and_who_left_has_no_place() -> None:
    run, chance = tournament(*"abcdefgh"), Random(5)
    state = run.season.play
    alone, *others = state.table(1, 1).seats
    for entry in others:
        run.do(acts.Decide(Withdraw(entry, "zero")))
    for _ in range(5):
        play_round(run, chance)
    assert card(run, alone).count("(the round’s mean, as no opponent was left)") == 5
    said = card(run, others[0])
    assert "dropped out" in said
    assert "Ump: “why”" in said


def test_a_tournaments_table_can_be_asked_about_by_who_sat_there() -> None:
    run, chance = tournament(), Random(5)
    for _ in range(5):
        play_round(run, chance)
    state = run.season.play
    own = state.holds("ann")

    def asks(who: str) -> list[str]:
        view = card_screen(reader(run.season, who, later=60_000), state, run.lines, own)
        return [label for label in labels(view) if label.startswith("Ask")]

    assert "Ask the umpire · 1" in asks("ann")
    assert asks("bo") == []
    run.do(acts.Appeal("1-1", "ann"), "ann", "game 3")
    state = run.season.play
    assert "Ask the umpire · 1" not in asks("ann")
    assert "“game 3”" in card(run, own, "ann")
    assert "“game 3”" not in card(run, own, "bo")


def test_withdrawals_are_told_to_those_who_played_them() -> None:
    run = season()
    run.do(acts.Decide(Withdraw("cy", "void")), reason="two accounts")
    assert "doesn’t count: Cy dropped out" in how(run, "cy")
    assert "Ump: “two accounts”" in how(run, "ann")
