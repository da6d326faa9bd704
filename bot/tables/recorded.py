"""Match files of finished matches, as people download them (:mod:`bot.match_file`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, NamedTuple, cast

from bot.games import GAMES
from bot.games.shuffle import FIRST_LINK
from bot.match_file import MatchFile, MatchFilePlayer
from bot.match_file.format import How
from bot.storage import Database, MoveRow, TableRow
from bot.storage.archives import lines_of
from bot.storage.commitments import LinkRow
from bot.tables.people import Chair
from bot.tables.results import result_of
from bot.tables.rows import read_table
from bot.tables.table import Table
from bot.user_text import raw_text

Why = Literal["no_match", "running", "moves_gone", "other_game", "older"]


class NoMatchFile(Exception):  # noqa: N818 - read as "there is no match file"
    """A match has no match file. ``why`` is the reason."""

    def __init__(self, why: Why, game: str = "") -> None:
        super().__init__(why)
        self.why, self.game = why, game


class Recorded(NamedTuple):
    """A finished match as its table has it, and its match file."""

    table: Table
    record: MatchFile


async def recorded(database: Database, row: TableRow | None) -> Recorded:
    """Return the finished match of a row, with its match file. Raises NoMatchFile."""
    if row is None or row.phase in ("lobby", "closed"):
        raise NoMatchFile("no_match")
    if row.phase == "playing":
        raise NoMatchFile("running")
    if row.game not in GAMES:
        raise NoMatchFile("other_game", row.game)
    moves = await database.matches.archive(row.table_id)
    if not moves:
        raise NoMatchFile("moves_gone")
    try:
        table = await read_table(database, row)
    except ValueError as error:  # only the rules of its time produce this position
        raise NoMatchFile("older", row.game) from error
    record = record_of(table, row.rules_version, moves)
    place = await database.commitments.of_table(row.table_id)
    players = [await _player(database, chair) for chair in table.chairs]
    return Recorded(table, replace(record, players=players, proof=_proof(row.table_id, place)))


async def _player(database: Database, chair: Chair) -> MatchFilePlayer:
    """Return the player on a chair, with their name if they allow that. A seat that has changed hands has no
    name, because its moves aren't one person's.
    """
    if chair.person is None:
        return unnamed_player(chair)
    settings = {} if chair.user_id is None else await database.people.settings(chair.user_id)
    is_named = settings.get("named") is True and not chair.earlier
    return MatchFilePlayer("person", raw_text(chair.name) if is_named else "")


def unnamed_player(chair: Chair) -> MatchFilePlayer:
    """Return the player on a chair without a name, as a match file has them."""
    if chair.person is None:
        return MatchFilePlayer("computer", level=chair.own_level or "")
    return MatchFilePlayer("person")


def _proof(table_id: str, place: LinkRow) -> dict[str, str]:
    """Return what a match file says about the table's place in its server's chain."""
    return {
        "table": table_id,
        "number": str(place.number),
        "previous": place.previous or FIRST_LINK,
        "link": place.link,
    }


def record_of(table: Table, rules: int, moves: Sequence[MoveRow]) -> MatchFile:
    """Build the match file of a match that has ended or was broken off. ``rules`` is the version of the rules
    that it was played by, and ``moves`` are all its moves, at least one.

    It contains no names. Its result is that of the rules, so players who forfeited aren't put last.
    """
    result = table.game.result(table.state)
    how = "ended" if table.phase == "ended" else "over" if result else "scored"
    defaults = {option.key: option.default for option in table.game.spec.options}
    return MatchFile(
        game=table.game_key,
        rules=rules,
        options={key: value for key, value in table.options.items() if value != defaults[key]},
        players=list(map(unnamed_player, table.chairs)),
        commitment=table.commitment,
        secret=table.secret,
        contributions=table.contributions,
        started=moves[0].at,
        lines=lines_of(moves),
        how=cast(How, how),
        result=(result or result_of(table)) if how != "ended" else None,
        beginning=table.beginning,
    )
