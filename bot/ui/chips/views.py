"""The screens of play money: a member's statement, everybody's balances, and setting all balances back."""

from __future__ import annotations

from discord import ui

from bot.games import GAMES
from bot.services import CHIP_REASON, MOST_STAKE, ChipBoard, ChipEntryRow, ChipLineRow, SettingBack, Statement
from bot.ui.components.forms import Form, text_field
from bot.ui.components.layout import Buttons, message
from bot.ui.components.pagination import BY_TIME, pages_for, turning
from bot.ui.components.question import question
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import moment
from bot.ui.presses.chips import AskToSetBack, SetBack, ShowBoard, ShowStatement, WriteStake
from bot.ui.records.history import link_to_message, name_of

ENTRIES = 8
"""The number of entries on one page of a statement."""
LINES = 10
"""The number of balances on one page."""
STAKE, REASON = "stake", "reason"
"""The keys of the forms' fields."""


def statement_screen(
    statement: Statement, user_id: int, guild_id: int, page: int, say: Translator, *, staff: bool = False
) -> ui.LayoutView:
    """A member's balance and one page of its entries. ``staff`` also get the button to set all balances
    back.
    """
    pages = pages_for(statement.total, ENTRIES)
    lines = [_entry(entry, guild_id, say) for entry in statement.entries]
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
        [ShowBoard(0).button(say), *_for_staff(staff, say)],
    )


def chips_board(
    board: ChipBoard, user_id: int, page: int, say: Translator, *, staff: bool = False, notice: str = ""
) -> ui.LayoutView:
    """One page of everybody's balances, with the user's own, the bank's, and a ``notice`` at the top."""
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


def _entry(entry: ChipEntryRow, guild_id: int, say: Translator) -> str:
    kind = "match" if entry.kind == "match" else "void" if entry.undone_kind == "match" else "again"
    return say(
        "chips-entry",
        at=moment(entry.at),
        gain=entry.amount > 0,
        amount=entry.amount,
        kind="reset" if entry.kind == "reset" else kind,
        game=GAMES[entry.game].spec.name if entry.game in GAMES else "?",
        link=link_to_message(guild_id, entry.channel_id or 0, entry.message_id),
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
