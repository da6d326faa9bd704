"""Queued moves in a hand: what it shows of them, and the form to choose them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from discord import ui

from bot.games.api import Move, Seat
from bot.services import Sort
from bot.tables import Refused, StorageError, Table, next_actor
from bot.tables.ahead import CALL, choosable, chosen_ahead, may_call, move_chosen, without_call
from bot.ui.components.forms import Form, Written, choice_field
from bot.ui.components.layout import GREY, OPTIONS, button
from bot.ui.components.press import Number, Page, Permission
from bot.ui.delivery.hand_view import HandView
from bot.ui.i18n.players import wording
from bot.ui.i18n.wording import Wording, place
from bot.ui.shell.boundary import refusal
from bot.ui.shell.kinds import AtTable, TableRequest
from bot.ui.shell.pressed import own_seat

PLACES = ("first", "second", "third")
"""The form's fields for cards, in the order in which they are tried."""
OTHERWISE, WITH_CALL = "otherwise", "call"


def ahead_line(table: Table, seat: Seat, words: Wording) -> str:
    """Return the line with the queued moves of ``seat``'s owner, or why they were dropped; empty if there are
    none.
    """
    say = words.say
    for gone in table.let_go:
        if gone.seat == seat:
            return say("hand-let-go", move=_label(without_call(gone.moves[0]), words), why=gone.let_go)
    chosen = chosen_ahead(table, seat)
    if chosen is None:
        return ""
    if (move := move_chosen(table, seat)) is not None:
        return say("hand-ahead-now", move=_label(without_call(move), words))
    steps = [_label(without_call(move), words) for move in chosen.moves]
    what = [say("ahead-step", move=steps[0]), *(say("ahead-else", move=step) for step in steps[1:])]
    if chosen.moves[-1].verb == "play":
        what.append(say("ahead-else-wait"))
    if all(move == without_call(move) for move in chosen.moves):
        return say("hand-ahead", what=", ".join(what), calls="no")
    return say("hand-ahead", what=", ".join(what), calls="yes", call=say(f"{table.game_key}-call"))


def ahead_buttons(table: Table, seat: Seat, words: Wording, sort: Sort) -> list[ui.Button[Any]]:
    """Build the buttons to queue moves and to drop them, where that is possible now. A large hand has a
    button for each part of it.
    """
    chosen, say = chosen_ahead(table, seat), words.say
    label = say("button-ahead" if chosen is None else "button-ahead-change")
    plays = _plays(table, seat, sort)
    pages = [plays[start : start + OPTIONS] for start in range(0, len(plays), OPTIONS)]
    row = []
    if choosable(table, seat):
        for page in range(max(1, len(pages))):
            text = label
            if len(pages) > 1:
                first, last = (_label(pages[page][end], words) for end in (0, -1))
                text = say("button-ahead-part", label=label, first=first, last=last)
            row.append(button(PlayAhead(table.table_id, seat, table.version, page).custom_id, text))
    if chosen is not None:
        row.append(TakeCardsBack(table.table_id, seat).button(words.say, style=GREY))
    return row


def ahead_form(table: Table, seat: Seat, press: PlayAhead, words: Wording, sort: Sort) -> Form:
    """Build the form that asks which cards of a part of the hand to play, in which order, and what else to
    do. The owner of ``seat`` must have a card to choose there.
    """
    say, moves = words.say, choosable(table, seat)
    plays = _plays(table, seat, sort)[press.page * OPTIONS :][:OPTIONS]
    cards = [(_label(move, words), str(move)) for move in plays]
    first, *more = PLACES[: len(cards)]
    about = say("ahead-form-about")
    fields = [
        choice_field(first, say("ahead-form-first"), cards, about=about),
        *(choice_field(key, say(f"ahead-form-{key}"), cards, required=False) for key in more),
    ]
    others = [(_label(move, words), str(move)) for move in moves if move.verb != "play"]
    if others:
        fields.append(choice_field(OTHERWISE, say("ahead-form-otherwise"), others, required=False))
    if may_call(table):
        call = say(f"{table.game_key}-call")
        fields.append(choice_field(WITH_CALL, call, [(say("ahead-form-call"), CALL)], required=False))
    return Form(press.custom_id, say("button-ahead"), *fields)


