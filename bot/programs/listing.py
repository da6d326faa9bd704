"""The programs that may play at the tables, as the operator lists them in a file."""

from __future__ import annotations

import re
import shutil
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.games import GAMES
from bot.programs.cell import Cell, cell_of
from bot.user_text import doubles

KEY = re.compile(r"[a-z0-9_-]{1,20}")
LONGEST_NAME = 24
MOST = 24
"""The most programs that are listed: one menu of Discord takes them."""
LONGEST = 1 << 20
"""The most bytes of the file."""
SECONDS = (0.1, 10.0)
MEBIBYTES = (16, 4096)


@dataclass(frozen=True, slots=True)
class Program:
    """A program that may take a seat at an unranked table."""

    key: str
    """Its name in the file, in buttons and in the log."""
    name: str
    """Its name at a table."""
    author: str
    command: tuple[str, ...]
    """The command to execute without a shell. Its files have whole paths."""
    games: frozenset[str]
    """The keys of the games that it plays."""
    seconds: float = 2.0
    """How long it may take for a move."""
    memory_mib: int = 256
    threads: bool = False
    """Whether it may begin threads and processes."""

    stored: tuple[Path, ...] = ()
    """Where the bot keeps its data, which a cell must not show."""

    @property
    def cell(self) -> Cell:
        """What can be seen of the cell that it is started in."""
        return cell_of(self.command, self.stored)

    @property
    def is_in_cell(self) -> bool:
        """Whether it can be seen that it is started in a cell."""
        return self.cell == "shut"


def read_programs(path: Path) -> tuple[Program, ...]:
    """Read the file at ``path``, in the order in which it lists the programs.

    Raises ValueError, whose text says what is wrong, after the name of the file.
    """
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST + 1)
        if len(content) > LONGEST:
            raise ValueError(f"is longer than {LONGEST} bytes. A list of programs can't be that long")
        listed = tomllib.loads(content.decode())
    except OSError as error:
        raise ValueError(f"can't be read: {error.strerror}") from error
    except UnicodeDecodeError:
        raise ValueError("is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"is not valid TOML: {error}") from error
    if len(listed) > MOST:
        raise ValueError(f"lists {len(listed)} programs. The maximum is {MOST}")
    programs = tuple(_program(key, content, path.absolute().parent) for key, content in listed.items())
    for program, is_double in zip(programs, doubles(program.name for program in programs), strict=True):
        if is_double:
            raise ValueError(f"lists two programs called {program.name!r}. Players couldn't tell them apart")
    return programs


def _program(key: str, content: Any, folder: Path) -> Program:
    if not KEY.fullmatch(key):
        raise ValueError(f"has a program [{key}]. A key has 1 to 20 characters: a-z, digits, _ and -")
    if not isinstance(content, Mapping):
        raise ValueError(f"has {key!r} outside a program. Each program begins with its key, e.g. [ravn]")
    known = ("name", "author", "command", "games", "seconds", "memory_mib", "threads")
    if unknown := next((each for each in content if each not in known), None):
        raise ValueError(f"has {unknown!r} in [{key}]. A program has only {', '.join(known)}")
    if missing := next((each for each in known[:4] if each not in content), None):
        raise ValueError(f"has no {missing} in [{key}]")
    return Program(
        key,
        _text(key, content, "name"),
        _text(key, content, "author"),
        command_of(_texts(key, content, "command"), folder, f"[{key}]"),
        _games(key, content),
        float(_number(key, content, "seconds", SECONDS, 2)),
        int(_number(key, content, "memory_mib", MEBIBYTES, 256)),
        _yes_or_no(key, content, "threads"),
    )


def command_of(words: tuple[str, ...], folder: Path, whose: str) -> tuple[str, ...]:
    """The ``words`` of a command with whole paths: the program itself is looked up, and what names a file in
    ``folder`` is that file. Raises ValueError if there is no such program, and tells ``whose`` it is.
    """
    found = shutil.which(words[0]) or shutil.which(folder / words[0])
    if found is None:
        raise ValueError(f"has the command {words[0]!r} in {whose}, but there is no such program here")
    files = (str(folder / word) if (folder / word).is_file() else word for word in words[1:])
    return (str(Path(found).absolute()), *files)


def _text(key: str, content: Mapping[str, Any], what: str) -> str:
    text = content[what]
    if not (isinstance(text, str) and text.isprintable() and 0 < len(text.strip()) == len(text)):
        raise ValueError(f"needs the {what} of [{key}] as one line of text, without spaces around it")
    if len(text) > LONGEST_NAME:
        raise ValueError(
            f"has {len(text)} characters in the {what} of [{key}]. The maximum is {LONGEST_NAME}"
        )
    return text


def _texts(key: str, content: Mapping[str, Any], what: str) -> tuple[str, ...]:
    texts = content[what]
    if not (isinstance(texts, list) and texts and all(isinstance(each, str) and each for each in texts)):
        raise ValueError(f'needs the {what} of [{key}] as a list of texts, e.g. ["python3", "ravn.py"]')
    if any("\0" in each for each in texts):
        raise ValueError(f"has a character in the {what} of [{key}] that no text has")
    return tuple(texts)


def _games(key: str, content: Mapping[str, Any]) -> frozenset[str]:
    games = _texts(key, content, "games")
    if unknown := next((game for game in games if game not in GAMES), None):
        raise ValueError(f"has the game {unknown!r} in [{key}]. Games are {', '.join(GAMES)}")
    return frozenset(games)


def _number(
    key: str, content: Mapping[str, Any], what: str, ends: tuple[float, float], default: float
) -> float:
    number = content.get(what, default)
    if type(number) not in (int, float) or not ends[0] <= number <= ends[1]:
        raise ValueError(f"needs the {what} of [{key}] as a number from {ends[0]} to {ends[1]}")
    return float(number)


def _yes_or_no(key: str, content: Mapping[str, Any], what: str) -> bool:
    value = content.get(what, False)
    if not isinstance(value, bool):
        raise ValueError(f"needs the {what} of [{key}] as true or false")
    return value
