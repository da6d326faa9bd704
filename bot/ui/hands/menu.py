"""Choosing a move word by word: the menu is the tree of the legal moves' words, whatever the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.games.api import Move

IN_MENU, IN_HAND = 20, 5
"""Up to so many moves are listed in full, in a menu of their own and beside the cards of a hand; more are
chosen by their next word."""

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One entry of a menu: the words it leads to, what it adds, and whether that is a whole move."""

    words: Words
    added: Words
    is_move: bool

    @property
    def text(self) -> str:
        """The words as a move is written."""
        return " ".join(self.words)


def choices(moves: Iterable[Move], begun: Words, whole: int = IN_MENU) -> list[Choice]:
    """What can follow the words ``begun`` in any of ``moves``, in the order of the moves.

    A choice that leads to a single move is that move. A move that ends with ``begun`` itself is a choice
    that adds nothing.
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
