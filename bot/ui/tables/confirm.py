"""Questions before an action that can't be undone, and the answers after it."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.games.api import Seat
from bot.tables import Refused, Table, Who, electorate, need_host, need_open, seating, votes_needed
from bot.ui.components.layout import RED, message
from bot.ui.components.press import Number, Permission
from bot.ui.components.question import question
from bot.ui.i18n.players import player_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.presses.tables import Manage
from bot.ui.shell.kinds import AtTable, TableRequest
from bot.ui.shell.pressed import who_at
from bot.ui.tables.allowed import has_agreed


def ask_to_end(table: Table, say: Translator) -> ui.LayoutView:
    """Build the question whether to close the lobby or end the match, with the consequences."""
    asked, label = ("end-lobby", "button-close") if table.state is None else ("end-match", "button-end")
    return question(say(asked), yes=End(table.table_id).button(say, label), no=_back(table, say))


def ended(table: Table, say: Translator) -> ui.LayoutView:
    """Build the message that a lobby was closed or a match was ended."""
    return message(say("lobby-closed" if table.state is None else "table-ended"))


def left(table: Table, say: Translator) -> ui.LayoutView:
    """Build the message that the user has left a match, with the consequences."""
    return message(say(f"left-{_leaving(table)}"))


def ask_to_propose(table: Table, who: Who, say: Translator) -> ui.LayoutView:
    """Build the question whether to propose the end of the match, and how many players must agree. Raises
    Refused if ``who`` may not propose it.
    """
    seating.vote_to_end(table, who, 0)  # only check whether it is refused, and drop the result
    count, needed = len(electorate(table)), votes_needed(table)
    if has_agreed(table, who):
        return message(say("vote-proposed", count=count, needed=needed))
    text = say("propose-end", count=count, needed=needed)
    return question(text, yes=ProposeEnd(table.table_id).button(say), no=_back(table, say))


def ask_to_leave(table: Table, who: Who, say: Translator) -> ui.LayoutView:
    """Build the question whether to leave the match. Raises Refused if ``who`` does not play in it."""
    seating.leave_match(table, who)
    yes = Quit(table.table_id).button(say)
    return question(say(f"leave-{_leaving(table)}"), yes=yes, no=_back(table, say))


def ask_to_remove(table: Table, who: Who, seat: Seat, say: Translator) -> ui.LayoutView:
    """Build the question whether to remove a player. Raises Refused if ``who`` may not do that."""
    seating.remove_player(table, who, seat)
    name = player_name(table, seat, say)
    yes = Kick(table.table_id, table.chairs[seat].user_id or 0).button(say, name=label_text(name))
    return question(say("remove-player", name=escape_text(name)), yes=yes, no=_back(table, say))


def _leaving(table: Table) -> str:
    """Return the kind of match that is left, as the end of a phrase's id."""
    return "tournament" if table.keeps_seats else "ranked" if table.ranked else "match"


def _back(table: Table, say: Translator) -> ui.Button[Any]:
    """Build the button that cancels, and shows the other actions at the table."""
    return Manage(table.table_id).button(say, "button-go-back")


class AskToKick(AtTable, template="v:remove:{table}:{user}"):
    """Confirm first that you want to remove a player."""

    user: Number
    permission = Permission.HOST


@AskToKick.on_press
async def ask_about_kicking(request: TableRequest, press: AskToKick) -> None:
    """Ask for confirmation before a player is removed."""
    table = request.table
    need_open(table)
    who, seat = await who_at(request, table), _seat_of(table, press.user)
    await request.private(ask_to_remove(table, who, seat, request.say))


class Kick(AtTable, template="a:kick:{table}:{user}"):
    """Remove a player from the table."""

    user: Number
    label, style, permission = "button-remove-player", RED, Permission.HOST


@Kick.on_press
async def kick(request: TableRequest, press: Kick) -> None:
    """Remove a player from the table."""
    table = request.table
    name = escape_text(player_name(table, _seat_of(table, press.user), request.say))
    who = await who_at(request, table)
    await request.services.tables.seats.remove_player(table.table_id, who, press.user)
    phrase = "removed-from-lobby" if table.state is None else "removed-from-match"
    await request.briefly(message(request.say(phrase, name=name)))


class AskToQuit(AtTable, template="v:quit:{table}"):
    """Confirm first that you want to leave the match."""

    label, permission = "button-leave-match", Permission.SEATED


@AskToQuit.on_press
async def ask_about_leaving(request: TableRequest, press: AskToQuit) -> None:
    """Ask for confirmation before the user leaves a match."""
    need_open(request.table)
    await request.private(ask_to_leave(request.table, request.who, request.say))


class Quit(AtTable, template="a:quit:{table}"):
    """Leave the match. A computer plays on in your seat."""

    label, style, permission = "button-leave", RED, Permission.SEATED


@Quit.on_press
async def leave_match(request: TableRequest, press: Quit) -> None:
    """Let the user leave a match."""
    table = request.table
    table = await request.services.tables.seats.leave(table.table_id, request.who)
    await request.briefly(left(table, request.say))


class AskToEnd(AtTable, template="v:end:{table}"):
    """Confirm first that you want to close the lobby or end the match."""

    label, style, permission = "button-end-match", RED, Permission.HOST


@AskToEnd.on_press
async def ask_about_ending(request: TableRequest, press: AskToEnd) -> None:
    """Ask for confirmation before a lobby is closed or a match is ended."""
    table = request.table
    need_open(table)
    need_host(table, await who_at(request, table))
    await request.private(ask_to_end(table, request.say))


class End(AtTable, template="a:end:{table}"):
    """Close the lobby, or end the match without a result."""

    label, style, permission = "button-end", RED, Permission.HOST


@End.on_press
async def end(request: TableRequest, press: End) -> None:
    """Close a lobby, or end a match."""
    table = request.table
    who, is_live = await who_at(request, table), request.services.hands.is_live(table, request.user_id)
    table = await request.services.tables.matches.end(table.table_id, who)
    await _say_ended(request, table, is_live=is_live)


class AskToPropose(AtTable, template="v:propose:{table}"):
    """Confirm first that you want to propose to end the match."""

    label, permission = "button-propose-end", Permission.SEATED


@AskToPropose.on_press
async def ask_about_proposing(request: TableRequest, press: AskToPropose) -> None:
    """Ask for confirmation before the user proposes to end a match."""
    need_open(request.table)
    await request.private(ask_to_propose(request.table, request.who, request.say))


class ProposeEnd(AtTable, template="a:vote:{table}"):
    """Propose to end the match without a result."""

    label, style, permission = "button-propose", RED, Permission.SEATED


@ProposeEnd.on_press
async def propose_end(request: TableRequest, press: ProposeEnd) -> None:
    """Propose to end a match."""
    table, say = request.table, request.say
    is_live = request.services.hands.is_live(table, request.user_id)
    table = await request.services.tables.seats.vote_to_end(table.table_id, request.who)
    if not table.is_open:
        await _say_ended(request, table, is_live=is_live)
        return
    needed = votes_needed(table)
    await request.briefly(message(say("vote-proposed", count=len(electorate(table)), needed=needed)))


async def _say_ended(request: TableRequest, table: Table, *, is_live: bool) -> None:
    """Say that a lobby was closed or a match was ended, unless the user's hand ``is_live`` and says so."""
    if is_live and request.is_private:
        await request.services.passing.dismiss(request.interaction)
    else:
        await request.briefly(ended(table, request.say))


def _seat_of(table: Table, user_id: int) -> Seat:
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused("no_such_player")
    return seat
