"""Tables of Swedish Pursuit's tournament: each game counts once, and the umpire's word reaches the cards."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random

import pytest

from bot.games.api import Move
from bot.games.french import CODES
from bot.league.decisions import Replace, VoidDeal, Withdraw
from bot.league.season import acts, sittings
from bot.league.tournament.scores import sums
from bot.seasons import tables as at_tables
from bot.seasons.desired import desired
from bot.seasons.table_actions import Stop
from bot.tables import Table
from tests.seasons.hall import HOUR, Hall, hall_at
from tests.tables.club import owner

PURSUIT = {"game": "pursuit", "format": "pursuit"}
NAME = "1-1-1-0-5"
"""The first table of the first round, where five play."""


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """Five who play at one table, and one who has not entered."""
    async with hall_at(tmp_path / "olsen.db", 5, spare=1, **PURSUIT) as hall:
        yield hall


@pytest.fixture
def chance() -> Random:
    return Random(5)


def worth(card: str) -> int:
    """What a card counts in a hand."""
    return {"A": 1, "8": 30, "T": 10, "J": 10, "Q": 10, "K": 10}.get(card[0]) or int(card[0])


def hand_of(points: int, pool: list[str]) -> list[str]:
    """Cards out of ``pool`` that come to ``points``."""
    hand: list[str] = []
    while points:
        card = max((card for card in pool if worth(card) <= points and card[0] != "8"), key=worth)
        pool.remove(card)
        hand.append(card)
        points -= worth(card)
    return hand


async def comes_to(hall: Hall, table: Table, points: Sequence[int]) -> Table:
    """The running game ends with these points by seat of the match: who has 0 plays their last card. The
    bot is restarted on the position before it.
    """
    table = hall.club.now(table)
    position = table.game.dump(table.state)
    pool = [card for card in CODES if card[0] in "34567A9TJQK"]
    last, top = "5H", "9H"
    for card in (last, top):
        pool.remove(card)
    hands = [hand_of(own, pool) if own else [last] for own in points]
    rest = Counter(CODES) - Counter([*(card for hand in hands for card in hand), top])
    seat = points.index(0)
    position |= {
        "hands": [" ".join(hand) for hand in hands],
        "stock": " ".join(rest.elements()),
        "discard": top,
        "turn": seat,
        "dir": 1,
    }
    for key in ("named", "said", "offence", "calls", "windows", "penalty", "passes"):
        position.pop(key, None)
    await hall.club.close()
    with contextlib.closing(sqlite3.connect(hall.club.path)) as file, file:
        strict = table.game.dump(table.game.load(position))
        file.execute(
            "UPDATE tables SET position = ? WHERE table_id = ?", (json.dumps(strict), table.table_id)
        )
    await hall.club.clock_stops(0)
    await hall.club.open()
    await hall.restart()
    table = hall.club.now(table)
    move = Move.parse(f"play {last}")
    return await hall.club.tables.matches.submit(table.table_id, owner(table, seat), table.version, move)


async def deal_next(hall: Hall, table: Table) -> Table:
    """Whoever sits there first deals the next game."""
    table = hall.club.now(table)
    return await hall.club.tables.matches.submit(
        table.table_id, owner(table, 0), table.version, Move.parse("deal")
    )


def dealt(hall: Hall) -> list[tuple[int, int]]:
    """The slots that were dealt, and by which seats."""
    found = [line.act for line in hall.lines if isinstance(line.act, acts.StartDeal)]
    return [(act.slot, act.dealer) for act in found]


async def test_4_a_voided_game_is_replayed_before_the_next_slot_and_the_others_stand(hall: Hall) -> None:
    """The worked example of a voided game, at real tables."""
    table = await hall.begin(NAME)
    await hall.follow()
    [(_, cut)] = dealt(hall)
    turned = lambda points: [points[(seat - cut + 2) % 5] for seat in range(5)]  # noqa: E731 - seat 2 has the cut there
    for points in ((10, 0, 21, 33, 4), (0, 12, 45, 7, 30), (0, 8, 40, 11, 2), (25, 31, 0, 6, 19)):
        await comes_to(hall, table, turned(points))
        await hall.follow()
        if points[0] != 25:
            await deal_next(hall, table)
            await hall.follow()
    hall.say(acts.Decide(VoidDeal(1, 1, 2)), "seat 2 shown a hand by mistake")
    assert list(desired(hall.season, hall.open_tables())) == [Stop(table.table_id)]
    await hall.follow()
    assert hall.open_tables() == []
    for name, points in (("1-1-2-1-5", (18, 0, 10, 22, 5)), ("1-1-5-0-5", (3, 14, 9, 0, 50))):
        assert list(sittings(hall.season)) == [name]
        table = await hall.begin(name)
        await hall.follow()
        await comes_to(hall, table, turned(points))
        await hall.follow()
    order = zip((1, 2, 3, 4, 2, 5), (0, 1, 2, 3, 1, 4), strict=True)
    assert dealt(hall) == [(slot, (cut + by) % 5) for slot, by in order]
    state = hall.season.play
    seats = next(state.tables_of(1)).seats
    own = sums(state)
    assert [own[entry].rounds[0] for entry in seats] == turned((56, 53, 80, 72, 80))
    assert [own[entry].wins[0] for entry in seats] == turned((1, 2, 1, 1, 0))
    assert state.phase == "round2"


async def test_what_was_heard_is_not_heard_again_and_a_crash_loses_nothing(
    hall: Hall, chance: Random
) -> None:
    table = await hall.begin(NAME)
    await hall.play_game(table, chance)
    await deal_next(hall, table)
    await hall.play_game(table, chance)
    await deal_next(hall, table)
    await hall.restart()  # nothing of it has reached the season's log
    kinds = [type(act).__name__ for act in await hall.hear()]
    assert kinds == ["StartDeal", "FinishDeal", "StartDeal", "FinishDeal", "StartDeal"]
    assert await hall.hear() == []
    await hall.restart()
    assert await hall.hear() == []
    stored = [row.points for row in await hall.club.database.matches.deals(table.table_id)]
    state = hall.season.play
    seats = next(state.tables_of(1)).seats
    assert stored == [state.cells[1, slot, entry].points for slot in (1, 2) for entry in seats]
    assert dealt(hall)[1:] == [(slot, (dealt(hall)[0][1] + slot - 1) % 5) for slot in (2, 3)]


async def until_somebody_has_one_card(hall: Hall, table: Table, chance: Random) -> Table:
    """Play at a table until the running game may be over with the next card."""
    table = hall.club.now(table)
    while table.observe(None).phase == "between" or min(table.observe(None).counts) > 1:
        table = await hall.move(table, chance)
    return table


async def test_a_game_is_a_computers_by_what_was_played_and_not_by_who_sits_there_at_its_end(
    hall: Hall, chance: Random
) -> None:
    table = await hall.open_table(NAME)
    late, early = (str(chair.person) for chair in table.chairs[:2])
    await hall.join(table, late)
    await hall.club.tables.fixtures.begin_with_all(table.table_id)
    await until_somebody_has_one_card(hall, table, chance)
    await hall.club.tables.seats.come_back(table.table_id, hall.people[late])
    await hall.play_game(table, chance)
    await until_somebody_has_one_card(hall, table, chance)
    await hall.club.tables.seats.leave(table.table_id, hall.people[early])
    await hall.play_game(table, chance)
    assert [chair.present for chair in hall.club.now(table).chairs[:2]] == [True, False]
    await hall.restart()  # nothing of it was heard
    finished = [act for act in await hall.hear() if isinstance(act, acts.FinishDeal)]
    entries = hall.season.play.sittings[NAME].entries
    assert [act.by_computer for act in finished] == [(entries[0],), ()]


async def test_a_match_that_ends_unheard_counts_after_a_restart(hall: Hall, chance: Random) -> None:
    table = await hall.begin(NAME)
    while hall.club.tables.find(table.table_id) and hall.club.now(table).is_open:
        await hall.play_game(table, chance)
    await hall.restart()
    assert len(await hall.hear()) == 10
    assert hall.season.play.phase == "round2"


async def test_a_running_game_that_is_void_is_broken_off_and_dealt_again_by_the_same_seat(
    hall: Hall, chance: Random
) -> None:
    table = await hall.begin(NAME)
    await hall.follow()
    hall.say(acts.Decide(VoidDeal(1, 1, 1)))
    await hall.follow()
    assert (await hall.club.tables.get(table.table_id)).phase == "ended"
    assert list(sittings(hall.season)) == ["1-1-1-1-5"] == hall.told[1:]
    again = await hall.begin("1-1-1-1-5")
    await hall.follow()
    assert dealt(hall)[0] == dealt(hall)[1]
    await hall.play_game(again, chance)
    await hall.follow()
    assert {cell.how for cell in hall.season.play.cells.values()} == {"replayed"}
    assert hall.club.now(again).is_open  # the other four games follow in the same match


async def test_a_game_that_was_dealt_although_another_was_due_is_void(hall: Hall, chance: Random) -> None:
    table = await hall.begin(NAME)
    for _ in range(2):
        await hall.play_game(table, chance)
        await hall.hear()
    hall.say(acts.Decide(VoidDeal(1, 1, 1)))
    await deal_next(hall, table)  # faster than the season
    await hall.play_game(table, chance)
    assert await hall.hear() == []
    await hall.follow()
    assert hall.open_tables() == []
    again = await hall.begin("1-1-1-1-5")
    await hall.play_game(again, chance)
    await hall.follow()
    assert dealt(hall)[0] == dealt(hall)[2]
    assert hall.club.tables.find(again.table_id) is None or not hall.club.now(again).is_open
    assert list(sittings(hall.season)) == ["1-1-3-0-5"]  # the third game is played anew
    assert [slot for slot, _ in dealt(hall)] == [1, 2, 1]


async def test_games_that_were_not_wanted_do_not_count_once_they_would_be(hall: Hall, chance: Random) -> None:
    table = await hall.begin(NAME)
    await hall.play_game(table, chance)
    await hall.hear()
    hall.say(acts.Decide(VoidDeal(1, 1, 1)))
    while (await hall.club.tables.get(table.table_id)).is_open:
        await hall.play_game(table, chance)
    assert await hall.hear() == [acts.ReleaseTable(NAME, table.table_id)]
    await hall.play_game(await hall.begin("1-1-1-1-5"), chance)
    await hall.follow()
    assert [slot for slot, _ in dealt(hall)] == [1, 1]
    assert len(hall.open_tables()) == 1  # which goes on to the second game


async def test_a_game_that_is_void_is_not_that_which_replaces_it(hall: Hall, chance: Random) -> None:
    table = await hall.begin(NAME)
    await hall.hear()
    hall.say(acts.Decide(VoidDeal(1, 1, 1)))
    again = await hall.begin("1-1-1-1-5")
    await hall.hear()
    await hall.play_game(table, chance)
    assert await hall.hear() == []
    assert list(desired(hall.season, hall.open_tables())) == [Stop(table.table_id)]
    await hall.play_game(again, chance)
    assert [act.slot for act in await hall.hear()] == [1]


async def test_a_game_of_round_1_that_is_void_in_round_2_waits_for_its_end(
    hall: Hall, chance: Random
) -> None:
    await hall.begin_all()
    while hall.season.play.phase == "round1":
        await hall.play_game(hall.open_tables()[0], chance)
        await hall.follow()
    second = await hall.begin("2-1-1-0-5")
    await hall.follow()
    hall.say(acts.Decide(VoidDeal(1, 1, 4)))
    while hall.open_tables():
        assert [table.table_id for table in hall.open_tables()] == [second.table_id]
        await hall.play_game(second, chance)
        await hall.follow()
    assert list(sittings(hall.season)) == ["1-1-4-1-5"]
    await hall.play_out(chance)
    assert hall.season.play.phase == "review"
    # and after the table has finished: straight away
    hall.say(acts.Decide(VoidDeal(2, 1, 5)))
    assert list(sittings(hall.season)) == ["2-1-5-1-5"]


async def test_who_withdraws_leaves_the_table_with_a_new_game_for_the_others(
    hall: Hall, chance: Random
) -> None:
    table = await hall.begin(NAME)
    await hall.play_game(table, chance)
    await deal_next(hall, table)
    await hall.hear()
    gone = hall.season.play.sittings[NAME].entries[1]
    hall.say(acts.Decide(Withdraw(gone, "zero")))
    await hall.follow()
    assert list(sittings(hall.season)) == ["1-1-2-1-4"]
    again = await hall.begin("1-1-2-1-4")
    assert hall.season.player_of(str(gone)) not in [chair.person for chair in again.chairs]
    await hall.play_game(again, chance)
    await hall.hear()
    slots = Counter(slot for _, slot, _ in hall.season.play.cells)
    assert slots == {1: 5, 2: 4}
    # between two games, and in a lobby, it is the same
    hall.say(acts.Decide(Withdraw(hall.season.play.sittings[NAME].entries[3], "zero")))
    await hall.follow()
    assert list(sittings(hall.season)) == ["1-1-3-0-3"]
    third = await hall.open_table("1-1-3-0-3")
    hall.say(acts.Decide(Withdraw(hall.season.play.sittings[NAME].entries[4], "zero")))
    await hall.follow()
    assert (await hall.club.tables.get(third.table_id)).phase == "closed"
    assert list(sittings(hall.season)) == ["1-1-3-0-2"]


async def test_who_takes_over_an_entry_has_its_cards_and_its_points(hall: Hall, chance: Random) -> None:
    table = await hall.begin(NAME)
    table = await hall.move(table, chance)
    await hall.hear()
    hand, entry = table.observe(3).hand, hall.season.play.sittings[NAME].entries[3]
    new = list(hall.people)[-1]
    hall.say(acts.Decide(Replace(entry, new)))
    await hall.follow()
    table = hall.club.now(table)
    assert (table.chairs[3].person, table.chairs[3].user_id) == (new, hall.people[new].user_id)
    assert table.observe(3).hand == hand
    assert list(desired(hall.season, hall.open_tables())) == []
    await hall.play_game(table, chance)
    await hall.follow()
    stored = await hall.club.database.matches.deals(table.table_id)
    assert [row.points for row in stored if row.person == new] == [hall.season.play.cells[1, 1, entry].points]


async def test_who_takes_over_an_entry_in_a_lobby_must_be_ready_themselves(hall: Hall) -> None:
    table = await hall.open_table(NAME)
    await hall.join(table, *[chair.person for chair in table.chairs][1:])
    new = list(hall.people)[-1]
    hall.say(acts.Decide(Replace(hall.season.play.sittings[NAME].entries[0], new)))
    await hall.follow()
    assert hall.club.now(table).chairs[0].is_asked
    assert (await hall.join(table)).phase == "playing"


async def test_a_table_left_with_one_is_over_and_its_games_have_the_mean(
    tmp_path: Path, chance: Random
) -> None:
    async with hall_at(tmp_path / "olsen.db", 8, **PURSUIT) as hall:
        await hall.begin_all()
        await hall.follow()
        first = hall.season.play.table(1, 1)
        for entry in first.seats[1:]:
            hall.say(acts.Decide(Withdraw(entry, "zero")))
        await hall.follow()
        assert [table.fixture for table in hall.open_tables()] == ["1-2-1-0-4"]
        await hall.play_game(hall.open_tables()[0], chance)
        while hall.season.play.phase == "round1":
            await hall.play_game(hall.open_tables()[0], chance)
            await hall.follow()
        alone = [cell for key, cell in hall.season.play.cells.items() if key[2] == first.seats[0]]
        assert [cell.how for cell in alone] == ["mean"] * 5


async def test_a_table_whose_channel_is_gone_gets_another_and_its_game_is_dealt_again(hall: Hall) -> None:
    table = await hall.begin(NAME)
    await hall.follow()
    await hall.club.tables.messages.abandon(table.table_id)
    await hall.follow()
    assert hall.told == [NAME, "1-1-1-1-5"]
    assert list(sittings(hall.season)) == ["1-1-1-1-5"]
    assert hall.lines[-1].reason == ""
    assert isinstance(hall.lines[-1].act, acts.ReleaseTable)
    assert hall.season.play.tables[0].slots[0].voided == 1
    # a lobby is opened anew under the same name
    lobby = await hall.open_table("1-1-1-1-5")
    await hall.club.tables.messages.abandon(lobby.table_id)
    await hall.follow()
    assert hall.season.appointments["1-1-1-1-5"].table is None
    await hall.begin("1-1-1-1-5")
    await hall.follow()
    assert [slot for slot, _ in dealt(hall)] == [1, 1]


async def test_a_table_that_was_opened_before_a_crash_is_that_of_its_sitting(hall: Hall) -> None:
    table = await hall.open_table(NAME, seat=False)
    await hall.restart()
    await hall.follow()
    assert hall.season.appointments[NAME].table == table.table_id
    second = await hall.open_table(NAME)  # opened twice: the newer one it is
    await hall.follow()
    assert [open_one.table_id for open_one in hall.open_tables()] == [second.table_id]


async def test_when_time_is_up_a_sitting_begins_with_whoever_is_there(hall: Hall) -> None:
    table = await hall.open_table(NAME)
    await hall.join(table, *[chair.person for chair in table.chairs][2:])
    await hall.time_up(NAME)
    await hall.follow()
    assert hall.club.now(table).phase == "playing"
    assert len(dealt(hall)) == 1
    assert await hall.time_up(NAME) == []
    assert hall.club.now(table).is_open


async def test_nothing_is_played_on_once_it_is_cancelled(hall: Hall) -> None:
    await hall.begin(NAME)
    await hall.follow()
    hall.say(acts.Cancel())
    await at_tables.reconcile(hall.club.database, hall.season, hall.club.tables)
    assert hall.open_tables() == []


async def test_a_pause_stops_no_match_and_calls_for_none(hall: Hall, chance: Random) -> None:
    table = await hall.begin(NAME)
    await hall.follow()
    hall.say(acts.Pause())
    await hall.play_game(table, chance)
    await hall.follow()
    await deal_next(hall, table)
    await hall.follow()
    assert [slot for slot, _ in dealt(hall)] == [1, 2]
    hall.club.clock.pass_by(HOUR)
    hall.say(acts.Resume())
    await hall.follow()
    assert hall.told == [NAME]
    assert hall.club.now(table).is_open
