"""Whatever people press at one table, and whenever: there is one history, and it can be replayed."""

import asyncio
import contextlib
from collections.abc import Awaitable, Iterator
from random import Random

import pytest

from bot.games.api import IllegalMove, Move
from bot.tables import NOW, Refused, Table, Who
from bot.tables.rows import position
from tests.tables.club import ADA, BO, CLEO, DAG, Club, on_turn, owner, replayed, some_move

PEOPLE = (ADA, BO, CLEO)
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
            answer = await club.tables.submit(table.table_id, self.who, self.version, self.move)
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
    act = chance.choice((club.tables.leave, club.tables.come_back, club.tables.come_back))
    with contextlib.suppress(Refused):
        await act(table.table_id, chance.choice(PEOPLE))


@pytest.mark.parametrize("seed", range(12))
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
