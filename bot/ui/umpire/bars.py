"""Barring members from tables and leagues for a time, and letting them play again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import discord
from discord import ui

from bot.services import BarredFrom, BarRow
from bot.tables import Refused, Who
from bot.ui.components.layout import message
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, shown_name
from bot.ui.i18n.values import moment
from bot.ui.seasons.reader import cut
from bot.ui.shell.context import Request
from bot.ui.shell.permissions import need_staff
from bot.ui.tables.away import heard, when
from bot.user_text import UserText

SHOWN = 8
"""The most bars that are listed. The others are only counted."""

REASON = 80
"""The most characters of a reason in the list."""


async def bar_member(request: Request, member: discord.Member, place: str, until: str, reason: str) -> None:
    """Bar a member from ``tables``, ``leagues`` or ``all`` until the time in ``until``.

    Raises Refused ``not_staff``, ``bar_staff`` for who manages the server and ``bar_bot`` for a bot, and as
    :meth:`bot.services.Admission.bar` does.
    """
    await need_staff(request)
    if member.bot:
        raise Refused("bar_bot")
    if member.id == request.user_id or member.guild_permissions.manage_guild:
        raise Refused("bar_staff")
    at = await when(request, until)
    who = Who(member.id, shown_name(member))
    written = UserText(" ".join(reason.split()))
    admission = request.services.admission
    await admission.bar(request.place_id, request.who, who, _places(place), at, written)
    await request.private(
        message(
            request.say(
                "bar-set",
                name=escape_text(who.name),
                place=place,
                until=moment(at),
                reason=escape_text(written),
            ),
            await heard(request, until),
        ),
    )


async def lift_bar(request: Request, user: discord.User) -> None:
    """Let a user play again. Raises Refused ``not_staff`` and ``not_barred``."""
    await need_staff(request)
    await request.services.admission.lift(request.place_id, user.id)
    await request.private(message(request.say("bar-lifted", name=escape_text(shown_name(user)))))


async def show_bars(request: Request) -> None:
    """Show who is barred, from what, until when and why. Raises Refused ``not_staff``."""
    await need_staff(request)
    bars, names = await request.services.admission.bars(request.place_id)
    await request.private(bars_screen(bars, names, request.say))


def bars_screen(bars: Sequence[BarRow], names: Mapping[str, UserText], say: Translator) -> ui.LayoutView:
    """The list of bars, those that end first at the top."""

    def name(key: str | None) -> str:
        return escape_text(names[key]) if key is not None and key in names else say("former-player")

    lines: Iterable[str] = (
        say(
            "bar-line",
            name=name(bar.person),
            place=bar.place,
            until=moment(bar.until),
            reason=cut(bar.reason, REASON),
            by=name(bar.set_by),
        )
        for bar in bars[:SHOWN]
    )
    more = len(bars) - SHOWN
    return message(
        say("bar-title"),
        "\n".join(lines) or say("bar-none"),
        say("limits-more", count=more) if more > 0 else "",
    )


def _places(place: str) -> Sequence[BarredFrom]:
    match place:
        case "tables" | "leagues":
            return (place,)
    return ("tables", "leagues")
