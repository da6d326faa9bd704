"""What a season adds to the server's own pages: a line in the list of seasons, news, and dates."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from uuid import NAMESPACE_URL, UUID, uuid5

from bot.league.effect import effective
from bot.league.season import FINISHED, is_open, season_state, sittings, tournament_of, winners
from bot.league.tournament.state import PLAYOFF
from bot.site.matches import result_text
from bot.site.page import Text, plain
from bot.site.season import about, champions
from bot.site.telling import FRONT, Telling

NEWEST = 50
"""Maximum number of news of a season, and of all together."""


@dataclass(frozen=True, slots=True)
class News:
    """Something that has happened in a season."""

    key: UUID
    at: int
    """When it happened (ms)."""
    title: str
    to: str
    """The page that tells more, from the server's folder."""


@dataclass(frozen=True, slots=True)
class Date:
    """A match with a set time."""

    key: UUID
    at: int
    """Its time (ms)."""
    set_at: int
    """When (ms) that time was set."""
    what: str


@dataclass(frozen=True, slots=True)
class Summary:
    """What the server's own pages say of a season."""

    key: str
    title: str
    about: str
    champions: Text
    """With links from the server's folder."""
    created_at: int
    finished_at: int | None
    is_over: bool
    news: tuple[News, ...]
    dates: tuple[Date, ...]


def summary_of(telling: Telling) -> Summary:
    """Return the summary of a season."""
    season = telling.season
    newest = sorted(_news(telling), key=lambda each: (-each.at, str(each.key)))
    return Summary(
        season.key,
        telling.title,
        about(telling),
        champions(telling, f"{season.key}/"),
        season.created_at,
        season.finished_at,
        season.phase in FINISHED,
        tuple(islice(newest, NEWEST)),
        tuple(_dates(telling)),
    )


def _news(telling: Telling) -> Iterator[News]:
    season, say = telling.season, telling.say
    if season.started_at is not None:
        yield _of(telling, "started", season.started_at, say("site-news-started"))
    if season.phase == "over" and season.finished_at is not None:
        won = winners(season)
        names = plain(champions(telling))
        text = say("site-news-champion", count=len(won), names=names) if won else ""
        yield _of(telling, "over", season.finished_at, text or say("site-news-no-champion"))
    state, tournament = season_state(season), tournament_of(season)
    for result in state.results.values() if state else ():
        if state is None or effective(result, state.rulings) is None:
            continue
        where = telling.where(result.fixture) or say("site-what")
        fixture = state.fixtures.get(result.fixture or "")
        page = FRONT if fixture is None else f"round-{fixture.round}.html"
        names = plain(result_text(telling, result))
        yield _of(telling, result.match, result.at, say("site-news-match", where=where, names=names), page)
    for table in tournament.tables if tournament else ():
        if table.done and table.reported_at:
            stage = "playoff" if table.round == PLAYOFF else "round"
            text = say("site-news-table", stage=stage, round=table.round, table=table.number)
            key = f"{table.round}-{table.number}"
            yield _of(telling, key, table.reported_at, text, f"round-{table.round}.html")


def _of(telling: Telling, key: str, at: int, text: str, page: str = FRONT) -> News:
    to = f"{telling.season.key}/{page}"
    return News(_key(telling, key), at, f"{telling.title}: {text}", to)


def _dates(telling: Telling) -> Iterator[Date]:
    """Yield the matches with a set time that are still to be played."""
    season, state = telling.season, season_state(telling.season)
    if not season.is_open:
        return
    due = sittings(season)
    for key, appointment in season.appointments.items():
        fixture = state.fixtures.get(key) if state else None
        is_due = key in due if fixture is None else is_open(season, fixture)
        if appointment.at is None or not is_due:
            continue
        entries = due[key].entries if fixture is None else fixture.entries
        names = plain(telling.names([telling.entry(entry) for entry in entries]))
        match = telling.say("site-news-match", where=telling.where(key), names=names)
        what = f"{telling.title}: {match}"
        yield Date(_key(telling, f"time {key}"), appointment.at, appointment.set_at, what)


def _key(telling: Telling, what: str) -> UUID:
    """Return a name for something of a season that is the same in each writing."""
    return uuid5(NAMESPACE_URL, f"olsen:{telling.season.key}:{what}")
