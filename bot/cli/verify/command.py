"""The command: reads a copy of the database, checks everything in it, and prints what differs."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.cli.backup import no_backup, secret_key
from bot.cli.failures import no_database, storage_failed
from bot.cli.quantities import number
from bot.cli.verify import matches, seasons, sums
from bot.cli.verify.commitments import chains
from bot.cli.verify.findings import Difference, compared
from bot.exits import Exit
from bot.league.results import SCORING_VERSION
from bot.league.season import Season, format_of, rebuilt, winners
from bot.seasons.season_store import line_of, season_of
from bot.seasons.tables import effective_in
from bot.services.installed_games import recall_games
from bot.services.retention import NOTE, dropped_until
from bot.settings import Settings
from bot.shards import named
from bot.storage import Database, StorageError, backups, missing, open_database, scratch
from bot.storage.looking import look_into
from bot.storage.months import of_league
from bot.tables.league_results import match_results
from bot.tables.rows import read_table


@dataclass
class Counts:
    """How much was checked."""

    matches: int = 0
    not_checkable: int = 0
    """The number of these matches that were played by older or newer rules."""
    scored_otherwise: int = 0
    """The number of these matches whose results count by other rules of scoring than today's."""
    without_moves: int = 0
    """The number of matches whose moves are no longer kept."""
    seasons: int = 0
    not_checkable_seasons: int = 0
    """The number of these seasons whose log another version has written any line of."""
    ratings_due: int = 0
    """The games whose ratings wait to be computed again."""


def verify(settings: Settings, source: Path | None, key: Path | None = None) -> Exit:
    """Check the database, or the backup ``source``, and print a line for each difference and a summary. The
    bot may be running: what is read is a copy, which is deleted afterwards. The secret key of an
    encrypted backup is in the file ``key``.
    """
    if source is None and isinstance(settings.database, Path) and not settings.database.is_file():
        return no_database(settings.database)
    if source is not None and not source.is_file():
        return no_backup(source)
    counts = Counts()
    try:
        with scratch.folder_in(Path(tempfile.gettempdir())) as folder:
            copy = folder / "copy.db"
            if source is None:
                backups.copy_of(settings.database, copy)
                backups.need_sound(copy, settings.database)
            else:
                backups.unpack(source, copy, secret_key(key))
            found = asyncio.run(_check(copy, counts))
    except StorageError as error:
        return storage_failed(error, "Couldn't check everything")
    played = counts.matches - counts.not_checkable - counts.without_moves
    print(
        f"Replayed: {number(played, 'match', 'matches')}, {number(counts.seasons, 'season')}. "
        f"Differences: {found}."
    )
    for sentence in _unchecked(counts):
        print(sentence)
    return Exit.FAILED if found else Exit.OK


async def _check(copy: Path, counts: Counts) -> int:
    """Print a line for each difference in a copy of a database, and return how many there are."""
    found = 0
    with closing(look_into(copy)) as file:
        for lost in missing.references(file):
            found += 1
            print(lost)
    database = await open_database(copy, clock=lambda: int(time.time() * 1000))
    try:
        await recall_games(database)
        async for difference in differences(database, counts):
            found += 1
            print(difference)
    finally:
        await database.close()
    return found


def _unchecked(counts: Counts) -> Iterator[str]:
    """A sentence about everything that could not be checked."""
    matches_of, seasons_of = ("match", "matches"), ("season", "seasons")
    for count, things, why in (
        (
            counts.not_checkable,
            matches_of,
            "Not checked, because the rules were different then",
        ),
        (
            counts.not_checkable_seasons,
            seasons_of,
            "Only the digest checked, because another version wrote the log",
        ),
        (
            counts.scored_otherwise,
            matches_of,
            "Results not checked, because they were scored by different rules",
        ),
        (
            counts.without_moves,
            matches_of,
            "Not checked move by move, because their moves were deleted",
        ),
    ):
        if count:
            yield f"{why}: {number(count, *things)}."
    if counts.ratings_due:
        yield f"Ratings not checked, because they will be recomputed: {number(counts.ratings_due, 'game')}."


