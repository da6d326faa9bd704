"""What umpires choose from: seasons, and the matches, tables and players of one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from bot.league.contest import Contest, format_of, season_state
from bot.tables import Busy, Refused
from bot.ui.components.offers import Offer, fitting
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.names import Names, seated
from bot.ui.seasons.seasons import channel_of, season_named, the_season, with_phase
from bot.ui.shell.context import Interaction, place_of, services_of, translator_for
from bot.ui.shell.permissions import is_umpire

Source = Callable[[Names, Translator, Any], Iterable[Offer]]
"""Returns all offers, from the season's names, a translator, and the options that are filled in so far."""


async def suggested(interaction: Interaction, current: str, source: Source) -> list[Offer]:
    """The offers of ``source`` that contain ``current``, for the season of the command; none for who
    does not run it.
    """
    services = services_of(interaction)
    try:
        contest = await season_of(interaction)
        if contest is None:
            return []
        names = Names(contest, await services.seasons.names(contest), plain=True)
    except (Refused, Busy):
        return []  # the command itself reports the error
    offers = source(names, translator_for(interaction), interaction.namespace)
    # Naming tens of thousands of matches is slow and would block other presses.
    return await asyncio.to_thread(fitting, current, offers)


async def season_of(interaction: Interaction) -> Contest | None:
    """The season of the command that is being typed; None if it is not clear yet, or for those who do not run
    it. Raises Refused and Busy.
    """
    guild_id, _ = place_of(interaction)
    seasons, text = services_of(interaction).seasons, interaction.namespace.league
    running = seasons.running(guild_id)
    contest = (
        await season_named(guild_id, text, seasons, translator_for(interaction))
        if text
        else the_season(running, channel_of(interaction))
    )
    return contest if contest is not None and await is_umpire(interaction, contest) else None


async def leagues(interaction: Interaction, current: str, *, ended_since: int | None = None) -> list[Offer]:
    """Suggestions of the running seasons of this server, and of those that have ended since a time (ms), the
    newest first.
    """
    services, say = services_of(interaction), translator_for(interaction)
    try:
        guild_id, _ = place_of(interaction)
        rows = await services.seasons.listed(guild_id)
    except (Refused, Busy):
        return []
    return fitting(
        current,
        (
            with_phase(row, say)
            for row in rows
            if row.finished_at is None or (ended_since is not None and row.finished_at >= ended_since)
        ),
    )


def players(names: Names, say: Translator, filled_in: Any = None) -> Iterator[Offer]:
    """The entries of the season, by the names of their holders."""
    for entry in entries_of(names.contest):
        yield Offer(names.entry(entry, say), entry)


def match_offer(names: Names, key: str, say: Translator, after: str = "") -> Offer:
    """A match that was played, with what stands ``after`` its name."""
    result = format_of(names.contest).matches.result(names.contest, key)
    return Offer(names.match(key, say) + after, key, names.players(seated(result) if result else (), say))


def table_offer(names: Names, key: str, say: Translator) -> Offer:
    """A table that is to be played."""
    return Offer(names.to_play(key, say), key, names.players(names.players_of(key), say))


def entries_of(contest: Contest) -> tuple[str, ...]:
    """The entries that have not been withdrawn."""
    return contest.play.entries if contest.play else ()


def open_fixtures(contest: Contest) -> list[str]:
    """The fixtures of a league without an outcome, even if their deadline is over."""
    state = season_state(contest)
    return [] if state is None else [key for key in state.fixtures if state.settles(key) is None]
