"""A start that went wrong, at the dashboard: back to sign-up, new pairings for a round, and swaps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.league.scoring_rules import Fixture
from bot.league.season import Season, acts, format_of, season_state
from bot.league.season.agenda import OpenTable
from bot.league.season.redrawing import swappable
from bot.tables import Refused
from bot.ui.components.forms import Form, Written, choice_field, member_field
from bot.ui.components.layout import OPTIONS
from bot.ui.components.press import Press, Text
from bot.ui.seasons.view import SeasonView, season_view
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.dashboard.mending import entry_of
from bot.ui.umpire.dashboard.overview import Overview
from bot.ui.umpire.preview import propose

WHO, WITH = "player", "with"
"""The keys of the form's fields."""


def offered_at_start(season: Season) -> Iterator[tuple[str, Press]]:
    """What can be done about a start while nothing was dealt, by the names of the phrases for it."""
    course = format_of(season).course
    if season.phase in ("running", "paused", "review") and not course.was_played(season):
        yield "unstart", TakeStartBack(season.key)
    if season.phase in ("running", "paused") and course.draws_again(season):
        yield "redraw", PairLastRound(season.key)


def offered_swap(seen: Overview, table: OpenTable) -> Iterator[tuple[str, Press]]:
    """The exchange of two players, where that is possible."""
    season = seen.season
    is_played = season_state(season) is not None and season.phase in ("running", "paused")
    if is_played and table.stands != "begun" and swappable(season, table.fixture):
        yield "swap", SwapPlayers(season.key, table.fixture)


class TakeStartBack(OfUmpire, template="j:unstart:{season}"):
    """Go back to sign-up as long as nothing was played: see what follows, confirm it."""

    label = "dashboard-more-unstart"


@TakeStartBack.on_press
async def take_start_back(request: UmpireRequest, press: TakeStartBack) -> None:
    """Preview that the season is in sign-up again."""
    await propose(request, acts.Unstart())


class PairLastRound(OfUmpire, template="j:pair_again:{season}"):
    """Pair the last round again, as long as nothing was dealt in it: see what follows, confirm it."""

    label = "dashboard-more-redraw"


@PairLastRound.on_press
async def pair_last_round(request: UmpireRequest, press: PairLastRound) -> None:
    """Preview new pairings of the last round."""
    await request.take_time()  # drawing tables is slow
    act = acts.PairAgain(request.season.settings.round_from(request.now))
    await propose(request, act)


class SwapPlayers(OfUmpire, template="j:swap:{season}:{fixture}"):
    """Swap two players between tables: say who, see what follows, confirm it."""

    fixture: Text
    label = "button-dashboard-swap"


@SwapPlayers.with_form
async def ask_whom_to_swap(request: UmpireRequest, press: SwapPlayers) -> Form:
    """Open the form that asks which two players change places. Raises Refused ``dashboard_no_swap``."""
    view = await season_view(request, plain=True)
    others = _others(view, press.fixture)
    return swap_form(press, view, others)


@SwapPlayers.on_form
async def swap(request: UmpireRequest, press: SwapPlayers, written: Written) -> None:
    """Preview that two players change places. Raises Refused ``dashboard_no_swap``, ``league-no_entry`` and
    ``league-swap_apart``.
    """
    season = request.season
    view = await season_view(request, plain=True)
    other = written[WITH]
    if season.play is None or not season.play.has(other):
        other = await entry_of(request, season, int(other))
    others = _others(view, press.fixture)
    beside = next((fixture.key for fixture in others if other in fixture.entries), None)
    if beside is None:
        raise Refused("league-swap_apart")
    act = acts.Swap(press.fixture, written[WHO], beside, other)
    await propose(request, act)


def swap_form(press: SwapPlayers, view: SeasonView, others: Sequence[Fixture]) -> Form:
    """Return the form for a swap: who leaves the table, and who of ``others`` joins. ``view`` is plain."""
    say = view.say
    players = [(view.entry(entry), entry) for entry in _playing(view.season, press.fixture)]
    offers = [
        (say("dashboard-swap-option", name=view.entry(entry), where=view.where(each.key)), entry)
        for each in others
        for entry in _playing(view.season, each.key)
    ]
    label = say("dashboard-form-swap-with")
    return Form(
        press.custom_id,
        say("dashboard-form-swap"),
        choice_field(WHO, say("dashboard-form-swap-who"), players),
        choice_field(WITH, label, offers) if len(offers) <= OPTIONS else member_field(WITH, label),
    )


def _others(view: SeasonView, fixture: str) -> Sequence[Fixture]:
    """The tables whose players can change places with those of a table. Raises Refused
    ``dashboard_no_swap``.
    """
    season = view.season
    is_there = bool(format_of(season).fixtures.seated(season, fixture))
    others = swappable(season, fixture) if is_there and season_state(season) is not None else []
    if not others:
        raise Refused("dashboard_no_swap", name=view.where(fixture))
    return others


def _playing(season: Season, fixture: str) -> Sequence[str]:
    """The entries at a table that were not withdrawn."""
    play = season.play
    seated = format_of(season).fixtures.seated(season, fixture)
    return [entry for entry in seated if play is not None and entry in play.entries]
