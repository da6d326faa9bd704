"""Reactions to the last event at a table: one for each person, gone soon after somebody has played."""

from __future__ import annotations

from bot.match_file import Origin
from bot.tables import Table
from bot.tables import table as acts
from bot.tables.reactions import LINGER_MS, NO_REACTIONS, TABLES, Reactions
from tests.tables.clock import START
from tests.tables.club import match, on_turn

ADA, BO, WATCHER = 1, 2, 77


LATER = START + LINGER_MS


def moved(table: Table, origin: Origin = "person", at: int = LATER) -> Table:
    """The table after a turn move of the seat on turn."""
    seat = on_turn(table)
    move = next(move for move in table.game.legal_moves(table.state, seat) if move.verb in ("draw", "play"))
    return acts.play(table, seat, move, origin, at)[0]


def test_each_person_has_one_reaction_which_the_next_replaces_and_the_same_takes_back() -> None:
    table, reactions = match(3), Reactions()
    reactions.react(table, ADA, "laugh", START)
    reactions.react(table, BO, "laugh", START)
    reactions.react(table, WATCHER, "clap", START)
    assert reactions.at(table) == ({0: "laugh", 1: "laugh"}, {"laugh": 2, "clap": 1})
    reactions.react(table, ADA, "gasp", START)
    reactions.react(table, BO, "laugh", START)
    assert reactions.at(table) == ({0: "gasp"}, {"gasp": 1, "clap": 1})


def test_they_last_until_a_person_has_played_and_a_call_is_no_turn() -> None:
    table, reactions = moved(match(2, 1)), Reactions()
    reactions.react(table, ADA, "laugh", START)
    shown = reactions.at(table)
    table = moved(table, "computer")
    assert reactions.at(table) == shown
    reactions.react(table, BO, "clap", START)
    assert reactions.at(moved(table, "computer")).counts == {"laugh": 1, "clap": 1}
    table = moved(table)
    assert reactions.at(table) is NO_REACTIONS
    reactions.react(table, BO, "gasp", START)
    assert reactions.at(table).seats == {1: "gasp"}


def test_one_that_is_pressed_as_another_player_moves_is_seen_and_can_be_given_again() -> None:
    table, reactions = moved(match(3), at=START), Reactions()
    reactions.react(table, ADA, "laugh", START + 1)
    table = moved(table, at=LATER)
    assert reactions.at(table) == ({0: "laugh"}, {"laugh": 1})
    reactions.react(table, ADA, "laugh", LATER + 1)
    assert reactions.at(table) == ({0: "laugh"}, {"laugh": 1})
    reactions.react(table, ADA, "laugh", LATER + 2)
    assert reactions.at(table) is NO_REACTIONS


def test_they_end_with_a_deal_whoever_ended_it() -> None:
    position = {"turn": 2, "discard": "9H", "hands": ["2C 3C", "2D 3D", "9C"]}
    table, reactions = match(2, 1, position=position, options={"deals": 2}), Reactions()
    reactions.react(table, ADA, "laugh", START)
    over, _ = acts.play(table, 2, table.game.legal_moves(table.state, 2)[0], "computer", LATER)
    assert over.observe(None).phase == "between"
    assert reactions.at(over) is NO_REACTIONS


def test_they_change_nothing_about_the_table_and_say_nothing_of_who_is_forgotten() -> None:
    table, reactions = match(2), Reactions()
    reactions.react(table, ADA, "laugh", START)
    reactions.react(table, WATCHER, "laugh", START)
    reactions.forget_player(WATCHER)
    assert reactions.at(table) == ({0: "laugh"}, {"laugh": 1})
    assert (table.version, len(table.log)) == (match(2).version, 1)


def test_so_many_tables_are_remembered_at_most() -> None:
    reactions, tables = Reactions(), [match(2, table_id=f"t{number}") for number in range(TABLES + 1)]
    for table in tables:
        reactions.react(table, ADA, "clap", START)
    assert reactions.at(tables[0]) is NO_REACTIONS
    assert reactions.at(tables[-1]).seats == {0: "clap"}
