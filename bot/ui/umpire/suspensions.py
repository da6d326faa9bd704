"""Suspending members from tables and leagues for a time, and letting them play again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import discord
from discord import ui

from bot.services import SuspendedFrom, SuspensionRow
from bot.tables import Refused, Who
from bot.ui.components.layout import message
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, shown_name
from bot.ui.i18n.values import moment
from bot.ui.seasons.view import cut
from bot.ui.shell.context import Request
from bot.ui.shell.permissions import need_staff
from bot.ui.tables.away import heard, when
from bot.user_text import UserText

SHOWN = 8
"""The most suspensions that are listed. The others are only counted."""

REASON = 80
"""The most characters of a reason in the list."""


async def suspend_member(
    request: Request, member: discord.Member, place: str, until: str, reason: str
) -> None:
    """Suspend a member from ``tables``, ``leagues`` or ``all`` until the time in ``until``.

    Raises Refused ``not_staff``, ``suspension_staff`` for who manages the server and ``suspension_bot`` for a
    bot, and as :meth:`bot.services.Admission.suspend` does.
    """
    await need_staff(request)
    if member.bot:
        raise Refused("suspension_bot")
    if member.id == request.user_id or member.guild_permissions.manage_guild:
        raise Refused("suspension_staff")
    at = await when(request, until)
    who = Who(member.id, shown_name(member))
    written = UserText(" ".join(reason.split()))
    admission = request.services.admission
    await admission.suspend(request.place_id, request.who, who, _places(place), at, written)
    await request.private(
        message(
            request.say(
                "suspension-set",
                name=escape_text(who.name),
                place=place,
                until=moment(at),
                reason=escape_text(written),
            ),
            await heard(request, until),
        ),
    )


async def lift_suspension(request: Request, user: discord.User) -> None:
    """Let a user play again. Raises Refused ``not_staff`` and ``not_suspended``."""
    await need_staff(request)
    await request.services.admission.lift(request.place_id, user.id)
    await request.private(message(request.say("suspension-lifted", name=escape_text(shown_name(user)))))


async def show_suspensions(request: Request) -> None:
    """Show who is suspended, from what, until when and why. Raises Refused ``not_staff``."""
    await need_staff(request)
    suspensions, names = await request.services.admission.suspensions(request.place_id)
    await request.private(suspensions_screen(suspensions, names, request.say))


def suspensions_screen(
    suspensions: Sequence[SuspensionRow], names: Mapping[str, UserText], say: Translator
) -> ui.LayoutView:
    """The list of suspensions, those that end first at the top."""

    def name(key: str | None) -> str:
        return escape_text(names[key]) if key is not None and key in names else say("former-player")

    lines: Iterable[str] = (
        say(
            "suspension-line",
            name=name(suspension.person),
            place=suspension.place,
            until=moment(suspension.until),
            reason=cut(suspension.reason, REASON),
            by=name(suspension.set_by),
        )
        for suspension in suspensions[:SHOWN]
    )
    more = len(suspensions) - SHOWN
    return message(
        say("suspension-title"),
        "\n".join(lines) or say("suspension-none"),
        say("limits-more", count=more) if more > 0 else "",
    )


def _places(place: str) -> Sequence[SuspendedFrom]:
    match place:
        case "tables" | "leagues":
            return (place,)
    return ("tables", "leagues")
