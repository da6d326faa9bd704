"""Messages about rounds and matches: the start, drawn tables, results, reminders, forfeits."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from discord import ui

from bot.league.bracket import bracket
from bot.league.effect import effective
from bot.league.results import MatchResult
from bot.league.scoring_rules import Fixture, is_tiebreaker
from bot.league.season import (
    Season,
    absence,
    drawing,
    fixture_of,
    format_of,
    has_calls,
    is_open,
    ready_checks,
    season_state,
    standings_of,
    times,
)
from bot.league.season.fixtures import league, open_fixtures
from bot.league.season_state import SeasonState
from bot.ui.i18n.values import joined, listed, moment
from bot.ui.leagues.times import ShowOwnTimes
from bot.ui.outbox.changes import Top, before_matches, new_tops, tops
from bot.ui.outbox.outgoing import SHOWN, OutgoingMessage, RenderContext, packed
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.presses.leagues import AskUmpire, BeReady, CountMeIn, OpenSeasonTable, ShowFixtures, ShowInfo
from bot.ui.seasons.names import place_of, seated
from bot.ui.seasons.promises import promise_lines
from bot.ui.seasons.stakes import decisive_lines, news_lines, stake_lines
from bot.ui.umpire.dashboard.rounds import HoldRound

CALLED_TOGETHER = 40
"""The most people that one message addresses, by ping or name. Discord allows a hundred pings."""


NAMED = 6
"""The most people that are named on a podium."""


def in_parts(players: Sequence[str]) -> Iterator[Sequence[str]]:
    """The people in parts of at most :data:`CALLED_TOGETHER`; one empty part if there are none."""
    starts = range(0, max(1, len(players)), CALLED_TOGETHER)
    return (players[start : start + CALLED_TOGETHER] for start in starts)


def started(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """The season has begun. It says who starts in another division than promised."""
    season, say = ctx.season, ctx.say
    head = say("outbox-started", season=ctx.title, count=len(season.players))
    first = (
        ShowFixtures(ctx.season.key).button(ctx.say)
        if format_of(season).facts.drawn
        else OpenSeasonTable(ctx.season.key).button(ctx.say)
    )
    lines = promise_lines(season, ctx)
    return packed(head, lines, (first, ShowInfo(ctx.season.key).button(ctx.say)))


def drawn(ctx: RenderContext, number: int, keys: Iterable[str]) -> tuple[OutgoingMessage, ...]:
    """The tables of a new round, in as many messages as needed. Later the same messages, which are kept up
    to date, show the results, and not how one comes to a table that is over.
    """
    season, say = ctx.season, ctx.say
    state = season_state(season)
    if state is None:
        return ()
    fixtures = [state.fixtures[key] for key in keys]
    to_play = [fixture for fixture in fixtures if season.is_open and is_open(season, fixture)]
    agreeing = any(times.agrees_times(season, fixture.key) for fixture in to_play)
    tiebreaker = _tiebreaker(state, number, fixtures)
    rounds = state.scoring.rounds
    head = [say("outbox-drawn", season=ctx.title, round=number, rounds=rounds, tiebreaker=tiebreaker)]
    buttons = list(round_buttons(ctx) if to_play else (ShowFixtures(season.key).button(say),))
    if new := [fixture for fixture in to_play if fixture.key not in state.outcomes]:
        head.append(_how_to_come(ctx, state, new, agreeing=agreeing))
    if season.redrawn == number and not tiebreaker:
        head.append(say("outbox-drawn-again"))
    if number == state.round and season.is_open and absence.players_out(season):
        head.append(say("outbox-out", players=None))
        buttons.append(CountMeIn(season.key).button(say))
    # in a cup the bracket shows them
    if idle := [] if state.scoring.knock_out else drawing.idle(season, number):
        names, more = ctx.listed(idle[:SHOWN]), len(idle) - SHOWN
        named = names if more <= 0 else say("list-more", names=names, count=more)
        head.append(say("outbox-sit-out", players=named))
    if agreeing:
        buttons.insert(0, ShowOwnTimes(season.key).button(say))
    has_results = any(state.settles(fixture.key) for fixture in fixtures)
    last = len(list(_together(fixtures))) - 1
    return tuple(
        OutgoingMessage(
            _as_fits(
                "\n".join([*head, *(_table_line(ctx, each, _at_table(ctx, state, each)) for each in some)]),
                chain(
                    _leading(ctx, some) if has_results else (),
                    _of_round(ctx, state, number, to_play) if part == last else (),
                ),
            ),
            tuple(buttons),
            ctx.users(player for each in some for player in holders(season, each)),
        )
        for part, some in enumerate(_together(fixtures))
    )


def _of_round(
    ctx: RenderContext, state: SeasonState, number: int, to_play: Sequence[Fixture]
) -> Iterator[str]:
    """What the matches of the newest round have settled, and which of those to come decides most."""
    if number != state.round:
        return
    played = [match for match, result in state.results.items() if _round_of(state, result) == number]
    yield from news_lines(ctx, before_matches(ctx.season, played), ctx.season)
    yield from decisive_lines(ctx, [fixture.key for fixture in to_play])


def _round_of(state: SeasonState, result: MatchResult) -> int:
    """The round of a match, 0 if it isn't one of a fixture."""
    fixture = state.fixtures.get(result.fixture or "")
    return fixture.round if fixture else 0


