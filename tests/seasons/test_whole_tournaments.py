"""Whole tournaments of Swedish Pursuit at real tables, with all that umpires and bad days do to them."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.league.decisions import Replace, Settle, VoidDeal, Withdraw
from bot.league.illegal import IllegalAct
from bot.league.season import acts, format_of, sittings
from tests.by_day import first
from tests.seasons.hall import Hall, hall_at

PURSUIT = {"game": "pursuit", "format": "pursuit"}


async def every_score_was_played(hall: Hall) -> None:
    """Every game that counted was played, as it is counted, at one table and once; and dealers go round."""
    tournament = hall.season.play
    assert tournament is not None
    played: Counter[tuple[int, int, tuple[int, ...]]] = Counter()
    known = {line.act.table for line in hall.lines if isinstance(line.act, acts.AssignTable)}
    for table_id in sorted(known):
        row = await hall.club.database.tables.get(table_id)
        assert row is not None
        number, which, *_ = map(int, str(row.fixture).split("-"))
        deals: dict[int, list[int]] = {}
        for deal in await hall.club.database.matches.deals(table_id):
            deals.setdefault(deal.deal, []).append(deal.points)
        played.update((number, which, tuple(points)) for points in deals.values())
    counted = Counter(
        (line.act.round, line.act.table, line.act.points)
        for line in hall.lines
        if isinstance(line.act, acts.FinishDeal)
    )
    assert counted <= played
    for table in tournament.tables:
        assert table.done
    began = Counter(type(line.act) for line in hall.lines)
    assert began[acts.StartDeal] >= began[acts.FinishDeal] > 0


def every_table_plays_what_is_wanted(hall: Hall) -> None:
    """Once all is caught up with: those who hold the entries sit there, and no game waits for a table."""
    called = {table.fixture: table for table in hall.open_tables()}
    for name, table in called.items():
        assert [chair.person for chair in table.chairs] == list(
            format_of(hall.season).fixtures.players_of(hall.season, name)
        )
    at_tables = {tuple(name.split("-")[:2]) for name in called}
    assert len(at_tables) == len(hall.open_tables())
    for table in hall.season.play.tables:
        playing = any(slot.stands == "running" for slot in table.slots)
        called_for = any((due.round, due.table) == (table.round, table.number) for due in hall.due())
        here = (str(table.round), str(table.number)) in at_tables
        assert here == (playing or called_for)


@pytest.mark.parametrize("players", first([7, 2, 14]))
async def test_a_tournament_is_played_from_its_draw_to_its_champion(tmp_path: Path, players: int) -> None:
    chance = Random(players)
    async with hall_at(tmp_path / "olsen.db", players, **PURSUIT) as hall:
        await hall.play_out(chance)
        state = hall.season.play
        assert state.phase == "review"
        assert len(state.cells) == players * 10
        hall.say(acts.Confirm())
        await hall.play_out(chance)
        assert hall.season.play.phase == "final_review"
        assert len(hall.season.play.cells) == players * 10 + min(players, 10) * 5
        # a match serves its five games: tables are opened once a round, and called once
        assert len(hall.told) == len(hall.season.play.sittings) == len(hall.season.play.tables)
        hall.say(acts.Confirm())
        while hall.season.is_open:
            hall.say(acts.Decide(Settle(hall.season.play.tie.entries[:1])))
        assert (hall.season.phase, hall.season.play.phase) == ("over", "done")
        await every_score_was_played(hall)


@pytest.mark.slow
@pytest.mark.parametrize("seed", first(range(2)))
async def test_whatever_happens_every_score_was_played_once(tmp_path: Path, seed: int) -> None:
    """Voids, withdrawals, replacements, restarts, lost channels, a season that hears late: a table is never
    stuck, and no game counts twice.
    """
    chance = Random(seed)
    async with hall_at(tmp_path / "olsen.db", 7 if seed % 2 else 14, spare=2, **PURSUIT) as hall:
        moves = 0
        while hall.season.is_open:
            moves += 1
            assert moves < 20_000
            await something_happens(hall, chance)
            await on_it_goes(hall, chance)
        await hall.follow()
        assert hall.open_tables() == []
        await every_score_was_played(hall)


async def on_it_goes(hall: Hall, chance: Random) -> None:
    tables = hall.open_tables()
    if tables and chance.random() < 0.8:  # not always heard of before the next deal
        table = chance.choice(tables)
        if table.phase == "lobby":
            await hall.join(table)
        elif chance.random() < 0.3:
            await hall.move(table, chance)
        else:
            await hall.play_game(table, chance)
        return
    await hall.follow()
    await hall.begin_all()
    every_table_plays_what_is_wanted(hall)
    if not hall.open_tables():
        tournament = hall.season.play
        if hall.season.is_open and tournament.phase in ("review", "final_review"):
            hall.say(acts.Confirm())
        elif hall.season.is_open and tournament.tie is not None:
            hall.say(acts.Decide(Settle(tournament.tie.entries[: tournament.tie.places])))


async def something_happens(hall: Hall, chance: Random) -> None:
    with suppress(IllegalAct):
        await SOMETHING[chance.choices(range(len(SOMETHING)), WEIGHTS)[0]](hall, chance)


async def nothing(hall: Hall, chance: Random) -> None:
    pass


async def a_void(hall: Hall, chance: Random) -> None:
    state = hall.season.play
    dealt = [
        VoidDeal(table.round, table.number, slot)
        for table in state.tables
        for slot, own in enumerate(table.slots, start=1)
        if table.round in state.open_rounds and own.stands != "waiting"
    ]
    if dealt:
        hall.say(acts.Decide(chance.choice(dealt)))


async def a_withdrawal(hall: Hall, chance: Random) -> None:
    if len(hall.season.play.entries) > 4:
        hall.say(acts.Decide(Withdraw(chance.choice(hall.season.play.entries), "zero")))


async def a_replacement(hall: Hall, chance: Random) -> None:
    new = chance.choice(list(hall.people))
    hall.say(acts.Decide(Replace(chance.choice(hall.season.play.entries), new)))


async def a_restart(hall: Hall, chance: Random) -> None:
    await hall.restart()


async def a_look(hall: Hall, chance: Random) -> None:
    await hall.follow()


async def a_lost_channel(hall: Hall, chance: Random) -> None:
    if tables := hall.open_tables():
        await hall.club.tables.messages.abandon(chance.choice(tables).table_id)


async def a_crash_after_opening(hall: Hall, chance: Random) -> None:
    for name in sittings(hall.season):
        if not any(table.fixture == name for table in hall.open_tables()):
            await hall.open_table(name, seat=False)
            await hall.restart()
            return


SOMETHING = (
    nothing,
    a_look,
    a_void,
    a_withdrawal,
    a_replacement,
    a_restart,
    a_lost_channel,
    a_crash_after_opening,
)
WEIGHTS = (20, 8, 4, 0.5, 3, 0.5, 1, 1)
