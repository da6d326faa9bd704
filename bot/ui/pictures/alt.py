"""The alt texts of pictures: everything that they show, in words that can be read aloud.

Discord allows 1,024 characters. A longer text names the cards by signs. If it is still too long, it ends with
the number of sentences left out, and the message's own text contains the same facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from bot.ui.i18n.user_text import label_text
from bot.ui.i18n.wording import Wording, cards_worth
from bot.ui.pictures.hand import HandFacts
from bot.ui.pictures.replay import Hands
from bot.ui.pictures.seats import SeatFacts
from bot.ui.pictures.table import Scene

LIMIT = 1024
"""The most characters that Discord allows in an alt text."""


class Alt(NamedTuple):
    """An alt text, and whether it says everything that the picture shows."""

    text: str
    is_whole: bool


def shortened(text: str) -> Alt:
    """A text, cut to :data:`LIMIT` characters."""
    return Alt(text, is_whole=True) if len(text) <= LIMIT else Alt(text[: LIMIT - 1] + "…", is_whole=False)


def hand_alt(hand: HandFacts, words: Wording, scene: Scene | None = None) -> Alt:
    """The picture of a hand in words, at most :data:`LIMIT` characters; the arguments are the picture's."""

    def sentences(worded: Wording) -> Iterator[str]:
        yield from _hand(hand, worded)
        if scene is not None:
            yield from _table(scene, worded)

    return _within_limit(sentences, words)


def table_alt(scene: Scene, words: Wording, hands: Hands = ()) -> Alt:
    """The picture of a table in words, at most :data:`LIMIT` characters. ``hands`` are those that are shown
    below it. It is not whole where the picture does not show what lies on the table.
    """

    def sentences(worded: Wording) -> Iterator[str]:
        yield from _table(scene, worded)
        for seat, cards in hands:
            shown = worded.cards(cards) if cards else None
            yield worded.say("pictures-held", number=seat + 1, cards=shown)

    alt = _within_limit(sentences, words)
    return alt._replace(is_whole=alt.is_whole and scene.middle is not None)


def _table(scene: Scene, words: Wording) -> Iterator[str]:
    if scene.middle is not None:
        yield from scene.middle.told(words)
    for seat, facts in enumerate(scene.seats):
        yield _seat(seat, facts, words)


def _within_limit(sentences: Callable[[Wording], Iterator[str]], words: Wording) -> Alt:
    for spoken in (True, False):
        said = list(sentences(replace(words, spoken=spoken)))
        if len(text := " ".join(said)) <= LIMIT:
            return Alt(text, is_whole=True)
    for kept in range(len(said) - 1, 0, -1):
        rest = words.say("pictures-left-out", count=len(said) - kept)
        if len(text := " ".join([*said[:kept], rest])) <= LIMIT:
            return Alt(text, is_whole=False)
    return Alt(text[: LIMIT - 1] + "…", is_whole=False)


def _hand(hand: HandFacts, words: Wording) -> Iterator[str]:
    say, heads = words.say, dict(hand.heads)
    marked = [*zip(hand.cards, hand.are_chosen, strict=True)]
    chosen = [code for code, is_chosen in marked if is_chosen]
    others = [code for code, is_chosen in marked if not is_chosen]
    bright = [code for code in others if code in hand.playable]
    dim = [code for code in others if code not in hand.playable]
    yield say("pictures-hand", count=len(hand.cards))
    if chosen:
        yield say("pictures-chosen", cards=cards_worth(chosen, words, heads))
    if bright:
        phrase = "pictures-joining" if chosen else "pictures-answers" if hand.asked else "pictures-playable"
        yield say(phrase, cards=cards_worth(bright, words, heads))
    if dim:
        yield say("pictures-unplayable", cards=cards_worth(dim, words, heads))
    new = [code for code, is_new in zip(hand.cards, hand.are_new, strict=True) if is_new]
    if new:
        yield say("pictures-new", cards=words.cards(new))


def _seat(seat: int, facts: SeatFacts, words: Wording) -> str:
    return words.say(
        "pictures-seat",
        number=seat + 1,
        name=label_text(words.names[seat]),
        out=facts.out,
        cards=facts.cards,
        turn=facts.on_turn,
        mark=("calling" if facts.calling else facts.mark) or None,
        stamp="paid" if facts.stamp.startswith("+") else facts.stamp or None,
        drawn=int(facts.stamp) if facts.stamp.startswith("+") else None,
        reaction=facts.reaction or None,
        kind=facts.kind or None,
        amount=facts.amount,
    )
