"""The standings of a league. The reader's own line is on every page."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, get_args

from discord import ui

from bot.games import GAMES
from bot.league.account import ScoreAccount
from bot.league.goals import GoalKind
from bot.league.meetings import Regulars
from bot.league.season import Season, format_of, season_state
from bot.league.season.state import FINISHED
from bot.league.season_state import SeasonState
from bot.league.standings import Row
from bot.league.tiebreakers import decider
from bot.milliseconds import DAY
from bot.ui.components.layout import BLUE, GREY, menu, menu_id, message
from bot.ui.components.pagination import pages_for, turning
from bot.ui.components.post import Illustration
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import decimal
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.presses.leagues import ShowAccount, ShowFixtures, ShowInfo, ShowStandings, ShowToAll
from bot.ui.seasons.ranked import Stands, outlook_of, percents, ranked
from bot.ui.seasons.view import SeasonView, paged

PAGE = 15
"""The number of lines on one page."""
SIGNED_PAGE = 40
"""The number of names on one page before the season starts."""
DECIDERS = ("wins", "deals", "decided")
"""How ties on points are broken: more matches won, better points a deal, and last a decision of the umpire or
a tiebreaker.
"""
Shared = Counter[tuple[int, int | None]]
"""How many share each place, by division and place."""
SILENT = 14 * DAY
"""Milliseconds after which an idle player is marked; two rounds if these are longer."""


def standings_screen(
    view: SeasonView,
    page: int = 0,
    picture: Illustration | None = None,
    bracket: str = "",
    *,
    public: bool = False,
) -> ui.LayoutView:
    """Return a page of a league's standings, or of the sign-ups before the start. A cup has
    its ``bracket`` in a ``picture`` with a legend, or in words. ``public`` is for a message to a whole
    channel.
    """
    season, say = view.season, view.say
    state = season_state(season)
    if state is None:
        return signed_screen(view, page)
    rows = ranked(season)
    pages = pages_for(len(rows), PAGE)
    page = min(page, pages - 1)
    shown = rows[page * PAGE : (page + 1) * PAGE]
    shared = Counter((row.division, row.place) for row in rows)
    deciders = set(_deciders(rows[max(0, page * PAGE - 1) : (page + 1) * PAGE + 1]))
    own = [row for row in rows if view.own and row.account.player == view.own and row not in shown]
    ahead = {row.account.entry: prospect(view, row.account.entry, row.division) for row in [*shown, *own]}
    lines = list(_lines(view, shown, shared, ahead))
    if own:
        lines += [say("leaderboard-own"), *_lines(view, own, shared, ahead, own[0].division)]
    return message(
        f"## {view.title}\n{say('league-standings-title', page=page + 1, pages=pages)}",
        picture.gallery() if picture else None,
        bracket,
        "\n".join(lines) or say("league-nobody"),
        _legend(
            view, state, shown, shared, max(deciders, key=DECIDERS.index, default=None), signs(ahead.values())
        ),
        None if public else menu_of_entries(view, [row.account.entry for row in shown]),
        None
        if public
        else turning(lambda to: ShowStandings(view.season.key, str(to)), page, pages, view.say),
        _buttons(view, public=public),
    )


def signed_screen(view: SeasonView, page: int = 0) -> ui.LayoutView:
    """Return a page of the sign-ups for a season that has not started, in their order."""
    season, say = view.season, view.say
    entered = len(season.entered)
    names = [
        say(
            "league-signed",
            number=index + 1 if index < entered else index + 1 - entered,
            name=view.name(signed.player),
            here=signed.checked_in,
            waiting=index >= entered,
        )
        for index, signed in enumerate(season.signed)
    ]
    pages = paged(names, SIGNED_PAGE, 3200)
    page = min(page, len(pages) - 1)
    title = f"## {view.title}\n{say('league-page', page=page + 1, pages=len(pages))}"
    return message(
        title,
        f"{say('league-not-started')} {say('league-signed-so-far')}" if names else say("league-not-started"),
        "\n".join(pages[page]) or say("league-nobody"),
        turning(lambda to: ShowStandings(view.season.key, str(to)), page, len(pages), view.say),
        [ShowInfo(view.season.key).button(view.say)],
    )


def menu_of_entries(view: SeasonView, entries: Sequence[str]) -> ui.Select[Any] | None:
    """The menu that opens the account of one of these entries; None if there are none."""
    if not entries:
        return None
    season = view.season
    options = [
        (ShowAccount(season.key, entry).custom_id, view.labels.player(season.player_of(entry)), "")
        for entry in entries
    ]
    return menu(menu_id("players", view.season.key), view.say("league-choose-player"), options)


def is_silent(season: Season, own: ScoreAccount, now: int) -> bool:
    """Whether the player of an entry that was not withdrawn has not played for long in a running season."""
    state = season_state(season)
    if state is None or season.phase != "running" or own.withdrawn:
        return False
    played = (line.at for line in own.lines if line.kind == "match" and line.deals)
    last = max(played, default=state.entrants[own.entry].joined)
    return now - last > _silence(season)


def page_of(view: SeasonView) -> int:
    """The page with the reader's own line; the first page if they have none."""
    rows = ranked(view.season) if view.own else ()
    players = [row.account.player for row in rows]
    return players.index(view.own) // PAGE if view.own in players else 0


