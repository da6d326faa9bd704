"""The account of a player in a league: every match, forfeit and decision, and the score that they add up
to.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from discord import ui

from bot.league.account import AccountLine, ScoreAccount
from bot.league.decisions import Adjust, Decision, Enter, Ruling, Void
from bot.league.effect import effective
from bot.league.season import rulings
from bot.league.season_state import SeasonState
from bot.ui.components.layout import message
from bot.ui.components.pagination import turning
from bot.ui.i18n.values import decimal, joined, moment
from bot.ui.leagues.asking import appeal_lines, ask_buttons
from bot.ui.presses.leagues import ShowAccount, ShowFixtures, ShowInfo, ShowStandings
from bot.ui.seasons.describe import of_ruling
from bot.ui.seasons.names import place_of
from bot.ui.seasons.ranked import ranked
from bot.ui.seasons.view import SeasonView, cut, paged, sees
from bot.user_text import UserText

PAGE = 8
"""The most matches and decisions on a page."""
MEETINGS = 12
"""The most opponents on a page."""
ROOM_OF_MEETINGS = 1200
"""The most characters for them."""
OTHERS = 12
"""The most names of opponents who give no points yet."""
ROOM = 2900
"""The most characters for them."""
DECISIONS = 3
"""The most decisions that are shown for one match. The newest are chosen."""
REASON = 160
"""The most characters of an umpire's reason."""


def account_screen(view: SeasonView, state: SeasonState, entry: str, page: int = 0) -> ui.LayoutView:
    """An entry's account in a league: what its meetings with others give, if these make the score, and its
    matches and decisions, the newest first.
    """
    say, own = view.say, state.accounts[entry]
    lines = [line for line in own.lines if not line.private or sees(view, own.player)]
    numbered = list(reversed(list(enumerate(lines, start=1))))
    blocks = [_block(view, state, own, number, line) for number, line in numbered]
    *alone, last = paged(list(_meetings(view, own)), MEETINGS, ROOM_OF_MEETINGS)
    of_matches = paged(blocks, PAGE, ROOM - ROOM_OF_MEETINGS if last else ROOM)
    # The last meetings share a page with the newest matches.
    pages = [*((each, []) for each in alone), (last, of_matches[0]), *(([], each) for each in of_matches[1:])]
    page = min(page, len(pages) - 1)
    meetings, matches = pages[page]
    first = sum(len(each) for _, each in pages[:page])
    shown = numbered[first : first + len(matches)]
    asked = [(line.key, number) for number, line in shown if line.key in state.results]
    return message(
        f"## {view.title}\n{say('league-account-title', name=view.name(own.player))}",
        score_line(view, state, own),
        say("league-page", page=page + 1, pages=len(pages)) if len(pages) > 1 else "",
        "\n".join(meetings),
        "\n".join(matches) or ("" if meetings else say("league-account-empty")),
        turning(lambda to: ShowAccount(view.season.key, entry, to), page, len(pages), view.say),
        ask_buttons(view, own.player, asked),
        [
            ShowStandings(view.season.key).button(view.say),
            ShowFixtures(view.season.key).button(view.say),
            ShowInfo(view.season.key).button(view.say),
        ],
    )


def score_line(view: SeasonView, state: SeasonState, own: ScoreAccount) -> str:
    """The score, how many matches it consists of, and the place."""
    scoring = state.scoring
    place = next((row.place for row in ranked(view.season) if row.account.entry == own.entry), None)
    if scoring.counts_meetings:
        versus = own.versus
        return view.say(
            "league-account-meetings",
            score=decimal(own.score),
            points=sum(each.points for each in versus),
            regulars=len(versus),
            awarded=bool(own.awarded),
            place=place,
            withdrawn=own.withdrawn,
        )
    return view.say(
        "league-account-score",
        score=decimal(own.score),
        counted=own.counted,
        awarded=any(line.why == "award" for line in own.lines),
        place=place,
        withdrawn=own.withdrawn,
    )


