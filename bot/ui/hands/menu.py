"""Choosing a move word by word. The choices are the tree of the words of all legal moves, in every game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.games.api import Move

IN_MENU, IN_HAND = 20, 5
"""The most moves that are listed in full, in a menu and beside the cards. More are chosen word by word."""

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One entry of a menu: all words so far, the words that it adds, and whether they are a whole move."""

    words: Words
    added: Words
    is_move: bool

    @property
    def text(self) -> str:
        """The words as the text of a move."""
        return " ".join(self.words)


def choices(moves: Iterable[Move], begun: Words, whole: int = IN_MENU) -> list[Choice]:
    """The choices that can follow the words ``begun`` in any of ``moves``, in the order of the moves.

    Up to ``whole`` moves are listed in full. A choice that leads to a single move is that move. If ``begun``
    itself is a move, one choice adds nothing.
    """
    ends = [words for move in moves if (words := (move.verb, *move.args))[: len(begun)] == begun]
    if len(ends) <= whole:
        return [Choice(words, words[len(begun) :], True) for words in ends]
    return [_choice(begun, group) for group in _by_next_word(ends, len(begun))]


def _choice(begun: Words, ends: Sequence[Words]) -> Choice:
    words = ends[0] if len(ends) == 1 else ends[0][: len(begun) + 1]
    return Choice(words, words[len(begun) :], len(ends) == 1)


def _by_next_word(ends: Sequence[Words], length: int) -> Iterable[list[Words]]:
    groups: dict[Words, list[Words]] = {}
    for words in ends:
        groups.setdefault(words[length : length + 1], []).append(words)
    return groups.values()
