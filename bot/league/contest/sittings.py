"""The tables of Swedish Pursuit's tournament: which matches they are to begin, and how these stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from bot.league import tournament
from bot.league.contest.state import Contest
from bot.league.refusal import Refused
from bot.league.tournament import LogEntry, Sitting, Slot, Tournament


@dataclass(frozen=True, slots=True)
class TournamentPlay:
    """What is played in a tournament that has started."""

    tournament: Tournament
    log: tuple[LogEntry, ...] = ()
    sittings: Mapping[str, Sitting] = field(default_factory=dict)
    """What was to be played at its tables when they were opened, by name."""

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
    """What is played in a tournament that has started; None before, and in leagues."""
    return contest.play if isinstance(contest.play, TournamentPlay) else None


def playing(contest: Contest) -> TournamentPlay:
    """What is played in a tournament. Refused ``not_started``."""
    play = tournament_play(contest)
    if play is None:
        raise Refused("not_started")
    return play


def running(contest: Contest) -> Tournament:
    """The tournament. Refused ``not_started``."""
    return playing(contest).tournament


def with_sitting(contest: Contest, name: str, sitting: Sitting) -> Contest:
    """The same with a sitting whose table has been opened."""
    play = playing(contest)
    return replace(contest, play=replace(play, sittings={**play.sittings, name: sitting}))


def name_of(sitting: Sitting) -> str:
    """What a sitting is called among the contest's fixtures: another whenever others play, or play again."""
    slot, again = sitting.games[0]
    return f"{sitting.round}-{sitting.table}-{slot}-{again}-{len(sitting.entries)}"


def sittings(contest: Contest) -> dict[str, Sitting]:
    """The matches that the tournament's tables are to begin now, by name; not what a match that has begun
    deals by itself, and nothing while it is paused.
    """
    play = tournament_play(contest)
    if play is None or contest.phase != "running":
        return {}
    state = play.tournament
    due = {(sitting.round, sitting.table): sitting for sitting in tournament.sittings(state)}
    for name, sitting in play.sittings.items():
        then, begun = due.get((sitting.round, sitting.table)), had(state, sitting)
        if contest.meetings[name].table and begun and then and sitting.goes_on(begun, then):
            del due[sitting.round, sitting.table]
    return {name_of(sitting): sitting for sitting in due.values()}


def had(state: Tournament, sitting: Sitting) -> int:
    """How many games of a sitting the tournament has seen dealt, those that have been taken back too."""
    return sum(own.stands != "waiting" or own.voided > again for _, again, own in _games(state, sitting))


def runs(state: Tournament, sitting: Sitting) -> int | None:
    """The slot that is played at the table of a sitting, by that very match."""
    games = _games(state, sitting)
    return next((n for n, again, own in games if own.stands == "running" and own.voided == again), None)


def finished(state: Tournament, sitting: Sitting) -> bool:
    """Whether nothing that happens at the table of a sitting can matter any more."""
    return all(own.stands == "done" or own.voided > again for _, again, own in _games(state, sitting))


def _games(state: Tournament, sitting: Sitting) -> Iterator[tuple[int, int, Slot]]:
    """The slots of a sitting, how many times each had been taken back before it, and as they are now."""
    table = state.table(sitting.round, sitting.table)
    if table is not None:
        yield from ((slot, again, table.slots[slot - 1]) for slot, again in sitting.games)
