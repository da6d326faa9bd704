"""The sittings of Swedish Pursuit's tournament: the matches that its tables have to play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from bot.league import tournament
from bot.league.contest.state import Contest
from bot.league.illegal import IllegalAct
from bot.league.season import Fixture
from bot.league.tournament import LogEntry, Sitting, Slot, Tournament
from bot.league.tournament.acts import Draw


@dataclass(frozen=True, slots=True)
class TournamentPlay:
    """The state of play in a tournament that has started."""

    tournament: Tournament
    log: tuple[LogEntry, ...] = ()
    sittings: Mapping[str, Sitting] = field(default_factory=dict)
    """The sittings for which tables were opened, as they were then, by name."""

    @property
    def entries(self) -> tuple[str, ...]:
        """The numbers of the entries that have not been withdrawn, as texts."""
        return tuple(map(str, self.tournament.active))

    def holds(self, player: str) -> str | None:
        """The entry that a player holds now."""
        held = self.tournament.holds(player)
        return None if held is None else str(held)

    def held(self, player: str) -> str | None:
        """The entry that a player holds, or one that was withdrawn while they held it."""
        first = (str(own.number) for own in self.tournament.entries if own.user == player)
        return self.holds(player) or next(first, None)

    def has(self, entry: str) -> bool:
        """Whether there is such an entry, withdrawn or not."""
        return entry.isdigit() and self.tournament.entry(int(entry)) is not None

    def holder(self, entry: str) -> str:
        """The player who holds an entry."""
        held = self.tournament.entry(int(entry))
        return held.user if held else ""


def tournament_play(contest: Contest) -> TournamentPlay | None:
    """The state of play in a tournament that has started; None before the start, and in leagues."""
    return contest.play if isinstance(contest.play, TournamentPlay) else None


def playing(contest: Contest) -> TournamentPlay:
    """The state of play in a tournament. Refused: ``not_started``."""
    play = tournament_play(contest)
    if play is None:
        raise IllegalAct("not_started")
    return play


def running(contest: Contest) -> Tournament:
    """The tournament. Refused ``not_started``."""
    return playing(contest).tournament


def with_sitting(contest: Contest, name: str, sitting: Sitting) -> Contest:
    """The same with a sitting whose table has been opened."""
    play = playing(contest)
    return replace(contest, play=replace(play, sittings={**play.sittings, name: sitting}))


def name_of(sitting: Sitting) -> str:
    """The name of a sitting as a fixture. It changes if other entries play, or a game is played again."""
    slot, again = sitting.games[0]
    return f"{sitting.round}-{sitting.table}-{slot}-{again}-{len(sitting.entries)}"


def sittings(contest: Contest) -> dict[str, Sitting]:
    """The matches that the tournament's tables must begin now, by name; none while it is paused.

    Games that a running match goes on to deal are not among them.
    """
    return due_sittings(contest) if contest.phase == "running" else {}


def due_sittings(contest: Contest) -> dict[str, Sitting]:
    """The same, also while it is paused."""
    play = tournament_play(contest)
    due = tournament.sittings(play.tournament) if play else ()
    going_on = {(sitting.round, sitting.table) for sitting in played_sittings(contest).values()}
    return {name_of(sitting): sitting for sitting in due if (sitting.round, sitting.table) not in going_on}


def played_sittings(contest: Contest) -> dict[str, Sitting]:
    """The sittings whose matches are being played, by name."""
    play = tournament_play(contest)
    if play is None:
        return {}
    state = play.tournament
    due = {(sitting.round, sitting.table): sitting for sitting in tournament.sittings(state)}

    def goes_on(sitting: Sitting) -> bool:
        then, begun = due.get((sitting.round, sitting.table)), had(state, sitting)
        return begun > 0 and then is not None and sitting.goes_on(begun, then)

    return {
        name: sitting
        for name, sitting in play.sittings.items()
        if contest.meetings[name].table and (runs(state, sitting) is not None or goes_on(sitting))
    }


def as_fixture(contest: Contest, name: str) -> Fixture | None:
    """A sitting as the fixture for which its players agree on a time, as long as its round lasts; None if
    there is no such sitting.
    """
    play = tournament_play(contest)
    sitting = (play.sittings.get(name) if play else None) or due_sittings(contest).get(name)
    if sitting is None:
        return None
    opened_at = contest.meeting(name).opened_at or 0
    entries = tuple(map(str, sitting.entries))
    return Fixture(name, sitting.round, entries, contest.terms.round_from(opened_at), drawn=opened_at)


def deadline(contest: Contest, name: str) -> int | None:
    """When (ms) the round of a sitting is over, as far as calling its players goes; None before its table is
    opened.
    """
    opened_at = contest.meeting(name).opened_at
    return None if opened_at is None else contest.terms.round_from(opened_at)


def round_deadline(contest: Contest, number: int) -> int | None:
    """Until when (ms) the tables of a round are to be played; None before it is drawn."""
    play = tournament_play(contest)
    drawn = (line.at for line in (play.log if play else ()) if _draws(line, number))
    at = next(drawn, None)
    return None if at is None else contest.terms.round_from(at)


def _draws(line: LogEntry, number: int) -> bool:
    return isinstance(line.act, Draw) and line.act.round == number


def had(state: Tournament, sitting: Sitting) -> int:
    """The number of games of a sitting that were dealt, including voided ones."""
    return sum(own.stands != "waiting" or own.voided > again for _, again, own in _games(state, sitting))


def runs(state: Tournament, sitting: Sitting) -> int | None:
    """The slot that the match of a sitting is playing; None if it is not playing."""
    games = _games(state, sitting)
    return next((n for n, again, own in games if own.stands == "running" and own.voided == again), None)


def finished(state: Tournament, sitting: Sitting) -> bool:
    """Whether a sitting is over, so that nothing at its table matters any more."""
    return all(own.stands == "done" or own.voided > again for _, again, own in _games(state, sitting))


def _games(state: Tournament, sitting: Sitting) -> Iterator[tuple[int, int, Slot]]:
    """The slots of a sitting: the number, how often it was voided before, and its current state."""
    table = state.table(sitting.round, sitting.table)
    if table is not None:
        yield from ((slot, again, table.slots[slot - 1]) for slot, again in sitting.games)
