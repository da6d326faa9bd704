"""The operator's settings, read once from the environment and a `.env` file.

Each field of :class:`Settings` names its variable and the reader for its text. A reader takes the text and
returns the value, or raises a ValueError whose text completes the sentence "NAME ...".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from dotenv.parser import Binding, parse_stream

from bot.address import PostgresAddress, is_address, read_address
from bot.resources import data_folder
from bot.shards import Shards

if TYPE_CHECKING:
    from bot.programs import Program

Reader = Callable[[str], Any]
T = TypeVar("T")

PACKAGE = Path(__file__).resolve().parent
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
SECRET = re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}|AGE-SECRET-KEY-1\w+", re.ASCII)
"""Text that looks like a bot's token or a secret key, pasted into any setting."""


class SettingError(ValueError):
    """A setting that cannot be used. Its text is one sentence for the operator and contains no secret."""


def default_database() -> Path:
    """The default path: `data/olsen.db` in a checkout, otherwise `olsen.db` in the working directory."""
    checkout = PACKAGE.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / "data").is_dir():
        return checkout / "data" / "olsen.db"
    return Path("olsen.db")


def _token(text: str) -> str:
    if not text.isascii() or any(letter.isspace() for letter in text):
        raise ValueError(
            "contains characters that no bot token has. Paste the token alone, without 'Bot ' or spaces"
        )
    if text.isdigit():
        raise ValueError(
            "is a number, like an application ID. The token is on the Bot page of the Developer Portal"
        )
    return text


def _shards(text: str) -> Shards:
    own, slash, count = (part.strip() for part in text.partition("/"))
    if slash and own == "auto" and count.isascii() and count.isdigit() and 0 < int(count[:6]) < 10_000:
        return Shards(int(count), (), takes_free=True)
    first, dash, last = (part.strip() for part in own.partition("-"))
    numbers = (first, last if dash else first, count)
    if not (slash and all(each.isascii() and each.isdigit() and len(each) < 6 for each in numbers)):
        raise ValueError(f"must be shards and their total number, e.g. 0-3/16 or auto/16, but is {text!r}")
    low, high, of = map(int, numbers)
    if not 0 <= low <= high < of:
        raise ValueError(f"must name shards from 0 to {max(of - 1, 0)}, the smaller first, but is {text!r}")
    return Shards(of, range(low, high + 1))


def _path(text: str) -> Path:
    if "\0" in text:
        raise ValueError("has a character that no path has. Type it again")
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise ValueError(f"names {text}, but there is no such user. Write the folder's whole path") from None


def _database(text: str) -> Path | PostgresAddress:
    return read_address(text) if is_address(text) else _file(text)


def _file(text: str) -> Path:
    if "://" in text:  # it may hold a password
        raise ValueError("must be the path of a file (e.g. data/olsen.db) or postgresql://…")
    if text == ":memory:":
        raise ValueError(f"must be the path of a file (e.g. data/olsen.db), but is {text!r}")
    path = _path(text)
    if path.is_dir():
        raise ValueError(f"names the folder {text}. Add a file name, e.g. {path / 'olsen.db'}")
    if path.resolve().is_relative_to(PACKAGE):
        raise ValueError(f"puts {text} inside the program, where updates delete it. Name a file elsewhere")
    if not path.parent.is_dir():
        raise ValueError(f"names {text}, but there is no folder {path.parent}. Create it or name another one")
    return path


def database_path(text: str, name: str) -> Path:
    """The path of the database in the argument ``name``. Raises :class:`SettingError` if it cannot be
    used.
    """
    return _place(_file, text, name)


def database_place(text: str, name: str) -> Path | PostgresAddress:
    """The database in the argument ``name``: a path, or an address of PostgreSQL. Raises
    :class:`SettingError` if it cannot be used.
    """
    return _place(_database, text, name)


def _place(reader: Callable[[str], T], text: str, name: str) -> T:
    place, wrong = _understood(reader, text)
    if wrong or place is None:
        raise SettingError(f"{name} {wrong}.")
    return place


