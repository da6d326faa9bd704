"""Being away from slow tables: reading until when, and telling at which tables."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import cast

from discord import ui

from bot.tables import Clock, Refused, Table
from bot.ui.components.layout import message
from bot.ui.delivery.responses import private
from bot.ui.i18n.times import DAY, counted_time, is_back, is_tomorrow, normalized
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import moment
from bot.ui.shell.context import Interaction, RequestContext, who_pressed
from bot.ui.tables.my import link_to, list_of_tables, server_names

OFFERED = 7
"""The number of days ahead that are offered. The tables limit how long a player may be away."""

ISO = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def now_at(interaction: Interaction) -> int:
    """The time (ms since the epoch) by the bot's clock."""
    return cast(Clock, interaction.client.clock).now()


async def be_away(interaction: Interaction, request: RequestContext, text: str) -> None:
    """Mark the user as away from their slow tables until the time in ``text``, and list these tables.

    Raises Refused as :func:`until_of` does.
    """
    until = until_of(text, now_at(interaction))
    tables = await request.services.tables.seats.set_away(who_pressed(interaction), until)
    await private(
        interaction, away_message(tables, until, server_names(interaction, request.say), request.say)
    )


def until_of(text: str, now: int) -> int | None:
    """Return the end of an absence (ms) that somebody has written at ``now`` (ms); None if they are back.

    They write ``2026-12-24`` (where that day begins, by UTC), ``3 days``, ``3d``, ``tomorrow`` (a day from
    now), ``back`` or nothing, in any language. Raises Refused ``away_unclear`` and ``away_past``.
    """
    text = normalized(text)
    if not text or is_back(text):
        return None
    if is_tomorrow(text):
        return now + DAY
    match counted_time(text):
        case (count, unit) if unit == DAY:
            until = now + count * DAY
        case _:
            until = _beginning_of(text)
    if until <= now:
        raise Refused("away_past", count=OFFERED)
    return until


def _beginning_of(text: str) -> int:
    if not ISO.fullmatch(text):
        raise Refused("away_unclear")
    try:
        day = datetime.fromisoformat(text).replace(tzinfo=UTC)
    except ValueError as no_such_day:
        raise Refused("away_unclear") from no_such_day
    return round(day.timestamp()) * 1000


def days_ahead(now: int, say: Translator) -> list[tuple[str, str]]:
    """The next days, tomorrow first: each as a label for people and as a text for :func:`until_of`."""
    today = datetime.fromtimestamp(now / 1000, UTC).date()
    days: list[date] = [today + timedelta(days=ahead) for ahead in range(1, OFFERED + 1)]
    return [(say("away-day", date=day), day.isoformat()) for day in days]


def away_message(
    tables: Sequence[Table], until: int | None, server: Callable[[Table], str], say: Translator
) -> ui.LayoutView:
    """The message that says until when somebody is away (None if they are back), and from which tables.

    ``server`` returns the name of a table's server.
    """
    lines = [
        say("away-table", game=table.game.spec.name, link=link_to(table), server=server(table))
        for table in tables
    ]
    title = say("away-back") if until is None else say("away-until", until=moment(until))
    return message(*list_of_tables(title, lines, say))
