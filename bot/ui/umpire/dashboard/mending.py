"""Handle the dashboard's forms that fix results or decide about a player."""

from __future__ import annotations

from collections.abc import Sequence

from bot.league.decisions import Award, Warn
from bot.league.season import Season, absence, acts
from bot.league.season.agenda import absentees
from bot.tables import Refused, Who
from bot.ui.components.forms import Form, Written, choice_field, member_chosen, member_field, text_field
from bot.ui.components.press import Press, Text
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.view import SeasonView, season_view
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.dashboard.forms import (
    GAME,
    INSTEAD,
    NUMBER,
    TOTAL,
    VOID,
    WHAT,
    WHO,
    WHY,
    entry_field,
    why_field,
)
from bot.ui.umpire.dashboards import dashboard_of
from bot.ui.umpire.league_dashboard import whole_number
from bot.ui.umpire.preview import propose
from bot.ui.umpire.words import about


class MendResult(OfUmpire, template="j:result:{season}:{match}"):
    """Void a match or a deal, or change its points: write why, see what follows, confirm it."""

    match: Text
    """A match, or a table of the tournament: ``1-2`` for table 2 of round 1."""


# A result


@MendResult.with_form
async def ask_about_result(request: UmpireRequest, press: MendResult) -> Form:
    """Open the form about a result. Raises Refused ``league-over``, ``league-no_match`` if there is none."""
    season, names = request.season, await season_view(request, plain=True)
    if not season.is_open:
        raise Refused("league-over")
    if not dashboard_of(season).people(names, press.match):
        raise Refused("league-no_match")
    return result_form(press, names)


@MendResult.on_form
async def mend_result(request: UmpireRequest, press: MendResult, written: Written) -> None:
    """Preview that a match or a game does not count, or that a player has other points in it.

    Raises Refused ``umpire_no_total``, ``umpire_number`` or ``umpire_points`` if the points cannot be read.
    """
    dashboard, what, game = dashboard_of(request.season), written[WHAT], written.get(GAME, "")
    if what == VOID:
        act = dashboard.void(press.match, game)
    else:
        act = dashboard.adjust(press.match, what, written.get(NUMBER, ""), game)
    await propose(request, act, written[WHY])


class MendPlayer(OfUmpire, template="j:player:{season}[:{entry}]"):
    """Remove or replace a player, or warn them in private: write why, see what follows, confirm it."""

    entry: Text = ""
    """The id of an entry; empty to choose a member in the form."""
    label = "dashboard-more-player"


# A player


@MendPlayer.with_form
async def ask_about_player(request: UmpireRequest, press: MendPlayer) -> Form:
    """Open the form about a player. Raises Refused ``league-no_entry`` for an entry that is gone."""
    season, names = request.season, await season_view(request, plain=True)
    entry = press.entry and await entry_chosen(request, season, press.entry)
    return player_form(press, dashboard_of(season).fates, names, entry)


@MendPlayer.on_form
async def mend_player(request: UmpireRequest, press: MendPlayer, written: Written) -> None:
    """Preview what happens to a player. Raises Refused ``league-no_entry`` for a person who doesn't play."""
    season = request.season
    entry = await entry_chosen(request, season, press.entry or written[WHO])
    dashboard, what = dashboard_of(season), written[WHAT]
    if what == "replace":
        new = await _instead(request, season, written.get(INSTEAD, ""))
        act = dashboard.replace(season, entry, new, request.now)
    elif what == "warn":
        act = acts.Decide(Warn(entry))
    else:
        act = dashboard.withdraw(entry, what)
    await propose(request, act, written[WHY])


class AwardPoints(OfUmpire, template="j:award:{season}"):
    """Award a player points, or deduct them: say whom, how many and why, see what follows, confirm it."""

    label = "dashboard-more-award"


@AwardPoints.with_form
async def ask_for_points(request: UmpireRequest, press: AwardPoints) -> Form:
    """Open the form about points in the standings."""
    view = await season_view(request, plain=True)
    return award_form(press, view)


@AwardPoints.on_form
async def award(request: UmpireRequest, press: AwardPoints, written: Written) -> None:
    """Preview that a player gets or loses points. Raises Refused ``league-no_entry``, ``umpire_number``."""
    entry = await entry_chosen(request, request.season, written[WHO])
    act = acts.Decide(Award(entry, whole_number(written[NUMBER])))
    await propose(request, act, written[WHY])


