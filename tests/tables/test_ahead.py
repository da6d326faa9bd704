"""Moves that players at slow tables choose ahead of their turn: made for them when it comes, or let go of."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import Move
from bot.tables import Refused, Table, Who, forced_move
from bot.tables import table as acts
from bot.tables.ahead import (
    CARDS,
    choosable,
    choose_ahead,
    chosen_ahead,
    let_go,
    may_call,
    move_chosen,
    take_back,
    without_call,
)
from bot.tables.computers import COMPUTERS
from bot.tables.pace import forced_at, is_waited_for, made_for, next_deadline
from tests.by_day import first
from tests.players.test_greedy import some_rules
from tests.tables.clock import START
from tests.tables.club import ADA, BO, CLEO, PACE, Club, lobby, match, on_turn, owner, refusal, some_move
from tests.tables.keepsakes import everything
from tests.tables.test_pace_tells_nothing import dealt_otherwise

SLOW: dict[str, Any] = {"clock": "slow"}
TURN = PACE.clocks["slow"]

HANDS = ["9H 4S KD QD", "5H 9S TD JC", "6H 3H 2D JD"]
"""What Ada, who is on turn, Bo and Cleo hold. Nine of clubs lies on top."""
POSITION: dict[str, Any] = {"turn": 0, "discard": "9C", "hands": HANDS}


def moves(*texts: str) -> list[Move]:
    return [Move.parse(text) for text in texts]


async def a_table(club: Club, people: int = 3, game: str = "olsen", **how: Any) -> Table:
    """A table where Ada is on turn and was pinged. A hand of one card alone is to be called."""
    position = {**POSITION, "hands": HANDS[:people], **how.pop("position", {})}
    if game == "olsen":
        how["options"] = {"call_hands": "one_only", **how.get("options", {})}
    table = await club.deal(people, position=position, game=game, **{**SLOW, **how})
    await club.clock.advance()
    club.pings.clear()
    return club.now(table)


async def chooses(club: Club, table: Table, who: Who, *texts: str) -> Table:
    version = club.now(table).version
    return await club.tables.matches.choose_ahead(table.table_id, who, version, moves(*texts))


async def made(club: Club, table: Table) -> list[tuple[str, str, int]]:
    """The moves after the opening: what, by whom, and when (ms after the start)."""
    return [(move.move, move.origin, move.at - START) for move in (await club.moves(table))[1:]]


def rows(club: Club) -> list[dict[str, Any]]:
    return everything(club.path)["moves_ahead"]


# What can be chosen


@pytest.mark.parametrize(
    ("game", "hand", "options", "expected"),
    [
        ("olsen", "7H 8S", {}, "play 7H|play 8S =C|play 8S =D|play 8S =H|play 8S =S"),
        ("olsen", "8S", {}, "play 8S"),
        ("olsen", "7H 6S", {"voluntary_draw": True}, "play 7H|play 6S|draw"),
        ("olsen_olsen", "8S", {}, "play 8S =C|play 8S =D|play 8S =H|play 8S =S|draw"),
        ("pursuit", "7H 7H", {"packs": 2}, "play 7H"),
        ("pursuit", "", {}, ""),
    ],
)
def test_each_card_of_the_hand_can_be_chosen_and_to_draw_where_that_is_a_choice(
    game: str, hand: str, options: dict[str, Any], expected: str
) -> None:
    rules = GAMES[game]
    piles = {"hands": ["9S KS", hand], "discard": "9C", "stock": "2C 3C 4C"}
    state = rules.load({"game": game, "seats": 2, "options": options, **piles})
    assert "|".join(map(str, rules.moves_ahead(state, 1))) == expected


def test_in_ole_a_token_can_be_chosen_but_nothing_in_the_opening() -> None:
    ole, hands = GAMES["ole"], ["R5 R6", "G4 B7", "Y2 Y3"]
    running = ole.load({"game": "ole", "seats": 3, "hands": hands, "table": "R2"})
    assert [str(move) for move in ole.moves_ahead(running, 1)] == ["play G4", "play B7", "token"]
    opening = ole.load({"game": "ole", "seats": 3, "hands": hands, "phase": "opening"})
    assert ole.moves_ahead(opening, 1) == ()


def test_in_otter_there_is_nothing_to_choose_because_everybody_changes_the_columns() -> None:
    table = match(3, game_key="otter", clock="slow")
    assert all(choosable(table, seat) == () for seat in range(3))


@pytest.mark.parametrize("key", GAMES)
def test_what_can_be_chosen_is_what_can_be_done_when_the_turn_has_come(key: str) -> None:
    """Whatever is on top by then, and whatever the house rules: no single card is left out."""
    chance, game, met = Random(key), GAMES[key], 0
    for _ in range(30):
        seats = chance.choice(game.spec.seats[:4])
        state = game.new(seats, chance.randbytes(8), some_rules(key, seats, chance)).state
        for _ in range(60):
            if not (turn := game.to_act(state)):
                break
            before, seat = state, min(turn)
            state = game.apply(state, seat, chance.choice(game.legal_moves(state, seat))).state
            after = game.to_act(state)
            if len(after) != 1 or (came := min(after)) == seat or not game.moves_ahead(before, came):
                continue
            if game.observe(before, came).hand == game.observe(state, came).hand:
                met += 1
                single = {
                    move
                    for move in game.legal_moves(state, came)
                    if move.verb == "play" and sum(word[0] != "=" for word in move.args) == 1
                }
                assert single <= {*game.moves_ahead(before, came)}
    assert (met > 100) == (key != "otter"), met


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        (["play 7C"], "ahead_unfit"),
        (["draw"], "ahead_unfit"),
        (["play 5H", "play 5H"], "ahead_unfit"),
        (["play 5H", "play 5H !"], "ahead_unfit"),
        (["play 5H", "play 9S", "play TD", "play JC"], "ahead_unfit"),
        (["call"], "ahead_unfit"),
        ([], "ahead_unfit"),
    ],
)
async def test_only_what_is_possible_can_be_chosen(club: Club, texts: Sequence[str], code: str) -> None:
    table = await a_table(club)
    with refusal(code):
        await chooses(club, table, BO, *texts)
    assert club.now(table).ahead == ()
    assert rows(club) == []


async def test_a_card_comes_before_what_is_done_instead(club: Club) -> None:
    table = await a_table(club, options={"voluntary_draw": True})
    with refusal("ahead_unfit"):
        await chooses(club, table, BO, "draw", "play 5H")
    await chooses(club, table, BO, "play 5H", "draw")


async def test_no_call_comes_with_a_card_where_calls_are_made_by_hand(club: Club) -> None:
    table = await a_table(club, options={"calls_by_hand": True})
    with refusal("ahead_unfit"):
        await chooses(club, table, BO, "play 5H !")


@pytest.mark.parametrize("clock", ["fast", "normal"])
async def test_only_at_slow_tables(club: Club, clock: str) -> None:
    table = await a_table(club, clock=clock)
    with refusal("ahead_slow"):
        await chooses(club, table, BO, "play 5H")
    assert choosable(table, 1) == ()


async def test_on_ones_turn_one_plays(club: Club) -> None:
    table = await a_table(club)
    with refusal("ahead_turn"):
        await chooses(club, table, ADA, "play 9H")
    assert choosable(table, 0) == ()


async def test_strangers_and_those_who_saw_another_hand_are_refused(club: Club) -> None:
    table = await a_table(club, position={"hands": ["AC 4S KD", *HANDS[1:]]})
    with refusal("not_seated"):
        await chooses(club, table, Who(77, "Zoe"), "play 5H")
    await club.make(table, ADA, "play AC")  # Bo and Cleo draw
    with refusal("stale"):
        await club.tables.matches.choose_ahead(table.table_id, BO, table.version, moves("play 5H"))


# Made


async def test_the_first_that_fits_is_made_after_the_pause_of_a_forced_move(club: Club) -> None:
    table = await a_table(club)
    await chooses(club, table, BO, "play TD", "play 5H", "play 9S")
    played = await club.make(table, ADA, "play 9H")
    assert played.deadline == START + TURN, "the table shows the time of the clock"
    await club.clock.advance(PACE.forced - 1)
    assert club.now(table).version == played.version
    await club.clock.advance(1)
    assert await made(club, table) == [("play 9H", "person", 0), ("play 5H", "person", PACE.forced)]
    now = club.now(table)
    assert (now.ahead, rows(club)) == ((), [])
    assert on_turn(now) == 2
    assert club.agrees(table)


async def test_nobody_is_pinged_for_a_turn_that_is_taken_for_them(club: Club) -> None:
    table = await a_table(club)
    await chooses(club, table, BO, "play 5H")
    await club.make(table, ADA, "play 9H")
    assert club.pings == []
    await club.clock.advance(PACE.forced)
    assert [on_turn(pinged) for pinged in club.pings] == [2], "Cleo has chosen nothing"


async def test_who_has_chosen_nothing_that_fits_is_pinged_at_once_and_decides(club: Club) -> None:
    table = await a_table(club)
    await chooses(club, table, BO, "play TD", "play JC")
    await club.make(table, ADA, "play 9H")
    assert [on_turn(pinged) for pinged in club.pings] == [1]
    now = club.now(table)
    assert (now.ahead, is_waited_for(now)) == ((), 1)
    assert [(gone.seat, gone.let_go) for gone in now.let_go] == [(1, "unfit")]
    assert [row["let_go"] for row in rows(club)] == ["unfit"]
    await club.clock.advance(TURN - 1)
    assert club.now(table).version == now.version


async def test_to_draw_is_made_where_that_is_legal_and_the_rest_is_left_to_the_player(club: Club) -> None:
    table = await a_table(club, game="olsen_olsen", people=2)
    await chooses(club, table, BO, "play JC", "draw")
    await club.make(table, ADA, "play 9H")
    await club.clock.advance(PACE.forced)
    now = club.now(table)
    assert [move for move, *_ in await made(club, table)] == ["play 9H", "draw"]
    assert (on_turn(now), now.ahead) == (1, ())
    assert [on_turn(pinged) for pinged in club.pings] == [1], "the turn goes on, and Bo is not there"


async def test_the_call_comes_with_the_card_if_it_was_chosen_with_it(club: Club) -> None:
    table = await a_table(club, position={"hands": [HANDS[0], "5H 9S", HANDS[2]]})
    await chooses(club, table, BO, "play 5H !")
    await club.make(table, ADA, "play 9H")
    await club.clock.advance(PACE.forced)
    entry = club.now(table).log[-1]
    assert entry.move == "play 5H !"
    assert "called" in {event.key for event in entry.public}


async def test_nobodys_time_for_a_call_is_cut_short(club: Club) -> None:
    table = await a_table(club, position={"hands": ["9H 4H", *HANDS[1:]]})
    await chooses(club, table, BO, "play 5H")
    await club.make(table, ADA, "play 9H")  # and must call
    await club.clock.advance(PACE.call_window - 1)
    assert [move for move, *_ in await made(club, table)] == ["play 9H"]
    await club.make(table, ADA, "call")
    await club.clock.advance(1)
    assert [move for move, *_ in await made(club, table)] == ["play 9H", "call", "play 5H"]
    assert "penalty" not in {event.key for entry in club.now(table).log for event in entry.events}


async def test_who_is_away_stays_away(club: Club) -> None:
    table = await a_table(club)
    until = START + 3 * TURN
    await club.tables.seats.set_away(BO, until)
    await chooses(club, table, BO, "play 9S")
    await club.make(table, ADA, "play 9H")
    await club.clock.advance(PACE.forced)
    assert [move for move, *_ in await made(club, table)] == ["play 9H", "play 9S"]
    assert club.now(table).chairs[1].away_until == until


async def test_one_after_the_other(club: Club) -> None:
    table = await a_table(club)
    await chooses(club, table, BO, "play 9S")
    await chooses(club, table, CLEO, "play 6H", "play 3H")
    await club.make(table, ADA, "play 9H")
    await club.clock.advance(PACE.forced)
    assert [chosen.seat for chosen in club.now(table).ahead] == []
    assert [move for move, *_ in await made(club, table)] == ["play 9H", "play 9S"], "nothing of Cleo's fits"


async def test_what_is_chosen_later_takes_its_place(club: Club) -> None:
    table = await a_table(club)
    await chooses(club, table, BO, "play 9S")
    await chooses(club, table, BO, "play 5H")
    await club.make(table, ADA, "play 9H")
    await club.clock.advance(PACE.forced)
    assert [move for move, *_ in await made(club, table)] == ["play 9H", "play 5H"]


# Taken back


async def test_it_is_taken_back_at_any_time_also_in_the_pause(club: Club) -> None:
    table = await a_table(club)
    await chooses(club, table, BO, "play 9S")
    await club.make(table, ADA, "play 9H")
    await club.clock.advance(PACE.forced - 1)
    await club.tables.matches.take_back(table.table_id, BO)
    assert rows(club) == []
    await club.clock.advance(TURN - PACE.forced)
    assert [move for move, *_ in await made(club, table)] == ["play 9H"]
    assert [on_turn(pinged) for pinged in club.pings] == [1], "now it is Bo's to decide"
    with refusal("ahead_gone"):
        await club.tables.matches.take_back(table.table_id, BO)


async def test_others_are_told_nothing_of_it(club: Club) -> None:
    table, private = await a_table(club), []
    club.tables.changed_in_private.subscribe(private.append)
    before, changes = club.now(table), len(club.changes)
    await chooses(club, table, BO, "play 9S")
    chosen = club.now(table)
    await club.tables.matches.take_back(table.table_id, BO)
    assert len(club.changes) == changes
    assert [each.ahead for each in private] == [chosen.ahead, ()]
    assert club.now(table) == before
    assert replace(chosen, ahead=()) == before


# Let go of


async def left(club: Club, table: Table) -> list[int]:
    """Whose choices are left, in memory and in the file."""
    seats = [chosen.seat for chosen in club.now(table).ahead]
    assert [row["seat"] for row in rows(club) if not row["let_go"]] == seats
    return seats


async def why(club: Club, table: Table) -> dict[int, str]:
    """Why choices were let go of, by seat, in memory and in the file."""
    reasons = {gone.seat: gone.let_go for gone in club.now(table).let_go}
    assert {row["seat"]: row["let_go"] for row in rows(club) if row["let_go"]} == reasons
    return reasons


@pytest.mark.parametrize(
    ("hands", "rules", "laid", "stays"),
    [
        (["AC 4S KD"], {}, "play AC", False),
        (["9H 4S KD"], {}, "play 9H", True),
    ],
    ids=["drawn for an ace", "only another card on top"],
)
async def test_what_hits_them_lets_go(
    club: Club, hands: list[str], rules: dict[str, Any], laid: str, stays: bool
) -> None:
    table = await a_table(club, position={"hands": [*hands, *HANDS[1:]]}, options=rules)
    await chooses(club, table, CLEO, "play 3H")
    await club.make(table, ADA, laid)
    assert await left(club, table) == [2] * stays
    assert await why(club, table) == ({} if stays else {2: "hit"})


async def test_why_it_was_let_go_is_told_until_its_owner_has_played_or_chosen_anew(club: Club) -> None:
    table = await a_table(club, position={"hands": ["AC 4S KD", *HANDS[1:]]})
    await chooses(club, table, CLEO, "play 3H")
    await club.make(table, ADA, "play AC")
    await club.restart()
    assert await why(club, table) == {2: "hit"}
    again = await chooses(club, table, CLEO, "play 6H") if choosable(club.now(table), 2) else None
    assert await why(club, table) == ({} if again else {2: "hit"})


async def test_a_turn_missed_lets_go(club: Club) -> None:
    table = await a_table(club, game="pursuit", position={"hands": ["AC 4S KD", *HANDS[1:]]})
    await chooses(club, table, BO, "play 5H")
    await chooses(club, table, CLEO, "play 6H", "play JD")
    await club.make(table, ADA, "play AC")
    assert await left(club, table) == [], "Bo misses a turn, and nothing of Cleo's fits"
    assert await why(club, table) == {1: "hit", 2: "unfit"}


async def test_a_challenge_lets_go(club: Club) -> None:
    hands = ["9H 4S KD", "5H", "6H 3H 2D JD"]
    table = await a_table(
        club,
        people=3,
        position={"hands": hands, "offence": [1]},
        options={"enforce": "challenge"},
    )
    await chooses(club, table, BO, "play 5H")
    await chooses(club, table, CLEO, "play 6H", "play 3H")
    await club.make(table, CLEO, "challenge 1")
    assert await left(club, table) == [2]


async def test_a_call_of_ones_own_does_not(club: Club) -> None:
    hands = ["9H 4S KD", "5H", "6H 3H 2D JD"]
    pending = {"seat": 1, "said": False}
    table = await a_table(club, position={"hands": hands, "pending": pending})
    await chooses(club, table, BO, "play 5H")
    await club.make(table, BO, "call")
    assert await left(club, table) == [1]
    await club.make(table, ADA, "play 9H")
    await club.clock.advance(PACE.forced)
    assert club.now(table).log[-1].move == "play 5H"


async def test_a_card_drawn_for_a_false_call_lets_go(club: Club) -> None:
    table = await a_table(club, options={"false_call": "draw1"})
    await chooses(club, table, BO, "play 5H")
    await club.make(table, BO, "call")
    assert await left(club, table) == []


async def test_the_end_of_a_deal_lets_go(club: Club) -> None:
    table = await a_table(club, position={"hands": ["9H", *HANDS[1:]]})
    await chooses(club, table, BO, "play 5H")
    await club.make(table, ADA, "play 9H")
    assert club.now(table).observe(None).phase == "between"
    assert await left(club, table) == []
    assert await why(club, table) == {}
    with refusal("ahead_unfit"):
        await chooses(club, table, BO, "play 5H")


async def test_to_leave_lets_go_also_for_who_comes_back(club: Club) -> None:
    table = await a_table(club)
    await chooses(club, table, BO, "play 9S")
    await chooses(club, table, CLEO, "play 3H")
    await club.tables.seats.leave(table.table_id, BO)
    assert await left(club, table) == [2]
    await club.tables.seats.come_back(table.table_id, BO)
    await club.make(table, ADA, "play 9H")
    await club.clock.advance(PACE.forced)
    assert [move for move, *_ in await made(club, table)] == ["play 9H"]


async def test_the_next_owner_of_a_seat_has_chosen_nothing(club: Club) -> None:
    table = await a_table(club)
    await chooses(club, table, BO, "play 9S")
    async with club.database.transaction() as tx:
        key = await tx.people.key_for(table.place_id, 77, "Zoe")
    await club.tables.seats.hand_over(table.table_id, 1, key, 77, COMPUTERS[0])
    assert await left(club, table) == []


async def test_who_is_forgotten_has_chosen_nothing(club: Club) -> None:
    table = await a_table(club)
    await chooses(club, table, BO, "play 9S")
    person = table.chairs[1].person
    assert person is not None
    await club.tables.seats.forget(table.place_id, person)
    assert await left(club, table) == []


async def test_who_plays_before_the_pause_is_over_has_played(club: Club) -> None:
    table = await a_table(club)
    await chooses(club, table, BO, "play 9S")
    await club.make(table, ADA, "play 9H")
    await club.make(table, BO, "play 5H")
    assert await left(club, table) == []
    await club.clock.advance(PACE.forced)
    assert [move for move, *_ in await made(club, table)] == ["play 9H", "play 5H"]


async def test_a_match_that_is_stopped_keeps_nothing(club: Club) -> None:
    table = await a_table(club)
    await chooses(club, table, BO, "play 9S")
    await club.tables.matches.end(table.table_id, ADA)
    assert rows(club) == []


# Kept


async def test_a_restart_keeps_it(club: Club) -> None:
    table = await a_table(club)
    await chooses(club, table, BO, "play 5H !", "play 9S")
    await club.restart(60_000)
    assert [str(move) for move in club.now(table).ahead[0].moves] == ["play 5H !", "play 9S"]
    await club.make(table, ADA, "play 9H")
    await club.restart()
    assert [move for move, *_ in await made(club, table)] == ["play 9H"]
    await club.clock.advance(PACE.forced)
    assert [move for move, *_ in await made(club, table)] == ["play 9H", "play 5H !"]
    await club.restart()
    assert club.now(table).ahead == ()
    assert club.agrees(table)


# At random


def some_choice(table: Table, seat: int, chance: Random) -> list[Move]:
    """Moves that the owner of a seat may choose ahead; none if there are none."""
    possible = choosable(table, seat)
    cards = [move for move in possible if move.verb == "play"]
    others = [move for move in possible if move.verb != "play"]
    chosen = chance.sample(cards, min(len(cards), chance.randint(1, CARDS)))
    if may_call(table) and chance.random() < 0.3:
        chosen = [Move(move.verb, (*move.args, "!")) for move in chosen]
    return chosen + chance.sample(others, min(len(others), chance.randint(0, 1)))


def a_match(key: str, chance: Random) -> Table:
    seats = chance.choice(GAMES[key].spec.seats[:4])
    rules = some_rules(key, seats, chance)
    return acts.start(lobby(seats, game_key=key, options=rules, clock="slow"), ADA, 1, START)


def hits(table: Table, seat: int, since: int) -> list[str]:
    """What others have done to a seat since a version, told by what its owner may know."""
    return [
        event.key
        for entry in table.log
        if entry.version > since and entry.seat != seat
        for event in entry.events
        if event.to == seat or seat in (event.data.get("target"), *(event.data.get("seats") or ()))
    ]


@pytest.mark.parametrize("key", first(GAMES, 2))
def test_nothing_illegal_is_made_and_nothing_that_rests_on_what_has_changed(key: str) -> None:
    chance, met = Random(key), Counter[str]()
    for _ in range(20):
        table = a_match(key, chance)
        seen: dict[int, tuple[int, Any]] = {}
        for _ in range(150):
            if not table.is_open:
                break
            for seat in range(len(table.chairs)):
                if chance.random() < 0.4 and (choice := some_choice(table, seat, chance)):
                    table = choose_ahead(table, owner(table, seat), table.version, choice, START)
                    seen[seat] = table.version, table.observe(seat)
                elif chance.random() < 0.05 and chosen_ahead(table, seat):
                    table = take_back(table, owner(table, seat))
                    seen.pop(seat)
            actor = on_turn(table)
            between = len(table.game.to_act(table.state)) > 1
            move = None if between else move_chosen(table, actor)
            if move is None or forced_move(table, actor):
                move = some_move(table, actor, chance)
                after, entry = acts.play(table, actor, move, "person", START)
            else:
                since, before = seen[actor]
                assert table.observe(actor).hand == before.hand
                assert table.observe(actor).deal == before.deal
                assert hits(table, actor, since) == []
                first = next(m for m in table.ahead if m.seat == actor)
                legal = table.observe(actor).legal
                assert without_call(move) == next(
                    without_call(m) for m in first.moves if without_call(m) in legal
                )
                after, entry = acts.play(table, actor, move, "person", START, ahead=True)
                met["made"] += 1
            kept = let_go(after, entry)
            met["let go"] += len(after.ahead) - len(kept.ahead)
            table = kept
            assert chosen_ahead(table, actor) is None or entry.move in ("call",) or "challenge" in entry.move
    assert (met["made"] > 40) == (key != "otter"), met


@pytest.mark.parametrize("key", first(GAMES))
def test_when_it_is_made_tells_neither_what_was_chosen_nor_what_is_held(key: str) -> None:
    """Tables that look alike to everybody else, after the same move, with other hidden cards and other
    choices: what is made without a press is made at the same time.
    """
    chance, met = Random(key), Counter[str]()
    for _ in range(12):
        table = a_match(key, chance)
        for _ in range(80):
            if not table.is_open:
                break
            actor = on_turn(table)
            move = some_move(table, actor, chance)
            after, entry = acts.play(table, actor, move, "person", START)
            for _ in range(3):
                try:
                    other = dealt_otherwise(table, move, chance)
                    twin, twin_entry = acts.play(other, actor, move, "person", START)
                except ValueError:  # to pass tells that there was nothing to lay
                    continue
                if twin.observe(None) != after.observe(None) or not after.is_open:
                    continue
                at = set()
                for start, end, line in ((table, after, entry), (other, twin, twin_entry)):
                    came = acts.next_actor(end)
                    if came in (None, actor) or not (choice := some_choice(start, came or 0, chance)):
                        continue
                    chosen = choose_ahead(start, owner(start, came or 0), start.version, choice, START)
                    end = let_go(replace(end, ahead=chosen.ahead), line)
                    made_at = forced_at(end, START, PACE)
                    assert (made_at is None) == (made_for(end, came or 0) is None)
                    assert next_deadline(end, START, PACE, Random(1)) == START + TURN
                    at |= {made_at} - {None}
                    met["chosen"] += bool(end.ahead)
                met["compared"] += len(at)
                assert len(at) < 2
            table = after
    assert (met["chosen"] > 100) == (key != "otter"), met


def test_a_choice_is_refused_if_its_owner_may_not_play() -> None:
    table = match(3, **SLOW, position=POSITION)
    chairs = tuple(replace(chair, forfeited=chair.user_id == BO.user_id) for chair in table.chairs)
    with pytest.raises(Refused):
        choose_ahead(replace(table, chairs=chairs), BO, table.version, moves("play 5H"), START)
