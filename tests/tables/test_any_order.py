"""Whatever people press at one table, and whenever: there is one history, and it can be replayed."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from random import Random
from typing import Any

import pytest

from bot.games.api import IllegalMove, Move
from bot.tables import NOW, Refused, Table, Who
from bot.tables import table as acts
from bot.tables.rows import position
from tests.by_day import first
from tests.tables.club import ADA, BO, CLEO, DAG, MOD, PACE, Club, on_turn, owner, person, replayed, some_move

TURN = PACE.clocks["normal"]
PEOPLE = (ADA, BO, CLEO)
EVERYBODY = (*PEOPLE, DAG, person(4), MOD)
WORDS = ("draw", "pass", "call", "deal", "play 8C =S", "play AS AH !", "challenge 1", "challenge 9", "fly")
KINDS = ("valid", "valid", "valid twice", "stale", "out of turn", "call", "nonsense")


class Press:
    """Somebody's press of a button, and the answers to it."""

    def __init__(self, who: Who, version: int, move: Move) -> None:
        self.who = who
        self.version = version
        self.move = move
        self.answers: list[Table | Refused | IllegalMove] = []

    async def reach(self, club: Club, table: Table) -> None:
        try:
            answer = await club.tables.matches.submit(table.table_id, self.who, self.version, self.move)
        except (Refused, IllegalMove) as refused:
            self.answers.append(refused)
        else:
            self.answers.append(answer)


def some_presses(table: Table, older: Table, chance: Random) -> Iterator[Press]:
    """One or two presses on buttons of ``table`` as it is now, or as it was when it was ``older``."""
    someone = chance.choice(PEOPLE)
    match chance.choice(KINDS):
        case "stale":
            if older.game.to_act(older.state) and older.chairs[on_turn(older)].person:
                seat = on_turn(older)
                yield Press(owner(older, seat), older.version, some_move(older, seat, chance))
        case "out of turn":
            legal = table.observe(table.seat_of(someone.user_id)).legal
            yield Press(someone, table.version, chance.choice((*legal, Move("draw"))))
        case "call":
            yield Press(someone, chance.choice((NOW, table.version)), Move("call"))
        case "nonsense":
            who = chance.choice((*PEOPLE, DAG))
            yield Press(who, table.version + chance.randint(-3, 3), Move.parse(chance.choice(WORDS)))
        case valid:
            seat = on_turn(table)
            if table.chairs[seat].person:
                press = owner(table, seat), table.version, some_move(table, seat, chance)
                yield from [Press(*press) for _ in valid.split()]


async def come_or_go(club: Club, table: Table, chance: Random) -> None:
    act = chance.choice((club.tables.seats.leave, club.tables.seats.come_back, club.tables.seats.come_back))
    with contextlib.suppress(Refused):
        await act(table.table_id, chance.choice(PEOPLE))


@pytest.mark.parametrize("seed", first(range(4)))
async def test_one_history(club: Club, seed: int) -> None:
    chance = Random(seed)
    rules = {
        "enforce": chance.choice(("auto", "challenge")),
        "false_call": chance.choice(("reject", "draw1")),
    }
    table = older = await club.deal(3, chance.randrange(2), options={"deals": 2, **rules})
    made: list[Press] = []
    while club.now(table).is_open and len(made) < 400:
        now = club.now(table)
        together = [press for _ in range(chance.randint(1, 3)) for press in some_presses(now, older, chance)]
        made += together
        work: list[Awaitable[None]] = [press.reach(club, table) for press in together]
        if chance.random() < 0.1:
            work.append(come_or_go(club, table, chance))
        chance.shuffle(work)
        tasks = [asyncio.ensure_future(each) for each in work]
        if now.deadline is not None and chance.random() < 0.3:
            # The time is up while they press.
            club.clock.pass_by(max(0, now.deadline - club.clock.now()))
        await asyncio.gather(*tasks)
        await club.clock.advance()
        assert club.agrees(table)
        older = now if chance.random() < 0.5 else older
    table, moves = club.now(table), await club.moves(table)
    assert replayed(table, moves) == position(table)
    assert all(len(press.answers) == 1 for press in made)
    accepted = {
        answer.version: press for press in made for answer in press.answers if isinstance(answer, Table)
    }
    by_people = {move.version: move for move in moves if move.origin == "person"}
    assert by_people.keys() == accepted.keys()
    for version, press in accepted.items():
        assert by_people[version].move == str(press.move)
        assert table.chairs[by_people[version].seat or 0].user_id == press.who.user_id
    assert len(accepted) == sum(isinstance(answer, Table) for press in made for answer in press.answers)
    assert len(accepted) > 30
    codes = {answer.code for press in made for answer in press.answers if not isinstance(answer, Table)}
    assert {"stale", "not_your_turn", "not_seated"} <= codes


