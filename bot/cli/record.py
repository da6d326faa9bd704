"""`olsen record` and `olsen verify-record`: writing and checking match files."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path

from bot.cli.failures import no_database, storage_failed
from bot.exits import Exit, failed
from bot.games import GAMES
from bot.games.shuffle import fingerprint, until_start
from bot.match_file import BadMatchFile, MatchFile, check, from_text, is_checkable, to_text
from bot.settings import Settings
from bot.storage import StorageError, backups, open_database, scratch
from bot.tables.recorded import NoMatchFile, recorded

LARGEST = 16 * 1024 * 1024
"""Maximum size in bytes of a match file."""


WHY = {
    "no_match": "There is no match {match}. /replay in Discord lists matches as you type.",
    "running": "This match is still running. You can write its match file once it ends.",
    "moves_gone": "The moves of this match were deleted.",
    "other_game": "This version doesn't know the game {game}.",
    "older": "This version can't read where the match ended, because it was played by other rules.",
}
"""Why a match has no match file, by the reason of :class:`~bot.tables.recorded.NoMatchFile`."""


def write_record(settings: Settings, match: str, output: Path | None) -> Exit:
    """Write the match file of a finished match to the new file ``output``, or print it. The bot may be
    running: what is read is a copy of the database, which is deleted afterwards.
    """
    if isinstance(settings.database, Path) and not settings.database.is_file():
        return no_database(settings.database)
    try:
        with scratch.folder_in(Path(tempfile.gettempdir())) as folder:
            copy = folder / "copy.db"
            backups.copy_of(settings.database, copy)
            text = asyncio.run(_text_of(copy, match))
        if output is None:
            print(text, end="")
        else:
            with output.open("x", encoding="utf-8") as file:
                file.write(text)
    except NoMatchFile as none:
        return failed(WHY[none.why].format(match=match, game=none.game), Exit.USAGE)
    except FileExistsError:
        return failed(f"{output} already exists. Name a new file.", Exit.USAGE)
    except (StorageError, OSError) as error:
        return storage_failed(error, "Couldn't write the match file")
    return Exit.OK


async def _text_of(path: Path, match: str) -> str:
    database = await open_database(path, clock=lambda: int(time.time() * 1000))
    try:
        return to_text((await recorded(database, await database.tables.get(match))).record)
    finally:
        await database.close()


def verify_record(paths: Sequence[Path]) -> Exit:
    """Play the match of each file again, and print a line for each and for each difference. ``-`` is
    standard input.
    """
    statuses = [_verified(path) for path in paths]
    return max(statuses, key=(Exit.OK, Exit.FAILED, Exit.USAGE).index)


def read_match_file(path: Path) -> MatchFile:
    """Read a match file; ``-`` is standard input. Raises BadMatchFile, also if it can't be opened."""
    try:
        with nullcontext(sys.stdin.buffer) if path == Path("-") else path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise BadMatchFile(f"Can't open it: {error.strerror}.") from None
    if len(content) > LARGEST:
        raise BadMatchFile("It is too large for a match file.")
    return from_text(content)


def _verified(path: Path) -> Exit:
    try:
        record = read_match_file(path)
    except BadMatchFile as error:
        return failed(f"{path}: {error}", Exit.USAGE)
    faults = check(record)
    for fault in faults:
        print(f"{path}: {fault}")
    if not is_checkable(record):
        said = f"it was played by version {record.rules} of the rules of {record.game!r}"
        print(f"{path}: can't be checked: {said}, which this program doesn't know.")
        return Exit.FAILED
    if not faults:
        print(f"{path}: right: {len(record.lines)} lines of {GAMES[record.game].spec.name}, played again.")
        for sentence in _said_of(record):
            print(f"  {sentence}")
    return Exit.FAILED if faults else Exit.OK


def _said_of(record: MatchFile) -> Iterator[str]:
    """Yield what people should know about a match file without faults, and what they can compare."""
    if record.how == "ended":
        yield "The match was stopped early, so there is no result to check."
    if record.beginning is not None:
        yield "The match began from a position. Where that position came from isn't checked."
    if "digest" not in record.proof:
        yield "The file has no digest, so a change within the rules would go unnoticed."
    yield "Compare with the lobby's picture, and with the file behind Shuffle, Download:"
    yield f"  hash {record.commitment}"
    added = until_start(record.contributions)
    yield f"  added until the start {fingerprint(added) if added else 'nothing'}"
