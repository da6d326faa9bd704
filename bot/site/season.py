"""All pages of a season: standings, rounds, bracket and players, or the sign-ups before the start."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from bot.league.season import bracket_of, season_state, tournament_of, winners
from bot.league.tournament.state import PLAYOFF
from bot.site import cup
from bot.site.matches import match_pages, rounds_of
from bot.site.page import Link, Page, Part, Section, Table, Text, in_parts
from bot.site.players import player_pages
from bot.site.standings import standings_lines, standings_sections
from bot.site.telling import FRONT, Telling

T = TypeVar("T")


def season_pages(telling: Telling) -> Iterator[Page]:
    """Yield the pages of a season, with paths below its own folder."""
    ways = ways_of(telling)
    if not telling.season.has_started:
        yield from _signed(telling)
        return
    yield from _standings(telling, ways)
    bracket = cup.bracket_page(telling, ways)
    if bracket is not None:
        yield bracket
    yield from match_pages(telling, ways)
    yield from player_pages(telling, ways)


def ways_of(telling: Telling) -> tuple[Link, ...]:
    """Return the links to the main pages of a season."""
    ways = [Link(telling.say("site-standings"), FRONT)]
    if bracket_of(telling.season):
        ways.append(Link(telling.say("site-bracket"), cup.FILE))
    return (*ways, *(Link(name, path) for name, path in rounds_of(telling)))


def about(telling: Telling) -> str:
    """Return the game, the state and the round of a season."""
    season = telling.season
    tournament, league = tournament_of(season), season_state(season)
    number = rounds = 0
    if tournament is not None and tournament.round < PLAYOFF:
        number, rounds = tournament.round, PLAYOFF - 1
    elif league is not None and league.scoring.drawn and not league.scoring.knock_out:
        number, rounds = league.round, league.scoring.rounds
    return telling.say("site-about", game=telling.game, phase=season.phase, round=number, rounds=rounds)


def champions(telling: Telling, prefix: str = "") -> Text:
    """Return the champions of a season that has ended, with links to their pages; empty without any.
    ``prefix``: the way from the page to the season's folder.
    """
    players = winners(telling.season)
    if not players:
        return ()
    named = telling.names([telling.player(player) for player in players])
    linked = (Link(each.text, prefix + each.to) if isinstance(each, Link) else each for each in named)
    return tuple(linked)


def _standings(telling: Telling, ways: tuple[Link, ...]) -> Iterator[Page]:
    say = telling.say
    opening: list[Text] = [(about(telling),)]
    won = champions(telling)
    if won:
        opening.append((f"{say('site-champion', count=len(winners(telling.season)))} ", *won))
    for part in in_parts("index", telling.title, standings_lines(telling), say):
        sections = (Section(tuple(opening)), *standings_sections(telling, part.items))
        yield _front(telling, part, sections, ways)


def _signed(telling: Telling) -> Iterator[Page]:
    """Yield the players who have signed up for a season that has not started."""
    say, season = telling.say, telling.season
    entered = len(season.entered)
    rows: list[tuple[Text, ...]] = [
        (
            (telling.number(number),),
            (telling.name(signed.player),),
            (say("site-in" if number <= entered else "site-waiting"),),
        )
        for number, signed in enumerate(season.signed, start=1)
    ]
    columns = (say("site-number"), say("site-player"), say("site-state"))
    for part in in_parts("index", telling.title, rows, say):
        table = Table(say("site-signed"), columns, tuple(part.items), head=1, figures=frozenset({0}))
        signed_up = Section((table if rows else (say("league-nobody"),),), say("site-signed"))
        yield _front(telling, part, (Section(((about(telling),),)), signed_up), ())


def _front(telling: Telling, part: Part[T], sections: tuple[Section, ...], ways: tuple[Link, ...]) -> Page:
    """Return a part of the season's first page."""
    page = telling.page(part, sections, ways)
    return replace(page, title=part.heading, trail=telling.trail)
