"""A lobby: who sits where, who is host, which house rules, and how it becomes a match."""

import hashlib
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.games import GAMES, OWN
from bot.games.shuffle import match_seed
from bot.players import LEVELS, levels_of
from bot.players.skills import SKILLS
from bot.tables import Refused, Table, Who, seating
from bot.tables import table as acts
from bot.tables.computers import COMPUTERS, add_computer, remove_computer, set_level
from tests.tables.clock import START
from tests.tables.club import ADA, BO, CLEO, DAG, MOD, NAMES, lobby, match, person

SEATS = GAMES["olsen"].spec.seats


def names(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs]


def code(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.code


def test_who_joins_sits_at_the_next_seat_with_the_press() -> None:
    before = lobby(1)
    after = acts.join(before, BO, "pb", 77)
    assert names(after) == ["Ada", "Bo"]
    assert (after.chairs[1].person, after.chairs[1].user_id, after.chairs[1].press) == ("pb", 2, 77)
    assert after.chairs[1].present
    assert (before.version, after.version) == (1, 2)
    assert names(before) == ["Ada"], "a table is never changed in place"


def test_nobody_sits_twice() -> None:
    with pytest.raises(Refused) as refused:
        acts.join(lobby(2), BO, "p1", 77)
    assert code(refused) == "already_seated"


def test_a_full_table_takes_nobody() -> None:
    table = lobby(3, SEATS[-1] - 3)
    assert len(table.chairs) == SEATS[-1]
    for sit in (lambda: acts.join(table, MOD, "pm", 1), lambda: add_computer(table, ADA)):
        with pytest.raises(Refused) as refused:
            sit()
        assert (code(refused), refused.value.data) == ("table_full", {"count": SEATS[-1]})


def test_the_next_person_becomes_host() -> None:
    table = add_computer(lobby(3), ADA)
    left = acts.leave_lobby(table, ADA, START)
    assert names(left) == ["Bo", "Cleo", COMPUTERS[0]]
    assert left.host == "p1"
    assert left.phase == "lobby"
    assert acts.leave_lobby(table, CLEO, START).host == "p0"


def test_a_computer_is_never_host() -> None:
    table = lobby(2, chairs=(lobby(0, 1).chairs[0], *lobby(2).chairs))
    assert acts.leave_lobby(table, ADA, START).host == "p1"


def test_a_lobby_that_everybody_left_closes() -> None:
    closed = acts.leave_lobby(lobby(1, 2, deadline=5), ADA, START)
    assert (closed.phase, closed.finished_at, closed.deadline) == ("closed", START, None)
    assert closed.version == 2
    assert not closed.is_open


def test_only_who_sits_can_leave() -> None:
    with pytest.raises(Refused) as refused:
        acts.leave_lobby(lobby(1), BO, START)
    assert code(refused) == "not_seated"


def test_computers_have_names_of_their_own() -> None:
    table = lobby(1)
    for _ in range(SEATS[-1] - 1):
        table = add_computer(table, ADA)
    assert names(table) == ["Ada", *COMPUTERS]
    assert not any(chair.present for chair in table.chairs[1:])
    # A name that has become free is given again.
    table = replace(table, chairs=(*table.chairs[:3], *table.chairs[4:]))
    assert add_computer(table, ADA).chairs[-1].name == COMPUTERS[2]


def test_there_is_a_name_for_every_computer_of_every_game() -> None:
    most = max(game.spec.seats[-1] for game in GAMES.values())
    assert len(set(COMPUTERS)) == len(COMPUTERS) == most - 1


def levels(table: Table) -> list[str | None]:
    return [chair.level for chair in table.chairs]


def test_a_computer_plays_as_the_one_before_it() -> None:
    table = add_computer(lobby(1), ADA)
    assert levels(table) == [None, "normal"]
    table = set_level(acts.join(table, BO, "p1", 9), ADA, "easy")
    assert levels(add_computer(table, ADA)) == [None, "easy", None, "easy"]
    assert levels(add_computer(add_computer(lobby(1), ADA, "easy"), ADA)) == [None, "easy", "easy"]


def test_all_computers_change_their_level_together() -> None:
    table = add_computer(add_computer(lobby(2), ADA, "easy"), ADA, "hard")
    after = set_level(table, MOD, "normal")
    assert levels(after) == [None, None, "normal", "normal"]
    assert after.version == table.version + 1
    with pytest.raises(Refused) as refused:
        set_level(lobby(2), ADA, "easy")
    assert code(refused) == "no_computer"


def test_a_level_that_a_game_has_not_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is offered a hard computer that nothing shows to be stronger."""
    assert {levels_of(key) for key in OWN} == {LEVELS}
    monkeypatch.setitem(SKILLS, "ole", replace(SKILLS["ole"], is_stronger=False))
    assert levels_of("ole") == ("easy", "normal")
    set_level(lobby(2, 1), ADA, "hard")
    with pytest.raises(Refused) as refused:
        set_level(lobby(2, 1, game_key="ole"), ADA, "hard")
    assert code(refused) == "no_such_level"


def test_the_last_computer_goes_first() -> None:
    table = acts.join(lobby(1, 2), BO, "p1", 9)
    assert names(remove_computer(table, ADA)) == ["Ada", COMPUTERS[0], "Bo"]
    with pytest.raises(Refused) as refused:
        remove_computer(lobby(2), ADA)
    assert code(refused) == "no_computer"


@pytest.mark.parametrize(
    "act",
    [
        lambda table, who: add_computer(table, who),
        lambda table, who: remove_computer(table, who),
        lambda table, who: set_level(table, who, "easy"),
        lambda table, who: acts.set_option(table, who, "deals", 3),
        lambda table, who: acts.use_house_rules(table, who, "short", {"deals": 3}),
        lambda table, who: seating.remove_player(table, who, 1),
        lambda table, who: acts.end(table, who, START),
    ],
)
def test_the_host_decides_and_moderators(act: Callable[[Table, Who], Table]) -> None:
    table = lobby(3, 1)
    for stranger in (CLEO, DAG):
        with pytest.raises(Refused) as refused:
            act(table, stranger)
        assert (code(refused), refused.value.data) == ("not_host", {"name": "Ada", "server": True})
    assert act(table, ADA).version == act(table, MOD).version == table.version + 1


@pytest.mark.parametrize(
    "act",
    [
        lambda table: acts.join(table, CLEO, "p2", 1),
        lambda table: acts.leave_lobby(table, ADA, START),
        lambda table: add_computer(table, ADA),
        lambda table: remove_computer(table, ADA),
        lambda table: set_level(table, ADA, "easy"),
        lambda table: acts.set_option(table, ADA, "deals", 3),
        lambda table: acts.start(table, ADA, 1, START),
    ],
)
def test_the_lobby_is_over_when_the_match_begins(act: Callable[[Table], Table]) -> None:
    table = match(2, 1)
    with pytest.raises(Refused) as refused:
        act(table)
    assert code(refused) == "already_started"
    with pytest.raises(Refused) as refused:
        act(acts.end(table, ADA, START))
    assert code(refused) == "match_over"


def test_options_keep_what_differs_from_the_default() -> None:
    table = acts.set_option(lobby(1), ADA, "deals", 3)
    assert table.options == {"deals": 3}
    table = acts.set_option(table, ADA, "eight_wild", False)
    assert table.options == {"deals": 3, "eight_wild": False}
    assert acts.set_option(table, ADA, "deals", 0).options == {"eight_wild": False}


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("no_such", 1, "options-unknown_option"),
        ("deals", 999, "options-bad_value"),
        ("eight_wild", 1, "options-bad_value"),
    ],
)
def test_options_that_do_not_exist_are_refused(key: str, value: int, expected: str) -> None:
    with pytest.raises(Refused) as refused:
        acts.set_option(lobby(1), ADA, key, value)
    assert code(refused) == expected


def test_the_start_deals_from_the_secret_and_the_presses() -> None:
    table = lobby(3, 1, options={"deals": 2})
    begun = acts.start(table, ADA, 5000, START + 1)
    seed = match_seed(table.secret, [1000, 1001, 1002, 5000])
    assert begun.state == begun.game.new(4, seed, {"deals": 2}).state
    assert acts.start(table, ADA, 5001, START).state != begun.state
    assert (begun.phase, begun.started_at) == ("playing", START + 1)
    assert begun.contributions == ("1000", "1001", "1002", "5000")
    assert begun.version == begun.turn_version == table.version + 1
    assert begun.seat_versions == (0, 0, 0, 0)
    assert begun.tally == ({}, {}, {}, {})
    (opening,) = begun.log
    assert (opening.version, opening.seat, opening.person, opening.at) == (
        begun.version,
        None,
        None,
        START + 1,
    )
    assert "dealt" in [event.key for event in opening.public]
    assert all(event.to is None for event in opening.public)
    assert any(event.to is not None for event in opening.events), "the hands are among them"


def test_the_commitment_is_known_before_anybody_has_pressed() -> None:
    table = lobby(1)
    assert table.commitment == hashlib.sha256(table.secret).hexdigest()
    assert match(2).commitment == table.commitment


def test_too_few_cannot_start() -> None:
    with pytest.raises(Refused) as refused:
        acts.start(lobby(1), ADA, 1, START)
    assert (code(refused), refused.value.data) == ("too_few_seats", {"count": SEATS[0]})


def test_house_rules_that_do_not_fit_the_seats_cannot_start() -> None:
    table = acts.set_option(lobby(8), ADA, "packs", 1)
    with pytest.raises(Refused) as refused:
        acts.start(table, ADA, 1, START)
    assert code(refused) == "options-bad_seats"


# Who starts


def test_the_host_starts_and_moderators() -> None:
    table = lobby(2)
    with pytest.raises(Refused) as refused:
        acts.start(table, BO, 1, START)
    since = str((START + acts.PATIENCE) // 1000)
    assert (code(refused), refused.value.data["at"]) == ("not_starter", since)
    for who in (ADA, MOD):
        assert acts.start(table, who, 1, START).phase == "playing"


def test_whoever_sits_there_may_start_when_the_host_takes_long() -> None:
    table = lobby(2)
    with pytest.raises(Refused) as refused:
        acts.start(table, BO, 1, START + acts.PATIENCE - 1)
    assert code(refused) == "not_starter"
    assert acts.start(table, BO, 1, START + acts.PATIENCE).phase == "playing"


def test_a_stranger_never_starts() -> None:
    for at in (START, START + acts.PATIENCE):
        with pytest.raises(Refused) as refused:
            acts.start(lobby(2), CLEO, 1, at)
        assert (code(refused), refused.value.data) == ("not_host", {"name": "Ada", "server": True})


# Sending somebody away


def test_who_is_removed_from_a_lobby_gives_their_seat_free() -> None:
    table = lobby(3, 1)
    removed = seating.remove_player(table, ADA, 1)
    assert names(removed) == ["Ada", "Cleo", COMPUTERS[0]]
    assert (removed.host, removed.version) == ("p0", table.version + 1)
    assert names(acts.join(removed, BO, "p1", 9))[-1] == "Bo", "and may sit down again"


def test_a_moderator_may_remove_the_host_and_the_next_person_is_host() -> None:
    removed = seating.remove_player(lobby(2, 1), MOD, 0)
    assert (names(removed), removed.host) == (["Bo", COMPUTERS[0]], "p1")


@pytest.mark.parametrize(
    ("people", "who", "seat", "expected"),
    [
        (2, ADA, 0, "remove_yourself"),
        (2, ADA, 2, "no_such_player"),
        (2, ADA, 3, "no_such_player"),
        (2, ADA, -1, "no_such_player"),
        (1, MOD, 0, "last_player"),
    ],
    ids=["oneself", "a computer", "nobody", "before the first", "the last person"],
)
def test_who_cannot_be_removed_from_a_lobby(people: int, who: Who, seat: int, expected: str) -> None:
    with pytest.raises(Refused) as refused:
        seating.remove_player(lobby(people, 1), who, seat)
    assert code(refused) == expected


def test_seats_and_host_are_found() -> None:
    table = lobby(2, 1)
    assert [table.seat_of(person(number).user_id) for number in range(3)] == [0, 1, None]
    assert acts.host_of(table).name == NAMES[0]
    with pytest.raises(Refused) as refused:
        acts.need_seat(table, Who(1, "Ada"))
    assert code(refused) == "not_started"
