"""The next round on the umpire's dashboard: drawing it now, stopping it, and who is in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.league.season import acts, season_state
from bot.tables import Refused
from bot.ui.components.layout import GREY
from bot.ui.components.press import Number, Text
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.seasons.view import season_view
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.consequences import draw_notes
from bot.ui.umpire.preview import act_at_once, propose

PASSED = ("league-round_drawn", "league-round_not_over", "league-not_drawn_soon")
"""The codes of refusals of what was offered at an earlier moment."""


class OfRound(OfUmpire):
    """A press about the round that comes after another."""

    round: Number
    """The number of the last paired round at that time."""


class PairNextRound(OfRound, template="j:pair:{season}:{round}"):
    """Pair the next round, because all matches of the last one have ended."""

    label = "button-dashboard-pair"


@PairNextRound.on_press
async def pair_next_round(request: UmpireRequest, press: PairNextRound) -> None:
    """Pair the next round at once, or preview it if something of the last one would be lost. If that is too
    late, or too early, show the dashboard as it is now.
    """
    await request.take_time()  # drawing tables is slow
    act = acts.PairRound(request.season.settings.round_from(request.now), press.round + 1)
    async with _as_it_is_now(request):
        _need_round(request, press)
        view = await season_view(request)
        if any(draw_notes(request.season, view)):
            await propose(request, act)
        else:
            await act_at_once(request, act)


class HoldRound(OfRound, template="j:hold:{season}:{round}"):
    """Stop the next round, which is about to start."""

    label = "button-dashboard-hold"


@HoldRound.on_press
async def hold(request: UmpireRequest, press: HoldRound) -> None:
    """Stop the next round at once. If that is too late, show the dashboard as it is now."""
    async with _as_it_is_now(request):
        _need_round(request, press)
        await act_at_once(request, acts.Hold())


class CountPlayerIn(OfUmpire, template="j:count_in:{season}:{player}"):
    """Let a player who missed a match of a short round be paired again."""

    player: Text
    label, style = "button-dashboard-count-in", GREY


@CountPlayerIn.on_press
async def count_in(request: UmpireRequest, press: CountPlayerIn) -> None:
    """Include a player in the pairings again."""
    await act_at_once(request, acts.CountIn(press.player))


@asynccontextmanager
async def _as_it_is_now(request: UmpireRequest) -> AsyncIterator[None]:
    """Show the dashboard as it is now, and why, if the block is refused because the next round has started or
    waits since its button was shown.
    """
    try:
        yield
    except Refused as refused:
        if refused.code not in PASSED:
            raise
        newest = request.of(await request.services.seasons.by_key(request.season.key))
        await ShowDashboard(request.season.key).handle(newest, request.say(f"refused-{refused.code}"))


def _need_round(request: UmpireRequest, press: OfRound) -> None:
    """Raise Refused ``league-round_drawn`` if the next round was paired after the button was shown."""
    state = season_state(request.season)
    if state is None or state.round != press.round:
        raise Refused("league-round_drawn")
