"""The service: presses in, committed tables out."""

import asyncio
import logging
import re
from dataclasses import replace
from random import Random

import pytest

from bot.games.api import IllegalMove, Move
from bot.storage import SeatRow
from bot.tables import NOW, Refused, Table, Who
from bot.tables.computers import COMPUTERS
from bot.tables.rows import position, table_row
from tests.tables.clock import START
from tests.tables.club import ADA, BO, CLEO, GUILD, MOD, PACE, Club, committed, match, replayed

NINES = {"turn": 0, "discard": "9C", "hands": ["9H 9D KD", "9S 4S KS", "4D 3D 3H"]}
"""The first two can lay a nine."""

LAST = {"turn": 0, "discard": "9C", "hands": ["9H", "4S KD"]}
"""The first can lay the last card."""

NINE = Move.parse("play 9H")


def code(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.code


# The lobby


async def test_a_table_is_opened_filled_and_started(club: Club) -> None:
    table = await club.tables.lobbies.open(GUILD, 100, ADA, 1, game="olsen", clock="fast", length=3)
    assert re.fullmatch("[a-z2-9]{8}", table.table_id)
    assert (table.clock, table.ranked, table.options) == ("fast", False, {"deals": 3})
    assert table.deadline == START + club.pace.lobby
    await club.tables.lobbies.join(table.table_id, BO, 2)
    await club.tables.lobbies.add_computer(table.table_id, ADA)
    await club.tables.lobbies.add_computer(table.table_id, ADA)
    await club.tables.lobbies.remove_computer(table.table_id, MOD)
    await club.tables.lobbies.set_option(table.table_id, ADA, "aces", "once")
    begun = await club.tables.lobbies.start(table.table_id, ADA, 9)
    assert [chair.name for chair in begun.chairs] == ["Ada", "Bo", COMPUTERS[0]]
    assert begun.options == {"deals": 3, "aces": "once"}
    assert club.tables.find(table.table_id) is club.tables.in_channel(100) is begun
    assert club.agrees(begun)
    assert replayed(begun, await club.moves(begun)) == position(begun)
    seats = await club.database.seats.of_table(table.table_id)
    assert [(seat.name, seat.computer, seat.press) for seat in seats] == [
        ("Ada", None, 1),
        ("Bo", None, 2),
        (None, COMPUTERS[0], None),
    ]


async def test_a_channel_has_one_open_table(club: Club) -> None:
    table = await club.tables.lobbies.open(GUILD, 100, ADA, 1, game="olsen")
    with pytest.raises(Refused) as refused:
        await club.tables.lobbies.open(GUILD, 100, BO, 2, game="olsen")
    assert code(refused) == "channel_taken"
    assert await club.database.people.of_user(GUILD, BO.user_id) is None, "nothing of it was kept"
    await club.tables.matches.end(table.table_id, ADA)
    again = await club.tables.lobbies.open(GUILD, 100, BO, 3, game="olsen")
    assert club.tables.in_channel(100) is again


async def test_of_two_who_open_a_table_at_once_one_does(club: Club) -> None:
    opened = await asyncio.gather(
        *(club.tables.lobbies.open(GUILD, 100, who, 1, game="olsen") for who in (ADA, BO)),
        return_exceptions=True,
    )
    (table,) = [each for each in opened if isinstance(each, Table)]
    (refused,) = [each for each in opened if isinstance(each, Refused)]
    assert refused.code == "channel_taken"
    assert club.tables.in_channel(100) is table


async def test_a_length_that_cannot_be_is_refused(club: Club) -> None:
    with pytest.raises(Refused) as refused:
        await club.tables.lobbies.open(GUILD, 100, ADA, 1, game="olsen", length=999)
    assert code(refused) == "options-bad_value"
    with pytest.raises(Refused) as refused:
        club.tables.in_channel(100)
    assert code(refused) == "no_table_here"


async def test_a_refused_change_of_the_lobby_leaves_no_trace(club: Club) -> None:
    table = await club.sit(2)
    for refuse in (
        club.tables.lobbies.join(table.table_id, BO, 3),
        club.tables.lobbies.remove_computer(table.table_id, ADA),
        club.tables.lobbies.set_option(table.table_id, BO, "deals", 2),
        club.tables.lobbies.set_option(table.table_id, ADA, "deals", -2),
    ):
        with pytest.raises(Refused):
            await refuse
    assert club.now(table) is table
    assert club.column(table, "version") == table.version


async def test_everybody_joins_at_once(club: Club) -> None:
    """Ten seats, and each who sits has one of them."""
    table = await club.sit(1)
    sitting = await asyncio.gather(
        *(club.tables.lobbies.join(table.table_id, Who(1000 + n, f"guest {n}"), n) for n in range(30)),
        return_exceptions=True,
    )
    seated = [each for each in sitting if isinstance(each, Table)]
    assert len(seated) == 9
    assert {each.code for each in sitting if isinstance(each, Refused)} == {"table_full"}
    assert [seat.seat for seat in await club.database.seats.of_table(table.table_id)] == list(range(10))
    assert club.column(table, "version") == table.version + 9


async def test_leaving_the_lobby(club: Club) -> None:
    table = await club.sit(2)
    left = await club.tables.seats.leave(table.table_id, ADA)
    assert left.host == left.chairs[0].person == club.column(table, "host")
    closed = await club.tables.seats.leave(table.table_id, BO)
    assert closed.phase == club.column(table, "phase") == "closed"
    assert closed.version == club.column(table, "version")


# Moves


async def test_a_move_is_made_and_saved(club: Club) -> None:
    before = await club.deal(3, position=NINES)
    after = await club.tables.matches.submit(before.table_id, ADA, before.version, NINE)
    assert after is club.now(before)
    assert after.version == before.version + 1
    assert after.observe(None).table["top"] == "9H"
    assert club.agrees(after)
    *_, move = await club.moves(after)
    assert (move.version, move.move, move.seat, move.origin) == (after.version, "play 9H", 0, "person")
    assert move.person == after.chairs[0].person
    assert club.changes[-1] is after


async def test_a_second_press_of_a_button_is_stale(club: Club) -> None:
    table = await club.deal(3, position=NINES)
    await club.tables.matches.submit(table.table_id, ADA, table.version, NINE)
    for who, move in ((ADA, NINE), (ADA, Move("draw")), (BO, Move.parse("play 9S"))):
        with pytest.raises(Refused) as refused:
            await club.tables.matches.submit(table.table_id, who, table.version, move)
        assert code(refused) == "stale"
    assert len(await club.moves(table)) == 2


async def test_a_second_press_cannot_draw_twice(club: Club) -> None:
    """The same seat is still on turn, and a second draw would be legal."""
    table = await club.deal(2, position={"turn": 0, "discard": "9C", "hands": ["4H", "KS"]})
    drawn = await club.tables.matches.submit(table.table_id, ADA, table.version, Move("draw"))
    with pytest.raises(Refused):
        await club.tables.matches.submit(table.table_id, ADA, table.version, Move("draw"))
    assert club.now(table) is drawn


async def test_of_two_presses_at_once_one_is_accepted(club: Club) -> None:
    table = await club.deal(3, position=NINES)
    answers = await asyncio.gather(
        *(club.tables.matches.submit(table.table_id, ADA, table.version, NINE) for _ in range(2)),
        return_exceptions=True,
    )
    (accepted,) = [answer for answer in answers if isinstance(answer, Table)]
    (refused,) = [answer for answer in answers if isinstance(answer, Refused)]
    assert refused.code == "stale"
    assert club.now(table) is accepted
    assert len(await club.moves(table)) == 2
    assert club.agrees(table)


@pytest.mark.parametrize(
    ("who", "text", "expected"),
    [
        (BO, "play 9S", "not_your_turn"),
        (ADA, "play 4S", "not_in_hand"),
        (ADA, "pass", "must_play"),
        (ADA, "fly", "malformed"),
    ],
)
async def test_what_the_rules_refuse_changes_nothing(club: Club, who: Who, text: str, expected: str) -> None:
    table = await club.deal(3, position=NINES)
    with pytest.raises(IllegalMove) as refused:
        await club.tables.matches.submit(table.table_id, who, table.version, Move.parse(text))
    assert refused.value.code == expected
    assert club.now(table) is table
    assert club.agrees(table)


async def test_who_does_not_sit_cannot_play(club: Club) -> None:
    table = await club.deal(2)
    with pytest.raises(Refused) as refused:
        await club.tables.matches.submit(table.table_id, CLEO, table.version, Move("draw"))
    assert code(refused) == "not_seated"


async def test_a_call_is_heard_while_others_play(club: Club) -> None:
    table = await club.deal(2, position={"turn": 0, "discard": "9C", "hands": ["9H KD", "9S 4S KS"]})
    played = await club.tables.matches.submit(table.table_id, ADA, table.version, NINE)
    called = await club.tables.matches.submit(table.table_id, ADA, NOW, Move("call"))
    assert called.deadline == played.deadline == club.column(table, "deadline")
    moved = await club.tables.matches.submit(table.table_id, BO, played.version, Move.parse("play 9S"))
    assert [move.move for move in await club.moves(moved)][1:] == ["play 9H", "call", "play 9S"]
    with pytest.raises(Refused):
        await club.tables.matches.submit(table.table_id, ADA, played.version, Move("call"))


async def test_a_match_that_is_won_is_over(club: Club) -> None:
    table = await club.deal(2, position=LAST, options={"deals": 1})
    over = await club.tables.matches.submit(table.table_id, ADA, table.version, NINE)
    assert over.phase == club.column(table, "phase") == "over"
    assert club.column(table, "finished_at") == over.finished_at == START
    assert club.column(table, "deadline") is None
    results = await club.database.matches.results(table.table_id)
    assert [(row.seat, row.place, row.won, row.total, row.counts) for row in results] == [
        (0, 1, True, 0, True),
        (1, 2, False, 15, True),
    ]
    deals = await club.database.matches.deals(table.table_id)
    assert [(row.seat, row.points, row.won) for row in deals] == [(0, 0, True), (1, 15, False)]
    archive = await club.database.matches.archive(table.table_id)
    assert archive is not None
    assert archive[-1].move == "play 9H"
    with pytest.raises(Refused) as refused:
        await club.tables.matches.submit(table.table_id, BO, over.version, Move("draw"))
    assert code(refused) == "match_over"
    assert await club.tables.lobbies.open(GUILD, table.channel_id, BO, 1, game="olsen")


async def test_the_calls_of_a_deal_are_in_its_results(club: Club) -> None:
    hands = ["9H KH", "9S 4S KD"]
    table = await club.deal(2, position={"turn": 0, "discard": "9C", "hands": hands}, options={"deals": 1})
    for who, text in ((ADA, "play 9H"), (ADA, "call"), (BO, "play 9S !"), (ADA, "draw")):
        table = await club.tables.matches.submit(table.table_id, who, table.version, Move.parse(text))
    await club.restart()
    table = club.now(table)
    while table.is_open:
        table = await club.play(table, club.chance)
    results = {row.seat: row for row in await club.database.matches.results(table.table_id)}
    assert results[0].calls_made >= 1
    for row in results.values():
        events = [event for move in await club.moves(table) for event in move.events]
        own = [key for key, data in events if data.get("seat") == row.seat]
        assert row.calls_made == own.count("called")
        assert row.calls_missed == own.count("call_missed")
        assert row.calls_due >= row.calls_made + row.calls_missed


# Save, then tell


async def test_nothing_is_told_before_it_is_in_the_database(club: Club) -> None:
    """Whoever hears of a version can read it over a connection of their own."""
    heard: list[tuple[int, str]] = []

    def check(table: Table) -> None:
        row = committed(club.path, table.table_id)
        assert (row["version"], row["phase"]) == (table.version, table.phase)
        heard.append((table.version, table.phase))

    club.tables.changed.subscribe(check)
    table = await club.sit(2)
    await club.tables.lobbies.start(table.table_id, ADA, 3)
    for _ in range(10):
        await club.play(table, club.chance)
    await club.tables.matches.end(table.table_id, ADA)
    versions = [version for version, _ in heard]
    assert versions == list(range(2, 2 + len(versions))), "opening is told by whoever opens"
    assert heard[-1][1] == "ended"


async def test_what_was_answered_is_in_the_database(club: Club) -> None:
    table = await club.deal(2)
    for _ in range(20):
        answered = await club.play(table, club.chance)
        assert club.column(table, "version") == answered.version


# Ends, and who may


async def test_ending_a_match(club: Club) -> None:
    table = await club.deal(2)
    await club.play(table, club.chance)
    ended = await club.tables.matches.end(table.table_id, ADA)
    assert (ended.phase, ended.version) == ("ended", club.column(table, "version"))
    assert await club.database.matches.results(table.table_id) == []
    assert len(await club.moves(table)) == 2, "the moves are kept"
    with pytest.raises(Refused) as refused:
        await club.tables.matches.end(table.table_id, ADA)
    assert code(refused) == "match_over"


async def test_who_forfeited_cannot_play_on(club: Club) -> None:
    table = await club.deal(3, ranked=True, position=NINES)
    await club.tables.seats.leave(table.table_id, ADA)
    for press in (
        club.tables.matches.submit(table.table_id, ADA, table.version, NINE),
        club.tables.seats.come_back(table.table_id, ADA),
    ):
        with pytest.raises(Refused) as refused:
            await press
        assert code(refused) == "forfeited"
    assert len(await club.moves(table)) == 1


async def test_a_table_that_is_told_to_its_end_is_let_go_of(club: Club) -> None:
    table = await club.deal(2)
    ended = await club.tables.matches.end(table.table_id, ADA)
    await club.tables.messages.told(table.table_id, ended.version - 1, 77)
    assert club.now(table).told_version == ended.version - 1
    # Twice at once, as by a command and by the message's own keeper.
    await asyncio.gather(*(club.tables.messages.told(table.table_id, ended.version, 78) for _ in range(2)))
    assert club.tables.find(table.table_id) is None
    await club.tables.messages.told(table.table_id, ended.version, 78)
    assert (await club.tables.get(table.table_id)).phase == "ended"
    for press in (
        club.tables.matches.submit(table.table_id, ADA, table.version, NINE),
        club.tables.lobbies.join(table.table_id, CLEO, 1),
    ):
        with pytest.raises(Refused) as refused:
            await press
        assert code(refused) == "match_over"


async def test_an_older_picture_that_comes_late_is_not_what_is_shown(club: Club) -> None:
    table = await club.deal(2)
    older = table.version
    moved = await club.play(table, club.chance)
    await club.tables.messages.told(table.table_id, moved.version, 78)
    await club.tables.messages.told(table.table_id, older, 77)
    now = club.now(table)
    assert (now.told_version, now.message_id) == (moved.version, 78)
    assert (club.column(table, "told_version"), club.column(table, "message_id")) == (moved.version, 78)


async def test_a_table_that_never_was(club: Club) -> None:
    for ask in (
        club.tables.get("nowhere"),
        club.tables.matches.submit("nowhere", ADA, 1, NINE),
        club.tables.seats.leave("nowhere", ADA),
    ):
        with pytest.raises(Refused) as refused:
            await ask
        assert code(refused) == "no_such_table"
    await club.tables.messages.told("nowhere", 1, 1)


# Many


async def test_five_hundred_tables_need_no_task_of_their_own(club: Club) -> None:
    template = match(2, deadline=START + club.pace.clocks["normal"])
    async with club.database.transaction() as tx:
        people = [await tx.people.key_for(GUILD, who.user_id, who.name) for who in (ADA, BO)]
        seats = [SeatRow(seat, person, press=1000 + seat) for seat, person in enumerate(people)]
        for number in range(500):
            row = table_row(replace(template, table_id=f"t{number}", channel_id=number, host=people[0]))
            await tx.tables.create(row)
            await tx.seats.replace(row.table_id, seats)
    before = len(asyncio.all_tasks())
    await club.restart()
    await club.clock.advance(1000)
    assert len(asyncio.all_tasks()) <= before
    played = [club.play(club.tables.in_channel(number), club.chance) for number in range(0, 500, 10)]
    await asyncio.gather(*played)
    assert len(asyncio.all_tasks()) <= before
    await club.clock.advance(club.pace.clocks["normal"])
    versions = [club.tables.in_channel(number).version for number in range(500)]
    assert all(version > template.version for version in versions), "every one has been woken"
    assert len(asyncio.all_tasks()) <= before


async def test_a_listener_that_fails_harms_nobody(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    """The move is saved: whoever made it is not told that it failed, and the other listeners hear of it."""

    def fails(table: Table) -> None:
        raise ZeroDivisionError

    table = await club.deal(2)
    later: list[Table] = []
    club.tables.changed.subscribe(fails, later.append)
    caplog.clear()
    moved = await club.play(table, club.chance)
    assert later == [club.now(table)] == [moved]
    [fault] = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert re.search(r"fault [0-9a-f]{8}\b.*fails", fault.getMessage())
    assert await club.play(moved, club.chance)


class Undecided(Random):
    """Chance that nobody gets when a computer is to say how long it takes to call."""

    def randint(self, a: int, b: int) -> int:
        if (a, b) == PACE.reaction:
            raise ArithmeticError("out of luck")
        return super().randint(a, b)


async def test_a_computer_that_cannot_make_up_its_mind_harms_nobody(club: Club) -> None:
    """Whether it calls is asked once the move is saved."""
    club.chance = Undecided(1)
    await club.restart()
    hands = ["9D 4S KD", "9S 4D KS", "9H JH"]
    table = await club.deal(2, 1, position={"turn": 2, "discard": "9C", "hands": hands})
    await club.clock.advance(PACE.computer_pause[0])
    assert club.now(table).observe(None).counts[2] == 1, "a call is due"
    assert club.changes[-1] is club.now(table)
    assert await club.make(table, ADA, "play 9D")
    assert club.agrees(table)