def _level(text: str) -> str:
    if text.upper() not in LEVELS:
        raise ValueError(f"must be one of {', '.join(LEVELS)}, but is {text!r}")
    return text.upper()


def _one_of(*words: str) -> Reader:
    """A reader of one of a few words."""

    def read(text: str) -> str:
        if text.lower() not in words:
            raise ValueError(f"must be {' or '.join(words)}, but is {text!r}")
        return text.lower()

    return read


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdigit() and 0 < int(port) <= 65535):
        raise ValueError(f"must be a port, or an address and a port (e.g. 127.0.0.1:9464), but is {text!r}")
    return host.strip("[]") or "127.0.0.1", int(port)


def _whole(low: int, high: int) -> Reader:
    """A reader of whole numbers from ``low`` to ``high``, both included."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and low <= int(text) <= high):
            raise ValueError(f"must be a whole number from {low} to {high}, but is {text!r}")
        return int(text)

    return read


def _public_key(text: str) -> str:
    from bot.storage.backups import need_key  # not above: only who encrypts needs it

    return need_key(text)


def _folder(text: str) -> Path:
    folder = _path(text)
    # One that is missing, as on a disk that is not mounted, must not keep the bot from its players.
    if folder.exists() and not folder.is_dir():
        raise ValueError(f"names {text}, which is a file. Name a folder")
    return folder


def _programs(text: str) -> tuple[Program, ...]:
    from bot.programs import read_programs  # not above: it knows the games, which take their time

    try:
        return read_programs(_path(text))
    except ValueError as error:
        raise ValueError(f"names {text}, which {error}") from None


def _time_of_day(text: str) -> int:
    hour, colon, minute = text.partition(":")
    if not (colon and all(part.isascii() and part.isdigit() and len(part) <= 2 for part in (hour, minute))):
        raise ValueError(f"must be a time of day (e.g. 04:00), but is {text!r}")
    if int(hour) > 23 or int(minute) > 59:
        raise ValueError(f"must be a time of day from 00:00 to 23:59, but is {text!r}")
    return int(hour) * 60 + int(minute)


def _locale(text: str) -> str:
    known = sorted(folder.name for folder in (data_folder() / "locales").iterdir() if folder.is_dir())
    if text not in known:
        raise ValueError(f"must be one of the bot's languages ({', '.join(known)}), but is {text!r}")
    return text


def _guild(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 17 <= len(text) <= 20):
        raise ValueError(f"must be a server ID of 17 to 20 digits ('Copy Server ID'), but is {text!r}")
    return int(text)


def _read(name: str, reader: Reader) -> dict[str, Any]:
    """The metadata of a field: the name of its variable and its reader."""
    return {"name": name, "reader": reader}


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults. The names contain the units. A repr does not show the token."""

    token: str | None = field(default=None, repr=False, metadata=_read("DISCORD_TOKEN", _token))
    database: Path | PostgresAddress = field(
        default_factory=default_database, metadata=_read("OLSEN_DATABASE", _database)
    )
    folder: Path = field(
        default_factory=lambda: default_database().parent, metadata=_read("OLSEN_FOLDER", _folder)
    )
    """Where the files lie that belong to a database of PostgreSQL, but not into it."""
    shards: Shards | None = field(default=None, metadata=_read("OLSEN_SHARDS", _shards))
    """The shards of this process, where several share the database; None: all of them."""
    log_level: str = field(default="INFO", metadata=_read("OLSEN_LOG_LEVEL", _level))
    log_format: Literal["text", "json"] = field(
        default="text", metadata=_read("OLSEN_LOG_FORMAT", _one_of("text", "json"))
    )
    metrics: tuple[str, int] | None = field(default=None, metadata=_read("OLSEN_METRICS", _address))
    """Where metrics are served: an address of this machine, and a port. None: nowhere."""
    workers: int = field(default=1, metadata=_read("OLSEN_WORKERS", _whole(0, 64)))
    """The number of processes that decide for hard computers and look through matches. With 0 the bot does it
    itself, and all players wait for that.
    """
    programs: tuple[Program, ...] = field(default=(), metadata=_read("OLSEN_PROGRAMS", _programs))
    """The programs of others that may play at unranked tables."""
    most_tables: int = field(default=100, metadata=_read("OLSEN_MOST_TABLES", _whole(1, 9_999)))
    """How many tables a server may have open, those of its seasons included."""
    moves_days: int | None = field(default=None, metadata=_read("OLSEN_MOVES_DAYS", _whole(7, 36_500)))
    """How long finished matches keep their moves; None for ever."""
    backup_folder: Path | None = field(default=None, metadata=_read("OLSEN_BACKUP_FOLDER", _folder))
    """Where the bot puts a backup every night; None if it makes none."""
    backup_time: int = field(default=4 * 60, metadata=_read("OLSEN_BACKUP_TIME", _time_of_day))
    """When it does that: minutes after midnight, by the machine's clock."""
    backup_days: int = field(default=90, metadata=_read("OLSEN_BACKUP_DAYS", _whole(1, 3650)))
    """How long backups of the database may be kept. People who were forgotten since are deleted from them."""
    backup_key: str | None = field(default=None, metadata=_read("OLSEN_BACKUP_KEY", _public_key))
    """The public key for which backups are encrypted; None if they are not."""
    locale: str = field(default="en", metadata=_read("OLSEN_LOCALE", _locale))
    dev_guild: int | None = field(default=None, metadata=_read("OLSEN_DEV_GUILD", _guild))
    """The id of the only server with slash commands, for developers; None if all servers have them."""

    @property
    def beside(self) -> Path:
        """The path after which files are called that belong to the database."""
        return self.beside_of(self.database)

    def beside_of(self, database: Path | PostgresAddress) -> Path:
        """The same of another database."""
        return self.folder / database.name if isinstance(database, PostgresAddress) else database

    @property
    def secrets(self) -> tuple[str, ...]:
        """What no log may show."""
        password = self.database.secret if isinstance(self.database, PostgresAddress) else None
        return tuple(filter(None, (self.token, password)))