def _meetings(view: SeasonView, own: ScoreAccount) -> Iterator[str]:
    """A line for what each regular gives whom the player has met, and one for the others and for what a place
    takes; none in a season in which meetings do not make the score.
    """
    met, regulars = own.meetings, own.regulars
    if met is None or regulars is None or not met.times:
        return
    for each in own.versus:
        yield view.say(
            "league-versus",
            name=view.name(view.season.player_of(each.other)),
            average=each.average,
            ahead=decimal(each.ahead),
            times=each.times,
            most=regulars.most if each.times > regulars.most else None,
            percentage=each.percentage,
            points=each.points,
        )
    others = sorted(other for other in met.times if other not in regulars.entries)
    if others:
        names = [view.name(view.season.player_of(other)) for other in others[:OTHERS]]
        yield view.say("league-versus-others", names=joined(names, view.say))
    if not own.is_regular:
        often = sum(times >= regulars.least for times in met.times.values())
        yield view.say("league-account-regular", least=regulars.least, people=regulars.people, met=often)


def _block(view: SeasonView, state: SeasonState, own: ScoreAccount, number: int, line: AccountLine) -> str:
    """A line of the account, with decisions and questions about it."""
    if line.kind == "decision":
        return _decided(view, state, number, line)
    parts = [
        view.say(
            "league-account-match",
            number=number,
            at=moment(line.at),
            what=_played(view, state, line),
            outcome=_outcome(view, state, own, line),
            struck=line.worth is None or bool(line.why),
        )
    ]
    about = (decision for decision in reversed(state.decisions) if decision.key in line.decisions)
    parts += [
        _decision_line(view, each, _ruling_text(view, each.ruling)) for each in islice(about, DECISIONS)
    ]
    parts += appeal_lines(view, own.player, line.key)
    return "\n".join(parts)


def _decided(view: SeasonView, state: SeasonState, number: int, line: AccountLine) -> str:
    """A decision about the entry itself."""
    decision = next(each for each in state.decisions if each.key == line.key)
    sentence = view.say(
        "league-account-decision",
        number=number,
        at=moment(line.at),
        what=of_ruling(decision.ruling, view),
        gave=decimal(abs(line.gave)) if line.gave else None,
        sign="minus" if line.gave < 0 else "plus",
    )
    return f"{sentence}\n{_decision_line(view, decision, None)}"


def _played(view: SeasonView, state: SeasonState, line: AccountLine) -> str:
    """The match of a line: its round, the player's place, and the points."""
    result = state.results.get(line.key)
    fixture = state.fixtures.get(result.fixture or "" if result else line.key)
    seen = effective(result, state.rulings) if result else None
    channel = view.season.appointment(fixture.key).channel if fixture else None
    return view.say(
        "league-account-played",
        **place_of(view.season, fixture.key if fixture else None),
        channel=None if channel is None else str(channel),
        forfeit=line.kind == "forfeit",
        place=line.place or None,
        of=len(seen.people) if seen else 0,
        points=line.total if line.deals else None,
        deals=line.deals,
        won=line.won,
        by_forfeit=seen is not None and not seen.played and line.kind != "forfeit",
    )


def _outcome(view: SeasonView, state: SeasonState, own: ScoreAccount, line: AccountLine) -> str:
    """What a match gave to the score, or why it gave nothing."""
    if line.why:
        return view.say(
            f"league-why-{line.why}",
            name=view.name(own.player),
        )
    return view.say(
        "league-gave",
        how="meetings" if state.scoring.counts_meetings else "sum",
        gave=decimal(line.gave),
        met=len(line.against),
    )


def _decision_line(view: SeasonView, decision: Decision, what: str | None) -> str:
    own_table = rulings.own_table(view.season, decision.ruling, decision.by)
    return decision_line(view, what, decision.by, decision.reason, own_table=own_table)


def decision_line(view: SeasonView, what: str | None, by: str, reason: UserText, *, own_table: bool) -> str:
    """A decision with its umpire and reason."""
    name, shown = view.name(by), cut(reason, REASON) or None
    return view.say("league-decision", what=what, name=name, reason=shown, table=own_table)


def _ruling_text(view: SeasonView, ruling: Ruling) -> str:
    """A decision without the name of the match, because the line above has it."""
    match ruling:
        case Void():
            return view.say("league-ruling-void")
        case Enter():
            return view.say("league-ruling-enter")
        case Adjust(_, player, total):
            return view.say("league-ruling-adjust", name=view.name(player), total=total)
        case _:
            return of_ruling(ruling, view)
