"""What may be done in a season, and what follows from it: a model beside the bot's own code.

It says why something has to be refused, and how a season looks after it was done. Times are in milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from bot.league.contest import Contest, format_of, season_state

FEWEST = 2
"""So many begin a season at least."""
OPEN = ("signup", "check_in", "running", "paused", "review")
PHASES: Mapping[str, tuple[str, ...]] = {
    "First start the season": ("signup", "check_in"),
    "The season is paused": ("paused",),
    "First continue the season": ("paused",),
    "First confirm the results": ("review",),
    "during the season": ("running", "over", "cancelled"),
}
"""Which words of a refusal are true in which phase; of a tournament they may also be those of its play."""


@dataclass(frozen=True)
class Wish:
    """What somebody wants in a season."""

    person: str
    """Their key; empty if the bot does not know them yet."""
    fixture: str = ""
    """The fixture in the button's id."""
    at: int = 0
    """When it is looked at."""
    line: str = ""
    """The words of the refusal."""


def _signed(contest: Contest, wish: Wish) -> int | None:
    """Which of those who have signed up, or who wait, somebody is; None: none of them."""
    names = [signed.player for signed in contest.signed]
    return names.index(wish.person) if wish.person in names else None


def _holds(contest: Contest, wish: Wish) -> bool:
    return contest.play is not None and contest.play.holds(wish.person) is not None


def _is_in(contest: Contest, wish: Wish) -> bool:
    place = _signed(contest, wish)
    return _holds(contest, wish) or (
        not _is_begun(contest) and place is not None and place < _places(contest)
    )


def _places(contest: Contest) -> float:
    return contest.terms.places if contest.terms.places is not None else float("inf")


def _is_begun(contest: Contest) -> bool:
    return contest.started_at is not None


def _is_closed(contest: Contest, wish: Wish) -> bool:
    """Whether nobody can sign up any more."""
    if _is_begun(contest):
        return not contest.terms.late or contest.phase in ("review", "over", "cancelled")
    if contest.phase != "signup":
        return contest.phase != "check_in" or not contest.put_offs
    times = (contest.terms.signup_closes, contest.terms.starts)
    return any(at is not None and at <= wish.at for at in times)


def _plays_no_fixture(contest: Contest, wish: Wish) -> bool:
    # Of a fixture that there is no more nobody is a player.
    try:
        return wish.person not in format_of(contest).fixtures.players_of(contest, wish.fixture)
    except Exception:  # what the format says of a fixture that is not there is its own
        return True


def _is_of_phase(contest: Contest, wish: Wish) -> bool:
    found = [phases for words, phases in PHASES.items() if words in wish.line]
    return contest.terms.game == "pursuit" or not found or contest.phase in found[0]


Reason = Callable[[Contest, Wish], bool]

REASONS: Mapping[str, Reason] = {
    "league-already_in": _is_in,
    "league-already_waiting": lambda contest, wish: _signed(contest, wish) is not None,
    "league-signup_closed": _is_closed,
    "league-withdrawn": lambda contest, wish: (
        contest.play is not None and contest.play.held(wish.person) is not None and not _holds(contest, wish)
    ),
    "league-not_in": lambda contest, wish: (
        (_signed(contest, wish) is None and not _holds(contest, wish)) or _is_begun(contest)
    ),
    "league-checked_in": lambda contest, wish: any(
        signed.player == wish.person and signed.checked_in for signed in contest.signed
    ),
    # Those on the waiting list are asked while a season runs.
    "league-no_check_in": lambda contest, wish: (
        contest.check_in_until is None or (contest.phase != "check_in" and not _is_begun(contest))
    ),
    "league-ask_umpire": lambda contest, wish: contest.terms.game == "pursuit" and _is_begun(contest),
    "league-not_invited": lambda contest, wish: wish.person not in contest.invitations,
    "league-not_out": lambda contest, wish: wish.person not in contest.out,
    "league-over": lambda contest, wish: contest.phase not in OPEN,
    "league-closed": lambda contest, wish: contest.phase not in OPEN,
    "league-not_started": lambda contest, wish: not _is_begun(contest),
    "league-too_few": lambda contest, wish: not _is_begun(contest) and _here(contest) < FEWEST,
    "league-wrong_phase": _is_of_phase,
    "season_not_running": lambda contest, wish: contest.phase not in ("running", "paused"),
    "season_paused": lambda contest, wish: contest.phase == "paused",
    "not_your_fixture": _plays_no_fixture,
}
"""Why something is refused: for each code, whether it is so in a season."""


