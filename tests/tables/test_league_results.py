"""Stored results as a league sees them."""

from random import Random

import pytest

from bot.league.results import SCORING_VERSION, MatchResult, SeatResult
from bot.storage import OutcomeRow
from bot.tables.league_results import match_result, match_results
from tests.tables.club import ADA, Club


def outcome(number: int, seat: int, person: str | None, **fields: object) -> OutcomeRow:
    defaults: dict[str, object] = {
        "table_id": f"t{number}",
        "game": "olsen",
        "finished_at": 100 + number,
        "ranked": True,
        "season": "spring",
        "fixture": None,
        "void": False,
        "place": seat + 1,
        "total": 10 * seat,
        "deals": 4,
        "from_deal": 1,
        "forfeited": False,
        "deals_stood_in": 0,
        "scoring_version": 1,
    }
    return OutcomeRow(number=number, seat=seat, person=person, **defaults | fields)


def test_rows_of_seats_become_matches() -> None:
    rows = [
        outcome(1, 0, "ann", fixture="r1.1"),
        outcome(1, 1, None, fixture="r1.1"),
        outcome(2, 0, "bo", ranked=False, season=None),
    ]
    first, second = match_results(rows)
    seats = (SeatResult("ann", 1, 0, 4), SeatResult(None, 2, 10, 4))
    assert first == MatchResult("t1", "olsen", 101, seats, season="spring", fixture="r1.1")
    assert second == MatchResult("t2", "olsen", 102, (SeatResult("bo", 1, 0, 4),), ranked=False)
    assert match_results([]) == ()


def test_who_was_not_there_is_seen() -> None:
    rows = [
        outcome(1, 0, "left", forfeited=True),
        outcome(1, 1, "away", deals_stood_in=3),
        outcome(1, 2, "half", deals_stood_in=2),
        outcome(1, 3, "none", deals=0),
        outcome(1, 4, "late", from_deal=2),
    ]
    ((left, away, half, none, late),) = (match.seats for match in match_results(rows))
    assert [seat.absent for seat in (left, away, half, none, late)] == [True, True, False, False, False]
    assert (away.stood_in, half.stood_in, none.stood_in) == (0.75, 0.5, 0.0)
    assert [seat.counts for seat in (half, late)] == [True, False]


@pytest.mark.parametrize(
    ("game", "options", "planned"),
    [
        ("olsen", '{"deals":1}', 1),
        ("olsen", '{"deals":0}', None),
        ("olsen", "{}", None),
        ("olsen_olsen", "{}", 2),
        ("olsen_olsen", '{"deals":"n","until":-100}', None),
        ("olsen_olsen", '{"scoring":false}', 1),
        ("ole", "{}", None),
        ("a game that is no more", '{"deals":1}', None),
    ],
)
def test_a_match_is_planned_as_its_house_rules_say(game: str, options: str, planned: int | None) -> None:
    rows = [outcome(1, seat, who, game=game, options=options) for seat, who in enumerate(("ann", "bo"))]
    (result,) = match_results(rows)
    assert result.planned_deals == planned


def test_a_match_counts_by_the_version_that_is_stored_with_it() -> None:
    (result,) = match_results([outcome(1, 0, "ann", scoring_version=SCORING_VERSION + 1)])
    assert result.scoring_version == SCORING_VERSION + 1


async def test_a_match_that_was_played_is_what_its_table_says(club: Club) -> None:
    table = await club.deal(2, 1, options={"deals": 2})
    assert await match_result(club.database.boards, table.table_id) is None
    chance = Random(1)
    while (table := club.now(table)).is_open:
        await club.step(table, chance)
    result = await match_result(club.database.boards, table.table_id)
    assert result is not None
    assert result.scoring_version == SCORING_VERSION
    totals = table.game.result(table.state).totals
    assert (result.match, result.game, result.ranked) == (table.table_id, "olsen", False)
    assert [seat.total for seat in result.seats] == list(totals)
    assert [seat.player for seat in result.seats] == [chair.person for chair in table.chairs]
    assert [seat.place for seat in result.seats] == [1 + sum(o < own for o in totals) for own in totals]
    assert all(seat.deals == 2 and seat.counts == (seat.player is not None) for seat in result.seats)
    assert result.at == table.finished_at
    assert not any(seat.absent for seat in result.seats)


async def test_a_stand_in_for_most_of_a_match_is_seen(club: Club) -> None:
    table = await club.deal(3, options={"deals": 2})
    await club.tables.seats.leave(table.table_id, ADA)
    chance = Random(1)
    while (table := club.now(table)).is_open:
        await club.step(table, chance)
    result = await match_result(club.database.boards, table.table_id)
    assert result is not None
    assert [seat.absent for seat in result.seats] == [True, False, False]
    assert result.seats[0].stood_in == 1.0