def _as_fits(text: str, lines: Iterable[str]) -> str:
    """A text with as many more lines as one message has room for."""
    return packed(text, lines)[0].text


def _how_to_come(
    ctx: RenderContext, state: SeasonState, fixtures: Sequence[Fixture], *, agreeing: bool
) -> str:
    """Until when tables are to be played, how their players come there and, where they are called at once,
    until when.
    """
    return ctx.say(
        "outbox-drawn-how",
        until=moment(max(state.deadline(fixture.key) for fixture in fixtures)),
        clock=come(ctx.season, agreeing=agreeing),
        here=moment(ready_checks.anew(ctx.season, max(fixture.drawn for fixture in fixtures))),
    )


def draw_soon(ctx: RenderContext, number: int, at: int) -> tuple[OutgoingMessage, ...]:
    """All tables of a round are over, and the next one is drawn in a minute. Umpires can stop it."""
    season, say = ctx.season, ctx.say
    if season.draws_at != at:
        return ()
    text = say("outbox-draw-soon", season=ctx.title, round=number, at=moment(at))
    buttons = [HoldRound(season.key, number).button(say)]
    if out := absence.players_out(season):
        text = f"{text}\n{say('outbox-out', players=ctx.players(out))}"
        buttons.append(CountMeIn(season.key).button(say))
    return (OutgoingMessage(text, tuple(buttons)),)


def draw_waits(ctx: RenderContext, number: int) -> tuple[OutgoingMessage, ...]:
    """The next round, which was to be drawn soon, waits."""
    season, say, state = ctx.season, ctx.say, season_state(ctx.season)
    if state is None or season.phase != "running" or season.draws_at is not None or state.round != number:
        return ()
    is_open, until = bool(open_fixtures(season)), drawing.round_until(season)
    text = say("outbox-draw-waits", season=ctx.title, round=number, open=is_open, until=moment(until))
    return (OutgoingMessage(text),)


def missed(ctx: RenderContext, players: Iterable[str]) -> tuple[str, tuple[ui.Button[Any], ...]]:
    """Return the text for those of these players who get no more pairings because they didn't come, and the
    button with which they return; empty if there are none.
    """
    out = [player for player in players if player in absence.players_out(ctx.season)]
    if not out or not ctx.season.is_open:
        return "", ()
    text = ctx.say("outbox-missed", players=" ".join(map(ctx.call, out)))
    return f"\n{text}", (CountMeIn(ctx.season.key).button(ctx.say),)


def drawn_with(season: Season, key: str) -> tuple[int, list[str]]:
    """Return the number of the round of a fixture, and all fixtures in the same message."""
    state, fixture = league(season), fixture_of(season, key)
    if is_tiebreaker(key):
        return fixture.round, [key]
    others = (each for each in state.fixtures.values() if not is_tiebreaker(each.key))
    return fixture.round, [each.key for each in others if each.round == fixture.round]


def _at_table(ctx: RenderContext, state: SeasonState, fixture: Fixture) -> str:
    """Who plays at a table, or again; once that is settled, their places and totals."""
    result = state.settles(fixture.key)
    if result is not None:
        return _seats(ctx, effective(result, state.rulings) or result)
    players = " · ".join(map(ctx.call, holders(ctx.season, fixture)))
    if fixture.key not in state.outcomes:
        return players
    again = is_open(ctx.season, fixture)
    return ctx.say("outbox-again" if again else "outbox-not-counted", players=players)