def _here(contest: Contest) -> int:
    """How many would begin: after a check-in those who were there, and nobody who has left the server."""
    return sum(
        (signed.checked_in or contest.phase != "check_in") and signed.player not in contest.missing
        for signed in contest.signed
    )


NEEDED: Mapping[str, tuple[str | Reason, ...]] = {
    "l:join": ("league-over", _is_in, "league-withdrawn"),
    "l:quit": ("league-over",),
    "l:check_in": ("league-over", "league-no_check_in"),
    "l:count_in": ("league-over", "league-not_out"),
    "l:no": ("league-over", "league-not_invited"),
    "l:ready": ("season_not_running", "season_paused", "not_your_fixture"),
}
"""What forbids what: none of it may have been so in a season where it was done."""

FOLLOWS: Mapping[str, Reason] = {
    "l:join": lambda contest, wish: _signed(contest, wish) is not None or _holds(contest, wish),
    "l:quit": lambda contest, wish: _signed(contest, wish) is None and not _holds(contest, wish),
    "l:check_in": lambda contest, wish: REASONS["league-checked_in"](contest, wish),
    "l:count_in": lambda contest, wish: wish.person not in contest.out,
    "l:no": lambda contest, wish: wish.person not in contest.invitations,
    "l:ready": lambda contest, wish: True,  # it is seen at the table
}
"""Whether what was done has followed."""


def forbidding(action: str, contest: Contest, wish: Wish) -> str:
    """Why what was done should have been refused; empty if it was right."""
    for reason in NEEDED.get(action, ()):
        holds = REASONS[reason] if isinstance(reason, str) else reason
        if holds(contest, wish):
            return reason if isinstance(reason, str) else reason.__name__.strip("_")
    return ""


def closes_lobby(contest: Contest | None, persons: Collection[str | None], at: int) -> bool:
    """Whether a season closes a lobby that people have opened there themselves, however long it would have
    waited: one of them takes no further part, or the season is over.
    """
    if contest is None or contest.play is None or contest.phase not in OPEN:
        return True
    ends = format_of(contest).ends(contest)
    return (ends is not None and ends <= at) or any(
        person is not None and contest.play.holds(person) is None for person in persons
    )


def _lost_start(before: Contest, after: Contest) -> str:
    """What must not happen when a start is taken back; empty if it was right."""
    if after.lot <= before.lot:
        return "it has begun, and now it has not"
    state = season_state(before)
    if state is not None and any(result.played for result in state.results.values()):
        return "its start was taken back, and something was played"
    kept = [signed.player for signed in after.signed]
    if {*before.players} - {*kept[: len(before.players)]} or any(
        each.player not in kept for each in before.signed
    ):
        return "its start was taken back, and somebody has lost a place"
    return ""


def broken_off(before: Contest, after: Contest) -> str:
    """What has changed between two states that cannot change; empty if nothing."""
    for name in ("key", "place_id", "number", "seed", "created_at"):
        if getattr(before, name) != getattr(after, name):
            return f"{name} has changed"
    if after.seq < before.seq:
        return f"its log had {before.seq} lines, now {after.seq}"
    if after.started_at is None and before.started_at is not None and (why := _lost_start(before, after)):
        return why
    if (after.finished_at is None) != (after.phase in OPEN):
        return f"it is {after.phase}, and was finished at {after.finished_at}"
    players = [signed.player for signed in after.signed]
    if len({*players}) < len(players) or any(after.play and after.play.holds(one) for one in players):
        return "somebody has two places"
    return ""
