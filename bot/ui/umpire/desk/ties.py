"""Breaking a tie from the dashboard: the umpire sets the order, or one more match decides it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from discord import ui

from bot.league.contest import Contest, acts, format_of, season_state
from bot.league.decisions import PlayOff
from bot.league.rounds import Tie
from bot.tables import Refused
from bot.ui.components.forms import Form, Written, choice_field, text_field
from bot.ui.components.layout import GREY, OPTIONS, menu, menu_id, message
from bot.ui.components.press import Press, Text
from bot.ui.i18n.translator import Translator
from bot.ui.presses.desk import ShowDesk
from bot.ui.seasons.names import Names, names_in
from bot.ui.seasons.seasons import title_of
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.desk.forms import WHO, WHY, reason_form, why_field
from bot.ui.umpire.desks import desk_of
from bot.ui.umpire.entering import by_name, entered
from bot.ui.umpire.preview import propose

SHARED = "shared"
"""The choice that all tied players have won."""
CHOICES = 4
"""So many places of a tie can be chosen in a form. A larger tie is put in order line by line."""
LINES, MOST_LINES = "lines", 80
"""The key of the field for these lines, and the most of them."""
MOST = 4000
"""The most characters of these lines."""


def ties_of(contest: Contest) -> list[Tie]:
    """The ties that an umpire can break: what leaves something open, then other shared places of a league."""
    its = format_of(contest)
    found = list(its.standings.ties(contest))
    if season_state(contest) is None:
        return found
    places: defaultdict[tuple[int, int], list[str]] = defaultdict(list)
    for line in its.standings.placings(contest):
        if line.place is not None:
            places[line.division, line.place].append(line.entry)
    known = {tie.entries[0] for tie in found}
    others = [
        Tie(tuple(entries), place, "place", len(entries))
        for (_, place), entries in places.items()
        if len(entries) > 1 and known.isdisjoint(entries)
    ]
    return [*found, *others]


def ties_screen(names: Names, say: Translator) -> ui.LayoutView:
    """The ties of a season in a menu. ``names`` are plain."""
    contest = names.contest
    options = [
        (
            SettleTie(contest.key, tie.entries[0]).custom_id,
            say("desk-tie-option", place=tie.place, count=len(tie.entries)),
            names.entries(tie.entries, say),
        )
        for tie in ties_of(contest)[:OPTIONS]
    ]
    return message(
        say("desk-title", league=title_of(contest), number=contest.number),
        say("desk-ties", count=len(options)),
        menu(menu_id("ties", contest.key), say("desk-choose-tie"), options) if options else None,
        [ShowDesk(contest.key).button(say, "button-desk-back", GREY)],
    )


def tie_form(press: Press, tie: Tie, names: Names, shared: bool, say: Translator) -> Form:
    """The form for the order of tied players: a choice for each place, or a line for each player of a large
    tie. In a choice for each place, the player who is left over comes last.

    ``shared`` says whether they can share the victory.
    """
    people = by_name(tie.entries, lambda entry: names.entry(entry, say))
    more = [(say("desk-tie-shared"), SHARED)] if shared else []
    if choices_of(tie) <= CHOICES:
        fields = [
            choice_field(
                f"{WHO}{number}", say("desk-form-tie-place", number=number), [*people.items(), *more]
            )
            for number in range(1, choices_of(tie) + 1)
        ]
        return Form(press.custom_id, say("desk-form-tie"), *fields, why_field(say))
    return Form(
        press.custom_id,
        say("desk-form-tie"),
        text_field(
            LINES,
            say("desk-form-tie-lines"),
            most=MOST,
            about=say("desk-form-tie-lines-about", count=tie.chosen if tie.chosen < len(people) else 0),
            default="\n".join(f"{number}. {name}" for number, name in enumerate(people, start=1)),
            long=True,
        ),
        *([choice_field(f"{WHO}1", say("desk-form-tie-shared"), more, required=False)] if more else []),
        why_field(say),
    )


def choices_of(tie: Tie) -> int:
    """How many of the tied players must be chosen: if all are put in order, the last one follows."""
    return min(tie.chosen, len(tie.entries) - 1)


class ChooseTie(OfUmpire, template="j:ties:{season}"):
    """See the ties of a season, to break one."""

    label = "desk-more-tie"


@ChooseTie.on_press
async def choose_tie(request: UmpireRequest, press: ChooseTie) -> None:
    """Show the ties."""
    names = await names_in(request, plain=True)
    await request.private(ties_screen(names, request.say))


class SettleTie(OfUmpire, template="j:settle:{season}:{entry}"):
    """Break a tie: say who comes first and why, see what follows, confirm it."""

    entry: Text
    """The id of one of those who are tied."""
    label = "button-desk-settle"


@SettleTie.with_form
async def ask_about_tie(request: UmpireRequest, press: SettleTie) -> Form:
    """Open the form about a tie. Raises Refused ``desk_tie_gone``, and ``desk_tie_large``."""
    contest, names = request.contest, await names_in(request, plain=True)
    tie = _tie(contest, press.entry)
    if len(tie.entries) > MOST_LINES:
        raise Refused("desk_tie_large", count=len(tie.entries))
    return tie_form(press, tie, names, _can_share(contest, tie), request.say)


@SettleTie.on_form
async def settle(request: UmpireRequest, press: SettleTie, written: Written) -> None:
    """Preview the order of tied players.

    Raises Refused ``desk_tie_gone``, ``desk_tie_twice`` if two have the same place, and as
    :func:`bot.ui.umpire.entering.entered` does for the lines of a large tie.
    """
    contest, names = request.contest, await names_in(request, plain=True)
    tie = _tie(contest, press.entry)
    shared = _can_share(contest, tie) and SHARED in written.values()
    order: Sequence[str] = ()
    if not shared and choices_of(tie) <= CHOICES:
        chosen = [written[f"{WHO}{number}"] for number in range(1, choices_of(tie) + 1)]
        if len(set(chosen)) < len(chosen):
            raise Refused("desk_tie_twice")
        order = [*chosen, *(entry for entry in tie.entries if entry not in chosen)]
    elif not shared:
        order = _in_order(written[LINES], by_name(tie.entries, lambda entry: names.entry(entry, request.say)))
    act = desk_of(contest).settle(order[: tie.chosen], shared)
    await propose(request, act, written[WHY])


def _in_order(text: str, people: dict[str, str]) -> list[str]:
    """The tied players by the places that an umpire has written. Raises Refused ``desk_tie_twice``."""
    found = entered(text, "", people)
    placed = sorted(zip(found.places, found.players, strict=True))
    if len(set(found.places)) < len(placed):
        raise Refused("desk_tie_twice")
    return [entry for _, entry in placed]


class PlayTieOff(OfUmpire, template="j:playoff:{season}:{entry}"):
    """Let tied players play a tiebreaker: write why, see what follows, confirm it."""

    entry: Text
    """The id of one of those who are tied."""
    label = "button-desk-playoff"


@PlayTieOff.with_form
async def ask_about_playoff(request: UmpireRequest, press: PlayTieOff) -> Form:
    """Open the form that asks why a tie is played off, with the place that is tied. Raises Refused
    ``desk_tie_gone``.
    """
    tie, say = _tie(request.contest, press.entry), request.say
    return reason_form(press, "playoff", say, written=say("desk-form-playoff-why", place=tie.place))


@PlayTieOff.on_form
async def play_off(request: UmpireRequest, press: PlayTieOff, written: Written) -> None:
    """Preview that the tied players play one more match, for as long as a round lasts.

    Raises Refused ``desk_tie_gone``.
    """
    tie = _tie(request.contest, press.entry)
    until = request.contest.terms.round_from(request.now)
    act = acts.Decide(PlayOff(tie.entries, until))
    await propose(request, act, written[WHY])


def _can_share(contest: Contest, tie: Tie) -> bool:
    return desk_of(contest).shares_victory and tie.line == "won"


def _tie(contest: Contest, entry: str) -> Tie:
    tie = next((tie for tie in ties_of(contest) if entry in tie.entries), None)
    if tie is None:
        raise Refused("desk_tie_gone")
    return tie
