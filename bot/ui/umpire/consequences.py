"""The consequences of an umpire's act, for its preview: in the standings, at tables, and further notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain, groupby

from bot.league.bounds import widened
from bot.league.bracket import bracket
from bot.league.decisions import (
    Enter,
    Extend,
    Reverse,
    Ruling,
    Settle,
    Tiebreaker,
    Transfer,
    Void,
    Warn,
    match_entered,
)
from bot.league.season import (
    Command,
    Season,
    SeasonStep,
    acts,
    apply,
    broken_by,
    drawing,
    format_of,
    has_order,
    has_roles,
    movers,
    season_state,
    starters_of,
    tournament_of,
    unplayed,
    winners,
)
from bot.league.season.fixtures import open_tiebreakers
from bot.league.tournament.state import FINALISTS
from bot.seasons.desired import desired
from bot.seasons.table_actions import Forfeit, HandOver, Score, Stop, TakeOut
from bot.tables import Table
from bot.ui.i18n.players import chairs_apart
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.seasons.changes import Standing, change_lines, subjects_of
from bot.ui.seasons.options import ROUNDS
from bot.ui.seasons.promises import division_lines
from bot.ui.seasons.ranked import outlook_of
from bot.ui.seasons.settings import play_line
from bot.ui.seasons.stakes import widened_line
from bot.ui.seasons.top import top_lines
from bot.ui.seasons.view import SeasonView, unplayed_lines
from bot.ui.umpire.alterations import alteration_notes
from bot.ui.umpire.dashboards import dashboard_of
from bot.ui.umpire.standstill import check_in_notes, pause_notes, resume_notes
from bot.ui.umpire.starting import starting_notes
from bot.ui.umpire.words import tie_line

ORDERED = 40
"""Maximum number of players in one line of the starting order."""

TOP = 5
"""Number of players shown in each division when results are confirmed."""


# The standings


def standings_lines(season: Season, step: SeasonStep, view: SeasonView) -> Iterator[str]:
    """What would change in the standings, as :func:`~bot.ui.seasons.changes.change_lines` has it."""
    say = view.say
    act, after = step.line.act, step.season
    if not isinstance(act, acts.Decide | acts.ForfeitFixture):
        return
    lines = list(
        change_lines(
            subjects_of(after, act, step.line.seq),
            standing_of(season),
            standing_of(after),
            after.play.entries if after.play else (),
            lambda entry: view.marked(after.player_of(entry)),
            say,
        )
    )
    yield from lines or [say("umpire-no-change")]


def standing_of(season: Season) -> dict[str, Standing]:
    """The place and score of every entry, in order. In a tournament the score is the points that count
    now.
    """
    return {
        line.entry: (
            line.place,
            round(float(line.score), 2) if isinstance(line.score, Fraction) else line.score,
        )
        for line in format_of(season).standings.placings(season)
    }


# The tables


def table_lines(before: Season, after: Season, tables: Sequence[Table], say: Translator) -> Iterator[str]:
    """A line for each change at the season's open ``tables``: ended tables, new owners of seats, forfeits."""
    already = list(desired(before, tables))
    known = {table.table_id: table for table in tables}
    for want in desired(after, tables):
        if want in already:
            continue
        table = known[want.table_id]
        where, chairs = f"<#{table.channel_id}>", chairs_apart(table.chairs)
        match want:
            case Stop():
                yield say("umpire-table-stops", where=where, phase=table.phase)
            case TakeOut(_, player):
                name = next(chair.name for chair in chairs if chair.person == player)
                yield say("umpire-table-takes-out", where=where, player=escape_text(name))
            case Score():
                yield say("umpire-table-scores", where=where)
            case HandOver(_, seat, _):
                name = chairs[seat].name
                yield say("umpire-table-hands-over", where=where, player=escape_text(name))
            case Forfeit(_, user_id):
                name = next(chair.name for chair in chairs if chair.user_id == user_id)
                yield say("umpire-table-forfeits", where=where, player=escape_text(name))


