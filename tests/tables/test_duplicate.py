"""Deals for one: the same cards for everybody, computers that answer at once, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from bot.games import OWN as GAMES
from bot.games.api import Event, IllegalMove, Move
from bot.match_file import FIRST, Line, MatchFile, MatchFilePlayer, replay_of
from bot.milliseconds import DAY
from bot.storage.duplicate import DuplicateDealRow
from bot.tables import Table
from bot.tables import table as acts
from bot.tables.computers import chosen_move
from bot.tables.duplicate import (
    answered,
    cards_of,
    daily,
    date_of,
    day_of,
    dealt,
    end_of,
    game_of,
    is_over,
    marks,
    marks_of,
    outcome,
    own_seat,
    played,
    replayed,
)
from bot.tables.log import TableLogEntry
from bot.tables.people import Chair, PastHolder
from bot.tables.replays import PastMatch
from tests.tables.clock import START

SECRET = bytes(range(32))
TODAY = START // DAY


def of_game(game: str, secret: bytes = SECRET, weeks: int = 0) -> DuplicateDealRow:
    """A daily of a game, by turns."""
    day = next(day for day in range(TODAY, TODAY + len(GAMES)) if game_of(day, tuple(GAMES)) == game)
    return daily(day + len(GAMES) * weeks, tuple(GAMES), secret)


def begun(deal: DuplicateDealRow, name: str = "Ada") -> Table:
    return dealt(deal, Chair(name, f"p{name}", len(name), 0), START)


def plays(deal: DuplicateDealRow, chance: Random) -> Iterator[tuple[Table, list[str]]]:
    """The table after each move of a whole deal, with all lines until then."""
    table, lines = answered(begun(deal), START)
    at = START
    while True:
        yield table, lines
        if is_over(table):
            return
        at += chance.randrange(5_000)
        legal = table.observe(own_seat(table)).legal
        moves = [move for move in legal if move.verb not in ("call", "challenge")]
        table, more = played(table, chance.choice(moves), at)
        lines = [*lines, *more]


def test_the_games_take_turns_by_the_day() -> None:
    days = range(TODAY, TODAY + len(GAMES))
    turns = [daily(day, tuple(GAMES), SECRET).game for day in days]
    assert sorted(turns) == sorted(GAMES)
    assert turns == [daily(day + len(GAMES), tuple(GAMES), SECRET).game for day in days]


@pytest.mark.parametrize("game", GAMES)
def test_everybody_gets_the_same_cards_and_another_day_has_others(game: str) -> None:
    deal = of_game(game)
    ada, bo = begun(deal).observe(0), begun(deal, "Bo").observe(0)
    assert ada == bo
    assert begun(of_game(game, weeks=1)).observe(0).hand != ada.hand
    assert begun(of_game(game, bytes(32))).observe(0).hand != ada.hand


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_comes_to_its_end_and_is_played_again_from_its_lines(game: str) -> None:
    for seed in range(3):
        for table, lines in plays(of_game(game), Random(seed)):
            again = replayed(begun(of_game(game)), lines)
            assert again.game.dump(again.state) == table.game.dump(table.state)
            assert (again.version, again.log[-1]) == (table.version, table.log[-1])
            assert is_over(table) or table.game.to_act(table.state) == {0}
        came = outcome(table)
        assert 1 <= came.place <= 3
        over = next(event for event in table.log[-1].events if event.key == "deal_over")
        assert (came.place == 1) == (0 in (over.data.get("seats") or [over.data["winner"]]))


def test_computers_play_alike_against_who_plays_alike() -> None:
    first = [lines for _, lines in plays(of_game("olsen"), Random(3))][-1]
    assert first == [lines for _, lines in plays(of_game("olsen"), Random(3))][-1]


def test_a_move_that_the_rules_forbid_is_refused() -> None:
    table, _ = answered(begun(of_game("olsen")), START)
    with pytest.raises(IllegalMove):
        played(table, Move("play", ("XX",)), START)


def test_a_day_is_utcs() -> None:
    assert (day_of(end_of(TODAY) - 1), day_of(end_of(TODAY))) == (TODAY, TODAY + 1)
    assert f"{date_of(20_780):%Y%m%d}" == "20261123"
    assert daily(20_780, tuple(GAMES), SECRET).contributions == ["20261123"]


def test_who_has_not_won_is_ranked_by_points() -> None:
    *_, (table, _) = plays(of_game("olsen"), Random(1))
    over = next(event for event in table.log[-1].events if event.key == "deal_over")
    for winner, points, place, own in ((1, [7, 0, 9], 2, 7), (1, [9, 0, 7], 3, 9), (0, [0, 5, 9], 1, 0)):
        event = over._replace(data={**over.data, "winner": winner, "points": points})
        said = replace(table, log=(replace(table.log[-1], events=(event,)),))
        assert outcome(said).place == place
        assert outcome(said).points == own
    blocked = over._replace(data={**over.data, "winner": None, "points": [5, 3, 9]})
    said = replace(table, log=(replace(table.log[-1], events=(blocked,)),))
    assert (outcome(said).place, outcome(said).points) == (2, 5), "nobody went out"


# The cards of a match


def matched(game: str, seats: int = 4) -> tuple[Table, PastMatch]:
    """A match of up to three deals that is over, as its table and read again."""
    spec = GAMES[game].spec
    deal = replace(of_game(game), seats=seats, options={spec.length: 3} if spec.length else {})
    chairs = tuple(Chair(f"P{seat}", f"p{seat}", seat + 1, 0) for seat in range(seats))
    table = replace(begun(deal), chairs=chairs, table_id="k3f9a0zq", place_id=7)
    lines = [FIRST]
    while table.phase == "playing":
        actor = acts.next_actor(table)
        move = Move("deal") if actor is None else chosen_move(table, actor, calling=True, level="easy")
        table, entry = acts.play(table, actor or 0, move, "person", table.log[-1].at + 1)
        lines.append(Line(1, entry.seat, entry.origin, entry.move))
    record = MatchFile(
        game=game,
        rules=spec.version,
        options=table.options,
        players=[MatchFilePlayer("person")] * seats,
        commitment=table.commitment,
        secret=table.secret,
        contributions=table.contributions,
        started=START,
        lines=lines,
        how="over",
        result=None,
    )
    past = PastMatch(table.table_id, table.place_id, 0, None, game, chairs, replay_of(record), "rules")
    return table, past


@pytest.mark.parametrize("game", GAMES)
def test_any_deal_of_a_match_is_dealt_again_from_any_seat(game: str) -> None:
    table, match = matched(game)
    replay = match.replay
    starts = {position.deal: at for at, position in reversed(list(enumerate(replay.positions)))}
    for number, seat in product(starts, range(len(table.chairs))):
        row, seen = cards_of(table, match, seat, 9, number), replay.observe(starts[number], seat)
        assert row is not None
        assert seen is not None
        if row.deal != f"k3f9a0zq.{number}.{seat}":
            assert seat in seen.out, "it had no cards"
            continue
        again = dealt(row, Chair("Sly", "psly", 99, 0), START)
        assert own_seat(again) == seat
        assert again.observe(seat) == seen
        assert {each: again.observe(each).hand for each in range(row.seats)} == replay.hands(
            starts[number], "open"
        )


def test_without_a_deal_it_is_the_last_one() -> None:
    table, match = matched("olsen_olsen")
    row, last = cards_of(table, match, 2, 9), match.replay.positions[-1]
    assert row is not None
    assert row.deal == f"k3f9a0zq.{last.deal}.2"
    assert (row.person, row.computer, row.until) == ("p2", None, 9)
    over = next(event for event in last.events if event.key == "deal_over")
    assert over.data["points"][2] in (row.points, -(row.points or 0)), "behind the winner in all games"
    assert (row.points or 0) >= 0


def test_the_cards_are_those_of_who_held_the_seat_at_the_end_of_the_deal() -> None:
    table, match = matched("olsen_olsen")
    until = next(at for at, position in enumerate(match.replay.positions) if position.deal == 2)
    earlier = (PastHolder(until, Chair("Sly", "psly", 99)),)
    taken = replace(match.chairs[2], earlier=earlier)
    match = replace(match, chairs=(*match.chairs[:2], taken, *match.chairs[3:]))
    rows = [cards_of(table, match, 2, 9, deal) for deal in (1, 2)]
    assert [row and row.person for row in rows] == ["psly", "p2"]


# The line that gives nothing away


def entry(text: str) -> TableLogEntry:
    """A move as "seat move", and behind slashes the keys of events about seats, as "/call_missed 0"."""
    move, *events = text.split("/")
    seat, _, made = move.strip().partition(" ")
    told = (each.split() for each in events)
    return TableLogEntry(
        1, int(seat), made, "person", None, 0, tuple(Event(key, {"seat": int(who)}) for key, who in told)
    )


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        (["0 play 9C", "1 draw", "0 play KC !/called 0"], ["played", "called"]),
        (["0 play 9C !/call_ignored 0"], ["played"]),
        (["0 draw", "0 draw", "0 play 9C"], ["drew_first"]),
        (["0 draw", "0 pass", "1 play 2C", "0 pass"], ["drew", "passed"]),
        (["0 draw", "1 play 2C", "0 take"], ["drew", "drew"]),
        (["0 play 9C", "0 call/called 0"], ["called"]),
        (["0 play 9C", "1 play 2C/call_missed 0", "0 draw"], ["forgot", "drew"]),
        (["0 play 9C", "1 play 2C !/called 1"], ["played"]),
        (["0 collect 0 13 9", "0 play 5 1", "0 keep 0 8 10"], ["drew", "played", "played"]),
        (["0 keep", "0 play G4", "0 token"], ["played", "drew"]),
    ],
)
def test_each_turn_is_one_square(moves: list[str], told: list[str]) -> None:
    assert marks(map(entry, moves), 0) == told


@pytest.mark.parametrize("game", GAMES)
def test_it_is_read_from_the_lines_of_a_deal(game: str) -> None:
    deal = of_game(game)
    *_, (_, lines) = plays(deal, Random(2))
    found = marks_of(begun(deal), lines)
    assert found
    assert len(found) <= sum(" 0" in line for line in lines)
