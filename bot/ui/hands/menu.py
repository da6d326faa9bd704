"""Choose a move word by word. The choices are the tree of the words of all legal moves, in every game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.games.api import Move, Observation
from bot.tables.ahead import CALL
from bot.ui.i18n.wording import Wording
from bot.ui.pictures.hand import Picked

IN_MENU, IN_HAND = 20, 5
"""The most moves listed in full, in a menu and next to the cards. More are chosen word by word."""

MoveWords = tuple[str, ...]

Kind = Literal["suit", "player", "other"]
"""The type of a word in a move: a suit, a player, or something else, e.g. a card."""


@dataclass(frozen=True, slots=True)
class MoveChoice:
    """An entry of a menu: all words so far, the words that it adds, and whether they complete a move."""

    words: MoveWords
    added: MoveWords
    is_move: bool

    @property
    def text(self) -> str:
        """The words as the text of a move."""
        return " ".join(self.words)


def kind_of(word: str) -> Kind:
    """Return what a word of a move names."""
    return "suit" if word.startswith("=") else "player" if word.startswith(">") else "other"


def settled(moves: Iterable[Move], begun: MoveWords) -> MoveWords:
    """Return ``begun`` with the words that follow it in all of ``moves``, so that no question about them is
    needed.

    The last word of a move is always asked for. The word of a call that goes with the move is left out.
    Return an empty result if no move begins like that.
    """
    begun = begun[:-1] if begun[-1:] == (CALL,) else begun
    found = ends(moves, begun)
    while found and len({words[: len(begun) + 1] for words in found}) == 1 < len(found):
        begun = found[0][: len(begun) + 1]
    return begun if found else ()


def choices(moves: Iterable[Move], begun: MoveWords, whole: int, words: int = 1) -> list[MoveChoice]:
    """Return the choices that can follow the words ``begun`` in any of ``moves``, in the order of the moves.
    Each choice is made of so many ``words``.

    Up to ``whole`` moves are listed in full. A choice that leads to a single move is that move. If ``begun``
    itself is a move, one choice adds nothing.
    """
    found = ends(moves, begun)
    if len(found) <= whole:
        return [MoveChoice(move, move[len(begun) :], True) for move in found]
    until = len(begun) + words
    return [_choice(begun, group, until) for group in _by_next_words(found, len(begun), until)]


def picked(seen: Observation, begun: MoveWords, words: Wording) -> Picked | None:
    """Return the cards of a move that begins with the words ``begun``, and those that may go with them; None
    if nothing is begun. A move that plays no card has cards of the hand in its last word alone.
    """
    begun = settled(seen.legal, begun) if any(begun) else ()
    if not begun:
        return None
    first, found = len(begun), ends(seen.legal, begun)
    if begun[0] != "play":
        return Picked((), frozenset(end[-1] for end in found if len(end) == first + 1), begun)
    more = {end[index] for end in found for index in range(first, len(end)) if words.is_card(end, index)}
    chosen = tuple(begun[index] for index in range(1, first) if words.is_card(begun, index))
    return Picked(chosen, frozenset(more), begun)


def ends(moves: Iterable[Move], begun: MoveWords) -> list[MoveWords]:
    """Return the words of all ``moves`` that begin with ``begun``."""
    return [(move.verb, *move.args) for move in moves_of(moves, begun)]


def moves_of(moves: Iterable[Move], begun: MoveWords) -> list[Move]:
    """Return all ``moves`` that begin with the words ``begun``."""
    return [move for move in moves if (move.verb, *move.args)[: len(begun)] == begun]


def _choice(begun: MoveWords, group: Sequence[MoveWords], until: int) -> MoveChoice:
    words = group[0] if len(group) == 1 else group[0][:until]
    return MoveChoice(words, words[len(begun) :], len(group) == 1)


def _by_next_words(found: Sequence[MoveWords], start: int, until: int) -> Iterable[list[MoveWords]]:
    groups: dict[MoveWords, list[MoveWords]] = {}
    for words in found:
        groups.setdefault(words[start:until], []).append(words)
    return groups.values()
