"""Questions of players to the umpire about results, and the answers, in every format."""

from __future__ import annotations

from dataclasses import replace

from bot.league.contest.acts import Answer, Appeal, Command
from bot.league.contest.formats import format_of
from bot.league.contest.state import APPEAL_TIME, Asked, Contest
from bot.league.illegal import IllegalAct
from bot.milliseconds import HOUR
from bot.user_text import UserText, raw_text


def appeal(contest: Contest, act: Appeal, command: Command) -> Contest:
    """Ask the umpire about a match.

    Refused: ``no_match``, ``not_there``, ``appeal_late`` (after two days), ``appealed`` (asked already).
    """
    at = format_of(contest).matches.played_at(contest, act.match, act.player)
    if command.at > at + APPEAL_TIME:
        raise IllegalAct("appeal_late", hours=APPEAL_TIME // HOUR)
    if any((asked.match, asked.player) == (act.match, act.player) for asked in contest.appeals.values()):
        raise IllegalAct("appealed")
    key = str(contest.seq + 1)
    asked = Asked(key, act.match, act.player, command.at, UserText(raw_text(command.reason).strip()))
    return replace(contest, appeals={**contest.appeals, key: asked})


def answer(contest: Contest, act: Answer, command: Command) -> Contest:
    """Answer an appeal. Refused: ``no_appeal``, ``answered``."""
    asked = contest.appeals.get(act.appeal)
    if asked is None:
        raise IllegalAct("no_appeal")
    if asked.answer is not None:
        raise IllegalAct("answered")
    told = replace(asked, answer=UserText(raw_text(command.reason).strip()), answered_by=command.actor)
    return replace(contest, appeals={**contest.appeals, act.appeal: told})