def foreseen(step: SeasonStep) -> Season:
    """The season as an act leads to it: after an offer, as it is once that is accepted."""
    act, after = step.line.act, step.season
    if not isinstance(act, acts.Offer):
        return after
    accepted = Command(acts.TakeOver(str(step.line.seq)), act.player, step.line.at)
    return apply(after, accepted).season


# Further notes


def notes(before: Season, step: SeasonStep, view: SeasonView, tables: Sequence[Table]) -> Iterator[str]:
    """What an umpire should know about an act besides its effect on the standings. ``tables`` are the open
    ones of the season.
    """
    say = view.say
    after = step.season
    yield from _left_over(step, view)
    match step.line.act:
        case acts.Unstart() | acts.PairAgain() | acts.Swap() | acts.Invite():
            yield from starting_notes(before, step, view)
        case acts.Start():
            yield from _starters(before, after, view)
        case acts.Confirm():
            yield from dashboard_of(after).notes(step, view)
            # Last, because the tops of many divisions take all the room.
            yield from top_lines(view, TOP)
        case acts.Decide() if format_of(after).facts.by_games:
            yield from dashboard_of(after).notes(step, view)
        case acts.Alter() as act:
            yield from alteration_notes(before, after, act, view)
        case acts.NameUmpires():
            yield from _handed_over(before, step, view)
        case acts.Pause():
            yield from pause_notes(before, tables, say)
        case acts.Resume():
            yield from resume_notes(before, after, say)
        case acts.PairRound():
            yield from draw_notes(before, view)
        case acts.Begin(fixture, here) if season_state(before) is not None:
            absent = [
                each for each in format_of(before).fixtures.players_of(before, fixture) if each not in here
            ]
            if absent:
                yield say("umpire-begin-absent", names=view.players(absent))
        case acts.OpenCheckIn() as act:
            yield from check_in_notes(before, act, say)
        case acts.Cancel():
            yield say("umpire-cancel-note")
        case acts.Reopen():
            yield from _taken_back(before, view)
        case acts.Offer() as act:
            yield from _offered(before, act, view)
        case acts.Decide(ruling):
            yield from _decided(before, after, ruling, view)
            yield from _new_ties(before, after, view)
    if line := widened_line(view, widened(outlook_of(before).ranges, outlook_of(after).ranges)):
        yield line


def _left_over(step: SeasonStep, view: SeasonView) -> Iterator[str]:
    """Yield what is left open at the end: appeals and unplayed matches."""
    say = view.say
    after = step.season
    waiting = sum(asked.answer is None for asked in after.appeals.values())
    if waiting and not after.is_open:
        yield say("umpire-unanswered", count=waiting)
    if isinstance(step.line.act, acts.Confirm) and (missing := unplayed_lines(view, mend=True)):
        yield say("umpire-unplayed", missing=missing)


def _offered(before: Season, offer: acts.Offer, view: SeasonView) -> Iterator[str]:
    """Until when an offer waits for its answer, and whether it replaces another one."""
    say = view.say
    who, until = view.player(offer.player), view.time(offer.until)
    yield say("umpire-offer-note", player=who, until=until)
    if any(made.entry == offer.entry for made in before.offers.values()):
        yield say("umpire-offer-instead")


def _decided(before: Season, after: Season, ruling: Ruling, view: SeasonView) -> Iterator[str]:
    """The same of a decision about a league."""
    say = view.say
    match ruling:
        case Transfer() as move:
            yield from _moved(before, after, move, say)
        case Void(match):
            yield from _void(after, match, view)
        case Enter():
            yield say("umpire-enter-note")
        case Reverse(key):
            yield from _entry_reversed(after, key, view)
        case Warn():
            yield say("umpire-warn-note")
        case Tiebreaker(entries):
            yield from _tiebreaker_notes(before, entries, say)
        case Settle() if len(open_tiebreakers(after)) < len(open_tiebreakers(before)):
            yield say("umpire-settle-note")
        case Extend() if before.phase != after.phase:
            yield say("umpire-extend-note")