def swapped(ctx: RenderContext, keys: Iterable[str], players: Sequence[str]) -> tuple[OutgoingMessage, ...]:
    """Say that two players swapped seats. The message pings all players at their two tables."""
    state = season_state(ctx.season)
    if state is None:
        return ()
    one, other = map(ctx.player, players)
    head = ctx.say("outbox-swapped", season=ctx.title, one=one, other=other)
    fixtures = [state.fixtures[key] for key in keys]
    tables = (_table_line(ctx, each, _at_table(ctx, state, each)) for each in fixtures)
    pings = ctx.users(player for each in fixtures for player in holders(ctx.season, each))
    return (OutgoingMessage("\n".join([head, *tables]), round_buttons(ctx), pings),)


def _tiebreaker(state: SeasonState, number: int, drawn: Sequence[Fixture]) -> str:
    """Return what the tiebreakers at these tables decide: a ``tie`` on the umpire's order, or who advances
    (``on``) in a cup; empty if they are no tiebreakers.
    """
    if all(is_tiebreaker(fixture.key) for fixture in drawn):
        return "tie"
    stages = bracket(state).stages if state.scoring.knock_out else ()
    return "on" if any(stage.number == number and stage.tiebreaker for stage in stages) else ""


def come(season: Season, *, agreeing: bool) -> str:
    """Return how the players of a round get to their tables, as a variant of a phrase."""
    if agreeing:
        return "agreed"
    if not has_calls(season):
        return "slow"
    if not times.is_called_at_once(season.settings):
        return "called"
    return "short" if absence.is_short(season.settings) else "now"


def unmarked(ctx: RenderContext, keys: Iterable[str]) -> tuple[OutgoingMessage, ...]:
    """Ask the players who haven't marked their hours once more, before the bot sets times itself."""
    season = ctx.season
    silent = {key: who for key in keys if (who := times.silent(season, key))}
    if season.phase != "running" or not silent:
        return ()
    head = ctx.say(
        "outbox-unmarked",
        season=ctx.title,
        **place_of(season, next(iter(silent))),
        at=moment(min(times.sets_at(season, key) for key in silent)),
    )
    lines = {key: " · ".join(map(ctx.call, who)) for key, who in silent.items()}
    return tuple(
        OutgoingMessage(
            "\n".join([head, *(_table_line(ctx, each, lines[each.key]) for each in some)]),
            (ShowOwnTimes(season.key).button(ctx.say),),
            ctx.users(player for each in some for player in silent[each.key]),
        )
        for some in _together([fixture_of(season, key) for key in silent])
    )


def _table_line(ctx: RenderContext, fixture: Fixture, players: str) -> str:
    return ctx.say("outbox-table", **place_of(ctx.season, fixture.key), players=players)


def _together(fixtures: Sequence[Fixture]) -> Iterator[Sequence[Fixture]]:
    """The tables that one message tells of, with at most :data:`CALLED_TOGETHER` players."""
    some, players = list[Fixture](), 0
    for fixture in fixtures:
        players += len(fixture.entries)
        if some and players > CALLED_TOGETHER:
            yield some
            some, players = [], len(fixture.entries)
        some.append(fixture)
    yield some


def here_button(ctx: RenderContext, fixture: str = "") -> ui.Button[Any]:
    """The button with which players say that they are here."""
    return BeReady(ctx.season.key, fixture).button(ctx.say)


def round_buttons(ctx: RenderContext) -> tuple[ui.Button[Any], ...]:
    """The buttons of a new round: its fixtures, and where players are called, that one is here."""
    fixtures = ShowFixtures(ctx.season.key).button(ctx.say)
    return (here_button(ctx), fixtures) if has_calls(ctx.season) else (fixtures,)


def holders(season: Season, fixture: Fixture) -> list[str]:
    """Return the players of a fixture, including those who dropped out."""
    return [season.player_of(entry) for entry in fixture.entries]


