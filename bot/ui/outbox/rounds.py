"""What is said of rounds and matches: the start, drawn tables, results, reminders, no-shows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from bot.league.book import Book
from bot.league.contest import Contest, is_open, players_of
from bot.league.results import MatchResult
from bot.league.season import Fixture
from bot.ui.outbox.announcement import players_in
from bot.ui.outbox.changes import Top, new_tops
from bot.ui.outbox.outgoing import SHOWN, OutgoingMessage, RenderContext, packed
from bot.ui.presses.leagues import AskToLeaveSeason, BeReady, CheckIn, OpenSeasonTable, ShowFixtures, ShowInfo
from bot.ui.seasons.names import seated
from bot.ui.seasons.reader import NONE, seconds

CALLED_TOGETHER = 40
"""So many people are called by one message, by pings or names; Discord takes a hundred pings at most."""


def check_in(ctx: RenderContext, until: int) -> tuple[OutgoingMessage, ...]:
    """Everybody who has signed up and not said that they are there is asked to."""
    contest, say = ctx.contest, ctx.say
    if contest.phase != "check_in":
        return ()
    buttons = (CheckIn(ctx.contest.key).button(ctx.say), AskToLeaveSeason(ctx.contest.key).button(ctx.say))
    asked = [signed.player for signed in contest.signed if not signed.checked_in]
    heading = say("crier-check-in", season=ctx.season, until=seconds(until))
    return tuple(
        OutgoingMessage(
            f"{heading}\n{' '.join(map(ctx.call, some))}".rstrip(),
            buttons,
            ctx.users(some),
        )
        for some in in_parts(asked)
    )


def in_parts(players: Sequence[str]) -> Iterator[Sequence[str]]:
    """The people in so many parts that one message can call each; one part for nobody."""
    starts = range(0, max(1, len(players)), CALLED_TOGETHER)
    return (players[start : start + CALLED_TOGETHER] for start in starts)


def started(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """It has begun."""
    contest, say = ctx.contest, ctx.say
    text = say("crier-started", season=ctx.season, count=len(players_in(contest)))
    first = (
        ShowFixtures(ctx.contest.key).button(ctx.say)
        if contest.terms.drawn
        else OpenSeasonTable(ctx.contest.key).button(ctx.say)
    )
    return (OutgoingMessage(text, (first, ShowInfo(ctx.contest.key).button(ctx.say))),)


def drawn(ctx: RenderContext, number: int, keys: Iterable[str]) -> tuple[OutgoingMessage, ...]:
    """The tables of a new round, in as many messages as it takes."""
    contest, say = ctx.contest, ctx.say
    if contest.book is None:
        return ()
    fixtures = [contest.book.fixtures[key] for key in keys]
    head = say(
        "crier-drawn",
        season=ctx.season,
        round=number,
        rounds=contest.terms.rounds,
        until=seconds(max(contest.book.deadline(fixture.key) for fixture in fixtures)),
        clock=contest.terms.clock,
    )
    lines = (
        say("crier-table", **place_of(contest, fixture), players=ctx.listed(holders(contest, fixture)))
        for fixture in fixtures
    )
    return packed(
        head, lines, (BeReady(ctx.contest.key).button(ctx.say), ShowFixtures(ctx.contest.key).button(ctx.say))
    )


def holders(contest: Contest, fixture: Fixture) -> list[str]:
    """Who is to play a fixture, those who have withdrawn too."""
    return [contest.player_of(entry) for entry in fixture.entries]


def place_of(contest: Contest, fixture: Fixture | None) -> dict[str, int]:
    """The round, division and table of a fixture, for phrases: 0 where there are none."""
    if fixture is None:
        return {"round": 0, "division": 0, "table": 0}
    division = fixture.division if contest.terms.format == "divisions" else 0
    return {
        "round": fixture.round,
        "division": division,
        "table": int(fixture.key.rpartition("-")[2]),
    }


def recorded(ctx: RenderContext, matches: Sequence[str]) -> tuple[OutgoingMessage, ...]:
    """Matches that are over, and what that has changed at the top of the standings."""
    book, say = ctx.contest.book, ctx.say
    results = [book.results[match] for match in matches if match in book.results] if book else []
    if book is None or not results:
        return ()
    lines = [_result(ctx, result) for result in results[:SHOWN]]
    if len(results) > SHOWN:
        lines.append(say("crier-more-matches", count=len(results) - SHOWN))
    lines += _tops(ctx, book, [result.match for result in results])
    return packed(lines[0], lines[1:])


def _tops(ctx: RenderContext, book: Book, matches: Collection[str]) -> Iterator[str]:
    """Who stands on top, where these matches have changed that."""
    divided = ctx.contest.terms.format == "divisions"
    for division, top in sorted(new_tops(book, matches).items()):
        yield ctx.say("crier-top", division=division if divided else 0, top=podium(ctx, top))


def podium(ctx: RenderContext, top: Top) -> str:
    """The first few, with their medals."""
    return " · ".join(ctx.say("crier-medal", place=place, name=ctx.name(player)) for place, player in top)


def _result(ctx: RenderContext, result: MatchResult) -> str:
    """One match: where it was, and everybody's place and total."""
    book, say = ctx.contest.book, ctx.say
    by_place = sorted(result.seats, key=lambda seat: seat.place)
    people = [seat for seat in by_place if seat.player is not None]
    shown = [
        say(
            "crier-seat",
            place=seat.place,
            name=ctx.name(seat.player or ""),
            total=seat.total,
            absent="yes" if seat.absent else "no",
        )
        for seat in people
    ]
    fixture = book.fixtures.get(result.fixture or "") if book else None
    return say(
        "crier-result",
        **place_of(ctx.contest, fixture),
        seats=" · ".join(shown),
    )