async def entry_chosen(request: Request, season: Season, chosen: str) -> str:
    """The entry that was chosen in a field: itself, or the member who holds it. Raises Refused
    ``league-no_entry``.
    """
    if season.play is not None and season.play.has(chosen):
        return chosen
    if not chosen.isdecimal():  # the start was taken back while they chose
        raise Refused("league-no_entry")
    return await entry_of(request, season, int(chosen))


async def entry_of(request: Request, season: Season, user_id: int) -> str:
    """The entry that a member of the server holds. Raises Refused ``league-no_entry``."""
    people = await request.services.seasons.names(season)
    keys = (key for key, person in people.items() if person.user_id == user_id)
    entry = next((held for key in keys if (held := season.entry_of(key))), None)
    if entry is None:
        raise Refused("league-no_entry")
    return entry


async def _instead(request: Request, season: Season, chosen: str) -> str:
    """Return the key of the person who takes over: the chosen member, or the first on the waiting list.
    Raises Refused ``umpire_no_bots``, ``member_gone``, ``umpire_replace_plays`` for a person with a spot, and
    ``umpire_replace_whom`` if no member was chosen and the waiting list is empty.
    """
    if chosen:
        member = member_chosen(request.interaction, chosen)
        if member.bot:
            raise Refused("umpire_no_bots")
        who = Who(member.user_id, member.name)
        player = await request.services.seasons.person(season.place_id, who)
        if season.plays(player):
            raise Refused("umpire_replace_plays", name=member.name)
        return player
    if not season.waiting:
        raise Refused("umpire_replace_whom")
    return season.waiting[0].player


def result_form(press: MendResult, view: SeasonView) -> Form:
    """The form to void a match or a game, or to change a player's points in it."""
    say = view.say
    dashboard, season = dashboard_of(view.season), view.season
    games = dashboard.games(season, press.match)
    players = [
        (say("dashboard-result-points", name=name), key) for name, key in dashboard.people(view, press.match)
    ]
    void = (say("dashboard-result-void"), VOID, say("dashboard-result-void-about"))
    numbered = [(say("dashboard-result-game", number=number), str(number)) for number in games]
    return Form(
        press.custom_id,
        view.match(press.match),
        *([choice_field(GAME, say("dashboard-form-result-game"), numbered)] if games else []),
        choice_field(WHAT, say("dashboard-form-result-what"), [*players, void]),
        text_field(
            NUMBER,
            say(dashboard.points_form),
            most=TOTAL,
            about=say("dashboard-form-result-about"),
            required=False,
        ),
        why_field(say),
    )


def player_form(press: Press, fates: Sequence[str], view: SeasonView, entry: str) -> Form:
    """The form for what becomes of a player, one of these ``fates``. Without an ``entry`` it asks for the
    player, too; with one it is only to remove or replace them. ``view`` has plain names.
    """
    say = view.say
    offered = [what for what in fates if not (entry and what == "warn")]
    return Form(
        press.custom_id,
        say("dashboard-form-of-player", name=view.entry(entry)) if entry else say("dashboard-form-player"),
        *([] if entry else [entry_field(say("dashboard-form-player-who"), view)]),
        choice_field(
            WHAT,
            say("dashboard-form-player-what"),
            [
                (say(f"dashboard-player-{what}"), what, about(f"dashboard-player-{what}-about", say))
                for what in offered
            ],
        ),
        member_field(
            INSTEAD,
            say("dashboard-form-player-instead"),
            about=say("dashboard-form-player-instead-about"),
            required=False,
        ),
        why_field(say, written=_known_why(view.season, entry, say)),
    )


def _known_why(season: Season, entry: str, say: Translator) -> str:
    """Why something is to become of a player, as far as the dashboard knows: how many matches they have
    missed. Empty if it does not know.
    """
    is_out = bool(entry) and season.player_of(entry) in absence.players_out(season)
    missed = max(dict(absentees(season)).get(entry, 0), int(is_out))
    return say("dashboard-player-missed", count=missed) if missed else ""


def award_form(press: Press, view: SeasonView) -> Form:
    """The form for points that a player gets or loses in the standings. ``view`` has plain names."""
    say = view.say
    return Form(
        press.custom_id,
        say("dashboard-form-award"),
        entry_field(say("dashboard-form-player-who"), view),
        text_field(
            NUMBER,
            say("dashboard-form-award-points"),
            most=TOTAL,
            about=say("dashboard-form-award-about"),
            example="5",
        ),
        why_field(say),
    )
