"""What is said of rounds and matches: the start, drawn tables, results, reminders, and what was not played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.league.contest import Contest, is_open, players_of
from bot.league.results import MatchResult
from bot.league.season import Fixture
from bot.ui.crier.announcement import players_in, stamp
from bot.ui.crier.buttons import fixtures_button, here_button, info_button, leave_button, ready_button
from bot.ui.crier.changes import Top, new_tops
from bot.ui.crier.cry import MOST_PINGS, SHOWN, Cry, Scene, packed
from bot.ui.umpire.names import seated

CALLED_TOGETHER = 60
"""So many people are called by one message, by their pings or their names."""


def check_in(scene: Scene, until: int) -> tuple[Cry, ...]:
    """Everybody who has signed up and not said that they are there is asked to."""
    contest, say = scene.contest, scene.say
    buttons = (here_button(scene), leave_button(scene))
    asked = [signed.player for signed in contest.signed if not signed.checked_in]
    heading = say("crier-check-in", season=scene.season, until=stamp(until))
    return tuple(
        Cry(
            f"{heading}\n{' '.join(map(scene.call, some))}".rstrip(),
            buttons,
            scene.users(some),
        )
        for some in in_parts(asked)
    )


def in_parts(players: Sequence[str]) -> Iterator[Sequence[str]]:
    """The people in so many parts that one message can call each; one part for nobody."""
    size = min(CALLED_TOGETHER, MOST_PINGS)
    return (players[start : start + size] for start in range(0, max(1, len(players)), size))


def started(scene: Scene) -> tuple[Cry, ...]:
    """It has begun."""
    contest, say = scene.contest, scene.say
    text = say(
        "crier-started",
        season=scene.season,
        count=len(players_in(contest)),
        format="open" if not contest.terms.drawn else "drawn",
    )
    return (Cry(text, (fixtures_button(scene), info_button(scene))),)


def drawn(scene: Scene, number: int, keys: Iterable[str]) -> tuple[Cry, ...]:
    """The tables of a new round, in as many messages as it takes."""
    contest, say = scene.contest, scene.say
    if contest.book is None:
        return ()
    fixtures = [contest.book.fixtures[key] for key in keys]
    head = say(
        "crier-drawn",
        season=scene.season,
        round=number,
        rounds=contest.terms.rounds,
        until=stamp(max(contest.book.deadline(fixture.key) for fixture in fixtures)),
        clock=contest.terms.clock,
    )
    lines = (
        say("crier-table", division=f.division, table=table_of(f), players=scene.listed(holders(contest, f)))
        for f in fixtures
    )
    return packed(head, lines, (ready_button(scene), fixtures_button(scene)))


def holders(contest: Contest, fixture: Fixture) -> list[str]:
    """Who is to play a fixture, those who have withdrawn too."""
    return [contest.player_of(entry) for entry in fixture.entries]


def table_of(fixture: Fixture) -> int:
    """The number of a fixture in its round and division."""
    return int(fixture.key.rpartition("-")[2])


def recorded(scene: Scene, matches: Sequence[str]) -> tuple[Cry, ...]:
    """Matches that are over, and what that has changed at the top of the standings."""
    book, say = scene.contest.book, scene.say
    results = [book.results[match] for match in matches if match in book.results] if book else []
    if book is None or not results:
        return ()
    lines = [_result(scene, result) for result in results[:SHOWN]]
    if len(results) > SHOWN:
        lines.append(say("crier-more-matches", count=len(results) - SHOWN))
    for division, top in sorted(new_tops(book, [result.match for result in results]).items()):
        lines.append(say("crier-top", division=division, top=podium(scene, top)))
    return packed(lines[0], lines[1:])


def podium(scene: Scene, top: Top) -> str:
    """The first few, with their medals."""
    return " · ".join(
        scene.say("crier-medal", place=place, name=scene.name(player)) for place, player in top
    )


def _result(scene: Scene, result: MatchResult) -> str:
    """One match: where it was, and everybody's place and total."""
    book, say = scene.contest.book, scene.say
    by_place = sorted(result.seats, key=lambda seat: seat.place)
    people = [seat for seat in by_place if seat.player is not None]
    shown = [
        say(
            "crier-seat",
            place=seat.place,
            name=scene.name(seat.player or ""),
            total=seat.total,
            absent="yes" if seat.absent else "no",
        )
        for seat in people
    ]
    fixture = book.fixtures.get(result.fixture or "") if book else None
    return say(
        "crier-result",
        round=fixture.round if fixture else 0,
        table=table_of(fixture) if fixture else 0,
        division=fixture.division if fixture else 1,
        seats=" · ".join(shown),
    )


def walkover(scene: Scene, key: str, match: str) -> tuple[Cry, ...]:
    """A fixture that was not played in time."""
    book, say = scene.contest.book, scene.say
    result = book.results.get(match) if book else None
    if book is None or result is None:
        return ()
    there = [seat.player for seat in result.seats if seat.player is not None and not seat.absent]
    absent = [player for player in seated(result) if player not in there]
    fixture = book.fixtures[key]
    text = say(
        "crier-walkover",
        round=fixture.round,
        table=table_of(fixture),
        division=fixture.division,
        there=scene.listed(there) or "none",
        absent=scene.listed(absent) or "none",
    )
    return (Cry(text),)


def remind(scene: Scene, key: str, what: str, waited_for: Iterable[str]) -> tuple[Cry, ...]:
    """A fixture's time is nearly up; ``waited_for`` have not said that they are ready."""
    book, say = scene.contest.book, scene.say
    if book is None or not is_open(scene.contest, book.fixtures[key]):
        return ()
    missing = list(waited_for)
    fixture = book.fixtures[key]
    text = say(
        "crier-remind",
        what=what,
        round=fixture.round,
        table=table_of(fixture),
        division=fixture.division,
        until=stamp(book.deadline(key)),
        missing=" ".join(map(scene.call, missing)) or "none",
        season=scene.season,
    )
    buttons = (ready_button(scene, key),) if missing else ()
    return (Cry(text, buttons, scene.users(missing), fixture=key),)


def thread_opened(scene: Scene, key: str) -> tuple[Cry, ...]:
    """The first message in a fixture's thread, which calls its players."""
    contest, say = scene.contest, scene.say
    players = players_of(contest, key)
    book = contest.book
    text = say(
        "crier-thread",
        season=scene.season,
        players=" ".join(map(scene.call, players)),
        until=stamp(book.deadline(key)) if book else "none",
        clock=contest.terms.clock,
    )
    return (Cry(text, (), scene.users(players), fixture=key),)
