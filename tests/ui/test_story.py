"""What has happened is told in few lines, and nothing that everybody must know is left out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.games import GAMES
from bot.games.api import Event, Move
from bot.tables import Table, TableLogEntry
from bot.tables import table as acts
from bot.ui.hands.since import calls_lines, others_line, own_call_line
from bot.ui.i18n.players import wording
from bot.ui.i18n.story import (
    HEADLINES,
    LINES,
    MOST_LINES,
    call_news,
    headlines,
    lines_of,
    newest_lines,
    stamps,
    story,
    worded,
)
from bot.ui.i18n.translator import translator
from bot.ui.tables.table import STORY_LIMIT
from tests.players.test_greedy import some_rules
from tests.tables.clock import START
from tests.tables.club import ADA, lobby, match, on_turn, some_move
from tests.ui.catalogue import LOCALES

MATCHES = 6
MOVES = 120
SAY = translator()
CHALLENGES = {"enforce": "challenge"}


def played(table: Table, *moves: str) -> Table:
    """The table after these moves of whoever is on turn; a number before one is the seat that makes it."""
    for text in moves:
        first, _, rest = text.partition(":")
        seat, move = (int(first), rest) if rest else (on_turn(table), text)
        table, _ = acts.play(table, seat, Move.parse(move), "person", START)
    return table


def told(table: Table) -> list[str]:
    return story(table, SAY, STORY_LIMIT).removeprefix("- ").split("\n- ")


def middle(*hands: str, discard: str = "9H", stock: str = "2C 3C 4C", **more: object) -> Table:
    position = {"turn": 0, "first_turn": [], "discard": discard, "hands": list(hands), **more}
    table = match(len(hands), position=position)
    load = {**table.game.dump(table.state), "stock": stock}
    return replace(table, state=table.game.load(load), log=())


def test_what_is_drawn_and_then_done_is_one_line() -> None:
    table = played(middle("KS QS", "5C 6C"), "draw", "draw", "draw", "pass")
    assert told(table) == ["Ada draws 3 cards and passes."]
    table = played(middle("KS QS", "5C 6C", stock="2C TH 4C"), "draw", "draw", "play TH")
    assert told(table) == ["Ada draws 2 cards and plays 10♥."]
    table = played(middle("KS QS", "5C 6C"), "draw", "draw")
    assert told(table) == ["Ada draws 2 cards."]


def test_whoever_lays_their_last_card_or_wins_a_deal_is_out_and_that_is_said_once() -> None:
    table = played(middle("KH", "5C 6C"), "play KH")
    assert told(table) == ["Ada plays K♥, the last card! Ada wins deal 1."]
    called = Event("called", {"seat": 0, "kind": "olsen_olsen"})
    out, over = Event("went_out", {"seat": 0}), Event("deal_over", {"deal": 1, "winner": 0, "points": [0, 9]})
    entry = replace(table.log[-1], events=(called, out, over))
    texts = [worded(line, wording(table, SAY)) for line in lines_of([entry])]
    assert texts[1:] == ["Ada wins deal 1."]


def test_a_card_and_the_suit_that_its_player_wants_are_one_sentence() -> None:
    table = played(middle("8C QS", "5C 6C 9C", stock="2C 8D 4C"), "play 8C =D")
    assert told(table) == ["Ada plays 8♣ and wants ♦ diamonds, with one card left."]
    table = played(middle("KS QS", "5C 6C", stock="2C 8D 4C"), "draw", "draw", "play 8D =S")
    assert told(table) == ["Ada draws 2 cards, plays 8♦ and wants ♠ spades."]


def test_turns_are_told_apart() -> None:
    table = middle("KS QS", "5C 6C", stock="2C 3C 4C 2D 3D 4D")
    table = played(table, *["draw"] * 3, "pass", *["draw"] * 3, "pass")
    assert told(table) == ["Ada draws 3 cards and passes.", "Bo draws 3 cards and passes."]


def test_moves_that_a_computer_made_instead_are_not_told_with_a_persons_own() -> None:
    table = played(middle("KS QS", "5C 6C"), "draw", "draw")
    table, _ = acts.play(table, 0, Move("draw"), "stand_in", START)
    assert told(table) == ["Ada draws 2 cards.", "💤 Ada draws a card."]


def test_what_an_ace_does_is_one_sentence() -> None:
    table = played(middle("AH 3S 5D", "5C 6C", "TD JD"), "play AH")
    assert told(table) == ["Ada plays A♥. Bo and Cleo draw a card each and miss a turn."]
    short = played(middle("AH 3S 5D", "5C 6C", "TD JD", discard="AH", stock="2C"), "play AH")
    assert told(short) == [
        "Ada plays A♥. The discard pile is shuffled into a new draw pile of 1. "
        "Bo and Cleo draw a card each and miss a turn."
    ]
    short = played(middle("AH 3S 5D", "5C 6C", "TD JD", options={"recycle": "none"}, stock="2C"), "play AH")
    assert told(short) == [
        "Ada plays A♥. Bo and Cleo must draw a card each. Bo draws a card. "
        "Cleo has nothing to draw. Bo and Cleo miss a turn."
    ]


def test_a_call_is_a_headline_until_somebody_else_has_moved() -> None:
    table = played(middle("4H 9C", "5H 6C 7C"), "play 4H", "0:call")
    assert headlines(table, SAY) == "### 📣 Ada called Olsen One Card!"
    assert told(table) == ["Ada plays 4♥, with one card left."]
    assert stamps(table) == {0: "called"}
    table = played(replace(table, told_version=table.version), "play 5H")
    assert headlines(table, SAY) == ""
    assert stamps(table) == {}
    assert told(table) == [
        "Ada plays 4♥, with one card left.",
        "📣 Ada called Olsen One Card!",
        "Bo plays 5♥.",
    ]


def test_a_call_that_was_not_shown_yet_is_still_a_headline() -> None:
    table = played(middle("4H 9C", "5H 6C 7C"), "play 4H !", "play 5H")
    assert headlines(table, SAY) == "### 📣 Ada called Olsen One Card!"
    assert told(table) == ["Ada plays 4♥, with one card left.", "Bo plays 5♥."]


def test_a_call_that_was_forgotten_is_a_headline_with_its_price() -> None:
    cards = " ".join(f"{rank}D" for rank in "23456789TJQK")
    table = played(middle("4H 9C", "5H 6C 7C", stock=cards), "play 4H", "play 5H")
    assert headlines(table, SAY) == "### ❗ Ada forgot “Olsen One Card” and draws 10 cards!"
    assert stamps(table) == {0: "+10"}
    assert told(table) == ["Ada plays 4♥, with one card left.", "Bo plays 5♥."]


def test_a_price_is_told_with_its_cause_although_the_pile_is_shuffled_for_it() -> None:
    table = played(middle("4H 9C", "5H 6C 7C", discard="KC KD KS TC TD TS JC JD JS QC QD QS 9H"), "play 4H")
    table = played(table, "play 5H")
    assert headlines(table, SAY) == "### ❗ Ada forgot “Olsen One Card” and draws 10 cards!"
    assert "The discard pile is shuffled into a new draw pile of 13." in told(table)


def test_no_headline_stands_over_a_match_that_has_ended() -> None:
    table = played(middle("4H 9C", "5H 6C 7C"), "play 4H !")
    assert headlines(acts.close(table, START), SAY) == ""


def test_a_challenge_that_is_no_longer_possible_is_not_told() -> None:
    hands = "4H 9C", "5H 6C 7C", "TD JD QD"
    stock = "2C 3C 4C 5C 6D 7D 8D 9D TS JS QS KS"
    forgot = played(middle(*hands, stock=stock, options=CHALLENGES), "play 4H", "play 5H")
    assert headlines(forgot, SAY) == "### Ada forgot “Olsen One Card”."
    caught = played(forgot, "2:challenge 0")
    assert headlines(caught, SAY) == "### ❗ Cleo challenges Ada, who draws 10 cards!"
    assert "Ada forgot “Olsen One Card”." in told(caught)
    assert [line.events[0].key for line in call_news(caught)] == ["caught"]
    others = others_line(caught, 2, wording(caught, SAY), 500)
    assert others == SAY("hand-since", what="Ada plays 4♥, with one card left. Bo plays 5♥.")


def test_the_next_call_that_is_due_comes_before_what_was_forgotten() -> None:
    position = {"turn": 0, "discard": "9H", "hands": ["4H 5H", "6H 7C 8C", "7H 9C TC"]}
    options = {"calls_by_hand": True, **CHALLENGES}
    table = match(3, game_key="olsen_olsen", position=position, options=options)
    waiting = played(table, "play 4H", "play 6H")
    forgot = "❗ You forgot “Ólsen”. The others can challenge you now."
    assert calls_lines(waiting, 0, wording(waiting, SAY)) == SAY("hand-hit", what=forgot)
    assert own_call_line(waiting, 0, wording(waiting, SAY)) == ""
    due = played(waiting, "play 7H")
    assert calls_lines(due, 0, wording(due, SAY)) == ""
    assert own_call_line(due, 0, wording(due, SAY)) == SAY("hand-since", what=forgot)


def unfolded(events: Iterable[Event]) -> Counter[tuple[object, ...]]:
    """How many cards each seat has drawn, and what else has happened to it how often, by all that is told."""
    found: Counter[tuple[object, ...]] = Counter()
    kinds = {
        "drew_passed": ["passed"],
        "drew_played": ["played"],
        "played_named": ["played", "named"],
        "drew_played_named": ["played", "named"],
        "forgot": ["call_missed"],
        "caught": ["challenged"],
        "called_falsely": ["false_call"],
        "challenged_falsely": ["false_challenge"],
        "poisoned_missed": ["poisoned", "missed"],
        "drew": [],
        "penalty": [],
    }
    for event in events:
        data = event.data
        drawing = event.key.startswith(("drew", "forgot", "called_", "challenged_", "caught", "penalty"))
        if drawing and data["count"]:
            found[data["target" if event.key == "caught" else "seat"], "draws"] += data["count"]
        for seat in data["seats"] if event.key == "poisoned_missed" else ():
            found[seat, "draws"] += data["count"]
        for key in kinds.get(event.key, [event.key]):
            seat = None if key in ("missed", "poisoned") else data.get("seat")
            found[key, seat, data.get("cards") if key == "played" else None] += 1
    return found


def all_public(log: Sequence[TableLogEntry]) -> list[Event]:
    return [event for entry in log for event in entry.public]


@pytest.mark.parametrize("key", GAMES)
def test_every_event_is_told(key: str) -> None:
    chance, merged = Random(key), Counter[str]()
    for _ in range(MATCHES):
        seats = chance.choice(GAMES[key].spec.seats[:4])
        table = acts.start(lobby(seats, game_key=key, options=some_rules(key, seats, chance)), ADA, 1, START)
        for number in range(MOVES):
            if not table.is_open:
                break
            seat = chance.randrange(seats)
            may = [seat] if table.observe(seat).legal else [on_turn(table)]
            table, _ = acts.play(table, may[0], some_move(table, may[0], chance), "person", START)
            lines = lines_of(table.log)
            assert [*newest_lines(table.log)] == lines[::-1]
            events = [event for line in lines for event in line.events]
            assert unfolded(events) == unfolded(all_public(table.log))
            assert [line.version for line in lines] == sorted(line.version for line in lines)
            merged.update(event.key for event in events)
            if number % 10:
                continue
            for locale in LOCALES:
                text = story(table, translator(locale), STORY_LIMIT)
                assert not re.search("None[^ ]|none[^ ]|[{}]|  ", headlines(table, translator(locale)) + text)
            above = headlines(table, SAY).count("### ")
            assert above <= HEADLINES
            assert min(len(lines), LINES) - above <= len(told(table)) <= MOST_LINES + 1
            assert len(told(table)) <= MOST_LINES or told(table)[0] == SAY("story-earlier")
    if "call" in GAMES[key].spec.out_of_turn:
        assert merged["called"] > 5
