"""News of a season, made from its changes. The outbox keeps the news until it is posted.

``signup`` (opened, by the shell), ``signed`` (player, waiting), ``entered`` (player, who has waited),
``left`` (player, line), ``missing`` (players, who have left the server), ``check_in`` (until), ``put_off``
(until: too few have signed up), ``invited`` (players, until), ``uninvited`` (players, who have not
answered), ``started``, ``unstarted`` (it is in sign-up again), ``drawn`` (round, fixtures), ``swapped``
(fixtures, players), ``closed`` (keys and threads of fixtures that are gone), ``sittings`` (fixtures: tables
of the tournament that are to be opened), ``recorded`` (match), ``forfeit`` (fixture, match),
``match_decided`` (the same and line: by the umpire, while it was played), ``goes_on`` and ``more_time``
(fixture, line: what the umpire has decided of a match), ``remind`` (fixture, what), ``standings``,
``proposed`` and ``agreed`` (fixture, at), ``declined`` (fixture, player, at, by), ``lapsed`` (fixture, at,
by), ``begun_without`` (fixture, absent: players), ``unmarked`` (fixtures: some of their players have not
marked their hours), ``time`` and ``event`` (fixture: what is shown of its time, and its event in Discord, is
to change), ``played`` (everything has been), ``decided`` (line, and the match that it is about),
``played_again`` (line, fixtures: a decision has opened them), ``warning`` (line, player; private),
``altered`` (line, settings), ``paused`` (line), ``resumed``, ``appealed`` (appeal; for umpires), ``answered``
(appeal), ``umpire_called``, ``umpire_answers`` and ``umpire_silent`` (appeal, fixture: at its table),
``over`` (champions: players; line), ``reopened`` (champions: players, who are it no more; line),
``cancelled``, ``moved`` (to another channel), ``umpires`` (new: players), ``roles`` (the roles of divisions
are to be given or taken); and those of the tournament (:mod:`bot.league.tournament.news`) as
``pursuit-...``. News of an act that makes more places possible also says for whom (``widened``: entries).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.api import Event
from bot.league.bounds import widened
from bot.league.season import acts
from bot.league.season.acts import Act, Command
from bot.league.season.altering import ARRANGED
from bot.league.season.fixtures import season_state
from bot.league.season.formats import format_of
from bot.league.season.roles import due_roles
from bot.league.season.state import Season
from bot.league.serialization import to_json

WIDENING = acts.SignUp | acts.MoveUp | acts.Leave | acts.TakeOver | acts.Alter | acts.Decide | acts.Reopen
"""What may make more places possible: joining, leaving, a change of the season, and a decision."""
TOLD_WITH = ("decided", "played_again", "match_decided", "left", "entered", "altered", "reopened")
"""The news of such an act."""


def news(before: Season, after: Season, command: Command) -> tuple[Event, ...]:
    """Return the news about a change, in the order in which they are posted."""
    told = [Event(command.act.told, _said(command.act))] if command.act.told else []
    told += _of_act(before, after, command)
    told += _taken_back(before, after)
    if after.play is not None:
        told += format_of(after).course.news(before, after, command)
    if after.phase != before.phase and not after.is_open:
        told.append(Event(after.phase, {"champions": list(winners(after)), "line": after.seq}))
    if due_roles(before) != due_roles(after):
        told.append(Event("roles", {}))
    return tuple(_with_ranges(before, after, command, told))


def _with_ranges(before: Season, after: Season, command: Command, told: Sequence[Event]) -> Sequence[Event]:
    """Add to the first news of an act for whom it makes more places possible (``widened``: entries)."""
    number = next((number for number, each in enumerate(told) if each.key in TOLD_WITH), None)
    if number is None or not isinstance(command.act, WIDENING) or before.play is None or after.play is None:
        return told
    was, now = (format_of(season).standings.ranges(season) for season in (before, after))
    entries = sorted(widened(was, now))
    more = {"widened": entries} if entries else {}
    return [Event(each.key, {**each.data, **more}) if at == number else each for at, each in enumerate(told)]


def _taken_back(before: Season, after: Season) -> Iterator[Event]:
    """Yield what to clear away after tables of a season were undone."""
    was, state = season_state(before), season_state(after)
    drawn, kept = (was.fixtures if was else {}), (state.fixtures if state else {})
    gone = [
        key
        for key in dict.fromkeys((*drawn, *before.appointments))
        if key not in {*kept, *after.appointments}
    ]
    if gone:
        threads = (before.appointment(key).channel for key in gone)
        yield Event("closed", {"keys": gone, "threads": [each for each in threads if each is not None]})
    yield from (Event("event", {"fixture": key}) for key in gone if before.appointment(key).has_event)


def winners(season: Season) -> tuple[str, ...]:
    """Return the winners of a finished season; several if they share it."""
    return format_of(season).standings.winners(season)


def _said(act: Act) -> dict[str, object]:
    """Return the fields of an act, by name."""
    return {name: value for name, value in to_json(act).items() if name != "kind"}


def _of_act(before: Season, after: Season, command: Command) -> Iterator[Event]:
    match command.act:
        case acts.SignUp(player):
            yield Event("signed", {"player": player, "waiting": not after.plays(player)})
        case acts.Miss(players):
            new = [player for player in players if player not in before.missing]
            if new:
                yield Event("missing", {"players": new})
        case acts.Leave(player):
            yield Event("left", {"player": player, "line": after.seq})
        case acts.Start():
            yield Event("started", {})
        case acts.Alter(settings):
            if told := set(settings) - ARRANGED:
                yield Event("altered", {"line": after.seq, "settings": sorted(told)})
            if after.settings.channel != before.settings.channel:
                yield Event("moved", {})
            if (before.phase, after.phase) == ("paused", "running"):
                yield Event("resumed", {})
        case acts.NameUmpires():
            new = [each for each in after.umpires if each not in before.umpires]
            yield Event("umpires", {"new": new})
        case acts.Pause():
            yield Event("paused", {"line": after.seq})
        case acts.Reopen():
            yield Event("reopened", {"champions": list(winners(before)), "line": after.seq})
        case acts.Appeal():
            yield Event("appealed", {"appeal": str(after.seq)})
        case acts.CallUmpire(fixture):
            yield Event("umpire_called", {"appeal": str(after.seq), "fixture": fixture})
        case acts.GoOn(appeal):
            yield Event("umpire_silent", {"appeal": appeal, "fixture": after.appeals[appeal].match})
        case acts.Answer(appeal) if after.appeals[appeal].is_at_table:
            yield Event("umpire_answers", {"appeal": appeal, "fixture": after.appeals[appeal].match})
        case acts.Answer(appeal):
            yield Event("answered", {"appeal": appeal})
