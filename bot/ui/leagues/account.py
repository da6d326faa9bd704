"""How it counts: every match, dropped result, forfeit and decision of an entry, and what they come to."""

from __future__ import annotations

from itertools import islice

from discord import ui

from bot.league.account import Account, AccountLine
from bot.league.contest import Meeting, rulings
from bot.league.decisions import Adjust, Decision, Ruling, Void
from bot.league.effect import effective
from bot.league.phrase import NONE, seconds
from bot.league.season_state import SeasonState
from bot.ui.components.layout import message
from bot.ui.components.pagination import turning
from bot.ui.leagues.asking import appeal_lines, ask_buttons
from bot.ui.presses.leagues import ShowAccount, ShowFixtures, ShowInfo, ShowStandings
from bot.ui.seasons.describe import of_ruling
from bot.ui.seasons.ranked import ranked
from bot.ui.seasons.reader import Reader, cut, decimal, paged

PAGE = 8
"""Matches and decisions on a page."""
ROOM = 2900
"""Characters for them."""
DECISIONS = 3
"""So many decisions about one match are shown, the newest."""
REASON = 160
"""Letters of an umpire's reason."""


def account_screen(reader: Reader, state: SeasonState, entry: str, page: int = 0) -> ui.LayoutView:
    """An entry's account in a league, the newest line first."""
    say, own = reader.say, state.accounts[entry]
    lines = [line for line in own.lines if not line.private or reader.sees(own.player)]
    numbered = list(reversed(list(enumerate(lines, start=1))))
    pages = paged([_block(reader, state, own, number, line) for number, line in numbered], PAGE, ROOM)
    page = min(page, len(pages) - 1)
    first = sum(map(len, pages[:page]))
    shown = numbered[first : first + len(pages[page])]
    matches = [(line.key, number) for number, line in shown if line.key in state.results]
    return message(
        f"{reader.title()}\n{say('league-account-title', name=reader.name(own.player))}",
        score_line(reader, state, own),
        say("league-page", page=page + 1, pages=len(pages)) if len(pages) > 1 else "",
        "\n".join(pages[page]) or say("league-account-empty"),
        turning(lambda to: ShowAccount(reader.season, entry, to), page, len(pages), reader.say),
        ask_buttons(reader, own.player, matches),
        [
            ShowStandings(reader.season).button(reader.say),
            ShowFixtures(reader.season).button(reader.say),
            ShowInfo(reader.season).button(reader.say),
        ],
    )


def score_line(reader: Reader, state: SeasonState, own: Account) -> str:
    """The score, what it is made of, and the place that it gives."""
    season = state.season
    place = next((row.place for row in ranked(reader.contest) if row.account.entry == own.entry), None)
    return reader.say(
        "league-account-score",
        score=decimal(own.score),
        how="average" if season.averaged else "sum",
        counted=own.counted,
        eligible=own.eligible,
        awarded="yes" if any(line.why == "award" for line in own.lines) else "no",
        place=NONE if place is None else place,
        withdrawn="yes" if own.withdrawn else "no",
    )


def _block(reader: Reader, state: SeasonState, own: Account, number: int, line: AccountLine) -> str:
    """A line of the account with what was decided and asked about it."""
    if line.kind == "decision":
        return _decided(reader, state, number, line)
    parts = [
        reader.say(
            "league-account-match",
            number=number,
            at=seconds(line.at),
            what=_played(reader, state, line),
            outcome=_outcome(reader, state, own, line),
            struck="no" if line.worth is not None and not line.why else "yes",
        )
    ]
    about = (decision for decision in reversed(state.decisions) if decision.key in line.decisions)
    parts += [_told(reader, each, _what(reader, each.ruling)) for each in islice(about, DECISIONS)]
    parts += appeal_lines(reader, own.player, line.key)
    return "\n".join(parts)


def _decided(reader: Reader, state: SeasonState, number: int, line: AccountLine) -> str:
    """A decision about the entry itself."""
    decision = next(each for each in state.decisions if each.key == line.key)
    said = reader.say(
        "league-account-decision",
        number=number,
        at=seconds(line.at),
        what=of_ruling(decision.ruling, reader.names, reader.say),
        gave=decimal(abs(line.gave)) if line.gave else NONE,
        sign="minus" if line.gave < 0 else "plus",
    )
    return f"{said}\n{_told(reader, decision, NONE)}"


def _played(reader: Reader, state: SeasonState, line: AccountLine) -> str:
    """What was played: the round, the place, the points."""
    result = state.results.get(line.key)
    fixture = state.fixtures.get(result.fixture or "" if result else line.key)
    seen = effective(result, state.force) if result else None
    channel = reader.contest.meetings.get(fixture.key, Meeting()).channel if fixture else None
    return reader.say(
        "league-account-played",
        round=fixture.round if fixture else 0,
        channel=NONE if channel is None else str(channel),
        forfeit="yes" if line.kind == "forfeit" else "no",
        place=line.place or NONE,
        of=len(seen.people) if seen else 0,
        points=NONE if line.total is None or not line.deals else line.total,
        deals=line.deals,
        won="yes" if line.won else "no",
    )


def _outcome(reader: Reader, state: SeasonState, own: Account, line: AccountLine) -> str:
    """What it gave, or why it gave nothing."""
    if line.why:
        return reader.say(
            f"league-why-{line.why}",
            worth=decimal(line.worth),
            best=state.season.best,
            name=reader.name(own.player),
        )
    return reader.say(
        "league-gave",
        how="average" if state.season.averaged else "sum",
        worth=decimal(line.worth),
        gave=decimal(line.gave),
        counted=own.counted,
    )


def _told(reader: Reader, decision: Decision, what: str) -> str:
    """What was decided, by whom and why."""
    own_table = rulings.own_table(reader.contest, decision.ruling, decision.by)
    return reader.say(
        "league-decision",
        what=what,
        name=reader.name(decision.by),
        reason=cut(decision.reason, REASON),
        table="yes" if own_table else "no",
    )


def _what(reader: Reader, ruling: Ruling) -> str:
    """What was decided; which match it was about, the line above says."""
    match ruling:
        case Void():
            return reader.say("league-ruling-void")
        case Adjust(_, player, total):
            return reader.say("league-ruling-adjust", name=reader.name(player), total=total)
        case _:
            return of_ruling(ruling, reader.names, reader.say)
