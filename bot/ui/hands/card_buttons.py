"""Buttons of a hand: one for each playable card, or a menu if there are too many, buttons for other moves,
and the answers to the question of an unfinished move.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.games.api import Move, Observation
from bot.services import Palette, Sort
from bot.tables.ahead import CALL
from bot.ui.components.layout import BLUE, GREEN, OPTIONS, RED, ROW, Buttons, button, menu, menu_id
from bot.ui.hands.menu import (
    IN_HAND,
    IN_MENU,
    MoveChoice,
    MoveWords,
    choices,
    ends,
    kind_of,
    moves_of,
    settled,
)
from bot.ui.i18n.wording import (
    FRENCH,
    Wording,
    answer,
    asked_at_once,
    call_phrase,
    challenge_label,
    in_order,
    place,
    rank_name,
)
from bot.ui.pictures.tiles import tile_key
from bot.ui.presses.hands import MovePresses

COMPONENTS = 40
"""Discord's limit for the components of a message, including nested ones."""
MANY = 12
"""The most cards with their own buttons, which is the most that are dealt. More cards are offered in a menu,
which takes one line on a phone.
"""
FEW, SEVERAL = 8, 3
"""The most buttons of a question, of cards named in words that are read aloud, which are long, and of a hand
with :data:`SEVERAL` moves or more beside its cards, or with one that asks a question of the game's own.
"""
NARROW = 4
"""The most tiles in a row."""
FRAME = 6
"""The components of a hand besides its buttons: the container, a notice, the heading, two for a picture, and
the hand in words."""

