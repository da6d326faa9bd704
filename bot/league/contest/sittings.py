"""The sittings of Swedish Pursuit's tournament: the matches that its tables have to play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from bot.league import tournament
from bot.league.contest.state import Contest
from bot.league.illegal import IllegalAct
from bot.league.tournament import LogEntry, Sitting, Slot, Tournament
from bot.league.tournament.acts import Draw
from bot.milliseconds import HOUR


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


def deadline(contest: Contest, name: str) -> int | None:
    """When (ms) a sitting begins without those who are not there; None before its table is opened."""
    opened_at = contest.meeting(name).opened_at
    return None if opened_at is None else contest.terms.round_from(opened_at)


def round_deadline(contest: Contest, number: int) -> int | None:
    """When (ms) the tables of a round begin without those who are not there; None before it is drawn."""
    play = tournament_play(contest)
    drawn = (line.at for line in (play.log if play else ()) if _draws(line, number))
    at = next(drawn, None)
    return None if at is None else contest.terms.round_from(at)


def _draws(line: LogEntry, number: int) -> bool:
    return isinstance(line.act, Draw) and line.act.round == number


def reminded_of(contest: Contest, name: str) -> list[str]:
    """A sitting and all those beside it whose players are reminded with it."""
    until = deadline(contest, name)
    if until is None:
        return []
    due = [each for each in sittings(contest) if each != name and is_to_be_reminded(contest, each)]
    return [name, *(each for each in due if (deadline(contest, each) or 0) <= until + HOUR)]


def is_to_be_reminded(contest: Contest, name: str) -> bool:
    """Whether the players of a sitting are to be reminded a day before it begins without them."""
    meeting = contest.meeting(name)
    is_told = meeting.opened_at is not None and not meeting.reminded
    return contest.terms.reminds_of_sittings and is_told


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