async def differences(database: Database, counts: Counts) -> AsyncIterator[Difference]:
    """Yield all differences in a database that nothing else uses. Add what was checked to ``counts``."""
    results = await database.audit.all("results")
    by_table: defaultdict[str, list[sums.Row]] = defaultdict(list)
    for row in results:
        by_table[row["table_id"]].append(row)
    known: set[str] = set()
    dropped = dropped_until(await database.notes.get(NOTE))
    for row in await database.audit.all("table_ids"):
        known.add(row["table_id"])
        for difference in await _match(database, row["table_id"], by_table[row["table_id"]], counts, dropped):
            yield difference
    for table_id in sorted(by_table.keys() - known):
        yield Difference(f"match {table_id}", "there are results, but no table")
    opened = await database.audit.all("commitments_of_tables")
    for difference in chains(await database.audit.all("commitments"), opened):
        yield difference
    seasons_read: list[Season] = []
    # How later versions count is not known, so that ratings that rest on it are not compared.
    unread = {(row["place_id"], row["game"]) for row in results if row["scoring_version"] > SCORING_VERSION}
    for row in await database.audit.all("season_keys"):
        found, season = await _season(database, row["season"], counts)
        if season is not None:
            seasons_read.append(season)
        else:
            unread.add((row["place_id"], row["game"]))
        counts.seasons += 1
        for difference in found:
            yield difference
    for difference in _voids(seasons_read, by_table):
        yield difference
    async for difference in _sums(database, results, seasons_read, unread, counts):
        yield difference


async def _match(
    database: Database, table_id: str, shared: list[sums.Row], counts: Counts, dropped: int
) -> list[Difference]:
    """What differs in a match. Matches that ended before ``dropped`` (ms) have lost their moves."""
    try:
        row = await database.tables.get(table_id)
        if row is None:
            return []
        was_played, is_checkable = row.phase not in ("lobby", "closed"), matches.is_checkable(row)
        counts.matches += was_played
        counts.not_checkable += was_played and not is_checkable
        if not is_checkable:
            return []
        archive = await database.matches.archive(table_id)
        is_dropped = archive == [] and row.finished_at is not None and row.finished_at <= dropped
        counts.without_moves += is_dropped
        results = await database.matches.results(table_id)
        counts.scored_otherwise += matches.is_scored_otherwise(results)
        stored = matches.StoredMatch(
            row,
            await read_table(database, row),
            await database.audit.moves(table_id),
            archive,
            await database.matches.deals(table_id),
            results,
            is_dropped,
            shared,
        )
        return await asyncio.to_thread(lambda: list(matches.differences(stored)))
    except StorageError:
        raise
    except Exception as error:  # one bad match must not keep the others from being checked
        return [Difference(f"match {table_id}", f"it can't be read: {error}")]


async def _season(database: Database, key: str, counts: Counts) -> tuple[list[Difference], Season | None]:
    """What differs in a season, and the season after its log; None if the log cannot be read."""
    found, is_checkable = list[Difference](), True
    try:
        row, digests = await database.seasons.get(key), await database.audit.digests(key)
        if row is None or digests is None:
            return [], None
        found = list(seasons.digests(key, digests))
        log = await database.seasons.log(key)
        is_checkable = seasons.is_checkable(log)
        counts.not_checkable_seasons += not is_checkable
        opened = season_of(row)
        if is_checkable:
            played = match_results(await database.boards.outcomes_of_season(key))
            results = {result.match: result for result in played}
            found += await asyncio.to_thread(lambda: list(seasons.differences(row, opened, log, results)))
        season = await asyncio.to_thread(lambda: rebuilt(opened, map(line_of, log)))
        if is_checkable:
            titles = {"titles": await database.titles.of_season(key)}
            found += compared(f"season {key}", {"titles": sorted(winners(season))}, titles)
        return found, season
    except StorageError:
        raise
    except Exception as error:  # one bad season must not keep the others from being checked
        what = f"it can't be replayed: {error!r}"
        return [*found, *([Difference(f"season {key}", what)] if is_checkable else [])], None


