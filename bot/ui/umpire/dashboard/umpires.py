"""Who runs a season: naming its umpires from its dashboard, and handing it over."""

from __future__ import annotations

from collections.abc import Iterable

from bot.league.season import acts
from bot.league.season.machine import MOST_UMPIRES
from bot.tables import Refused, Who
from bot.ui.components.forms import Form, Written, member_chosen, members_field
from bot.ui.components.layout import BLUE
from bot.ui.components.press import Permission
from bot.ui.i18n.translator import Translator
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.seasons.view import season_view
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.dashboard.forms import WHO, WHY, why_field
from bot.ui.umpire.preview import act_at_once, propose


def umpires_form(press: ChooseUmpires, users: Iterable[int], say: Translator) -> Form:
    """Return the form that asks who runs a season from now on, and why. ``users`` are ids of umpires."""
    return Form(
        press.custom_id,
        say("dashboard-form-umpires"),
        members_field(
            WHO,
            say("dashboard-form-umpires-who"),
            users,
            most=MOST_UMPIRES,
            about=say("dashboard-form-umpires-about", most=MOST_UMPIRES),
        ),
        why_field(say),
    )


class ChooseUmpires(OfUmpire, template="j:umpires:{season}"):
    """See who runs a season, and choose who does from now on: write why, see what follows, confirm it."""

    label = "dashboard-more-umpires"


@ChooseUmpires.with_form
async def ask_for_umpires(request: UmpireRequest, press: ChooseUmpires) -> Form:
    """Open the form, in which those stand who run the season."""
    people = await request.services.seasons.names(request.season)
    users = [people[key].user_id for key in request.season.umpires if key in people]
    return umpires_form(press, users, request.say)


@ChooseUmpires.on_form
async def name_umpires(request: UmpireRequest, press: ChooseUmpires, written: Written) -> None:
    """Preview that those run the season who were chosen. Raises Refused ``umpire_no_bots`` and
    ``member_gone``.
    """
    season, seasons = request.season, request.services.seasons
    members = [member_chosen(request.interaction, value) for value in written[WHO].split()]
    if any(member.bot for member in members):
        raise Refused("umpire_no_bots")
    keys = [await seasons.person(season.place_id, Who(member.user_id, member.name)) for member in members]
    await propose(request, acts.NameUmpires(tuple(keys)), written[WHY])


class RunSeason(OfUmpire, template="j:run_it:{season}"):
    """Become the umpire of a season that has none. It says so in public."""

    permission = Permission.STAFF
    label, style = "button-run-season", BLUE


@RunSeason.on_press
async def run_season(request: UmpireRequest, press: RunSeason) -> None:
    """Make the user the umpire of a season without a working umpire, and show its dashboard. Raises Refused
    ``umpire_runs_it`` if another umpire can run it.
    """
    season, seasons = request.season, request.services.seasons
    await request.take_time()
    lost = await request.services.outbox.lost_umpires(season)
    own = await seasons.person(season.place_id, request.who)
    running = [umpire for umpire in season.umpires if umpire not in lost]
    if own in running:
        await ShowDashboard(season.key).handle(request)
    elif running:
        view = await season_view(request, plain=True)
        raise Refused("umpire_runs_it", names=view.players(running))
    else:
        await act_at_once(request, acts.NameUmpires((own,)))
