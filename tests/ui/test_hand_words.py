"""Hands in words: brief enough to be read aloud, with what has happened since their owners last played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.games import GAMES
from bot.games.api import Event, Move, Seat
from bot.players.greedy import choose
from bot.services import PlayerSettings
from bot.tables import Chair, Table, TableLogEntry, forced_move, new_cards, next_actor, since_turn
from bot.tables.table import begin, play
from bot.ui.components.layout import texts_of
from bot.ui.delivery.hand_view import HandView
from bot.ui.hands.hand import BRIEF, hand_message
from bot.ui.i18n.translator import translator
from bot.user_text import UserText
from tests.ui.catalogue import LOCALES

PLAYERS = ("Ada", "Bo", "Cleo", "Dag")
MOVES = 120


def started(key: str, seed: int) -> Table:
    chairs = tuple(
        Chair(UserText(name), name.lower(), 100 + seat, press=1000 + seat)
        for seat, name in enumerate(PLAYERS)
    )
    lobby = Table(
        "abcdefgh",
        place_id=1,
        channel_id=2,
        host="ada",
        game_key=key,
        clock="normal",
        ranked=False,
        secret=bytes([seed]) * 32,
        created_at=0,
        options={},
        chairs=chairs,
    )
    return replace(begin(lobby, "5", 1000), deadline=1_767_225_723_000)


def turns(key: str, seed: int) -> Iterator[tuple[Table, Seat]]:
    """A match of sensible players, as each of them finds it at their turn."""
    table, chance = started(key, seed), Random(seed)
    for number in range(MOVES):
        if not table.is_open:
            break
        actor = next_actor(table)
        if actor is not None:
            yield table, actor
        move = Move("deal") if actor is None else choose(table.observe(actor), chance)
        table, _ = play(table, actor or 0, move, "person", 2000 + number)


def read_aloud(table: Table, seat: Seat, locale: str = "en") -> str:
    view = HandView(settings=PlayerSettings(text_only=True))
    return "\n".join(texts_of(hand_message(table, seat, translator(locale), {}, view)))


def test_no_move_is_promised_soon_while_an_umpire_holds_the_table() -> None:
    table = next(table for table, seat in turns("olsen", 1) if forced_move(table, seat) is not None)
    held = replace(table, held_until=table.deadline)
    soon = "**I’ll press "
    seat = next_actor(table) or 0
    assert f"{soon}Draw a card for you**" in read_aloud(table, seat), "not that this is all that can be done"
    assert soon not in read_aloud(held, seat)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_a_turn_in_words_alone_is_brief(key: str, locale: str) -> None:
    lengths = [len(read_aloud(table, seat, locale)) for seed in (1, 2) for table, seat in turns(key, seed)]
    assert len(lengths) > 30
    assert max(lengths) <= BRIEF


def test_a_card_that_a_hint_names_is_not_named_again() -> None:
    (text, *_) = [
        text for table, seat in turns("ole", 1) if "end your turn: " in (text := read_aloud(table, seat))
    ]
    told, _, also = text.partition("end your turn: ")[2].partition("\n")
    assert {*told.split(", ")}.isdisjoint(also.rpartition(": ")[2].split(", "))


def with_log(
    *entries: tuple[Seat, str, tuple[Event, ...]], origin: str = "person", game: str = "olsen"
) -> Table:
    table = started(game, 1)
    log = tuple(
        TableLogEntry(10 + number, seat, move, origin, None, 0, events)  # type: ignore[arg-type]  # one of them
        for number, (seat, move, events) in enumerate(entries)
    )
    return replace(table, log=(*table.log, *log))


DRAW = (Event("drew", {"seat": 0, "count": 1, "why": "turn"}), Event("drew", {"cards": "7H"}, 0))
FORGOT = (
    Event("call_missed", {"seat": 0}),
    Event("penalty", {"seat": 0, "count": 2}),
    Event("penalty", {"seat": 0, "count": 2, "cards": "8S KD"}, 0),
    Event("played", {"seat": 1, "cards": "2C", "left": 3}),
)


def test_cards_are_new_that_came_with_the_last_move_and_since() -> None:
    before = (0, "draw", (Event("drew", {"cards": "3S"}, 0),))
    table = with_log(before, (0, "draw", DRAW), (1, "play 2C", FORGOT))
    assert sorted(new_cards(table, 0)) == ["7H", "8S", "KD"]
    assert new_cards(table, 1) == ()


STUCK = (
    (0, "draw", (DRAW[0], Event("drew", {"cards": "3S"}, 0))),
    (0, "draw", DRAW),
    (0, "pass", (Event("passed", {"seat": 0}),)),
)


def test_all_cards_are_new_that_came_in_a_turn_without_a_choice() -> None:
    assert sorted(new_cards(with_log(*STUCK, (1, "play 2C", FORGOT[3:]), origin="forced"), 0)) == ["3S", "7H"]
    assert new_cards(with_log(*STUCK), 0) == (), "what one has drawn oneself, one has seen"


@pytest.mark.parametrize(
    ("locale", "told"), [("en", "You draw 3♠︎ 7♥ and pass."), ("nb", "Du trekker 3♠︎ 7♥ og sier pass.")]
)
def test_what_the_table_drew_for_its_owner_is_told_to_them(locale: str, told: str) -> None:
    table = with_log(*STUCK, (1, "play 2C", FORGOT[3:]), origin="forced")
    say = translator(locale)
    own, others = ("\n".join(texts_of(hand_message(table, seat, say, {}, HandView()))) for seat in (0, 2))
    assert told in own
    assert "Ada" not in own.partition("\n")[2].partition("Bo")[0]
    assert "Ada" in others


def test_a_hand_that_was_dealt_is_not_new() -> None:
    assert all(new_cards(started(key, 1), seat) == () for key in GAMES for seat in range(4))


def test_what_happened_to_the_reader_comes_first_and_is_said_to_them() -> None:
    said = read_aloud(with_log((0, "draw", DRAW), (1, "play 2C", FORGOT)), 0)
    news, others = (
        said.index("**❗ You forgot “Olsen One Card”: 2 cards!**"),
        said.index("Bo plays 2 of clubs"),
    )
    assert news < others
    assert "Ada forgot" not in said


def test_others_are_told_what_happened_by_name() -> None:
    table = with_log((0, "draw", DRAW), (1, "play 2C", FORGOT))
    assert "You forgot" not in read_aloud(table, 2)


def test_a_call_that_ones_own_move_has_cost_is_told() -> None:
    laid = Event("played", {"seat": 0, "cards": "2C", "left": 0})
    said = read_aloud(with_log((0, "play 2C", (laid, *FORGOT[:3])), (1, "draw", ())), 0)
    assert "**❗ You forgot “Olsen One Card”: 2 cards!**" in said
    assert "Ada lays" not in said


def test_whose_turn_comes_back_at_once_reads_why() -> None:
    seat = next_actor(started("olsen", 1)) or 0
    others = [other for other in range(len(PLAYERS)) if other != seat]
    laid = (Event("played", {"seat": seat, "cards": "AC"}), Event("missed", {"seats": others}))
    assert "miss a turn" in read_aloud(with_log((seat, "play AC", laid)), seat)
    assert "ace" not in read_aloud(with_log((seat, "play AC", laid[:1])), seat).splitlines()[2]


def test_a_call_of_ones_own_hides_nothing_of_what_others_did() -> None:
    called = (0, "call", (Event("called", {"seat": 0}),))
    table = with_log((0, "draw", DRAW), (1, "play 2C", FORGOT[3:]), called)
    assert [entry.seat for entry in since_turn(table, 0)] == [1]


def test_what_a_computer_played_for_the_absent_is_what_they_have_missed() -> None:
    moves = ((0, "draw", DRAW), (1, "play 2C", FORGOT[3:]), (2, "draw", ()))
    assert [entry.seat for entry in since_turn(with_log(*moves), 0)] == [1, 2]
    assert [entry.seat for entry in since_turn(with_log(*moves, origin="stand_in"), 0)] == [0, 1, 2]


def test_a_turn_without_a_choice_is_no_turn_of_ones_own_and_is_told_in_one_sentence() -> None:
    seat = next_actor(started("olsen", 1)) or 0
    stuck = [
        (seat, move, tuple(event._replace(data={**event.data, "seat": seat}) for event in events))
        for _, move, events in STUCK
    ]
    table = with_log(*stuck, origin="forced")
    assert [entry.seat for entry in since_turn(table, seat)] == [seat] * 3
    assert "You draw 2 cards and pass." in read_aloud(table, seat)


@pytest.mark.parametrize("game", ["olsen", "pursuit"])
def test_what_everyone_only_draws_turn_after_turn_is_told_once_for_each_player(game: str) -> None:
    def drew(seat: Seat) -> tuple[Seat, str, tuple[Event, ...]]:
        return seat, "draw", (Event("drew", {"seat": seat, "count": 1, "why": "turn"}),)

    rounds = [drew(seat) for _ in range(3) for seat in (1, 2)]
    said = read_aloud(with_log((0, "draw", DRAW), *rounds, (1, "play 2C", FORGOT[3:]), drew(2), game=game), 0)
    assert "Bo draws 3 cards. Cleo draws 3 cards. Bo plays 2 of clubs. Cleo draws a card." in said