def recorded(ctx: RenderContext, matches: Sequence[str]) -> tuple[OutgoingMessage, ...]:
    """Finished matches that are not shown where they were played, and the changes at the top of the
    standings. Where rounds are drawn, the post about the round shows those.
    """
    state, say = season_state(ctx.season), ctx.say
    known = [state.results[match] for match in matches if match in state.results] if state else []
    results = [result for result in known if result.match not in ctx.shown]
    if not results:
        has_post = format_of(ctx.season).facts.drawn
        tops = [] if has_post else list(_tops(ctx, [result.match for result in known]))
        return packed(tops[0], tops[1:]) if tops else ()
    lines = [_result(ctx, result) for result in results[:SHOWN]]
    if len(results) > SHOWN:
        lines.append(say("outbox-more-matches", count=len(results) - SHOWN))
    if any(seat.absent for result in results for seat in result.seats):
        lines.append(say("outbox-forfeited"))
    lines += _tops(ctx, [result.match for result in results])
    return packed(lines[0], lines[1:])


def _tops(ctx: RenderContext, matches: Collection[str]) -> Iterator[str]:
    """What these matches have settled, and who stands on top, where they have changed that."""
    yield from news_lines(ctx, before_matches(ctx.season, matches), ctx.season)
    yield from _top_lines(ctx, new_tops(ctx.season, matches))


def _leading(ctx: RenderContext, fixtures: Sequence[Fixture]) -> Iterator[str]:
    """Who stands on top now, of divisions only those of these fixtures."""
    shown, divided = tops(standings_of(ctx.season)), format_of(ctx.season).facts.divided
    own = {fixture.division for fixture in fixtures}
    yield from _top_lines(ctx, {each: top for each, top in shown.items() if each in own or not divided})


def _top_lines(ctx: RenderContext, by_division: Mapping[int, Top]) -> Iterator[str]:
    divided = format_of(ctx.season).facts.divided
    for division, top in sorted(by_division.items()):
        yield ctx.say("outbox-top", division=division if divided else 0, top=podium(ctx, top))


def podium(ctx: RenderContext, top: Top) -> str:
    """The first few places, with medals. Where many share them, some are named and the others counted."""
    say = ctx.say
    named = " · ".join(say("outbox-medal", place=place, name=ctx.marked(who)) for place, who in top[:NAMED])
    more = len(top) - NAMED
    return named if more <= 0 else say("list-more", names=named, count=more)


def _result(ctx: RenderContext, result: MatchResult) -> str:
    """Describe a match: its round and table, and all players' places and totals, or that it is unfinished."""
    say, where = ctx.say, place_of(ctx.season, result.fixture)
    if result.is_unfinished:
        return say("outbox-unfinished", **where, players=ctx.listed(seated(result)))
    return say("outbox-result", **where, seats=_seats(ctx, result))


def _seats(ctx: RenderContext, result: MatchResult) -> str:
    """The places and totals of the players of a match, the first one first."""
    by_place = sorted(result.seats, key=lambda seat: seat.place)
    return " · ".join(
        ctx.say(
            "outbox-seat",
            place=seat.place,
            name=ctx.say("outbox-marked", name=ctx.player(seat.player))
            if seat.stood_in
            else ctx.player(seat.player),
            total=seat.total,
            absent=seat.absent,
        )
        for seat in by_place
        if seat.player is not None
    )


def forfeit(ctx: RenderContext, key: str, match: str) -> tuple[OutgoingMessage, ...]:
    """A fixture that was not played in time."""
    state, say = season_state(ctx.season), ctx.say
    result = state.results.get(match) if state else None
    if state is None or result is None:
        return ()
    there = [seat.player for seat in result.seats if seat.player is not None and not seat.absent]
    absent = [player for player in seated(result) if player not in there]
    text = say(
        "outbox-forfeit",
        **place_of(ctx.season, key),
        why="left" if there and not absent else "alone" if len(there) == 1 else "few" if there else "nobody",
        on=_walks_on(state, key, there),
        there=listed([ctx.call(player) for player in there], say),
        absent=joined([ctx.call(player) for player in absent], say) or None,
    )
    pings = ctx.users([*there, *absent])
    ask = (AskUmpire(ctx.season.key, match).button(say, number=0),) if absent else ()
    back, button = missed(ctx, absent)
    text = "\n".join([text + back, *_tops(ctx, [match])])
    return (OutgoingMessage(text, (*button, *ask), pings, fixture=key),)


def _walks_on(state: SeasonState, key: str, there: Sequence[str]) -> str:
    """Return what a fixture won without playing means in a cup: ``on`` if its winners advance, ``cup`` if
    they win the cup; empty if it means nothing.
    """
    if not state.scoring.knock_out:
        return ""
    now = bracket(state)
    on = next((heat.on for stage in now.stages for heat in stage.heats if heat.fixture.key == key), ())
    if not there or not {state.holds(player) for player in there} <= {*on}:
        return ""
    return "cup" if now.in_final and len(now.left) == 1 else "on"