def _new_ties(before: Season, after: Season, view: SeasonView) -> Iterator[str]:
    """The ties that leave something open once all is played, and that were not there before."""
    its = format_of(after).standings
    known = [{*tie.entries} for tie in format_of(before).standings.ties(before)]
    for tie in its.ties(after) if its.reviewed(after) else ():
        if {*tie.entries} not in known:
            yield f"⚖️ {tie_line(tie, view)}"


def draw_notes(season: Season, view: SeasonView) -> Iterator[str]:
    """Yield what is lost if the next round is paired now: time for tables to which no player came, open
    questions, and ties of a cup that the umpire could break.
    """
    say = view.say
    state = season_state(season)
    if state is None:
        return
    last = {fixture.key for fixture in drawing.of_last_round(state)}
    if tables := [view.where(key) for key in unplayed(season) if key in last]:
        yield say("umpire-draw-unplayed", tables=" · ".join(tables))
    if questions := drawing.questions(season):
        yield say("umpire-draw-questions", count=len(questions))
    for tie in bracket(state).ties if state.scoring.knock_out else ():
        yield say("umpire-draw-tie", names=view.entries(tie.entries))


def _tiebreaker_notes(before: Season, entries: Sequence[str], say: Translator) -> Iterator[str]:
    """Yield what a tiebreaker decides, and what follows if no player shows up."""
    tie = next((t for t in format_of(before).standings.ties(before) if set(t.entries) == set(entries)), None)
    if tie is not None:
        yield say("umpire-tiebreaker-line", line=tie.line)
    yield say("umpire-tiebreaker-note")


def _handed_over(before: Season, step: SeasonStep, view: SeasonView) -> Iterator[str]:
    """Yield which umpires no longer run the season, whether the actor is one of them, and what the named ones
    do.
    """
    say = view.say
    gone = [umpire for umpire in before.umpires if umpire not in step.season.umpires]
    if gone:
        yield say("umpire-named-gone", names=view.players(gone))
    if step.line.actor in gone:
        yield say("umpire-named-yourself")
    yield say("umpire-named")


def _taken_back(confirmed: Season, view: SeasonView) -> Iterator[str]:
    """Yield which of the things given out with the results are taken back, and which stay."""
    say = view.say
    won, settings = winners(confirmed), confirmed.settings
    yield say("umpire-reopen-champions", count=len(won), names=view.placed(won))
    if won and settings.role is not None:
        yield say("umpire-reopen-role", role=f"<@&{settings.role}>")
    up, down = ([player for player, _ in moved] for moved in movers(confirmed))
    if up or down:
        yield say("umpire-reopen-moves", names=view.players([*up, *down]))
    if has_roles(confirmed):
        yield say("umpire-reopen-divisions")
    yield say("umpire-reopen-stays")
    if settings.rules_of_play.get("pot", "off") != "off":
        yield say("umpire-reopen-chips")


def _starters(before: Season, after: Season, view: SeasonView) -> Iterator[str]:
    say = view.say
    playing = after.players
    left_out = [signed.player for signed in before.signed if signed.player not in playing]
    if format_of(after).facts.drawn:
        yield say("umpire-starts-round", pings=after.settings.calls_players)
    yield play_line(after.settings, say)
    names = None if has_order(after) else view.players(playing)
    yield say("umpire-starters", count=len(playing), names=names)
    if tournament_of(after) and len(playing) <= FINALISTS:
        yield say("umpire-all-through", through=FINALISTS, carry=after.settings.playoff_carry)
    if left_out:
        absent = before.phase == "check_in"
        yield say("umpire-left-out", names=view.players(left_out), absent=absent)
    yield from bye_lines(after, say)
    yield from order_lines(after, view)