def _silence(season: Season) -> int:
    return max(SILENT, 2 * season.settings.round_time) if format_of(season).facts.drawn else SILENT


def _deciders(rows: Sequence[Row]) -> Iterator[str]:
    """What puts one before the next of these where both have as many points, one of :data:`DECIDERS` each."""
    for row, following in pairwise(rows):
        one, other = row.account, following.account
        if row.place is None or following.place is None or row.division != following.division:
            continue
        if row.place != following.place and one.score == other.score:
            is_by_deals = one.per_deal != other.per_deal
            yield "wins" if one.wins != other.wins else "deals" if is_by_deals else "decided"


def _decided(view: SeasonView, row: Row) -> dict[str, str | None]:
    """Return the next player, if all that counts is equal, and what broke the tie, as arguments for a
    phrase.
    """
    rows, state = ranked(view.season), season_state(view.season)
    after = next((below for above, below in pairwise(rows) if above is row), None)
    if state is None or after is None or "decided" not in _deciders((row, after)):
        return {"decided": None, "next": ""}
    decided = decider(state, row.account.entry, after.account.entry)
    return {"decided": decided, "next": view.name(after.account.player)}


def _lines(
    view: SeasonView, rows: Sequence[Row], shared: Shared, ahead: Mapping[str, Prospect], division: int = 0
) -> Iterator[str]:
    """The lines of the standings, with a heading before each division except ``division``; with the points a
    deal of those whom these tell apart.
    """
    several = format_of(view.season).facts.divided
    deals: defaultdict[tuple[object, ...], set[object]] = defaultdict(set)
    for row in ranked(view.season):
        deals[_level(row)].add(row.account.per_deal)
    for row in rows:
        if several and row.division != division:
            division = row.division
            yield view.say("league-division", number=division)
        told = ahead[row.account.entry].told(view.say)
        tie, by_deals = shared[row.division, row.place] > 1, len(deals[_level(row)]) > 1
        yield _line(view, row, told, tie=tie, deals=by_deals)


def _level(row: Row) -> tuple[object, ...]:
    """What must be the same of two players before points a deal put one before the other."""
    is_placed = row.place is not None
    return (row.division, row.account.score, row.account.wins) if is_placed else (row.account.entry,)


def _line(
    view: SeasonView, row: Row, ahead: Mapping[str, str | int | None], *, tie: bool, deals: bool
) -> str:
    own = row.account
    stands = "placed" if row.place is not None else "withdrawn" if own.withdrawn else "provisional"
    state = season_state(view.season)
    if state is not None and format_of(view.season).facts.seeded:
        return view.say(
            "league-line-cup",
            stands=stands,
            place=row.place or 0,
            tie=tie and row.place is not None,
            own=view.own != "" and own.player == view.own,
            name=view.name(own.player),
            seed=list(state.entrants).index(own.entry) + 1,
            **ahead,
        )
    return view.say(
        "league-line",
        stands=stands,
        place=row.place or 0,
        tie=tie and row.place is not None,
        own=view.own != "" and own.player == view.own,
        name=view.name(own.player),
        silent=is_silent(view.season, own, view.now),
        score=decimal(own.score),
        counted=None if format_of(view.season).facts.drawn else own.counted,
        wins=own.wins,
        points=decimal(own.per_deal) if deals else None,
        **_decided(view, row),
        **ahead,
    )