NAMES: tuple[str, ...] = tuple(each.metadata["name"] for each in fields(Settings))
"""The variables that :func:`load` reads."""


@dataclass(frozen=True, slots=True)
class ReadSetting:
    """What one setting says."""

    name: str
    """Its variable."""
    attribute: str
    """The attribute of :class:`Settings` that it sets."""
    is_set: bool
    """Whether it has a text. If not, or if that is wrong, the default holds."""
    value: Any = field(default=None, repr=False)
    wrong: str = ""
    """What is wrong with the text, in one sentence without secrets; empty if nothing is."""


def readings(texts: Mapping[str, str]) -> Iterator[ReadSetting]:
    """Read every setting from ``texts``, by the names of their variables. An empty text means the default."""
    for each in fields(Settings):
        name, reader = each.metadata["name"], each.metadata["reader"]
        text = texts.get(name, "").strip()
        value, wrong = None, ""
        if text:
            value, wrong = _understood(reader, text)
        wrong = wrong and SECRET.sub("[secret]", f"{name} {wrong}.")
        yield ReadSetting(name, each.name, bool(text), value, wrong)


def _understood(reader: Callable[[str], T], text: str) -> tuple[T | None, str]:
    """What a reader makes of a text; None if that is nothing, and then what is wrong with it."""
    try:
        return reader(text), ""
    except ValueError as error:
        return None, str(error)
    except OSError as error:  # a folder that this user may not look into, a name that is too long
        return None, f"names {text}, which can't be read: {error.strerror}"


