"""Being away from slow tables: read until when, and say at which tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta, tzinfo

from discord import ui

from bot.tables import Refused, Table
from bot.ui.components.layout import message
from bot.ui.components.press import Text
from bot.ui.i18n.moments import as_read, moment_of, moments_in, read
from bot.ui.i18n.times import is_back, normalized
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import moment
from bot.ui.shell.context import Request, clock_of
from bot.ui.shell.kinds import AtTable, TableRequest
from bot.ui.tables.my import link_to, list_of_tables, server_names

OFFERED = 7
"""How many days ahead are offered. The tables limit how long a player may be away."""


async def when(request: Request, text: str, days: tzinfo | None = None) -> int:
    """Return the moment (ms) that the user means by ``text``. ``days``: the zone of the days in it, if it
    isn't theirs. Raises Refused as :func:`moment_of` does.
    """
    return moment_of(text, request.now, await clock_of(request.interaction), days)


async def heard(request: Request, *texts: str | None, days: tzinfo | None = None) -> str:
    """Return how the user's times were understood, in full: a line for each text that is a time."""
    now, zone, lines = request.now, await clock_of(request.interaction), []
    for text in filter(None, texts):
        with suppress(Refused):
            lines.append(as_read(read(text, now, zone, days), request.say))
    return "\n".join(lines)


async def be_away(request: Request, text: str) -> None:
    """Mark the user as away from their slow tables until the time in ``text``, and list these tables.

    Raises Refused as :func:`until_of` does.
    """
    until = until_of(text, request.now, await clock_of(request.interaction))
    tables = await request.services.tables.seats.set_away(request.who, until)
    servers, read_as = server_names(request.interaction, request.say), await heard(request, text)
    await request.private(away_message(tables, until, servers, request.say, read_as))


def until_of(text: str, now: int, zone: tzinfo = UTC) -> int | None:
    """Return the end of an absence (ms) that a user in ``zone`` has written at ``now`` (ms), or None if they
    are back.

    ``text`` is a moment as for :func:`~bot.ui.i18n.moments.read`, ``back`` or empty, in any language. Raises
    Refused as that function does, with the codes ``away_unclear`` and ``away_past`` instead of its own.
    """
    text = normalized(text)
    if not text or is_back(text):
        return None
    try:
        return moment_of(text, now, zone)
    except Refused as refused:
        match refused.code:
            case "umpire_time":
                raise Refused("away_unclear", **refused.data) from refused
            case "umpire_time_past":
                # The tables decide how far ahead is too far.
                ahead = [at for at in moments_in(text, now, zone) if at > now]
                if not ahead:
                    raise Refused("away_past", count=OFFERED) from refused
                return min(ahead)
            case _:
                raise


def days_ahead(now: int, say: Translator, zone: tzinfo = UTC) -> list[tuple[str, str]]:
    """Return the next days in ``zone``, tomorrow first: each as a label for people and as a text for
    :func:`until_of`.
    """
    today = datetime.fromtimestamp(now / 1000, zone).date()
    days: list[date] = [today + timedelta(days=ahead) for ahead in range(1, OFFERED + 1)]
    return [(say("away-day", date=day), day.isoformat()) for day in days]


def away_message(
    tables: Sequence[Table],
    until: int | None,
    server: Callable[[Table], str],
    say: Translator,
    read_as: str = "",
) -> ui.LayoutView:
    """Build the message that says until when a user is away (None if they are back), and from which tables.

    ``server`` returns the name of a table's server, and ``read_as`` says how the user's text was understood.
    """
    lines = [
        say("away-table", game=table.game.spec.name, link=link_to(table), server=server(table))
        for table in tables
    ]
    title = say("away-back") if until is None else say("away-until", until=moment(until))
    return message(*list_of_tables(f"{title}\n{read_as}".strip(), lines, say))


class BeAway(AtTable, template="a:away:{table}:{until}"):
    """Say until when you’re away from slow tables."""

    until: Text


@BeAway.on_press
async def away(request: TableRequest, press: BeAway) -> None:
    """Mark the user as away from their slow tables."""
    await be_away(request, press.until)