class Prospect(NamedTuple):
    """What is certain for an entry, or in which places it can still finish and with which chances."""

    outlook: Stands = "none"
    best: int = 0
    worst: int = 0
    chances: Mapping[GoalKind, int] = {}
    """In percent, the best goal first: of ``stay`` that not to stay."""

    def told(self, say: Translator) -> dict[str, str | int | None]:
        """Return it as arguments for a phrase."""
        chances = [say("league-chance", goal=goal, percent=percent) for goal, percent in self.chances.items()]
        return {**self._asdict(), "chances": " ".join(chances) or None}


def prospect(view: SeasonView, entry: str, division: int) -> Prospect:
    """Return what can still happen to an entry of a season that goes on."""
    ahead = outlook_of(view.season)
    own = ahead.ranges.get(entry)
    if own is None or view.season.phase in FINISHED:
        return Prospect()
    chances = percents(view.chances.get(entry, ()), ahead.certain.get(entry))
    return Prospect(ahead.stands(entry, division), *own, chances)


def signs(listed: Collection[Prospect]) -> dict[str, bool]:
    """Return which signs the lines of these show, as arguments for a phrase."""
    kinds, goals = {each.outlook for each in listed}, {goal for each in listed for goal in each.chances}
    return {
        "open": "open" in kinds,
        "sure": not kinds <= {"none", "open"},
        **{f"to_{goal}": goal in goals for goal in get_args(GoalKind)},
    }


def _legend(
    view: SeasonView,
    state: SeasonState,
    rows: Sequence[Row],
    shared: Shared,
    decider: str | None,
    signs: Mapping[str, bool],
) -> str:
    """The order of the lines on this page, as far as it goes: to the last ``decider`` that was needed, of
    :data:`DECIDERS`. And the meaning of the signs.
    """
    early = any(row.place is None and not row.account.withdrawn for row in rows)
    if format_of(view.season).facts.seeded:
        gone = any(row.account.withdrawn for row in rows)
        return view.say("league-legend-cup", early=early, gone=gone, **signs)
    silent = any(is_silent(view.season, row.account, view.now) for row in rows)
    spec = GAMES[view.season.settings.game].spec
    regulars = next((row.account.regulars for row in rows), None) or Regulars()
    return view.say(
        "league-legend",
        decider=decider,
        better=None if not spec.deal_points else "low" if spec.low_wins else "high",
        tied=any(count > 1 for (_, place), count in shared.items() if place is not None),
        early=early,
        people=regulars.people,
        least=regulars.least,
        gone=any(row.account.withdrawn for row in rows),
        silent=silent,
        days=_silence(view.season) // DAY,
        **signs,
    )


def way_to_dashboard(view: SeasonView) -> list[ui.Button[Any]]:
    """Return the button of the dashboard, for umpires."""
    return [ShowDashboard(view.season.key).button(view.say, style=GREY)] if view.staff else []


def _buttons(view: SeasonView, *, public: bool) -> list[ui.Button[Any]]:
    if public:
        own = ShowStandings(view.season.key, "own").button(view.say, "league-button-standings-own", BLUE)
        return [own, ShowInfo(view.season.key).button(view.say)]
    account = [ShowAccount(view.season.key).button(view.say)] if view.season.entry_held(view.own) else []
    dashboard = way_to_dashboard(view)
    return [
        *account,
        ShowFixtures(view.season.key).button(view.say),
        ShowInfo(view.season.key).button(view.say),
        ShowToAll(view.season.key).button(view.say),
        *dashboard,
    ]
