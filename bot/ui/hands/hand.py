"""The hand message: a button for each card, or the choices that complete a move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Any

from discord import ui

from bot.games.api import Observation, Seat
from bot.services import PlayerSettings
from bot.tables import Table, electorate, forced_move, next_actor
from bot.tables.ahead import CALL, may_call, plays_to_call
from bot.ui.components.layout import TEXT_LIMIT, Buttons, button, message
from bot.ui.components.post import Illustration, says_all
from bot.ui.delivery.hand_view import HandView
from bot.ui.hands.ahead import ahead_buttons, ahead_line
from bot.ui.hands.card_buttons import (
    Cards,
    card_buttons,
    fits,
    in_rows,
    listed,
    question,
    sort_buttons,
    verb_buttons,
)
from bot.ui.hands.hint import hint_buttons
from bot.ui.hands.menu import settled
from bot.ui.hands.silence import silence_line
from bot.ui.hands.since import calls_lines, hits_line, others_line, own_call_line
from bot.ui.i18n.goals import goal_of
from bot.ui.i18n.players import as_of, wording
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import moment
from bot.ui.i18n.wording import Wording, beside
from bot.ui.pictures.emojis import Tiles
from bot.ui.presses.hands import HandPresses
from bot.ui.presses.tables import ComeBack
from bot.ui.tables.table import time_lines, turn_line
from bot.ui.tables.votes import vote_buttons, vote_line

ACCENT = 0x2E5AA7

BRIEF = 400
"""The most characters of a turn for players who have chosen text only, if the hand leaves that much room."""


def possible(table: Table, seat: Seat, view: HandView) -> HandView:
    """Return ``view`` without an unfinished move that the table no longer allows."""
    begun = tuple(view.begun.split(" "))
    moves = table.observe(seat).legal
    if begun[-1] == CALL:
        moves = plays_to_call(table, seat) if may_call(table) else ()
    return view if settled(moves, begun) or not view.begun else replace(view, begun="")


def withheld_message(say: Translator, notice: str = "") -> ui.LayoutView:
    """Build the message of a player whose hand is withheld. ``notice`` is a text at the top."""
    return message(notice, say("refused-forfeited"), accent=ACCENT)


def hand_message(
    table: Table,
    seat: Seat,
    say: Translator,
    tiles: Tiles,
    view: HandView,
    *,
    picture: Illustration | None = None,
    notice: str = "",
    presses: HandPresses | None = None,
) -> ui.LayoutView:
    """Build the hand message of ``seat``: its cards or, if ``view`` has an unfinished move, the choices to
    complete it.

    ``notice`` is a text at the top. ``picture`` is shown above the cards. ``presses`` replaces its buttons,
    and then it offers only moves.
    """
    hand, settings = presses or HandPresses(table.table_id, seat, table.version), view.settings
    words = replace(wording(table, say), spoken=settings.text_only)
    cards = _cards(table, seat, words, hand, tiles, settings)
    seen = cards.seen
    shown = picture.gallery() if picture else None
    if view.begun:
        lines = [_title(table, seen, say), _turn(table, seen, words)]
        lines += [calls_lines(table, seat, words), vote_line(table, say)]
        asked = _menu(cards, view)
        urgent = [] if presses else _urgent_buttons(table, cards, view)
        below = urgent if fits(*asked, urgent) else []
        return message(notice, "\n".join(filter(None, lines)), shown, *asked, below, accent=ACCENT)
    moves = verb_buttons(cards)
    others = [*moves, *sort_buttons(cards, view.page)]
    if presses is None:
        others += ahead_buttons(table, seat, words, settings.sort)
        others += hint_buttons(table, seat, words)
    news = news_buttons(table, seat, say) if presses is None else []
    beside = len(others) + len(news) + bool(news)
    plays = card_buttons(cards, view.page, beside, moves=len(moves))
    listing = "" if says_all(picture) else listed(cards, _told(seen) if picture is None else ())
    room = BRIEF - len(listing) if settings.text_only else TEXT_LIMIT
    heading = _heading(table, seen, words, room, is_drawn=picture is None)
    rows = [*in_rows(plays, others)] if isinstance(plays, list) else [plays, others]
    return message(notice, heading, shown, listing, *rows, news, accent=ACCENT)


def _told(seen: Observation) -> set[str]:
    """Return the cards that the hints name in words, by code."""
    return {code for hint in seen.hints for code in hint.data.get("cards", "").split()}


def _title(table: Table, seen: Observation, say: Translator) -> str:
    """Return how many cards a hand has and, in a match of several deals, in which one."""
    deals = goal_of(table, say).deals
    deal = None if deals == 1 or (deals == 0 and seen.deal == 1) else seen.deal
    return say("hand-title", count=len(seen.hand), deal=deal, deals=deals)


def _cards(
    table: Table, seat: Seat, words: Wording, hand: HandPresses, tiles: Tiles, settings: PlayerSettings
) -> Cards:
    """Return the material for the buttons: the cards, with tiles unless their owner prefers text."""
    seen, due = table.observe(seat), frozenset(map(str, plays_to_call(table, seat)))
    shown = {} if settings.text_only else tiles
    return Cards(seen, hand, words, shown, settings.sort, due, settings.palette)


def _menu(cards: Cards, view: HandView) -> tuple[str | Buttons | ui.Select[Any], ...]:
    """Build the question of an unfinished move, its answers, and a button back to the hand."""
    say = cards.words.say
    asked = question(cards, tuple(view.begun.split(" ")))
    back = button(cards.hand.show(page=view.page), say("button-go-back"))
    title = say("menu-title", begun=asked.begun, question=asked.text)
    return " ".join([title, *asked.notes]), *asked.asked(cards.hand.table, back)


def _heading(table: Table, seen: Observation, words: Wording, room: int, *, is_drawn: bool) -> str:
    """Return the text above the cards: the turn, then the table, if it ``is_drawn`` in words, and the others'
    moves, as much as fits into ``room`` characters. Only the hint names the suit in force.
    """
    say, seat = words.say, seen.seat or 0
    title = [_title(table, seen, say), _turn(table, seen, words), _joined_line(table, seat, words)]
    hints = [words.line((None if is_drawn else beside(hint, words)) or hint) for hint in seen.hints]
    hints += [silence_line(table, seat, words), own_call_line(table, seat, words)]
    title.append(ahead_line(table, seat, words))
    hits = "\n".join(filter(None, [calls_lines(table, seat, words), hits_line(table, seat, words)]))
    title += [time_lines(table, say), vote_line(table, say)]
    room -= sum(len(line) + 1 for line in (*title, hits, *hints))
    if any(hint.data.get("named") for hint in seen.hints):
        lines = [line._replace(data={**line.data, "named": None}) for line in seen.lines]
    else:
        lines = list(seen.lines)
    drawn = _first(list(map(words.line, lines)), room) if is_drawn else []
    room -= sum(len(line) + 1 for line in drawn)
    others = others_line(table, seat, words, room)
    return "\n".join(filter(None, [*title, hits, others, *drawn, *hints]))


def _joined_line(table: Table, seat: Seat, words: Wording) -> str:
    """Return whose cards the owner of ``seat`` has taken over, until they first play; else empty."""
    chair = table.chairs[seat]
    if not chair.earlier:
        return ""
    until = chair.earlier[-1].until
    if any(entry.seat == seat and entry.version > until for entry in table.log):
        return ""
    return words.say("joined-late", seat=as_of(words, table.chairs, until).name(seat))


def _urgent_buttons(table: Table, cards: Cards, view: HandView) -> Buttons:
    """Build the buttons below an unfinished move of what does not wait for it: calls, challenges, votes."""
    verbs = {*table.game.spec.out_of_turn} - {*view.begun.split(" ")}
    return [*verb_buttons(cards, verbs), *news_buttons(table, cards.seen.seat or 0, cards.words.say)]


def news_buttons(table: Table, seat: Seat, say: Translator) -> Buttons:
    """Build the buttons of what concerns the owner of ``seat`` besides the cards: taking the seat back, and
    votes.
    """
    chair = table.chairs[seat]
    back = ComeBack(table.table_id).button(say, "button-wake" if table.asleep else "")
    votes = vote_buttons(table, say, seat) if seat in electorate(table) else []
    is_away = (chair.stand_in or table.rests) and not chair.forfeited
    return [*([back] if is_away else []), *votes]


def _first(lines: Sequence[str], room: int) -> list[str]:
    """Return the leading lines that fit into ``room`` characters."""
    lengths = accumulate(len(line) + 1 for line in lines)
    return [line for line, length in zip(lines, lengths, strict=True) if length <= room]


def _turn(table: Table, seen: Observation, words: Wording) -> str:
    """Return whose turn it is, and until when, or what keeps the hand's owner from playing."""
    say = words.say
    seat = seen.seat or 0
    can = "move" if seen.legal else "wait"
    if table.asleep:
        return say("hand-asleep", can=can, rests=table.rests)
    if seat in seen.out:
        return say("hand-out")
    actor = next_actor(table)
    if actor is not None and not table.chairs[seat].present:
        return say("hand-stand_in", can="press" if table.chairs[seat].dozes else can)
    if actor is None or seat not in seen.to_act:
        return turn_line(table, seen, say, mention=False)
    forced = forced_move(table, seat)
    if table.held_until is None and forced is not None:
        return say("hand-forced", move=words.move((forced.verb, *forced.args)))
    return say("hand-your-turn", until=moment(table.deadline))
