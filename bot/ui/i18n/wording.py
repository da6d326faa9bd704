"""Wording: moves, cards and events of a game in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import pairwise
from typing import Any

from bot.games.api import Event, Observation, Seat
from bot.services import Sort
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.i18n.values import joined, listed
from bot.user_text import UserText

SUITS = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}
SUIT_ORDER = "".join(SUITS)
RANKS = "A23456789TJQK"
FRENCH = {rank + suit: rank.replace("T", "10") + sign for suit, sign in SUITS.items() for rank in RANKS}
"""The French-suited cards as people write them."""

NO_CARD = "-"
"""What stands in a move where a card could stand."""

UNNUMBERED = 99
"""A number greater than those of all cards, to sort cards without a number last."""


def call_phrase(game: str, say: Translator, *, is_last: bool) -> str:
    """The phrase that names the call of a game; ``is_last`` where the one that calls has no card left, for
    which a game may have a call of its own.
    """
    last = f"{game}-call-last"
    return last if is_last and say.has(last) else f"{game}-call"


def challenge_label(move: Sequence[str], seen: Observation, words: Wording) -> str:
    """The label of a button for a challenge, given the words of the move: whom it is about, and why it is
    possible.
    """
    has_forgotten = int(move[1]) in seen.table.get("offence", ())
    return words.say("challenge-why", move=words.move(move), has_forgotten=has_forgotten)


def in_order(hand: Iterable[str], sort: Sort = "suit") -> list[str]:
    """A hand sorted by suit (or colour) and then by number, or the other way round if ``sort`` is
    ``rank``.
    """
    return sorted(hand, key=partial(place, sort=sort))


@cache
def place(code: str, sort: Sort) -> tuple[int | str, int | str]:
    """The sort key of a card in a hand: its group, and its place in that group.

    A card without a number comes after the cards with one.
    """
    suit: int | str
    if code in FRENCH:
        suit, number = SUIT_ORDER.index(code[1]), RANKS.index(code[0])
    else:
        suit = code.rstrip("0123456789")
        number = int(code[len(suit) :] or UNNUMBERED)
    return (number, suit) if sort == "rank" else (suit, number)


@dataclass(frozen=True, slots=True)
class Wording:
    """Puts the game of one table into words, with its own phrases and the names of its players.

    A phrase of the game's own (``<game>-<id>``) is preferred to the common one.
    """

    game: str
    names: Sequence[UserText]
    say: Translator
    spoken: bool = False
    """Whether cards and suits are named in words that can be read aloud, without signs: ``10 of hearts``."""

    def card(self, code: str) -> str:
        """A card as people write it: ``10♥``, or in the words of the game's phrase for its deck."""
        if code in FRENCH:
            if self.spoken:
                return self.say("spoken-card", rank=FRENCH[code][:-1], suit=code[1])
            return FRENCH[code]
        for kind in ("spoken", "card") if self.spoken else ("card",):
            for phrase in (f"{self.game}-{kind}-{code}", f"{self.game}-{kind}"):
                if self.say.has(phrase):
                    sign = code.rstrip("0123456789")
                    return self.say(phrase, code=code, colour=sign, number=code[len(sign) :])
        return code

    def suit(self, letter: str) -> str:
        """The name of a French suit, given its letter."""
        return self.say("spoken-suit", suit=letter) if self.spoken else self.say(f"suit-{letter}")

    def cards(self, codes: str | Iterable[str]) -> str:
        """Several cards, in the order given; takes a list or NOTATION's one string. Cards that are plain
        numbers have commas between them.
        """
        names = list(map(self.card, codes.split() if isinstance(codes, str) else codes))
        return joined(names, self.say) if any(map(str.isdigit, names)) else self.apart(names)

    def apart(self, items: Iterable[str]) -> str:
        """Several cards or words in a row; read aloud, with a pause between them."""
        return joined(items, self.say) if self.spoken else " ".join(items)

    def name(self, seat: Seat) -> str:
        """The name of a seat's player for a text, with markup escaped."""
        return escape_text(self.names[seat])

    def verb(self, verb: str) -> str:
        """The label of a button for a verb."""
        return self.say(self._own(f"verb-{verb}", f"verb-{verb}"))

    def sorting(self, sort: Sort) -> str:
        """The label of the button that sorts a hand by ``sort``."""
        phrase = "sort-rank" if sort == "rank" else "sort-suit"
        return self.say(self._own(phrase, phrase))

    def total(self, total: int) -> str:
        """A seat's total in the match, in words. A game whose totals count down from zero says them by
        ``$cost``.
        """
        return self.say(self._own("total", "total"), total=total, cost=-total)

    def word(self, words: Sequence[str], index: int) -> str:
        """One word of a move for a button: a card, a named suit, a player, or a phrase of the game's own."""
        text = words[index]
        if text.startswith("="):
            return self.suit(text[1:])
        if text.startswith(">"):
            return label_text(self.names[int(text[1:])])
        if words[0] == "challenge":
            return label_text(self.names[int(text)])
        phrase = f"{self.game}-{words[0]}-{index}"
        if self.say.has(phrase):
            number = int(text) + 1 if text.isdigit() else None
            card = None if text == NO_CARD else self.card(text)
            return self.say(phrase, word=text, card=card, number=number)
        return self.card(text)

    def is_card(self, words: Sequence[str], index: int) -> bool:
        """Whether one word of a move is a card: no suit, no player, and nothing of the game's own but an
        answer that is a card.
        """
        own, answer = f"{self.game}-{words[0]}-{index}", f"{self.game}-answer-{words[0]}-{index}"
        return not words[index].startswith(("=", ">")) and (self.say.has(answer) or not self.say.has(own))

    def words(self, words: Sequence[str], start: int) -> str:
        """The words of a move from ``start`` on. Between two phrases of the game's own there is a comma."""
        places = range(start, len(words))
        own = [*(self.say.has(f"{self.game}-{words[0]}-{index}") for index in places), False]
        return self.apart(
            self.word(words, index) + ("," if pair == (True, True) and not self.spoken else "")
            for index, pair in zip(places, pairwise(own), strict=True)
        )

    def move(self, words: Sequence[str]) -> str:
        """A move, or the words with which it begins."""
        return f"{self.verb(words[0])} {self.words(words, 1)}".strip()

    def has_question(self, begun: Sequence[str]) -> bool:
        """Whether the game has a question of its own about the word after ``begun``."""
        return self.say.has(f"{self.game}-ask-{begun[0]}-{len(begun)}")

    def question(self, begun: Sequence[str], asked: str, facts: Mapping[str, Any], words: int = 1) -> str:
        """The question about so many ``words`` after ``begun``. ``asked`` says what answers it: ``suit``,
        ``player``, ``other``, or several of them. ``facts`` are those of the table that it may name.
        """
        verb = begun[0]
        if words > 1:
            phrase = f"{self.game}-ask-{verb}-{len(begun)}-{len(begun) + words - 1}"
            return self.say(phrase, **self.arguments(facts))
        phrases = [f"ask-{verb}-{len(begun)}", f"ask-{verb}"] if asked == "other" else [f"ask-{asked}"]
        own = [self._own(phrase, phrase) for phrase in (*phrases, "ask")]
        return self.say(next(filter(self.say.has, own)), **self.arguments(facts))

    def meaning(self, words: Sequence[str], index: int, heads: Mapping[str, int]) -> str:
        """What the answer ``words[index]`` means, in a few words; empty if nothing is said of it. ``heads``
        are the points printed on cards, where the game has such.
        """
        phrase = f"{self.game}-means-{words[0]}-{index}"
        if words[index] not in heads or not self.say.has(phrase):
            return ""
        return self.say(phrase, heads=heads[words[index]])

    def tell(self, event: Event) -> str:
        """One event as a sentence."""
        return self.say(self._own(event.key, f"event-{event.key}"), **self.arguments(event.data))

    def can_strike(self, event: Event, seat: Seat) -> bool:
        """Whether there are words that tell an event to ``seat``, which it has happened to or which has done
        it to another.
        """
        return self.say.has(self._to(event, seat))

    def _to(self, event: Event, seat: Seat) -> str:
        is_another = event.data.get("target", seat) != seat
        phrase = f"your-{event.key}" if is_another else f"you-{event.key}"
        return self._own(phrase, phrase)

    def strike(self, event: Event, seat: Seat, by: Seat | None) -> str:
        """One event in the move of ``by``, told to ``seat``: only for events that
        :meth:`can_strike` knows.
        """
        phrase = self._to(event, seat)
        who = None if by is None else self.name(by)
        return self.say(phrase, **{**self.arguments(event.data), "who": who})

    def line(self, line: Event) -> str:
        """One line of the table's drawing, or a hint. These always have a phrase of the game's own."""
        return self.say(f"{self.game}-{line.key}", **self.arguments(line.data))

    def arguments(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """An event's data as arguments for a phrase, with names for seats and words for cards.

        The keys are those of :class:`bot.games.api.Event`, ``spoken``, and ``players``, which is the number
        of ``seats``. What is empty becomes None, so that a phrase can choose by it. Other lists are left out:
        no phrase can say them.
        """
        worded: dict[str, Any] = {"players": len(data["seats"])} if data.get("seats") else {}
        for key, value in data.items():
            if value in NOTHING:
                worded[key] = None
            elif key in WORDED and not isinstance(value, bool):
                worded[key] = WORDED[key](self, value)
            elif not isinstance(value, list):
                worded[key] = value
        return worded | {"spoken": self.spoken}

    def _own(self, phrase: str, common: str) -> str:
        own = f"{self.game}-{phrase}"
        return own if self.say.has(own) or not self.say.has(common) else common


def told_to_doer(event: Event, drawn: Sequence[str], words: Wording) -> str:
    """Return one event in the words for its own player, who has ``drawn`` these cards, by code; none if they
    are unknown. They are ``$cards`` unless everyone knows the event's. An event without such words is told as
    to everyone.
    """
    own = (f"{words.game}-own-{event.key}", f"own-{event.key}")
    phrase = next(filter(words.say.has, own), None)
    if phrase is None:
        return words.tell(event)
    cards = words.cards(drawn) if len(drawn) == event.data.get("count") else None
    return words.say(phrase, **{"cards": cards, **words.arguments(event.data)})


def in_sentence(move: Sequence[str], words: Wording) -> str:
    """A move as a sentence says it: what is played, and then the suit or the player that it chooses."""
    named = [index for index, word in enumerate(move) if word.startswith(("=", ">"))]
    told = words.move([word for index, word in enumerate(move) if index not in named])
    for index in named:
        told = words.say("move-choosing", move=told, choice=words.word(move, index))
    return told


def answer(move: Sequence[str], words: Wording) -> str:
    """The last word of a move as the answer to a question: ``<game>-answer-<verb>-<index>`` if the game has
    such a phrase, because the question says the rest.
    """
    index = len(move) - 1
    phrase = f"{words.game}-answer-{move[0]}-{index}"
    if not words.say.has(phrase):
        return words.word(move, index)
    return words.say(phrase, card=None if move[index] == NO_CARD else words.card(move[index]))


def asked_at_once(begun: Sequence[str], words: Wording) -> int:
    """How many words after ``begun`` the game asks for in one question, two or more, because it has the
    phrase ``<game>-ask-<verb>-<first>-<last>``; 0 if it asks for one after the other.
    """
    first, verb = len(begun), begun[0] if begun else ""
    return 2 if words.say.has(f"{words.game}-ask-{verb}-{first}-{first + 1}") else 0


def rank_name(words: Wording, letter: str) -> str:
    """A French rank in words, given its letter."""
    rank = letter.replace("T", "10")
    return words.say("spoken-rank", rank=rank) if words.spoken else rank


def _names(words: Wording, seats: Iterable[Seat]) -> str:
    return listed([words.name(seat) for seat in seats], words.say)


NOTHING: tuple[object, ...] = (None, "", [], ())
WORDED: Mapping[str, Callable[[Wording, Any], str]] = {
    **dict.fromkeys(("seat", "by", "target", "winner", "receiver"), Wording.name),
    **dict.fromkeys(("seats", "said", "offence"), _names),
    **dict.fromkeys(("card", "top"), Wording.card),
    "rank": rank_name,
    "cards": Wording.cards,
    **dict.fromkeys(("suit", "named"), Wording.suit),
}
"""What puts an event's data into words, by key."""


def beside(line: Event, words: Wording) -> Event | None:
    """A line or hint as it is said beside a picture, if it has such a phrase: ``<game>-<line>-beside``."""
    told = line._replace(key=f"{line.key}-beside")
    return told if words.say.has(f"{words.game}-{told.key}") else None


def cards_worth(codes: Sequence[str], words: Wording, heads: Mapping[str, int]) -> str:
    """Cards with the heads on them, by code, which only the spoken form names."""
    if not (heads and words.spoken):
        return words.cards(codes)
    return joined(
        (
            words.say("pictures-worth", card=words.card(code), heads=heads[code])
            if code in heads
            else words.card(code)
            for code in codes
        ),
        words.say,
    )
