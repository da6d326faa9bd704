"""What the umpire's desk mends by forms: results, players, ties, and the course of a season."""

from __future__ import annotations

from bot.league.contest import Contest, acts, format_of
from bot.league.decisions import Caution, PlayOff
from bot.league.rounds import Tie
from bot.tables import Refused, Who
from bot.ui.components.forms import Written, member_chosen
from bot.ui.delivery import responses
from bot.ui.presses.desk import (
    ConfirmResults,
    MendPlayer,
    MendResult,
    PauseSeason,
    PlayTieOff,
    ReopenSeason,
    ResumeSeason,
    SettleTie,
    StartSeason,
)
from bot.ui.seasons.names import Names
from bot.ui.seasons.seasons import season_pressed
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.shell.router import Routes
from bot.ui.tables.away import now_at
from bot.ui.umpire.desk.forms import (
    CHOICES,
    INSTEAD,
    NUMBER,
    SHARED,
    VOID,
    WHAT,
    WHO,
    WHY,
    choices_of,
    player_form,
    reason_form,
    result_form,
    tie_form,
)
from bot.ui.umpire.desks import desk_of
from bot.ui.umpire.league_desk import whole_number
from bot.ui.umpire.preview import propose

routes = Routes()

ASKED_WHY: dict[type[ConfirmResults | PauseSeason | ReopenSeason], str] = {
    ConfirmResults: "confirm",
    PauseSeason: "pause",
    ReopenSeason: "reopen",
}
"""What needs a reason, and the words in which it is asked for."""


# A result


@routes.on(MendResult)
async def ask_about_result(interaction: Interaction, request: RequestContext, press: MendResult) -> None:
    """Open the form about a match. Raises Refused ``league-no_match`` if there is no such match."""
    contest, names = await _season(interaction, request, press.season)
    if format_of(contest).matches.result(contest, press.match) is None:
        raise Refused("league-no_match")
    await responses.open_form(interaction, result_form(press, names, press.match, request.say))


@routes.on_form(MendResult)
async def mend_result(
    interaction: Interaction, request: RequestContext, press: MendResult, written: Written
) -> None:
    """Preview that a match does not count, or that a player has another total."""
    contest, names = await _season(interaction, request, press.season)
    desk, say, what = desk_of(contest), request.say, written[WHAT]
    if what == VOID:
        act = desk.void(names, say, press.match, ())
    else:
        total = whole_number(written.get(NUMBER, ""))
        act = desk.adjust(names, say, what, (press.match, total), (None, None, None))
    await propose(interaction, request, contest, act, written[WHY])


# A player


@routes.on(MendPlayer)
async def ask_about_player(interaction: Interaction, request: RequestContext, press: MendPlayer) -> None:
    """Open the form about a player."""
    contest, names = await _season(interaction, request, press.season)
    fates = desk_of(contest).fates
    await responses.open_form(interaction, player_form(press, fates, names, press.entry, request.say))


@routes.on_form(MendPlayer)
async def mend_player(
    interaction: Interaction, request: RequestContext, press: MendPlayer, written: Written
) -> None:
    """Preview what becomes of a player. Raises Refused ``league-no_entry`` for somebody who does not play."""
    contest, names = await _season(interaction, request, press.season)
    entry = press.entry or await entry_of(request, contest, int(written[WHO]))
    desk, say, what = desk_of(contest), request.say, written[WHAT]
    if what == "replace":
        new = await _instead(interaction, request, contest, written.get(INSTEAD, ""))
        act = desk.replace(contest, entry, new, now_at(interaction))
    elif what == "caution":
        act = desk.decide(Caution(entry))
    else:
        act = desk.withdraw(names, say, entry, None if what == "withdraw" else what)
    await propose(interaction, request, contest, act, written[WHY])


async def entry_of(request: RequestContext, contest: Contest, user_id: int) -> str:
    """The entry that a member of the server holds. Raises Refused ``league-no_entry``."""
    people = await request.services.seasons.names(contest)
    keys = (key for key, person in people.items() if person.user_id == user_id)
    entry = next((held for key in keys if (held := contest.entry_of(key))), None)
    if entry is None:
        raise Refused("league-no_entry")
    return entry


async def _instead(interaction: Interaction, request: RequestContext, contest: Contest, chosen: str) -> str:
    """The key of who takes over: the member who was chosen, or whoever waits first.

    Raises Refused ``umpire_no_bots``, ``member_gone``, and ``umpire_replace_whom`` if nobody was chosen and
    nobody waits.
    """
    if chosen:
        member = member_chosen(interaction, chosen)
        if member.bot:
            raise Refused("umpire_no_bots")
        return await request.services.seasons.person(contest.guild_id, Who(member.user_id, member.name))
    if not contest.waiting:
        raise Refused("umpire_replace_whom")
    return contest.waiting[0].player


# A tie


