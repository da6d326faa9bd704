"""A replay shows through somebody's eyes their own cards and what lay open, and no other card."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.games import GAMES
from bot.match_file import Eyes, Replay, replay_of
from bot.players.review import Review
from bot.tables import Chair, PastMatch
from bot.ui.components.layout import components_of
from bot.ui.components.post import Illustration
from bot.ui.i18n.players import past_wording
from bot.ui.i18n.translator import translator
from bot.ui.i18n.wording import Wording, in_sentence
from bot.ui.pictures import scene_of, table_alt
from bot.ui.replays.ending import ending_message, ending_of, moves_of
from bot.ui.replays.positions import public_scene, shown_hands
from bot.ui.replays.story import Reader, move_screen, overview
from bot.user_text import UserText
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
            view = move_screen(match, at, eyes, Reader(eyes), say, Illustration("replay.png", b"", alt))
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
def test_an_ending_shows_what_the_table_saw_and_nothing_else(key: str) -> None:
    """Its frames are pictures of a spectator's observations, and its captions tell public events alone."""
    for number in range(3):
        match = past_match(key, Random(f"ending {key} {number}"))
        replay, say = match.replay, translator()
        moves, film = moves_of(match), ending_of(match, say)
        assert 1 <= len(film.frames) <= 10
        assert moves[-1] == replay.last
        for at, frame in zip(moves, film.frames, strict=True):
            words = past_wording(match, say, at)
            assert frame.scene == public_scene(replay, at, words)
            if key not in ("otter", "ole"):  # by their codes, otters are words
                assert cards_in(plain(" ".join(frame.caption))) <= lain_open(replay, at)
        assert named_in(components_of(ending_message(match, say))) <= lain_open(replay, replay.last)


@pytest.mark.parametrize("has_hand", [False, True])
def test_a_player_can_post_the_ending_at_once(has_hand: bool) -> None:
    """Not only after hundreds of moves."""
    match = past_match("ole", Random(3))
    review = Review(((0, 0.5), (match.replay.last, 1.0)), (), 0.0, 0.0, 0, None)
    first = overview(match, review, Reader(0, True, review, has_hand), translator())
    assert "Post the ending" in texts(components_of(first))


def test_the_hands_of_an_open_replay_are_all_in_words() -> None:
    match, say = past_match("olsen", Random(9)), translator()
    view = plain(
        json.dumps(components_of(move_screen(match, 0, "open", Reader("table"), say)), ensure_ascii=False)
    )
    words = past_wording(match, say, 0)
    for _, hand in shown_hands(match.replay, 0, "open"):
        assert plain(words.cards(hand)) in view


@pytest.mark.parametrize(
    ("key", "move", "told"),
    [
        ("olsen", "play 8C =H", "Play 8♣ and choose ♥ hearts"),
        ("olsen", "play 8C", "Play 8♣"),
        ("otter", "play 8 1 >1", "Play 8 on column 2 and choose Bo"),
    ],
)
def test_a_move_in_a_sentence_says_what_it_chooses(key: str, move: str, told: str) -> None:
    words = Wording(key, [UserText("Ada"), UserText("Bo")], translator())
    assert in_sentence(move.split(), words) == told
