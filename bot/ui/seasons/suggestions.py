"""Autocompletion for commands of the staff: matches, players, tables and decisions of a season."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from bot.league.contest import Contest, format_of, season_state, sittings
from bot.league.contest.sittings import played_sittings
from bot.league.decisions import in_force
from bot.league.results import MatchResult
from bot.tables import Busy, Refused
from bot.ui.components.offers import Offer, fitting, picked
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.describe import of_decision, of_ruling
from bot.ui.seasons.names import Names, seated
from bot.ui.seasons.seasons import channel_of, season_named, the_season, with_phase
from bot.ui.shell.context import Interaction, place_of, services_of, translator_for
from bot.ui.shell.permissions import is_umpire

ROUND, SEASON = "round", "season"
"""Values for extending all tables of the current round, or the season itself, instead of one table."""

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


def entry_picked(names: Names, say: Translator, text: str) -> str:
    """The entry that ``text`` means. Raises Refused ``league-no_entry`` if there is no such entry."""
    return picked(text, players(names, say), Refused("league-no_entry"))


# Sources of offers


def matches(names: Names, say: Translator, filled_in: Any = None) -> Iterator[Offer]:
    """The matches of a league, the newest first, each with its points: those of the player who is filled in
    already, and all of them if none is.
    """
    state = season_state(names.contest)
    results = list(state.results.items()) if state else []
    whose = set(_meant(names, say, getattr(filled_in, "player", None)))
    for key, result in reversed(results):
        if not whose or whose.intersection(seated(result)):
            yield match_offer(names, key, say, f" ({points(result)})")


def _meant(names: Names, say: Translator, text: str | None) -> Iterator[str]:
    """The people who are meant by a text: the name of a player, or the value of an offer."""
    for entry in entries_of(names.contest):
        holder = names.contest.player_of(entry)
        if text in (holder, entry, names.entry(entry, say)):
            yield holder


def points(result: MatchResult) -> str:
    """The points of a match, in the same order as the names of its players."""
    totals = {seat.player: seat.total for seat in result.seats}
    return " – ".join(str(totals[player]) for player in seated(result))


def players(names: Names, say: Translator, filled_in: Any = None) -> Iterator[Offer]:
    """The entries of the season, by the names of their holders."""
    for entry in entries_of(names.contest):
        yield Offer(names.entry(entry, say), entry)


def seats(names: Names, say: Translator, filled_in: Any) -> Iterator[Offer]:
    """The players of the match that is filled in already; all players if none is."""
    state = season_state(names.contest)
    result = state.results.get(getattr(filled_in, "match", None) or "") if state else None
    if result is None:
        yield from players(names, say)
    else:
        yield from (Offer(names.player(player, say), player) for player in seated(result))


def equals(names: Names, say: Translator, filled_in: Any = None) -> Iterator[Offer]:
    """The entries that share a place, the highest places first."""
    contest = names.contest
    for entry in format_of(contest).standings.equals(contest):
        yield Offer(names.entry(entry, say), entry)


def waiting(names: Names, say: Translator, filled_in: Any = None) -> Iterator[Offer]:
    """The people who wait for a place, in their order."""
    return (Offer(names.player(signed.player, say), signed.player) for signed in names.contest.waiting)


def extensible(names: Names, say: Translator, filled_in: Any = None) -> Iterator[Offer]:
    """The open fixtures, all of them together, and the season itself if it draws no rounds."""
    contest = names.contest
    keys = open_fixtures(contest)
    if len(keys) > 1:
        yield Offer(say("umpire-whole-round", count=len(keys)), ROUND)
    if not format_of(contest).facts.drawn:
        yield Offer(say("umpire-whole-season"), SEASON)
    yield from tables(names, say)


def tables(names: Names, say: Translator, filled_in: Any = None) -> Iterator[Offer]:
    """The open fixtures."""
    for key in open_fixtures(names.contest):
        yield table_offer(names, key, say)


def to_play(names: Names, say: Translator, filled_in: Any = None) -> Iterator[Offer]:
    """The open fixtures and, in the tournament, the tables that are not done."""
    yield from tables(names, say)
    for name in (*played_sittings(names.contest), *sittings(names.contest)):
        yield table_offer(names, name, say)


def decided(names: Names, say: Translator, filled_in: Any = None) -> Iterator[Offer]:
    """The decisions that could be reversed, the newest first."""
    state = season_state(names.contest)
    for decision in reversed(in_force(state.decisions) if state else ()):
        if decision.key.isdigit():
            what = of_ruling(decision.ruling, names, say)
            yield Offer(of_decision(decision, names, say), decision.key, what)


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
