"""A replay shows through somebody's eyes their own cards and what lay open, and no other card."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.games import GAMES
from bot.match_file import Eyes, Replay, replay_of
from bot.tables import Chair, PastMatch
from bot.ui.components.layout import components_of
from bot.ui.components.post import Illustration
from bot.ui.i18n.players import past_wording
from bot.ui.i18n.translator import translator
from bot.ui.pictures import scene_of, table_alt
from bot.ui.replays.replays import film_message, film_of, replay_message, shown_hands
from tests.e2e.screen import plain
from tests.e2e.witness import cards_in, texts
from tests.match_file.at_random import some_record
from tests.ui.catalogue import LOCALES

POSITIONS = 12
EARLY = 40
"""The first moves of a deal."""


def past_match(key: str, chance: Random) -> PastMatch:
    replay = replay_of(some_record(key, chance))
    chairs = tuple(Chair(f"Player {seat}", f"p{seat}", 1000 + seat) for seat in range(replay.seats))
    return PastMatch("0abc1234", 1, 2, 3, key, chairs, replay, "rules")


def lain_open(replay: Replay, at: int) -> set[str]:
    """The cards of this deal that everybody has seen up to a position."""
    seen: set[str] = set()
    for each in range(replay.deal_of(at).start, at + 1):
        table = replay.observe(each)
        assert table is not None
        told = [event.data for event in replay.happened(each, "table")]
        seen |= cards_in(json.dumps([table.table, [line.data for line in table.lines], told], default=list))
    return seen


def named_in(view: object) -> set[str]:
    """The cards that a message names, in its texts and in the description of its picture."""
    return {card for text in texts(view) for card in cards_in(plain(text))}


@pytest.mark.parametrize(
    "key", ["olsen", "olsen_olsen", "pursuit", "ole"]
)  # by their codes, otters are words
def test_no_eyes_see_a_card_that_they_may_not(key: str) -> None:
    chance = Random(key)
    match = past_match(key, chance)
    replay, looked = match.replay, 0
    # Late in a long deal, everybody has seen every card.
    early = [at for at in range(replay.last) if at - replay.deal_of(at).start < EARLY]
    for at in chance.sample(early, min(POSITIONS, len(early))):
        open_cards, say = lain_open(replay, at), translator(chance.choice(LOCALES))
        everybody: list[Eyes] = ["table", *range(replay.seats)]
        for eyes in everybody:
            hands, seen = shown_hands(replay, at, eyes), replay.observe(at)
            assert seen is not None
            alt = table_alt(scene_of(match.game, seen), past_wording(match, say, at), hands).text
            view = replay_message(match, at, eyes, say, Illustration("replay.png", b"", alt))
            got = {
                card
                for event in replay.happened(at, eyes)
                if event.to == eyes
                for card in str(event.data.get("cards", "")).split()
            }
            own = {card for _, hand in hands for card in hand} | got
            assert named_in(components_of(view)) <= open_cards | own
            looked += bool(own - open_cards)
    assert looked


@pytest.mark.parametrize("key", GAMES)
def test_a_film_tells_what_the_table_saw(key: str) -> None:
    match = past_match(key, Random(f"film {key}"))
    moves = film_of(match.replay, match.replay.last)
    view = film_message(match, moves, translator())
    assert named_in(components_of(view)) <= lain_open(match.replay, moves[-1])


def test_the_hands_of_an_open_replay_are_all_in_words() -> None:
    match, say = past_match("olsen", Random(9)), translator()
    view = plain(json.dumps(components_of(replay_message(match, 0, "open", say)), ensure_ascii=False))
    words = past_wording(match, say, 0)
    for _, hand in shown_hands(match.replay, 0, "open"):
        assert plain(words.cards(hand)) in view