ASKED = ("receiver",)
"""The facts of a table that questions mention."""


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a hand, and everything needed for their buttons."""

    seen: Observation
    hand: MovePresses
    words: Wording
    tiles: Mapping[str, discord.PartialEmoji]
    sort: Sort
    due: Set[str] = frozenset()
    """The texts of the plays after which a call is due."""
    palette: Palette = "classic"

    @property
    def distinct(self) -> list[str]:
        """Each card once, in the order of the hand."""
        return in_order(set(self.seen.hand), self.sort)

    @property
    def in_words(self) -> Cards:
        """The same cards without tiles, for what must name each of them."""
        return replace(self, tiles={})

    def tile(self, code: str) -> discord.PartialEmoji | None:
        """Return the picture of a card, in the colours that its owner sees."""
        return self.tiles.get(tile_key(code, self.palette))

    def label(self, code: str) -> str:
        """Return a card in words, with the number of copies if there are several."""
        return self.times(code, self.words.card(code))

    def times(self, code: str, words: str) -> str:
        """Return the words for a card, with the number of copies if there are several."""
        count = self.seen.hand.count(code)
        return words if count == 1 else self.words.say("card-times", card=words or None, count=count)

    def beside(self, code: str) -> str:
        """Return what a card's button says: what its tile doesn't, or all without one."""
        return self.times(code, "") if self.tile(code) else self.label(code)

    @property
    def call(self) -> str:
        """The call that is due after these plays, as it is shouted."""
        return self.words.say(call_phrase(self.seen.game, self.words.say, is_last=len(self.seen.hand) == 1))

    def takes_call(self, choice: MoveChoice) -> bool:
        """Return whether a call goes with every move that a choice can lead to. It must be due, and not made
        by hand.
        """
        moves = {choice.text} if choice.is_move else {*map(str, moves_of(self.seen.legal, choice.words))}
        return moves <= self.due and not self.seen.options.get("calls_by_hand")

    def and_call(self, play: str) -> str:
        """Return what the button of a ``play`` with its call says."""
        return self.words.say("play-and-call", play=play or None, call=self.call)

    def way(self, choice: MoveChoice, label: str, *, call: bool = False) -> Way:
        """Return the way to make a choice, which ``label`` names, as it is or with its ``call``."""
        press = self.hand.move if choice.is_move else self.hand.choose
        return (
            Way(press(f"{choice.text} {CALL}"), label, BLUE)
            if call
            else Way(press(choice.text), label, GREEN)
        )

    def ways(self, choice: MoveChoice, label: str) -> list[Way]:
        """Return the ways to make a choice, which ``label`` names: as it is and, if :meth:`takes_call`, also
        with the call.
        """
        plain = self.way(choice, label)
        if not self.takes_call(choice):
            return [plain]
        return [plain, self.way(choice, self.and_call(label), call=True)]

    def plays(self, code: str, moves: Sequence[Move]) -> list[Way]:
        """Return the ways to play a card: its only move, or the button that shows a choice of several."""
        words = (moves[0].verb, *moves[0].args) if len(moves) == 1 else ("play", code)
        return self.ways(MoveChoice(words, (), len(moves) == 1), self.beside(code))


class Way(NamedTuple):
    """A button, or an option of a menu, that makes a move or leads to it."""

    custom_id: str
    label: str
    style: discord.ButtonStyle


def card_buttons(cards: Cards, page: int, beside: int, moves: int) -> list[ui.Button[Any]] | ui.Select[Any]:
    """Build a button for each playable card, or a menu of them if the buttons would be too many.

    ``beside``: the number of other buttons in the message, of which ``moves`` make moves.
    """
    plays = defaultdict[str, list[Move]](list)
    for move in cards.seen.legal:
        if move.verb == "play":
            plays[move.args[0]].append(move)
    playable = [code for code in cards.distinct if code in plays]
    ways = [(code, way) for code in playable for way in cards.plays(code, plays[code])]
    asks = any(cards.words.has_question((move.verb,)) for move in cards.seen.legal)
    most = FEW - beside if asks or moves >= SEVERAL else FEW if cards.words.spoken else MANY
    if len(playable) > most or FRAME + _in_rows(len(ways) + beside) > COMPONENTS:
        named = cards.in_words
        return _card_menu(cards, [way for code in playable for way in named.plays(code, plays[code])], page)
    return [button(*way, emoji=cards.tile(code)) for code, way in ways]


def in_rows(plays: Buttons, others: Buttons) -> Iterator[Buttons]:
    """Yield the rows of a hand: tiles without labels, as many in a row as a narrow phone shows in one line,
    and after them the ``others``.
    """
    tiles = sum(not each.label for each in plays)
    whole = 0 if tiles < len(plays) else len(plays) // NARROW * NARROW
    for start in range(0, whole, NARROW):
        yield plays[start : start + NARROW]
    yield [*plays[whole:], *others]


def fits(*parts: str | Buttons | ui.Select[Any]) -> bool:
    """Return whether a hand has room for these buttons and menus, and one text besides."""
    return FRAME + sum(_components(part) for part in parts) <= COMPONENTS


def _components(part: str | Buttons | ui.Select[Any]) -> int:
    if isinstance(part, str):
        return 0
    return 2 if isinstance(part, ui.Select) else _in_rows(len(part))


def _in_rows(buttons: int) -> int:
    """Return the most components that ``buttons`` buttons take, including their rows."""
    return buttons + -(-buttons // NARROW)


def _card_menu(cards: Cards, ways: Sequence[Way], page: int) -> ui.Select[Any]:
    shown = OPTIONS - 1 if len(ways) > OPTIONS else OPTIONS
    pages = -(-len(ways) // shown)
    page %= pages
    options = [(way.custom_id, way.label, "") for way in ways[page * shown :][:shown]]
    say = cards.words.say
    if pages > 1:
        options.append((cards.hand.show(page=(page + 1) % pages), say("hand-more-cards"), ""))
    placeholder = say("hand-pick", page=page + 1, pages=pages)
    return menu(menu_id("pick", cards.hand.table), placeholder, options)


def listed(cards: Cards, told: Collection[str] = ()) -> str:
    """Return the whole hand as text, with a line for each suit, or in one line if it is sorted by rank. For
    screen readers, a hand of French cards has a line for each suit or rank, which names it once. If some of
    the cards have been ``told``, return the others in one line.
    """
    others = [code for code in cards.distinct if code not in told]
    if len(others) < len(cards.distinct):
        rest = cards.words.apart(map(cards.label, others))
        return cards.words.say("hand-also", cards=rest) if rest else ""
    groups = [list(group) for _, group in groupby(cards.distinct, lambda code: place(code, cards.sort)[0])]
    words = cards.words
    if not (words.spoken and FRENCH.keys() >= set(cards.distinct)):
        lines = [words.apart(map(cards.label, group)) for group in groups]
        if cards.sort == "suit":
            return "\n".join(lines)
        return words.apart(lines) if words.spoken else " · ".join(lines)
    name = partial(rank_name, words), words.suit  # in the order of their letters in a code
    shared, own = (0, 1) if cards.sort == "rank" else (1, 0)
    return "\n".join(
        words.say(
            "spoken-group",
            common=name[shared](group[0][shared]),
            cards=words.apart(cards.times(code, name[own](code[own])) for code in group),
        )
        for group in groups
    )


def sort_buttons(cards: Cards, page: int) -> list[ui.Button[Any]]:
    """Build the button that sorts the cards in the other order; none if that makes no difference."""
    other: Sort = "suit" if cards.sort == "rank" else "rank"
    if len(cards.distinct) <= ROW or cards.distinct == in_order(cards.distinct, other):
        return []
    return [button(cards.hand.show(page=page, sort=other), cards.words.sorting(other))]


def verb_buttons(cards: Cards, only: Collection[str] | None = None) -> list[ui.Button[Any]]:
    """Build the buttons for moves that play no card, such as draw, pass and call: all, or ``only`` those with
    some verbs.
    """
    seen, hand, words = cards.seen, cards.hand, cards.words
    row = []
    for verb in dict.fromkeys(move.verb for move in seen.legal if move.verb != "play"):
        if only is not None and verb not in only:
            continue
        for choice in _of_verb(seen, verb, words):
            if verb == "call":
                call = words.say(call_phrase(seen.game, words.say, is_last=not seen.hand))
                row.append(button(hand.move(choice.text), call, RED))
            elif verb == "challenge" and choice.is_move:
                row.append(button(hand.move(choice.text), _challenge(choice.words, seen, words), BLUE))
            elif choice.is_move:
                row.append(button(hand.move(choice.text), words.move(choice.words), BLUE))
            else:
                more = words.say("hand-more-words", move=words.move(choice.words))
                row.append(button(hand.choose(choice.text), more, BLUE))
    return row


def _challenge(move: MoveWords, seen: Observation, words: Wording) -> str:
    """Return the label of a challenge, with its reason unless that stands above the cards."""
    is_told = int(move[1]) in seen.table.get("offence", ())
    return words.move(move) if is_told else challenge_label(move, seen, words)


def _of_verb(seen: Observation, verb: str, words: Wording) -> list[MoveChoice]:
    """Return the moves of one verb, or their first words if there are too many or they lead to a question, or
    the verb alone if these are too many or answer a question of the game's own.
    """
    offered = _offered(seen, (verb,), words, IN_HAND)
    if len(offered) > (1 if words.has_question((verb,)) else IN_HAND):
        return [MoveChoice((verb,), (), False)]
    return offered


def _offered(seen: Observation, begun: MoveWords, words: Wording, whole: int) -> list[MoveChoice]:
    """Return the choices that follow ``begun``: up to ``whole`` complete moves if only more cards are
    missing, otherwise the answers to the next question.
    """
    missing = [end[len(begun) :] for end in ends(seen.legal, begun)]
    are_cards = all(kind_of(word) == "other" for added in missing for word in added)
    is_question = words.has_question(begun) or not are_cards
    return choices(seen.legal, begun, 1 if is_question else whole)


@dataclass(frozen=True, slots=True)
class Question:
    """The question of an unfinished move, in words, with a button for each answer."""

    begun: str
    """The part of the move that is decided."""
    text: str
    hint: str
    """What a menu of the answers shows before one is chosen, short enough for a phone."""
    answers: list[ui.Button[Any]]
    notes: list[str]
    """Facts to know before answering."""
    are_many: bool
    """Whether the answers are options of a menu, which each name what a tile would show."""

    def asked(self, table: str, back: ui.Button[Any]) -> list[Buttons | ui.Select[Any]]:
        """Return the buttons of the answers, or one menu if they are many, and the way ``back``."""
        if not self.are_many:
            return [[*self.answers, back]]
        options = [(answer.custom_id or "", answer.label or "", "") for answer in self.answers]
        return [menu(menu_id("answer", table), self.hint, options), [back]]


def question(cards: Cards, begun: MoveWords) -> Question:
    """Return the next question of the unfinished move ``begun``, which ends with the call's word if the call
    goes with the move. There must be a legal move that begins like it. Where a call may go with some of many
    moves, it asks word by word.
    """
    call = begun[-1:] == (CALL,)
    if call:
        legal = tuple(move for move in cards.seen.legal if str(move) in cards.due)
        cards = replace(cards, seen=replace(cards.seen, legal=legal))
    seen, words = cards.seen, cards.words
    begun = settled(seen.legal, begun)
    offered = _offered(seen, begun, words, IN_MENU)
    if len(offered) >= FEW and _calling(cards, begun, offered):
        offered = choices(seen.legal, begun, 1)
    at_once = asked_at_once(begun, words)
    if at_once and len(together := choices(seen.legal, begun, 1, at_once)) <= OPTIONS:
        offered = together
    else:
        at_once = 1
    asked = {"-".join(sorted({kind_of(choice.added[0]) for choice in offered if choice.added}))}
    if all(len(choice.added) == 1 and kind_of(choice.added[0]) == "other" for choice in offered):
        offered = sorted(offered, key=lambda choice: place(choice.added[0], cards.sort))
    facts = {key: seen.table[key] for key in ASKED if key in seen.table}
    are_many = FEW <= len(offered) < OPTIONS
    answers = _answers(cards.in_words if are_many else cards, begun, offered, call=call)
    return Question(
        cards.and_call(words.move(begun)) if call else words.move(begun),
        words.question(begun, asked.pop(), facts, at_once),
        words.say("menu-choose"),
        answers,
        list(filter(None, [_order_note(cards, begun), _call_note(cards, offered)])),
        are_many,
    )


def _order_note(cards: Cards, begun: MoveWords) -> str:
    """Return which card ends up on top, if the same cards can be played in several orders; otherwise an empty
    text.
    """
    found = [end for end in ends(cards.seen.legal, begun) if not any(kind_of(word) == "suit" for word in end)]
    sets, tops = {tuple(sorted(end)) for end in found}, {(tuple(sorted(end)), end[-1]) for end in found}
    return cards.words.say("menu-order") if begun[0] == "play" and len(tops) > len(sets) else ""


def _call_note(cards: Cards, offered: Sequence[MoveChoice]) -> str:
    """Return which of the choices make a call due that can't go with the card; empty if none does."""
    calling = [choice for choice in offered if choice.is_move and choice.text in cards.due]
    if not (calling and cards.seen.options.get("calls_by_hand")):
        return ""
    are_alike = len({tuple(sorted(choice.added)) for choice in calling}) == 1
    which = "all" if len(calling) == len(offered) else "one" if are_alike else "some"
    if which == "one" and not calling[0].added:
        which = "none"  # the label of its button, "Only this one", is no card to name in a sentence
    return cards.words.say("menu-call", which=which, choice=_label(cards, calling[0]))