def begun_without(ctx: RenderContext, key: str, absent: Sequence[str]) -> tuple[OutgoingMessage, ...]:
    """The match of a fixture has begun without some of its players, who forfeit, or for whom a computer plays
    until they come. The message pings them.
    """
    forfeits = format_of(ctx.season).facts.forfeits
    text = ctx.say(
        "outbox-begun-without",
        forfeits=forfeits,
        season=ctx.title,
        **place_of(ctx.season, key),
        absent=" ".join(map(ctx.call, absent)),
        count=len(absent),
    )
    back, button = missed(ctx, absent)
    buttons = button if forfeits else (here_button(ctx, key),)
    return (OutgoingMessage(text + back, buttons, ctx.users(absent), fixture=key),)


def unplayed(ctx: RenderContext, key: str) -> tuple[OutgoingMessage, ...]:
    """Say that no player came to a fixture before its deadline. The message pings the umpire."""
    season, state = ctx.season, season_state(ctx.season)
    is_over = format_of(season).fixtures.is_over(season, key) if state is None else state.outcome(key)
    if is_over or not season.is_open:
        return ()
    text = ctx.say(
        "outbox-unplayed",
        season=ctx.title,
        **place_of(ctx.season, key),
        players=ctx.listed(format_of(ctx.season).fixtures.players_of(ctx.season, key)),
        umpire=ctx.umpires,
    )
    players = format_of(season).fixtures.players_of(season, key)
    back, button = missed(ctx, players)
    dashboard = ShowDashboard(ctx.season.key).button(ctx.say)
    pings = [*ctx.running, *(player for player in players if player in absence.players_out(season))]
    return (OutgoingMessage(text + back, (*button, dashboard), ctx.users(dict.fromkeys(pings))),)


def remind(
    ctx: RenderContext, keys: Iterable[str], what: str, waited_for: Collection[str]
) -> tuple[OutgoingMessage, ...]:
    """Remind of times or deadlines of fixtures: one message for all that have the same. It names the players
    who aren't ready (``waited_for``). In seasons without ready checks, it pings them.
    """
    season, say = ctx.season, ctx.say
    if season.phase != "running":
        return ()
    fixtures, called = format_of(season).fixtures, has_calls(season)
    together: dict[int, list[str]] = {}
    for key in keys:
        at = season.appointments[key].at if called else fixtures.deadline(season, key)
        if at is not None and fixtures.is_wanted(season, key):
            together.setdefault(at, []).append(key)
    messages = list[OutgoingMessage]()
    for at, some in together.items():
        missing = {
            key: [who for who in fixtures.players_of(season, key) if who in waited_for] for key in some
        }
        head = say("outbox-remind", what=what, called=called, season=ctx.title, at=moment(at))
        lines = [
            say("outbox-table", **place_of(season, key), players=" · ".join(map(ctx.call, who)) or None)
            for key, who in missing.items()
        ]
        pings = ctx.users(dict.fromkeys(chain.from_iterable(missing.values())))
        fixture = some[0] if len(some) == 1 else ""
        text = "\n".join([head, *lines, *stake_lines(ctx, fixture)])
        messages.append(OutgoingMessage(text, (), pings, fixture=fixture))
    return tuple(messages)


def called_here(ctx: RenderContext, key: str, missing: Sequence[str]) -> OutgoingMessage:
    """The players of a fixture are called in the season's channel, because their thread takes no messages."""
    players = " ".join(map(ctx.call, missing))
    text = ctx.say("outbox-called-here", season=ctx.title, **place_of(ctx.season, key), players=players)
    text = "\n".join([text, *stake_lines(ctx, key)])
    return OutgoingMessage(text, (here_button(ctx, key),), ctx.users(missing))


def called_later(
    ctx: RenderContext, players: Sequence[str], link: str, earlier: OutgoingMessage
) -> OutgoingMessage:
    """People are pinged about an ``earlier`` message at ``link``, which came in their quiet hours."""
    text = ctx.say("outbox-later", players=" ".join(map(ctx.call, players)), link=link)
    return OutgoingMessage(text, (), ctx.users(players), earlier.place, earlier.fixture)
