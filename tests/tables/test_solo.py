"""Matches against computers alone: what each adds to its player's records, and which count there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.games import GAMES
from bot.storage import MoveRow, SoloRow
from bot.tables import Chair
from bot.tables.people import ChairLevel
from bot.tables.solo import quickest, weakest
from bot.user_text import UserText
from tests.tables.club import ADA, GUILD, Club, match

WON: dict[str, Any] = {"turn": 0, "discard": "9H", "hands": ["9C", "2D 3D", "2S 3S"]}


async def records(club: Club) -> list[SoloRow]:
    person = await club.database.people.of_user(GUILD, ADA.user_id)
    assert person is not None
    return await club.database.solo.of_person(GUILD, person.person)


def move(text: str, seat: int | None, *events: tuple[str, dict[str, Any]]) -> MoveRow:
    return MoveRow(1, text, seat, None, "person", 0, [list(event) for event in events])


def test_the_quickest_deal_is_that_won_in_the_fewest_turns() -> None:
    draw, olsen = ("draw", 0), GAMES["olsen"]
    dealt, other = ("dealt", {}), ("draw", 1)
    long = [move("", None, dealt), move(*draw), move(*draw), move(*other), move("call", 1), move(*draw)]
    won = move("play 9C", 0, ("deal_over", {"winner": 0}))
    lost = move("play 9C", 1, ("deal_over", {"seats": [1]}))
    assert quickest(olsen, [*long, lost], 0) is None
    assert quickest(olsen, [*long, move(*other), won], 0) == 3, "two draws and a card are one turn each time"
    again = [move("deal", 0, dealt), move(*other), won]
    assert quickest(olsen, [*long, won, *again], 0) == 1


def test_a_match_is_as_hard_as_its_weakest_computer() -> None:
    def against(*levels: ChairLevel) -> str | None:
        table = match(1, len(levels))
        computers = [Chair(UserText(level), level=level) for level in levels]
        return weakest(replace(table, chairs=(table.chairs[0], *computers)))

    assert against("hard", "easy", "normal") == "easy"
    assert against("hard", "hard") == "hard"
    assert against("hard", "program") is None


async def test_a_win_is_counted_with_its_level_and_its_bests(club: Club) -> None:
    table = await club.deal(1, computers=2, position=WON, length=1)
    await club.make(table, ADA, "play 9C")
    (row,) = await records(club)
    assert (row.game, row.matches, row.wins, row.normal, row.hard) == ("olsen", 1, 1, 1, 0)
    assert (row.streak, row.best_streak, row.quickest) == (1, 1, 1)
    assert row.margin is not None


async def test_a_match_with_another_person_counts_elsewhere(club: Club) -> None:
    table = await club.deal(2, computers=1, position=WON, length=1)
    await club.make(table, ADA, "play 9C")
    assert await records(club) == []