def bye_lines(started: Season, say: Translator) -> Iterator[str]:
    """In which divisions some sit out a round more than others, and how many rounds would change that."""
    state = season_state(started)
    if state is None or not state.scoring.costs_byes:
        return
    rounds, divided = state.scoring.rounds, format_of(started).facts.divided
    sizes = Counter(map(state.division_of, state.entries))
    for division, players in sorted(sizes.items()):
        if players % 2 and rounds % players:
            fair = -(-rounds // players) * players
            yield say(
                "umpire-byes",
                division=division if divided else 0,
                fair=fair if fair <= ROUNDS.most else None,
            )


def order_of(started: Season) -> list[list[str]]:
    """The players of a season that has just started in the order of their strength, division by division;
    none where they start without one.
    """
    state, facts = season_state(started), format_of(started).facts
    if state is None or not (facts.divided or facts.seeded):
        return []
    divisions: dict[int, list[str]] = {}
    for entrant in state.entrants.values():
        divisions.setdefault(entrant.division, []).append(entrant.player)
    return [divisions[number] for number in sorted(divisions)]


def order_lines(after: Season, view: SeasonView) -> Iterator[str]:
    """Yield the order in which the players start, with the numbers by which the umpire changes it, and in
    divisions with the reason for each player's.
    """
    divisions = order_of(after)
    numbers = {player: number for number, player in enumerate(chain(*divisions), start=1)}
    if not format_of(after).facts.divided:
        yield from (view.say("umpire-seeds", names=_numbered(numbers, view)) for _ in divisions)
        return
    yield from division_lines(after, view)
    parts = groupby(starters_of(after), key=lambda each: each.division)
    for (division, starters), players in zip(parts, divisions, strict=True):
        head = view.say("dashboard-division", number=division, count=len(players))
        yield f"### {head}"
        for each in starters:
            names = _numbered({player: numbers[player] for player in each.players}, view)
            yield view.say("umpire-start", why=each.why, promised=each.promised, off=each.off, names=names)


def _numbered(numbers: Mapping[str, int], view: SeasonView) -> str:
    """Return players with their numbers. If they are many, the first few and how many more there are."""
    say = view.say
    listed = [
        say("umpire-numbered", number=str(number), name=view.player(player))
        for player, number in numbers.items()
    ]
    shown, more = " · ".join(listed[:ORDERED]), len(listed) - ORDERED
    return shown if more <= 0 else say("list-more", names=shown, count=more)


def _moved(before: Season, after: Season, move: Transfer, say: Translator) -> Iterator[str]:
    """Yield whether a transfer breaks a promise, the sizes of both divisions, and what happens to existing
    tables.
    """
    was, now = season_state(before), season_state(after)
    if was is None or now is None:
        return
    if broken_by(before, move):
        yield say("umpire-transfer-promised")
    sizes = Counter(map(now.division_of, now.entries))
    for number in sorted({was.division_of(move.entry), move.division}):
        yield say("umpire-division-size", division=number, count=sizes[number])
    if format_of(after).fixtures.of_entry(after, move.entry):
        yield say("umpire-transfer-note")


def _entry_reversed(after: Season, key: str, view: SeasonView) -> Iterator[str]:
    """The note whether a table is played after all whose result was entered."""
    state = season_state(after)
    for decision in state.decisions if state else ():
        if decision.key == key and (match := match_entered(decision)):
            yield from _void(after, match, view)


def _void(after: Season, match: str, view: SeasonView) -> Iterator[str]:
    """The note whether a void match is played again."""
    say = view.say
    season_format = format_of(after)
    result = season_format.matches.result(after, match)
    if result is None or result.fixture is None:
        return
    until = season_format.fixtures.deadline(after, result.fixture)
    if until is not None and season_format.fixtures.is_wanted(after, result.fixture):
        yield say("umpire-void-again", until=view.time(until))
    else:
        yield say("umpire-void-late")