def walkover(ctx: RenderContext, key: str, match: str) -> tuple[OutgoingMessage, ...]:
    """A fixture that was not played in time."""
    book, say = ctx.contest.book, ctx.say
    result = book.results.get(match) if book else None
    if book is None or result is None:
        return ()
    there = [seat.player for seat in result.seats if seat.player is not None and not seat.absent]
    absent = [player for player in seated(result) if player not in there]
    fixture = book.fixtures[key]
    text = say(
        "crier-walkover",
        **place_of(ctx.contest, fixture),
        there=ctx.listed(there) or NONE,
        absent=ctx.listed(absent) or NONE,
    )
    return packed(text, _tops(ctx, book, [match]))


def remind(ctx: RenderContext, key: str, what: str, waited_for: Iterable[str]) -> tuple[OutgoingMessage, ...]:
    """A fixture's time is nearly up; ``waited_for`` have not said that they are ready."""
    book, say = ctx.contest.book, ctx.say
    if book is None or ctx.contest.phase != "running" or not is_open(ctx.contest, book.fixtures[key]):
        return ()
    missing = list(waited_for)
    fixture = book.fixtures[key]
    text = say(
        "crier-remind",
        what=what,
        **place_of(ctx.contest, fixture),
        until=seconds(book.deadline(key)),
        missing=" ".join(map(ctx.call, missing)) or NONE,
        season=ctx.season,
    )
    buttons = (BeReady(ctx.contest.key, key).button(ctx.say),) if missing else ()
    return (OutgoingMessage(text, buttons, ctx.users(missing), fixture=key),)


def thread_opened(ctx: RenderContext, key: str) -> tuple[OutgoingMessage, ...]:
    """The first message in a fixture's thread, which calls its players."""
    contest, say = ctx.contest, ctx.say
    players = players_of(contest, key)
    book = contest.book
    text = say(
        "crier-thread",
        season=ctx.season,
        players=" ".join(map(ctx.call, players)),
        until=seconds(book.deadline(key)) if book else "none",
        clock=contest.terms.clock,
    )
    return (OutgoingMessage(text, (), ctx.users(players), fixture=key),)