def _answers(
    cards: Cards, begun: MoveWords, offered: Sequence[MoveChoice], *, call: bool
) -> list[ui.Button[Any]]:
    """Build the buttons of the choices ``offered`` after ``begun``, with the ``call`` or without. If the call
    can go with one of them, that is offered twice; if with several, one button asks again with the call.
    """
    calling = _calling(cards, begun, offered)
    row: list[ui.Button[Any]] = []
    for choice in offered:
        label, tile = _answer(cards, choice)
        ways = cards.ways(choice, label) if calling == [choice] else [cards.way(choice, label, call=call)]
        row += [button(*way, emoji=tile) for way in ways]
    if len(calling) > 1:
        again = cards.hand.choose(" ".join([*begun, CALL]))
        row.append(button(again, cards.and_call("…"), BLUE))
    return row


def _calling(cards: Cards, begun: MoveWords, offered: Sequence[MoveChoice]) -> list[MoveChoice]:
    """Return the choices after ``begun`` that take a call (:meth:`Cards.takes_call`); none if ``begun`` takes
    it already.
    """
    was_offered = cards.takes_call(MoveChoice(begun, (), False))
    return [] if was_offered else [choice for choice in offered if cards.takes_call(choice)]


def _answer(cards: Cards, choice: MoveChoice) -> tuple[str, discord.PartialEmoji | None]:
    """Return what the button of a choice says, and its tile."""
    words, label = cards.words, _label(cards, choice)
    first = len(choice.words) - len(choice.added)
    tile = None
    if len(choice.added) == 1 and words.is_card(choice.words, first):
        tile = cards.tile(choice.added[0])
    heads = cards.seen.table.get("heads", {})
    meanings = (words.meaning(choice.words, place, heads) for place in range(first, len(choice.words)))
    meaning = next(filter(None, meanings), "")
    return " · ".join(filter(None, ["" if tile else label, meaning])), tile


def _label(cards: Cards, choice: MoveChoice) -> str:
    """Return the words that a choice adds, for its button."""
    words = cards.words
    first = len(choice.words) - len(choice.added)
    if not choice.added:
        return words.say("menu-nothing-more", cards=len(choice.words) - 1)
    if asked_at_once(choice.words[:first], words) or len(choice.added) == 1:
        return " ".join(answer(choice.words[:end], words) for end in range(first + 1, len(choice.words) + 1))
    return words.words(choice.words, first)
