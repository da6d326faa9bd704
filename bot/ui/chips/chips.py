"""Play money: a member's statement, all balances, and resetting them."""

from __future__ import annotations

import re

from discord import ui

from bot.games import GAMES
from bot.services import CHIP_REASON, MOST_STAKE, ChipBoard, ChipEntryRow, ChipLineRow, SettingBack, Statement
from bot.tables import Refused
from bot.ui.components.forms import Form, Written, text_field
from bot.ui.components.layout import RED, Buttons, message
from bot.ui.components.pagination import BY_TIME, pages_for, turning
from bot.ui.components.press import Number, Permission
from bot.ui.components.question import question
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, shown_name
from bot.ui.i18n.values import moment
from bot.ui.presses.records import ShowBoard, ShowStatement, TurnStats
from bot.ui.records.history import link_to_message, name_of
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain
from bot.ui.shell.permissions import is_staff
from bot.user_text import UserText

ENTRIES = 8
"""The number of entries on one page of a statement."""
LINES = 10
"""The number of balances on one page."""
STAKE, REASON = "stake", "reason"
"""The keys of the forms' fields."""


def statement_screen(
    statement: Statement, user_id: int, place_id: int, page: int, say: Translator, *, staff: bool = False
) -> ui.LayoutView:
    """A member's balance and one page of its entries. ``staff`` also get the button to set all balances
    back.
    """
    pages = pages_for(statement.total, ENTRIES)
    lines = [_entry(entry, place_id, say) for entry in statement.entries]
    return message(
        say(
            "chips-title",
            name=name_of(statement.name, say),
            chips=statement.balance,
            page=page + 1,
            pages=pages,
        ),
        "\n".join(lines) or say("chips-none"),
        say("chips-note"),
        turning(lambda to: ShowStatement(user_id, to), page, pages, say, BY_TIME),
        [TurnStats(user_id, 0).button(say), ShowBoard(0).button(say), *_for_staff(staff, say)],
    )


def chips_board(
    board: ChipBoard, user_id: int, page: int, say: Translator, *, staff: bool = False, notice: str = ""
) -> ui.LayoutView:
    """Build a page of all balances, with the user's own, the bank's, and a ``notice`` at the top."""
    pages = pages_for(board.total, LINES)
    lines = [_line(line, say) for line in board.rows]
    if board.own is not None and board.own not in board.rows:
        lines += [say("leaderboard-own"), _line(board.own, say)]
    return message(
        notice,
        say("chips-board-title", page=page + 1, pages=pages),
        "\n".join(lines) or say("chips-board-none"),
        say("chips-bank", chips=board.bank) if lines else "",
        say("chips-note"),
        turning(ShowBoard, page, pages, say),
        [ShowStatement(user_id, 0).button(say), *_for_staff(staff, say)],
    )


def ask_to_set_back(setting: SettingBack, stake: int, say: Translator) -> ui.LayoutView:
    """The question whether to set all balances back to ``stake``, and what that means.

    The buttons to change the stake and to confirm each open a form.
    """
    text = say(
        "chips-back",
        stake=stake,
        accounts=setting.accounts,
        changed=setting.changed,
        direction="gets" if setting.bank > 0 else "gives" if setting.bank < 0 else None,
        bank=abs(setting.bank),
    )
    return question(
        text,
        say("chips-note"),
        yes=[WriteStake(stake).button(say), SetBack(stake).button(say)],
        no=ShowBoard(0).button(say),
    )


def stake_form(press: WriteStake, say: Translator) -> Form:
    """The form that asks for the stake to set all balances back to."""
    about, most = say("chips-form-stake-how", most=MOST_STAKE), len(str(MOST_STAKE))
    field = text_field(STAKE, say("chips-form-stake"), most=most, about=about, default=str(press.stake))
    return Form(press.custom_id, say("chips-form-title", stake=press.stake), field)


def reason_form(press: SetBack, say: Translator) -> Form:
    """The form that asks why all balances are set back."""
    about = say("chips-form-reason-how")
    field = text_field(REASON, say("chips-form-reason"), most=CHIP_REASON, about=about)
    return Form(press.custom_id, say("chips-form-title", stake=press.stake), field)


