"""The screen of fair-play flags, which only the staff of a server sees."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.league.hints import HUMAN, FairPlayHint
from bot.services import Evidence, Period
from bot.ui.components.layout import message
from bot.ui.components.pagination import pages_for, turning
from bot.ui.delivery import responses
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.presses.records import TurnHints
from bot.ui.records.history import link_to_message, name_of
from bot.ui.records.offers import period_meant, period_name
from bot.ui.shell.context import Request
from bot.ui.shell.permissions import need_staff

PAGE = 3
"""The number of hints on one page."""
SHOWN = 6
"""The most matches that are linked as evidence for a hint. The newest are chosen."""
LEAST = 1e-6
"""The smallest chance to show. Smaller chances are shown as this one."""


def hints_screen(
    evidence: Evidence,
    place_id: int,
    page: int,
    say: Translator,
    *,
    period: Period,
    user_id: int = 0,
) -> ui.LayoutView:
    """One page of hints, each with its numbers and links to the matches that are its evidence.

    ``period`` is the season that the hints are limited to, if any. ``user_id`` is the member that they are
    limited to; 0 for all.
    """
    hints = evidence.hints
    pages = pages_for(len(hints), PAGE)
    page = min(page, pages - 1)
    title = say(
        "fairplay-title",
        member=f"<@{user_id}>" if user_id else None,
        season=None if period.season is None else escape_text(period_name(period, say)),
        matches=evidence.looked_at,
        days=evidence.days,
        page=page + 1,
        pages=pages,
    )
    return message(
        title,
        *(_hint_text(hint, evidence, place_id, say) for hint in hints[page * PAGE : (page + 1) * PAGE]),
        "" if hints else say("fairplay-none"),
        say("fairplay-note"),
        turning(lambda to: TurnHints(user_id, to, period.key), page, pages, say),
    )


def _hint_text(hint: FairPlayHint, evidence: Evidence, place_id: int, say: Translator) -> str:
    """A hint in a sentence, with links to the newest matches of its evidence."""
    newest = sorted((evidence.matches[table] for table in hint.matches), key=lambda each: -each.finished_at)
    links = [
        say(
            "fairplay-match",
            number=number,
            link=link_to_message(place_id, match.channel_id, match.message_id),
        )
        for number, match in enumerate(newest[:SHOWN], 1)
    ]
    told = say("fairplay-evidence", links=" · ".join(links), more=len(newest) - len(links))
    names = sorted(name_of(evidence.names[player], say) for player in hint.players)
    return f"{_suspicion(hint, names, say)}\n{told}"


def _suspicion(hint: FairPlayHint, names: Sequence[str], say: Translator) -> str:
    """What a hint says of the players of these ``names``."""
    numbers = hint.numbers
    match hint.kind:
        case "company":
            return say(
                "fairplay-company",
                one=names[0],
                other=names[1],
                together=int(numbers["together"]),
                matches=int(max(numbers["one"], numbers["other"])),
                share=round(100 * numbers["share"]),
                expected=round(100 * numbers["expected"]),
            )
        case "turns":
            return say(
                "fairplay-turns",
                one=names[0],
                other=names[1],
                together=int(numbers["together"]),
                won=int(numbers["won"]),
                turns=int(numbers["turns"]),
                odds=int(1 / max(numbers["chance"], LEAST)),
            )
        case "speed":
            return say(
                "fairplay-speed",
                name=names[0],
                calls=int(numbers["calls"]),
                median=round(numbers["median"]),
                fastest=int(numbers["fastest"]),
                share=round(100 * numbers["share"]),
                human=HUMAN,
            )


async def show_hints(request: Request, user: discord.abc.User | None, period: str, page: int = 0) -> None:
    """Show league staff the flags from the matches of a ``period``, about everyone or about one ``user``."""
    await _show(request, user.id if user else 0, period, page)


@TurnHints.on_press
async def turn_hints(request: Request, press: TurnHints) -> None:
    """Show another page of flags. They are computed again."""
    await _show(request, press.user, press.period, press.page)


async def _show(request: Request, user_id: int, key: str, page: int) -> None:
    await need_staff(request)
    place_id = request.place_id
    period = await period_meant(request, place_id, key)
    # Thousands of matches take longer than Discord waits for an answer.
    await request.take_time()
    evidence = await request.services.fair_play.look(
        place_id, user_id or None, period.season.season if period.season else None
    )
    view = hints_screen(evidence, place_id, page, request.say, period=period, user_id=user_id)
    await responses.update(request.interaction, view=view)
