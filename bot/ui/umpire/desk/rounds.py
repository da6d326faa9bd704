"""The next round on the umpire's dashboard: drawing it now, stopping it, and who is in it."""

from __future__ import annotations

from bot.league.contest import Contest, acts, season_state
from bot.tables import Refused
from bot.ui.presses.desk import CountPlayerIn, DrawNext, HoldRound, OfRound
from bot.ui.seasons.names import Names
from bot.ui.shell.kinds import UmpireRequest
from bot.ui.umpire.consequences import draw_notes
from bot.ui.umpire.desk.actions import act_at_once
from bot.ui.umpire.preview import propose


@DrawNext.on_press
async def draw_next(request: UmpireRequest, press: DrawNext) -> None:
    """Draw the next round at once, or preview it if something of the last one would be lost. Raises Refused
    ``league-round_drawn``.
    """
    contest = _before_round(request, press)
    await request.take_time()  # drawing tables is slow
    act = acts.Draw(contest.terms.round_from(request.now), press.round + 1)
    names = Names(contest, await request.services.seasons.names(contest))
    if any(draw_notes(contest, names, request.say)):
        await propose(request, contest, act)
    else:
        await act_at_once(request, contest, act)


@HoldRound.on_press
async def hold(request: UmpireRequest, press: HoldRound) -> None:
    """Stop the next round at once. Raises Refused ``league-round_drawn``."""
    contest = _before_round(request, press)
    await act_at_once(request, contest, acts.Hold())


@CountPlayerIn.on_press
async def count_in(request: UmpireRequest, press: CountPlayerIn) -> None:
    """Let a player be drawn again."""
    await act_at_once(request, request.contest, acts.CountIn(press.player))


def _before_round(request: UmpireRequest, press: OfRound) -> Contest:
    """The season of a press about its next round. Raises Refused ``league-round_drawn`` if that was drawn."""
    state = season_state(request.contest)
    if state is None or state.round != press.round:
        raise Refused("league-round_drawn")
    return request.contest
