"""Sign-up, waiting list, check-in, leaving, and the start of a season."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bot.league.illegal import IllegalAct
from bot.league.season.acts import CheckIn, Command, Leave, MoveUp, OpenCheckIn, PutOff, Seed, SignUp, Start
from bot.league.season.channels import need_channel
from bot.league.season.formats import format_of
from bot.league.season.settings import SeasonSettings
from bot.league.season.state import Season, Signed
from bot.milliseconds import DAY, HOUR

FEWEST = 2
"""Fewest players for the start of a season."""
LONGEST_PUT_OFF = 7 * DAY
"""Maximum milliseconds by which a start is postponed at a time."""


def sign_up(season: Season, act: SignUp, at: int) -> Season:
    """Sign a player up, or put them on the waiting list.

    Refused: ``already_in``, ``already_waiting``, ``signup_closed``, ``withdrawn`` (their entry was withdrawn,
    or another player holds it now).
    """
    if season.plays(act.player):
        raise IllegalAct("already_in", player=act.player)
    if any(signed.player == act.player for signed in season.signed):
        raise IllegalAct("already_waiting", player=act.player)
    is_invited = act.player in season.invitations
    season = uninvited(season, act.player)
    if not season.has_started:
        if not (is_invited or is_signup_open(season, at)):
            raise IllegalAct("signup_closed", why="closed")
        return _waits(season, act.player, at)
    if not _takes_late(season):
        raise IllegalAct("signup_closed", why="begun")
    entered = format_of(season).entries.enter(season, act.player, at, act.division)
    passes = _first_waiting(season) is None
    return entered if entered is not None and passes else _waits(season, act.player, at)


def uninvited(season: Season, *players: str) -> Season:
    """Remove the invitations of these people."""
    left = {player: made for player, made in season.invitations.items() if player not in players}
    return replace(season, invitations=left)


def can_join(season: Season, at: int) -> bool:
    """Return whether a new player can sign up or join the waiting list at a time (ms)."""
    with suppress(IllegalAct):
        return season.is_open and season.phase != "review" and bool(sign_up(season, SignUp(""), at))
    return False


def move_up(season: Season, act: MoveUp, at: int) -> Season:
    """Give a free spot to the next player. Refused: ``not_next``."""
    if act.player != next_in(season):
        raise IllegalAct("not_next")
    signed = tuple(each for each in season.signed if each.player != act.player)
    entered = format_of(season).entries.enter(replace(season, signed=signed), act.player, at, act.division)
    if entered is None:
        raise IllegalAct("not_next")
    return entered


def next_in(season: Season) -> str | None:
    """Return the player who gets a free spot in a running season: the first on the waiting list.

    None if the list is empty, no spot is free, or none is given any more. After a check-in, players who have
    not checked in stay on the list.
    """
    return _first_waiting(season) if season.phase == "running" and _takes_late(season) else None


def _first_waiting(season: Season) -> str | None:
    """Return the first player on the waiting list with a free spot, even while none is given."""
    for signed in season.signed:
        is_here = season.check_in_until is None or signed.checked_in
        if is_here and signed.player not in season.missing:
            with suppress(IllegalAct):
                if format_of(season).entries.enter(season, signed.player, 0) is not None:
                    return signed.player
    return None


def _takes_late(season: Season) -> bool:
    return season.settings.late and format_of(season).facts.late


def promises_late(settings: SeasonSettings) -> bool:
    """Return whether posts promise that people can join while the season runs. Its settings and format must
    allow it, and a set number of rounds must be more than one.
    """
    facts = format_of(settings).facts
    has_more_rounds = "rounds" not in facts.options or settings.rounds > 1
    return settings.late and facts.late and has_more_rounds


def is_signup_open(season: Season, at: int) -> bool:
    """Return whether people can sign up at a time (ms) before the start: until the sign-up closes, or during
    a check-in with too few players.
    """
    if season.phase == "check_in":
        return season.put_offs > 0
    return season.phase == "signup" and (season.closing is None or at < season.closing)


def leave(season: Season, act: Leave, command: Command) -> Season:
    """Give up a player's spot, or an invitation. In a running league they forfeit their open matches.

    Refused: ``not_in``, and ``ask_umpire`` in a running tournament, where only the umpire can remove a
    player.
    """
    if any(signed.player == act.player for signed in season.signed):
        stay = tuple(signed for signed in season.signed if signed.player != act.player)
        return replace(season, signed=stay)
    entry = season.entry_of(act.player)
    if entry is None and act.player in season.invitations:
        return uninvited(season, act.player)
    if entry is None:
        raise IllegalAct("not_in", player=act.player)
    return format_of(season).entries.leave(season, act.player, command)


def check_in(season: Season, act: CheckIn) -> Season:
    """Check a player in. In a running season, people on the waiting list can do so at any time after they
    were asked to.

    Refused: ``not_in``, ``no_check_in`` (no check-in is open), ``checked_in``.
    """
    own = next((signed for signed in season.signed if signed.player == act.player), None)
    if own is None:
        raise IllegalAct("not_in", player=act.player)
    asked = season.has_started and season.check_in_until is not None
    if season.phase != "check_in" and not asked:
        raise IllegalAct("no_check_in")
    if own.checked_in:
        raise IllegalAct("checked_in")
    signed = tuple(replace(each, checked_in=each.checked_in or each is own) for each in season.signed)
    return replace(season, signed=signed)


def open_check_in(season: Season, act: OpenCheckIn, at: int) -> Season:
    """Open the check-in for all players and the waiting list; in a running season, for the waiting list
    alone.

    Refused: ``earlier`` (in the past), ``too_few``, ``nobody_waits``.
    """
    if act.until <= at:
        raise IllegalAct("earlier", until=act.until)
    if season.has_started:
        if not season.signed:
            raise IllegalAct("nobody_waits")
        asked = tuple(replace(signed, checked_in=False) for signed in season.signed)
        return replace(season, signed=asked, check_in_until=act.until)
    if len(season.signed) < FEWEST:
        raise IllegalAct("too_few")
    return replace(season, phase="check_in", check_in_until=act.until, put_offs=0)


def put_off_until(season: Season, now: int) -> int | None:
    """Return until when (ms) the start is postponed at ``now`` because there are too few players; None if the
    umpire starts the season.

    The first time it is a day, or an hour for rounds shorter than a day. Each further time it is twice as
    long, up to a week. A start that is still to come stays unchanged.
    """
    starts = season.settings.starts
    if season.phase == "signup" and (starts is None or starts > now):
        return starts
    drawn = format_of(season).facts.drawn
    unit = HOUR if drawn and season.settings.round_time < DAY else DAY
    later = min(unit << min(season.put_offs, 10), LONGEST_PUT_OFF)
    at = season.settings.later(max(starts or 0, season.check_in_until or 0), later)
    while at <= now:
        at = season.settings.later(at, later)
    return at


def put_off(season: Season, act: PutOff) -> Season:
    """Postpone the start, and keep the sign-up open until then. Players who have checked in stay checked in,
    and the others can still do so.

    Refused: ``enough`` (there are enough players).
    """
    if len(starters(season)) >= FEWEST:
        raise IllegalAct("enough")
    starts = season.settings.starts
    is_later = act.until is not None and act.until != starts
    settings = replace(season.settings, signup_closes=None, starts=starts if starts is None else act.until)
    check_in = act.until if season.phase == "check_in" else None
    put_offs = season.put_offs + (is_later or check_in is not None)
    return replace(season, settings=settings, check_in_until=check_in, put_offs=put_offs)


def starters(season: Season) -> tuple[Signed, ...]:
    """Return the players at the start: as many as there are spots, and after a check-in only those who
    checked in.
    """
    there = season.signed
    if season.phase == "check_in":
        there = tuple(signed for signed in there if signed.checked_in)
    there = tuple(signed for signed in there if signed.player not in season.missing)
    return there[: season.settings.places]


def has_order(season: Season) -> bool:
    """Return whether the players of a season start in an order of strength, which its umpire can set."""
    facts = format_of(season).facts
    return facts.seeded or facts.divided


def seed(season: Season, act: Seed) -> Season:
    """Set the order in which the players start. Refused: ``no_seeds`` (the format has no use for it),
    ``not_in``, ``seeded_twice``.
    """
    if not has_order(season):
        raise IllegalAct("no_seeds")
    if len(set(act.order)) < len(act.order):
        raise IllegalAct("seeded_twice")
    signed = {each.player for each in season.signed}
    for player in act.order:
        if player not in signed:
            raise IllegalAct("not_in", player=player)
    return replace(season, seeds=act.order)


def start(season: Season, act: Start, at: int) -> Season:
    """Close the sign-up and start, with the pairings of the first round if there are any. Refused:
    ``no_channel``, ``too_few``.
    """
    need_channel(season)
    taking_part = [signed.player for signed in starters(season)]
    if len(taking_part) < FEWEST:
        raise IllegalAct("too_few")
    rest = tuple(signed for signed in season.signed if signed.player not in taking_part)
    begun = replace(
        season,
        phase="running",
        signed=rest,
        starters=starters(season),
        started_at=at,
        posted_at=at,
    )
    return format_of(season).entries.start(begun, taking_part, act, at)


def _waits(season: Season, player: str, at: int) -> Season:
    # A player who signs up during or after a check-in is checked in already.
    is_here = season.phase == "check_in" or season.has_started
    return replace(season, signed=(*season.signed, Signed(player, at, is_here)))