@routes.on(SettleTie)
async def ask_about_tie(interaction: Interaction, request: RequestContext, press: SettleTie) -> None:
    """Open the form about a tie.

    Raises Refused ``desk_tie_gone``, and ``desk_tie_large`` if it does not fit into a form.
    """
    contest, names = await _season(interaction, request, press.season)
    tie = _tie(contest, press.entry)
    if choices_of(tie) > CHOICES:
        raise Refused("desk_tie_large", count=len(tie.entries))
    shared = desk_of(contest).shares_victory and tie.line == "won"
    await responses.open_form(interaction, tie_form(press, tie, names, shared, request.say))


@routes.on_form(SettleTie)
async def settle(
    interaction: Interaction, request: RequestContext, press: SettleTie, written: Written
) -> None:
    """Preview the order of those who are tied.

    Raises Refused ``desk_tie_gone``, and ``desk_tie_twice`` if somebody is named twice.
    """
    contest, _ = await _season(interaction, request, press.season)
    tie = _tie(contest, press.entry)
    named = [written.get(f"{WHO}{number}", "") for number in range(1, choices_of(tie) + 1)]
    shared = SHARED in named
    if not shared and len(set(named)) < len(named):
        raise Refused("desk_tie_twice")
    rest = [entry for entry in tie.entries if entry not in named] if tie.chosen == len(tie.entries) else []
    act = desk_of(contest).settle([] if shared else [*named, *rest], shared)
    await propose(interaction, request, contest, act, written[WHY])


@routes.on(PlayTieOff)
async def ask_about_playoff(interaction: Interaction, request: RequestContext, press: PlayTieOff) -> None:
    """Open the form that asks why a tie is played off. Raises Refused ``desk_tie_gone``."""
    contest = await season_pressed(interaction, request, press.season)
    _tie(contest, press.entry)
    await responses.open_form(interaction, reason_form(press, "playoff", request.say))


@routes.on_form(PlayTieOff)
async def play_off(
    interaction: Interaction, request: RequestContext, press: PlayTieOff, written: Written
) -> None:
    """Preview that those who are tied play it off, for as long as a round lasts.

    Raises Refused ``desk_tie_gone``.
    """
    contest = await season_pressed(interaction, request, press.season)
    tie = _tie(contest, press.entry)
    until = contest.terms.round_from(now_at(interaction))
    act = desk_of(contest).decide(PlayOff(tie.entries, until))
    await propose(interaction, request, contest, act, written[WHY])


def _tie(contest: Contest, entry: str) -> Tie:
    ties = format_of(contest).standings.ties(contest)
    tie = next((tie for tie in ties if entry in tie.entries), None)
    if tie is None:
        raise Refused("desk_tie_gone")
    return tie


# Its course


@routes.on(StartSeason)
async def start(interaction: Interaction, request: RequestContext, press: StartSeason) -> None:
    """Preview the start."""
    contest = await season_pressed(interaction, request, press.season)
    await responses.take_time(interaction)  # drawing tables is slow
    await propose(interaction, request, contest, acts.Start())


@routes.on(*ASKED_WHY)
async def ask_why(
    interaction: Interaction, request: RequestContext, press: ConfirmResults | PauseSeason | ReopenSeason
) -> None:
    """Open the form that asks for a word about it."""
    await season_pressed(interaction, request, press.season)
    await responses.open_form(interaction, reason_form(press, ASKED_WHY[type(press)], request.say))


@routes.on_form(ConfirmResults)
async def confirm_results(
    interaction: Interaction, request: RequestContext, press: ConfirmResults, written: Written
) -> None:
    """Preview that the results are final."""
    contest = await season_pressed(interaction, request, press.season)
    await propose(interaction, request, contest, acts.Confirm(), written[WHY])


@routes.on_form(ReopenSeason)
async def reopen(
    interaction: Interaction, request: RequestContext, press: ReopenSeason, written: Written
) -> None:
    """Preview that the results are reviewed again."""
    contest = await season_pressed(interaction, request, press.season)
    await propose(interaction, request, contest, acts.Reopen(), written[WHY])


@routes.on_form(PauseSeason)
async def pause(
    interaction: Interaction, request: RequestContext, press: PauseSeason, written: Written
) -> None:
    """Preview that the season is paused."""
    contest = await season_pressed(interaction, request, press.season)
    await propose(interaction, request, contest, acts.Pause(), written[WHY])


@routes.on(ResumeSeason)
async def resume(interaction: Interaction, request: RequestContext, press: ResumeSeason) -> None:
    """Preview that the season goes on."""
    contest = await season_pressed(interaction, request, press.season)
    await propose(interaction, request, contest, acts.Resume())


async def _season(interaction: Interaction, request: RequestContext, key: str) -> tuple[Contest, Names]:
    """The season of a press, and its plain names."""
    contest = await season_pressed(interaction, request, key)
    return contest, Names(contest, await request.services.seasons.names(contest), plain=True)