def _entry(entry: ChipEntryRow, place_id: int, say: Translator) -> str:
    kind = "match" if entry.kind == "match" else "void" if entry.undone_kind == "match" else "again"
    return say(
        "chips-entry",
        at=moment(entry.at),
        gain=entry.amount > 0,
        amount=entry.amount,
        kind="reset" if entry.kind == "reset" else kind,
        game="?" if entry.game is None else GAMES[entry.game].spec.name,
        link=link_to_message(place_id, entry.channel_id or 0, entry.message_id),
        name=name_of(entry.actor, say),
        reason=escape_text(entry.reason),
        balance=entry.balance,
    )


def _line(line: ChipLineRow, say: Translator) -> str:
    return say(
        "chips-line",
        rank=line.rank,
        own=line.own,
        name=name_of(line.name, say),
        chips=line.balance,
    )


def _for_staff(staff: bool, say: Translator) -> Buttons:
    return [AskToSetBack(0).button(say)] if staff else []


@ShowStatement.on_press
async def turn_statement(request: Request, press: ShowStatement) -> None:
    """Show another page of a statement."""
    own = request.interaction.user
    name = shown_name(own) if own.id == press.user else None
    await _show_statement(request, press.user, press.page, name=name)


@ShowBoard.on_press
async def turn_board(request: Request, press: ShowBoard) -> None:
    """Show another page of all balances."""
    await _show_board(request, press.page)


class AskToSetBack(Plain, template="c:back:{stake}"):
    """See what it means to reset all chips."""

    stake: Number
    label, permission = "button-chips-back", Permission.STAFF


@AskToSetBack.on_press
async def ask(request: Request, press: AskToSetBack) -> None:
    """Ask for confirmation before all balances are set back."""
    await _show_question(request, press.stake)


class WriteStake(Plain, template="c:stake:{stake}"):
    """Choose another number of chips."""

    stake: Number
    label, permission = "button-chips-stake", Permission.STAFF


@WriteStake.with_form
async def ask_for_stake(request: Request, press: WriteStake) -> Form:
    """Open the form that asks for another stake."""
    return stake_form(press, request.say)


@WriteStake.on_form
async def choose_stake(request: Request, press: WriteStake, written: Written) -> None:
    """Ask for confirmation before all balances are set back to the stake from the form."""
    await _show_question(request, _stake(written[STAKE]))


class SetBack(Plain, template="c:reason:{stake}"):
    """Reset all chips, once you have given a reason."""

    stake: Number
    label, style, permission = "button-chips-reason", RED, Permission.STAFF


@SetBack.with_form
async def ask_for_reason(request: Request, press: SetBack) -> Form:
    """Open the form that asks for the reason."""
    return reason_form(press, request.say)


@SetBack.on_form
async def set_back(request: Request, press: SetBack, written: Written) -> None:
    """Set all balances back."""
    stake = press.stake
    done = await request.services.chips.set_back(request.place_id, request.who, stake, written[REASON])
    notice = request.say("chips-set-back", accounts=done.accounts, stake=stake)
    await _show_board(request, notice=notice)


async def _show_statement(request: Request, user_id: int, page: int, name: UserText | None) -> None:
    """Show a page of a statement. ``name`` is the member's name, in case they have never played here."""
    statement = await request.services.chips.statement(request.place_id, user_id, name, page, ENTRIES)
    staff = await is_staff(request)
    await request.private(
        statement_screen(statement, user_id, request.place_id, page, request.say, staff=staff)
    )


async def _show_board(request: Request, page: int = 0, notice: str = "") -> None:
    board = await request.services.chips.board(request.place_id, request.user_id, page, LINES)
    staff = await is_staff(request)
    await request.private(chips_board(board, request.user_id, page, request.say, staff=staff, notice=notice))


async def _show_question(request: Request, stake: int) -> None:
    setting = await request.services.chips.preview(request.place_id, stake)
    await request.private(ask_to_set_back(setting, stake, request.say))


def _stake(text: str) -> int:
    """The whole number in ``text``. Raises Refused ``chips_stake`` if it is none."""
    if not re.fullmatch(r"[0-9]+", text):
        raise Refused("chips_stake", most=MOST_STAKE)
    return int(text)
