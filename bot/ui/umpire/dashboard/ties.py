"""Breaking a tie from the dashboard: the umpire sets the order, or one more match decides it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from discord import ui

from bot.league.decisions import Tiebreaker
from bot.league.rounds import Tie
from bot.league.season import Season, acts, format_of, season_state
from bot.tables import Refused
from bot.ui.components.forms import Form, Written, choice_field, text_field
from bot.ui.components.layout import GREY, OPTIONS, menu, menu_id, message
from bot.ui.components.press import Press, Text
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.seasons.seasons import title_of
from bot.ui.seasons.view import SeasonView, season_view
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.dashboard.forms import WHO, WHY, reason_form, why_field
from bot.ui.umpire.dashboards import dashboard_of
from bot.ui.umpire.entering import by_name, entered
from bot.ui.umpire.preview import propose

SHARED = "shared"
"""The choice that all tied players have won."""
CHOICES = 4
"""Number of tied places that a form can choose. A larger tie is ordered line by line."""
LINES, MOST_LINES = "lines", 80
"""The key of the field for these lines, and the most of them."""
MOST = 4000
"""The most characters of these lines."""


def ties_of(season: Season) -> list[Tie]:
    """The ties that an umpire can break: what leaves something open, then other shared places of a league."""
    its = format_of(season)
    found = list(its.standings.ties(season))
    if season_state(season) is None:
        return found
    places: defaultdict[tuple[int, int], list[str]] = defaultdict(list)
    for line in its.standings.placings(season):
        if line.place is not None:
            places[line.division, line.place].append(line.entry)
    known = {tie.entries[0] for tie in found}
    others = [
        Tie(tuple(entries), place, "place", len(entries))
        for (_, place), entries in places.items()
        if len(entries) > 1 and known.isdisjoint(entries)
    ]
    return [*found, *others]


def ties_screen(view: SeasonView) -> ui.LayoutView:
    """The ties of a season in a menu. ``view`` has plain names."""
    season, say = view.season, view.say
    options = [
        (
            SettleTie(season.key, tie.entries[0]).custom_id,
            say("dashboard-tie-option", place=tie.place, count=len(tie.entries)),
            view.entries(tie.entries),
        )
        for tie in ties_of(season)[:OPTIONS]
    ]
    return message(
        say("dashboard-title", league=title_of(season), number=season.number),
        say("dashboard-ties", count=len(options)),
        menu(menu_id("ties", season.key), say("dashboard-choose-tie"), options) if options else None,
        [ShowDashboard(season.key).button(say, "button-dashboard-back", GREY)],
    )


def tie_form(press: Press, tie: Tie, view: SeasonView, shared: bool) -> Form:
    """The form for the order of tied players: a choice for each place, or a line for each player of a large
    tie. In a choice for each place, the player who is left over comes last.

    ``shared`` says whether they can share the victory.
    """
    say = view.say
    people = by_name(tie.entries, lambda entry: view.entry(entry))
    more = [(say("dashboard-tie-shared"), SHARED)] if shared else []
    if choices_of(tie) <= CHOICES:
        fields = [
            choice_field(
                f"{WHO}{number}", say("dashboard-form-tie-place", number=number), [*people.items(), *more]
            )
            for number in range(1, choices_of(tie) + 1)
        ]
        return Form(press.custom_id, say("dashboard-form-tie"), *fields, why_field(say))
    return Form(
        press.custom_id,
        say("dashboard-form-tie"),
        text_field(
            LINES,
            say("dashboard-form-tie-lines"),
            most=MOST,
            about=say("dashboard-form-tie-lines-about", count=tie.chosen if tie.chosen < len(people) else 0),
            default="\n".join(f"{number}. {name}" for number, name in enumerate(people, start=1)),
            long=True,
        ),
        *([choice_field(f"{WHO}1", say("dashboard-form-tie-shared"), more, required=False)] if more else []),
        why_field(say),
    )


def choices_of(tie: Tie) -> int:
    """How many of the tied players must be chosen: if all are put in order, the last one follows."""
    return min(tie.chosen, len(tie.entries) - 1)


class ChooseTie(OfUmpire, template="j:ties:{season}"):
    """See the ties of a season, to break one."""

    label = "dashboard-more-tie"


@ChooseTie.on_press
async def choose_tie(request: UmpireRequest, press: ChooseTie) -> None:
    """Show the ties."""
    view = await season_view(request, plain=True)
    await request.private(ties_screen(view))


class SettleTie(OfUmpire, template="j:settle:{season}:{entry}"):
    """Break a tie: rank the players, write why, see what follows, confirm it."""

    entry: Text
    """The id of one of the tied players."""
    label = "button-dashboard-settle"


@SettleTie.with_form
async def ask_about_tie(request: UmpireRequest, press: SettleTie) -> Form:
    """Open the form about a tie. Raises Refused ``dashboard_tie_gone``, and ``dashboard_tie_large``."""
    season, names = request.season, await season_view(request, plain=True)
    tie = _tie(season, press.entry)
    if len(tie.entries) > MOST_LINES:
        raise Refused("dashboard_tie_large", count=len(tie.entries))
    return tie_form(press, tie, names, _can_share(season, tie))


@SettleTie.on_form
async def settle(request: UmpireRequest, press: SettleTie, written: Written) -> None:
    """Preview the order of tied players.

    Raises Refused ``dashboard_tie_gone``, ``dashboard_tie_twice`` if two have the same place, and as
    :func:`bot.ui.umpire.entering.entered` does for the lines of a large tie.
    """
    season, names = request.season, await season_view(request, plain=True)
    tie = _tie(season, press.entry)
    shared = _can_share(season, tie) and SHARED in written.values()
    order: Sequence[str] = ()
    if not shared and choices_of(tie) <= CHOICES:
        chosen = [written[f"{WHO}{number}"] for number in range(1, choices_of(tie) + 1)]
        if len(set(chosen)) < len(chosen):
            raise Refused("dashboard_tie_twice")
        order = [*chosen, *(entry for entry in tie.entries if entry not in chosen)]
    elif not shared:
        order = _in_order(written[LINES], by_name(tie.entries, lambda entry: names.entry(entry)))
    act = dashboard_of(season).settle(order[: tie.chosen], shared)
    await propose(request, act, written[WHY])


def _in_order(text: str, people: dict[str, str]) -> list[str]:
    """The tied players by the places that an umpire has written. Raises Refused ``dashboard_tie_twice``."""
    found = entered(text, "", people)
    placed = sorted(zip(found.places, found.players, strict=True))
    if len(set(found.places)) < len(placed):
        raise Refused("dashboard_tie_twice")
    return [entry for _, entry in placed]


class PlayTiebreaker(OfUmpire, template="j:tiebreaker:{season}:{entry}"):
    """Let tied players play a tiebreaker: write why, see what follows, confirm it."""

    entry: Text
    """The id of one of the tied players."""
    label = "button-dashboard-tiebreaker"


@PlayTiebreaker.with_form
async def ask_about_tiebreaker(request: UmpireRequest, press: PlayTiebreaker) -> Form:
    """Open the form that asks why a tiebreaker is played, with the place that is tied. Raises Refused
    ``dashboard_tie_gone``.
    """
    tie, say = _tie(request.season, press.entry), request.say
    return reason_form(
        press, "tiebreaker", say, written=say("dashboard-form-tiebreaker-why", place=tie.place)
    )


@PlayTiebreaker.on_form
async def play_tiebreaker(request: UmpireRequest, press: PlayTiebreaker, written: Written) -> None:
    """Preview that the tied players play one more match, for as long as a round lasts.

    Raises Refused ``dashboard_tie_gone``.
    """
    tie = _tie(request.season, press.entry)
    until = request.season.settings.round_from(request.now)
    act = acts.Decide(Tiebreaker(tie.entries, until))
    await propose(request, act, written[WHY])


def _can_share(season: Season, tie: Tie) -> bool:
    return dashboard_of(season).shares_victory and tie.line == "won"


def _tie(season: Season, entry: str) -> Tie:
    tie = next((tie for tie in ties_of(season) if entry in tie.entries), None)
    if tie is None:
        raise Refused("dashboard_tie_gone")
    return tie
