"""What may be done in a season, and what follows from it: a model beside the bot's own code.

It says why something has to be refused, and how a season looks after it was done. Times are in milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from bot.league.scoring_rules import is_tiebreaker
from bot.league.season import Season, format_of, season_state

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


def _signed(season: Season, wish: Wish) -> int | None:
    """Which of those who have signed up, or who wait, somebody is; None: none of them."""
    names = [signed.player for signed in season.signed]
    return names.index(wish.person) if wish.person in names else None


def _holds(season: Season, wish: Wish) -> bool:
    return season.play is not None and season.play.holds(wish.person) is not None


def _is_in(season: Season, wish: Wish) -> bool:
    place = _signed(season, wish)
    return _holds(season, wish) or (not _is_begun(season) and place is not None and place < _places(season))


def _places(season: Season) -> float:
    return season.settings.places if season.settings.places is not None else float("inf")


def _is_begun(season: Season) -> bool:
    return season.started_at is not None


def _is_closed(season: Season, wish: Wish) -> bool:
    """Whether nobody can sign up any more."""
    if _is_begun(season):
        is_played = season.phase in ("review", "over", "cancelled")
        return not season.settings.late or is_played or _is_in_last_round(season)
    if season.phase != "signup":
        return season.phase != "check_in" or not season.put_offs
    times = (season.settings.signup_closes, season.settings.starts)
    return any(at is not None and at <= wish.at for at in times)


def _is_in_last_round(season: Season) -> bool:
    """Whether nothing is left to be paired: who comes now would play nothing."""
    state = season_state(season)
    if state is None:
        return False
    return any(map(is_tiebreaker, state.fixtures)) or (
        format_of(season).facts.drawn and state.round >= season.settings.rounds
    )


def _plays_no_fixture(season: Season, wish: Wish) -> bool:
    # Of a fixture that there is no more nobody is a player.
    try:
        return wish.person not in format_of(season).fixtures.players_of(season, wish.fixture)
    except Exception:  # what the format says of a fixture that is not there is its own
        return True


def _is_of_phase(season: Season, wish: Wish) -> bool:
    found = [phases for words, phases in PHASES.items() if words in wish.line]
    return season.settings.game == "pursuit" or not found or season.phase in found[0]


Reason = Callable[[Season, Wish], bool]

REASONS: Mapping[str, Reason] = {
    "league-already_in": _is_in,
    "league-already_waiting": lambda season, wish: _signed(season, wish) is not None,
    "league-signup_closed": _is_closed,
    "league-withdrawn": lambda season, wish: (
        season.play is not None and season.play.held(wish.person) is not None and not _holds(season, wish)
    ),
    "league-not_in": lambda season, wish: (
        (_signed(season, wish) is None and not _holds(season, wish)) or _is_begun(season)
    ),
    "league-checked_in": lambda season, wish: any(
        signed.player == wish.person and signed.checked_in for signed in season.signed
    ),
    # Those on the waiting list are asked while a season runs.
    "league-no_check_in": lambda season, wish: (
        season.check_in_until is None or (season.phase != "check_in" and not _is_begun(season))
    ),
    "league-ask_umpire": lambda season, wish: season.settings.game == "pursuit" and _is_begun(season),
    "league-not_invited": lambda season, wish: wish.person not in season.invitations,
    "league-not_out": lambda season, wish: wish.person not in season.out,
    "league-over": lambda season, wish: season.phase not in OPEN,
    "league-closed": lambda season, wish: season.phase not in OPEN,
    "league-not_started": lambda season, wish: not _is_begun(season),
    "league-too_few": lambda season, wish: not _is_begun(season) and _here(season) < FEWEST,
    "league-wrong_phase": _is_of_phase,
    "season_not_running": lambda season, wish: season.phase not in ("running", "paused"),
    "season_paused": lambda season, wish: season.phase == "paused",
    "not_your_fixture": _plays_no_fixture,
}
"""Why something is refused: for each code, whether it is so in a season."""


def _here(season: Season) -> int:
    """How many would begin: after a check-in those who were there, and nobody who has left the server."""
    return sum(
        (signed.checked_in or season.phase != "check_in") and signed.player not in season.missing
        for signed in season.signed
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
    "l:join": lambda season, wish: _signed(season, wish) is not None or _holds(season, wish),
    "l:quit": lambda season, wish: _signed(season, wish) is None and not _holds(season, wish),
    "l:check_in": lambda season, wish: REASONS["league-checked_in"](season, wish),
    "l:count_in": lambda season, wish: wish.person not in season.out,
    "l:no": lambda season, wish: wish.person not in season.invitations,
    "l:ready": lambda season, wish: True,  # it is seen at the table
}
"""Whether what was done has followed."""


def forbidding(action: str, season: Season, wish: Wish) -> str:
    """Why what was done should have been refused; empty if it was right."""
    for reason in NEEDED.get(action, ()):
        holds = REASONS[reason] if isinstance(reason, str) else reason
        if holds(season, wish):
            return reason if isinstance(reason, str) else reason.__name__.strip("_")
    return ""


def closes_lobby(season: Season | None, persons: Collection[str | None], at: int) -> bool:
    """Whether a season closes a lobby that people have opened there themselves, however long it would have
    waited: one of them takes no further part, or the season is over.
    """
    if season is None or season.play is None or season.phase not in OPEN:
        return True
    ends = format_of(season).ends(season)
    return (ends is not None and ends <= at) or any(
        person is not None and season.play.holds(person) is None for person in persons
    )


def _lost_start(before: Season, after: Season) -> str:
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


def broken_off(before: Season, after: Season) -> str:
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