def load(environ: Mapping[str, str], dotenv_path: Path | None = None) -> Settings:
    """Read the settings from ``environ`` and from the file at ``dotenv_path``, which need not exist.

    ``environ`` takes precedence. An unknown name in the file that starts like a setting is an error; in the
    environment it is not. Raises :class:`SettingError`.
    """
    texts, faults = read_file(dotenv_path)
    if faults:
        raise SettingError(f"Line {faults[0].line} of {dotenv_path}: {faults[0]}")
    read = list(readings({**texts, **environ}))
    for reading in read:
        if reading.wrong:
            raise SettingError(reading.wrong)
    settings = chosen(read)
    if settings.shards is not None and not isinstance(settings.database, PostgresAddress):
        raise SettingError(
            "OLSEN_SHARDS needs a database that several processes can share (OLSEN_DATABASE=postgresql://…). "
            "With a file, one process has all shards."
        )
    if isinstance(settings.database, PostgresAddress) and (password := environ.get("PGPASSWORD")):
        return replace(settings, database=settings.database.with_password(password))
    return settings


def chosen(read: Iterable[ReadSetting]) -> Settings:
    """The settings that were ``read``. What is wrong has its default."""
    settings = Settings(**{each.attribute: each.value for each in read if each.is_set and not each.wrong})
    stored = (settings.beside, *filter(None, [settings.backup_folder]))
    return replace(settings, programs=tuple(replace(each, stored=stored) for each in settings.programs))


@dataclass(frozen=True, slots=True)
class EnvFault:
    """A line of a `.env` file that means nothing."""

    line: int
    """Its number."""
    wrong: str
    """What is wrong with it. The line itself is not shown, because it may contain the token."""
    helps: str
    """What would work."""

    def __str__(self) -> str:
        """Both in one sentence."""
        return f"{self.wrong}; {self.helps}" + ("" if self.helps.endswith("?") else ".")


def read_file(path: Path | None) -> tuple[dict[str, str], list[EnvFault]]:
    """The names and texts of a `.env` file, and its lines that mean nothing; none if there is no such file.
    Raises :class:`SettingError` if it cannot be read.
    """
    texts: dict[str, str] = {}
    faults: list[EnvFault] = []
    try:
        if path is None or not path.is_file():
            return texts, faults
        content = path.read_text(encoding="utf-8")
    except PermissionError:
        raise SettingError(
            f"{path} can't be read by this user. Make the user that runs the bot its owner."
        ) from None
    except (OSError, UnicodeDecodeError):
        raise SettingError(f"{path} can't be read. Make it a text file that this user can read.") from None
    for line, binding in _bindings(content):
        name = binding.key
        if binding.error:
            helps = _written_right(binding.original.string)
            faults.append(EnvFault(line, "not of the form NAME=value", helps))
        elif name is not None and name.startswith("OLSEN_") and name not in NAMES:
            near = get_close_matches(name, NAMES, n=1)
            helps = f"did you mean {near[0]}?" if near else ".env.example lists all settings"
            faults.append(EnvFault(line, f"{name} is not a setting", helps))
        elif name is not None and name not in NAMES and binding.value is None:
            helps = "write DISCORD_TOKEN=value" if SECRET.search(name) else "begin a comment with #"
            faults.append(EnvFault(line, "not of the form NAME=value", helps))
        elif name is not None:
            texts[name] = binding.value or ""
    return texts, faults


def _bindings(content: str, first: int = 1) -> Iterator[tuple[int, Binding]]:
    """What stands in a `.env` file whose first line has the number ``first``, with the numbers of lines."""
    # Not `dotenv_values`, which skips lines that it cannot read and expands `$` in a token.
    for binding in parse_stream(StringIO(content)):
        text = binding.original.string.lstrip()
        blank = binding.original.string.removesuffix(text).count("\n")
        line = first - 1 + binding.original.line + blank
        yield line, binding
        if binding.error:  # it ends at the next quotation mark, if one is not closed
            yield from _bindings(text.partition("\n")[2], line + 1)


def _written_right(text: str) -> str:
    """What works in place of a line of a `.env` file that begins with ``text``."""
    line = text.strip().partition("\n")[0]
    named = re.search(r"\b(DISCORD_TOKEN|OLSEN_[A-Z_]+)\b", line)
    if named is None:
        return "begin a comment with #"
    quoted = ", with a quotation mark at both ends of the value or at none" if {*line} & {*"'\""} else ""
    return f"write {named[0]}=value{quoted}"
