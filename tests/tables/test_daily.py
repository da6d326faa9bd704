"""The deal of the day: the same cards for everybody, computers that answer at once, and what came of it."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.games import GAMES
from bot.games.api import IllegalMove, Move
from bot.milliseconds import DAY, HOUR
from bot.tables import Table
from bot.tables.daily import (
    EPOCH,
    OWN,
    answered,
    contribution,
    day_of,
    dealt,
    end_of,
    is_over,
    outcome,
    played,
    replayed,
)
from bot.tables.people import Chair
from tests.tables.clock import START
from tests.tables.club import GUILD

SECRET = bytes(range(32))
TODAY = START // DAY


def begun(game: str, name: str = "Ada", *, day: int = TODAY, secret: bytes = SECRET) -> Table:
    return dealt(game, GUILD, day, secret, Chair(name, f"p{name}", len(name), 0), START)


def plays(game: str, chance: Random) -> Iterator[tuple[Table, list[str]]]:
    """The table after each move of a whole deal, with all lines until then."""
    table, lines = answered(begun(game), START)
    at = START
    while True:
        yield table, lines
        if is_over(table):
            return
        at += chance.randrange(5_000)
        moves = [move for move in table.observe(OWN).legal if move.verb not in ("call", "challenge")]
        table, more = played(table, chance.choice(moves), at)
        lines = [*lines, *more]


@pytest.mark.parametrize("game", GAMES)
def test_everybody_gets_the_same_cards_and_another_day_has_others(game: str) -> None:
    ada, bo = begun(game).observe(OWN), begun(game, "Bo").observe(OWN)
    assert ada == bo
    assert begun(game, day=TODAY + 1).observe(OWN).hand != ada.hand
    assert begun(game, secret=bytes(32)).observe(OWN).hand != ada.hand


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_comes_to_its_end_and_is_played_again_from_its_lines(game: str) -> None:
    places = set()
    for seed in range(4):
        for table, lines in plays(game, Random(seed)):
            again = replayed(begun(game), lines)
            assert again.game.dump(again.state) == table.game.dump(table.state)
            assert (again.version, again.log[-1]) == (table.version, table.log[-1])
            assert is_over(table) or table.game.to_act(table.state) == {OWN}
        came = outcome(table)
        places.add(came.place)
        assert 1 <= came.place <= 3
        assert (came.place == 1) == (OWN in winners(table))
    assert places


def winners(table: Table) -> list[int]:
    over = next(event for event in table.log[-1].events if event.key == "deal_over")
    return list(over.data.get("seats") or [over.data["winner"]])


def test_computers_play_alike_against_who_plays_alike() -> None:
    first = [lines for _, lines in plays("olsen", Random(3))][-1]
    assert first == [lines for _, lines in plays("olsen", Random(3))][-1]


def test_a_move_that_the_rules_forbid_is_refused() -> None:
    table, _ = answered(begun("olsen"), START)
    with pytest.raises(IllegalMove):
        played(table, Move("play", ("XX",)), START)


def test_what_is_added_to_the_secret_is_the_date() -> None:
    assert contribution(0) == "19700101"
    assert contribution(20_780) == "20261123"


def test_who_has_not_won_is_ranked_by_points() -> None:
    *_, (table, _) = plays("olsen", Random(1))
    over = next(event for event in table.log[-1].events if event.key == "deal_over")
    for winner, points, place, own in ((1, [7, 0, 9], 2, 7), (1, [9, 0, 7], 3, 9), (0, [0, 5, 9], 1, 0)):
        event = over._replace(data={**over.data, "winner": winner, "points": points})
        said = replace(table, log=(replace(table.log[-1], events=(event,)),))
        assert outcome(said).place == place
        assert outcome(said).points == own


@pytest.mark.parametrize(
    ("zone", "day", "hours"),
    [
        ("UTC", "2026-10-25", 24),
        ("Europe/Oslo", "2026-10-25", 25),
        ("Europe/Oslo", "2026-03-29", 23),
        ("Australia/Lord_Howe", "2026-04-05", 24.5),
        ("America/Santiago", "2026-09-06", 23),  # there is no midnight at its beginning
        ("America/Havana", "2026-11-01", 25),  # there are two
        ("Pacific/Kiritimati", "2026-12-31", 24),
    ],
)
def test_a_day_is_as_long_as_it_is_there(zone: str, day: str, hours: float) -> None:
    place, number = ZoneInfo(zone), (date.fromisoformat(day) - EPOCH).days
    begins, ends = end_of(number - 1, place), end_of(number, place)
    assert ends - begins == hours * HOUR
    days = [day_of(at, place) for at in (begins - 1, begins, ends - 1, ends)]
    assert days == [number - 1, number, number, number + 1]
