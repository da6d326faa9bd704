"""The next round on the umpire's dashboard: drawing it now, stopping it, and who is in it."""

from __future__ import annotations

from bot.league.contest import Contest, acts, season_state
from bot.tables import Refused
from bot.ui.delivery import responses
from bot.ui.presses.desk import CountPlayerIn, DrawNext, HoldRound, OfRound
from bot.ui.seasons.names import Names
from bot.ui.seasons.seasons import season_pressed
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.shell.router import Routes
from bot.ui.tables.away import now_at
from bot.ui.umpire.consequences import draw_notes
from bot.ui.umpire.desk.actions import act_at_once
from bot.ui.umpire.preview import propose

routes = Routes()


@routes.on(DrawNext)
async def draw_next(interaction: Interaction, request: RequestContext, press: DrawNext) -> None:
    """Draw the next round at once, or preview it if something of the last one would be lost. Raises Refused
    ``league-round_drawn``.
    """
    contest = await _before_round(interaction, request, press)
    await responses.take_time(interaction)  # drawing tables is slow
    act = acts.Draw(contest.terms.round_from(now_at(interaction)), round=press.round + 1)
    names = Names(contest, await request.services.seasons.names(contest))
    if any(draw_notes(contest, names, request.say)):
        await propose(interaction, request, contest, act)
    else:
        await act_at_once(interaction, request, contest, act)


@routes.on(HoldRound)
async def hold(interaction: Interaction, request: RequestContext, press: HoldRound) -> None:
    """Stop the next round at once. Raises Refused ``league-round_drawn``."""
    contest = await _before_round(interaction, request, press)
    await act_at_once(interaction, request, contest, acts.Hold())


@routes.on(CountPlayerIn)
async def count_in(interaction: Interaction, request: RequestContext, press: CountPlayerIn) -> None:
    """Let a player be drawn again."""
    contest = await season_pressed(request, press.season)
    await act_at_once(interaction, request, contest, acts.CountIn(press.player))


async def _before_round(interaction: Interaction, request: RequestContext, press: OfRound) -> Contest:
    """The season of a press about its next round. Raises Refused ``league-round_drawn`` if that was drawn."""
    contest = await season_pressed(request, press.season)
    state = season_state(contest)
    if state is None or state.round != press.round:
        raise Refused("league-round_drawn")
    return contest
