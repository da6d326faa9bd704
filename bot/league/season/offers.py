"""Replacements in a league: a person is asked to take over a spot, and accepts or turns it down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.league.decisions import Replace
from bot.league.illegal import IllegalAct
from bot.league.season.acts import Command, Decide, Expire, Offer, TakeOver, TurnDown
from bot.league.season.fixtures import league
from bot.league.season.format import Due
from bot.league.season.rulings import decide
from bot.league.season.settings import SeasonSettings
from bot.league.season.state import Offered, Season
from bot.league.umpire import StandingsOf
from bot.milliseconds import HOUR, MINUTE

LONGEST, SHORTEST = 48 * HOUR, 10 * MINUTE


def time_to_answer(settings: SeasonSettings, *, drawn: bool) -> int:
    """Return how long (ms) a person has to answer: two days, or half of a round that is shorter than four."""
    return max(SHORTEST, min(LONGEST, settings.round_time // 2)) if drawn else LONGEST


def offer(season: Season, act: Offer, command: Command, standings: StandingsOf) -> Season:
    """Ask a person to take over an entry. This replaces an earlier offer of that entry.

    Refused: ``time_past``, ``offered`` (they are asked about another entry), and as for a replacement.
    """
    if act.until <= command.at:
        raise IllegalAct("time_past")
    decide(season, Decide(Replace(act.entry, act.player)), command, standings)
    others = {key: each for key, each in season.offers.items() if each.entry != act.entry}
    if any(each.player == act.player for each in others.values()):
        raise IllegalAct("offered")
    key = str(season.seq + 1)
    made = Offered(key, act.entry, act.player, command.at, act.until, command.actor, command.reason)
    return replace(season, offers={**others, key: made})


def take_over(season: Season, act: TakeOver, command: Command, standings: StandingsOf) -> Season:
    """Carry out the replacement as a decision of the umpire. Refused: ``offer_over``, ``not_offered`` (it was
    offered to another person), and as for a replacement.
    """
    made = _standing(season, act.offer, command)
    if command.at > made.until:
        raise IllegalAct("offer_over")
    replacing = replace(command, actor=made.by, reason=made.reason)
    after = decide(season, Decide(Replace(made.entry, made.player)), replacing, standings)
    return _without(after, made)


def turn_down(season: Season, act: TurnDown, command: Command) -> Season:
    """Record that the person turns the entry down. Refused: ``offer_over``, ``not_offered``."""
    return _without(season, _standing(season, act.offer, command))


def expire(season: Season, act: Expire, at: int) -> Season:
    """End an offer that was not answered in time. Refused: ``offer_over``, ``earlier`` (it can still be
    answered).
    """
    made = season.offers.get(act.offer)
    if made is None:
        raise IllegalAct("offer_over")
    if at < made.until:
        raise IllegalAct("earlier", until=made.until)
    return _without(season, made)


def timetable(season: Season) -> Iterator[Due]:
    """Yield when the offers of a league expire."""
    return (Due(each.until, Expire(each.key)) for each in season.offers.values())


def open_offers(season: Season) -> list[Offered]:
    """Return the offers that can still be accepted, in order. Their entries have not been withdrawn."""
    if not season.is_open or season.play is None:
        return []
    return [each for each in season.offers.values() if each.entry in season.play.entries]


def _standing(season: Season, key: str, command: Command) -> Offered:
    made = season.offers.get(key)
    if made is None or made.entry not in league(season).entries:
        raise IllegalAct("offer_over")
    if made.player != command.actor:
        raise IllegalAct("not_offered")
    return made


def _without(season: Season, made: Offered) -> Season:
    return replace(season, offers={key: each for key, each in season.offers.items() if each is not made})