def _plays(table: Table, seat: Seat, sort: Sort) -> list[Move]:
    """Return the cards that the owner of ``seat`` can queue, in the order of their hand."""
    plays = (move for move in choosable(table, seat) if move.verb == "play")
    return sorted(plays, key=lambda move: place(move.args[0], sort))


def moves_in(written: Mapping[str, str]) -> list[Move]:
    """Return the moves that the user has chosen in the form, each once."""
    call = (CALL,) if written.get(WITH_CALL) else ()
    cards = map(Move.parse, dict.fromkeys(text for key in PLACES if (text := written.get(key))))
    others = [Move.parse(text)] if (text := written.get(OTHERWISE)) else []
    return [*(Move(move.verb, (*move.args, *call)) for move in cards), *others]


def _label(move: Move, words: Wording) -> str:
    """Return a move in a few words: the card, with the suit if one is named."""
    if move.verb != "play":
        return words.verb(move.verb)
    card, *suits = (words.word((move.verb, *move.args), index) for index in range(1, len(move.args) + 1))
    return words.say("ahead-names", card=card, suit=suits[0]) if suits else card


class PlayAhead(AtTable, template="a:ahead:{table}.{seat}:{version}[:{page}]"):
    """At a slow table, queue cards that are played for you on your turn if they fit then."""

    seat: Number
    version: Number
    page: Page = 0
    """The part of a large hand."""
    label, permission = "button-ahead", Permission.SEATED
    is_play = True


@PlayAhead.with_form
async def ask_what_is_played(request: TableRequest, press: PlayAhead) -> Form:
    """Open the form that asks for the cards."""
    table = request.table
    seat = own_seat(request, table, press.seat)
    if not choosable(table, seat):
        raise Refused("ahead_turn" if next_actor(table) == seat else "ahead_unfit")
    words = wording(table, request.say)
    if press.page * OPTIONS >= len(choosable(table, seat)):
        raise Refused("stale")  # the hand was larger then
    return ahead_form(table, seat, press, words, request.settings.sort)


@PlayAhead.on_form
async def choose_ahead(request: TableRequest, press: PlayAhead, written: Written) -> None:
    """Queue the chosen moves, and show the hand with them."""
    matches, who = request.services.tables.matches, request.who
    await _change(
        request,
        press,
        lambda table: matches.choose_ahead(table.table_id, who, press.version, moves_in(written)),
    )


class TakeCardsBack(AtTable, template="a:unahead:{table}.{seat}"):
    """Drop your queued moves."""

    seat: Number
    label, permission = "button-take-back", Permission.SEATED
    is_play = True


@TakeCardsBack.on_press
async def take_back(request: TableRequest, press: TakeCardsBack) -> None:
    """Drop the queued moves, and show the hand without them."""
    matches, who = request.services.tables.matches, request.who
    await _change(request, press, lambda table: matches.take_back(table.table_id, who))


async def _change(
    request: TableRequest,
    press: PlayAhead | TakeCardsBack,
    change: Callable[[Table], Awaitable[Table]],
) -> None:
    """Change the queued moves, and answer with the hand. A refusal appears above the cards."""
    table = request.table
    seat = own_seat(request, table, press.seat)
    async with request.services.hands.pressed(request.interaction, table, seat, request.say) as answer:
        notice = ""
        try:
            table = await change(table)
        except (Refused, StorageError) as refused:
            table = await request.services.tables.get(table.table_id)
            notice = refusal(refused, request.say)
        view = HandView(page=answer.hand.view.page, settings=request.settings)
        await answer.show(table, view, request.say, notice)