def _voids(seasons_read: Iterable[Season], results: Mapping[str, Sequence[sums.Row]]) -> Iterator[Difference]:
    """Matches that are void although no umpire of a season has voided them, or the other way round."""
    rulings_by_season = {season.key: format_of(season).matches.rulings(season) for season in seasons_read}
    for table_id, rows in results.items():
        for row in rows:
            if row["season"] is None or row["season"] in rulings_by_season:
                should = row["season"] is not None and table_id in rulings_by_season[row["season"]].voids
                where = f"match {table_id}, seat {row['seat']}"
                yield from compared(where, {"void": should}, row)


async def _sums(
    database: Database,
    results: Sequence[sums.Row],
    seasons_read: Sequence[Season],
    unread: Collection[tuple[int, str]],
    counts: Counts,
) -> AsyncIterator[Difference]:
    """What differs in sums. Ratings in servers and games of an ``unread`` season are not compared, because
    its umpire may have decided about them.
    """
    for difference in sums.numbers(results):
        yield difference
    seasons_of = await database.audit.all("season_keys")
    leagues = {row["season"]: of_league(row["league"]) for row in seasons_of}
    for key in sorted({row["season"] for row in results if row["season"] is not None} - leagues.keys()):
        yield Difference(f"season {key}", "matches were played in it, but the season is missing")
    for difference in sums.records(results, leagues, await database.audit.all("records")):
        yield difference
    for difference in await _chips(database, results):
        yield difference
    for lost in (
        *missing.people(await database.audit.all("people_who_are_gone")),
        *missing.achievements(await database.audit.all("achievements_amiss")),
    ):
        yield Difference(*lost)
    due = set(await database.ratings.due())
    counts.ratings_due = len(due)
    due.update(unread)
    kept = _by_game(await database.audit.all("ratings"))
    made = _by_game(await database.audit.all("rating_changes"))
    for place_id, game in sorted({*_by_game(results), *kept, *made} - due):
        rows = await database.boards.outcomes_between(place_id, game, 0)
        numbers = {row.table_id: row.number for row in rows}
        played = match_results(row for row in rows if not row.void)
        own = [each for each in seasons_read if each.place_id == place_id and each.settings.game == game]
        ordered = [(numbers[result.match], result) for result in played]
        where, its = f"{named(place_id)}, {game}", (place_id, game)
        for difference in sums.ratings(where, ordered, effective_in(own), kept[its], made[its]):
            yield difference


async def _chips(database: Database, results: Iterable[sums.Row]) -> list[Difference]:
    transactions = _by_server(await database.audit.all("chip_transactions"))
    postings = _by_server(await database.audit.all("chip_postings"))
    balances = _by_server(await database.audit.all("chip_balances"))
    payouts: defaultdict[int, defaultdict[str, list[tuple[str | None, int]]]]
    payouts = defaultdict(lambda: defaultdict(list))
    for row in results:
        if row["chips"] is not None:
            payouts[row["place_id"]][row["table_id"]].append((row["person"], row["chips"]))
    return [
        difference
        for place_id in sorted({*transactions, *postings, *balances, *payouts})
        for difference in sums.chips(
            place_id,
            transactions[place_id],
            postings[place_id],
            balances[place_id],
            payouts[place_id],
        )
    ]


def _by_server(rows: Iterable[sums.Row]) -> defaultdict[int, list[sums.Row]]:
    found: defaultdict[int, list[sums.Row]] = defaultdict(list)
    for row in rows:
        found[row["place_id"]].append(row)
    return found


def _by_game(rows: Iterable[sums.Row]) -> defaultdict[tuple[int, str], list[sums.Row]]:
    found: defaultdict[tuple[int, str], list[sums.Row]] = defaultdict(list)
    for row in rows:
        found[row["place_id"], row["game"]].append(row)
    return found