# Whoever comes and goes


async def somebody_acts(club: Club, table: Table, chance: Random) -> None:
    """Anybody, seated or not, does anything with the seats of the table, or wants to."""
    who, seat = chance.choice(EVERYBODY), chance.randrange(5)
    tables, table_id = club.tables, table.table_id
    act: Callable[[], Awaitable[object]] = chance.choice(
        (
            lambda: tables.seats.leave(table_id, who),
            *[lambda: tables.seats.come_back(table_id, who)] * 2,
            lambda: tables.seats.vote_to_end(table_id, who),
            *[lambda: tables.seats.join_in(table_id, who)] * 2,
            lambda: tables.seats.agree(table_id, who),
            lambda: tables.seats.disagree(table_id, who),
            lambda: tables.seats.remove_player(table_id, who, person(seat).user_id),
            lambda: tables.seats.set_away(who, club.clock.now() + chance.choice((-1, 1, 10)) * TURN),
            lambda: tables.seats.set_away(who, None),
        )
    )
    with contextlib.suppress(Refused):
        await act()


@pytest.mark.parametrize("seed", first([2, 3, 8]))
async def test_one_history_whoever_comes_and_goes(club: Club, seed: int) -> None:
    """Through matches that are played, stopped, and played again, and restarts of the bot."""
    chance = Random(seed)
    how: dict[str, Any] = {"clock": ("normal", "slow")[seed % 2], "ranked": seed % 4 == 2}
    table = await club.deal(3, 0 if how["ranked"] else 1, options={"deals": 1}, **how)
    seen: Counter[str] = Counter()
    for _ in range(150):
        now = club.now(table)
        if not now.is_open:
            moves = await club.moves(table)
            assert replayed(now, moves) == position(now)
            assert len(await club.database.matches.results(table.table_id)) == (
                len(now.chairs) if now.phase == "over" else 0
            )
            seen.update([now.phase, *(move.origin for move in moves)])
            table = await played_again(club, now, chance)
            continue
        presses = [press for _ in range(2) for press in some_presses(now, now, chance)]
        work: list[Awaitable[None]] = [press.reach(club, table) for press in presses]
        work += [somebody_acts(club, table, chance) for _ in range(chance.randrange(3))]
        chance.shuffle(work)
        tasks = [asyncio.ensure_future(each) for each in work]
        if now.deadline is not None and chance.random() < 0.4:
            club.clock.pass_by(max(0, now.deadline - club.clock.now()) // chance.choice((1, 1, 2)))
        await asyncio.gather(*tasks)
        await club.clock.advance()
        assert club.agrees(table)
        if chance.random() < 0.1:
            before = club.now(table)
            await club.restart(chance.choice((0, 1, 100)) * TURN)
            assert club.agrees(table)
            assert club.now(table).vote == before.vote
        present = [chair for chair in club.now(table).chairs if chair.present]
        host = acts.host_of(club.now(table))
        assert host in present or not present
    moves = await club.moves(table)
    assert replayed(club.now(table), moves) == position(club.now(table))
    seen.update(move.origin for move in moves)
    assert {"person", "computer", "stand_in"} <= seen.keys()
    assert seen["person"] > 10


async def played_again(club: Club, over: Table, chance: Random) -> Table:
    """The next match in the same channel, of those who are still there, filled up; if ranked, with people."""
    somebody = chance.choice([owner(over, seat) for seat, chair in enumerate(over.chairs) if chair.person])
    table = await club.tables.lobbies.play_again(over.table_id, somebody, club.press())
    for seat, chair in enumerate(table.chairs):
        if chair.is_asked:
            table = await club.tables.lobbies.join(table.table_id, owner(table, seat), club.press())
    while len(table.chairs) < (2 if table.ranked else 4):
        if not table.ranked and chance.random() < 0.5:
            table = await club.tables.lobbies.add_computer(table.table_id, somebody)
        else:
            with contextlib.suppress(Refused):
                table = await club.tables.lobbies.join(table.table_id, chance.choice(EVERYBODY), club.press())
    return await club.tables.lobbies.start(table.table_id, somebody, club.press())
