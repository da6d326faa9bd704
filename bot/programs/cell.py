"""Check whether a program's command shuts it in a cell, by the words of the command."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Literal

Cell = Literal["shut", "unknown", "open"]
"""Shut: what the program is given keeps everything private away. Unknown: another program than bwrap shuts it
in, or bwrap with options that are not known here. Open: neither, or something private is given to it.
"""

OTHERS = ("firejail", "minijail0", "nsjail", "runsc")
"""Programs that shut another one in a cell, by files and options that the bot doesn't read."""
GIVING = tuple(f"--{kind}{tries}" for kind in ("bind", "dev-bind", "ro-bind") for tries in ("", "-try"))
"""The options of bwrap that give a file or folder of the machine."""
WORDS = {
    **dict.fromkeys(GIVING, 2),
    **dict.fromkeys(("--unshare-all", "--die-with-parent", "--new-session", "--as-pid-1", "--clearenv"), 0),
    **dict.fromkeys(("--unshare-user", "--unshare-user-try", "--unshare-ipc", "--unshare-pid"), 0),
    **dict.fromkeys(("--unshare-net", "--unshare-uts", "--unshare-cgroup", "--unshare-cgroup-try"), 0),
    **dict.fromkeys(("--disable-userns", "--assert-userns-disabled"), 0),
    **dict.fromkeys(("--proc", "--dev", "--tmpfs", "--mqueue", "--dir", "--remount-ro", "--chdir"), 1),
    **dict.fromkeys(("--uid", "--gid", "--hostname", "--unsetenv", "--cap-drop", "--perms", "--size"), 1),
    **dict.fromkeys(("--symlink", "--setenv", "--chmod"), 2),
}
"""How many words follow each option of bwrap that is known here."""
BOT = Path(__file__).resolve().parents[2]
KERNEL = (Path("/proc"), Path("/run"))
"""Folders of which not even a file is given away."""


def cell_of(command: Sequence[str], stored: Iterable[Path] = ()) -> Cell:
    """Return what can be seen of the cell that ``command`` makes. Private are home, the folders that the bot
    is and runs in, those of the kernel, and ``stored``, the paths where the bot keeps its data.
    """
    name, *words = command
    if Path(name).name != "bwrap":
        return "unknown" if Path(name).name in OTHERS else "open"
    options = list(_options(words))
    named = {option for option, _ in options}
    given = [Path(values[0]) for option, values in options if option in GIVING]
    if "--unshare-all" not in named or "--share-net" in named or _gives_away(given, tuple(stored)):
        return "open"
    return "unknown" if named - WORDS.keys() else "shut"


def _options(words: Sequence[str]) -> Iterator[tuple[str, Sequence[str]]]:
    """The options of bwrap before the command, each with the words that belong to it."""
    at = 0
    while at < len(words) and words[at].startswith("--") and words[at] != "--":
        count = WORDS.get(words[at], 0)
        yield words[at], (*words[at + 1 : at + 1 + count], "")
        at += 1 + count


def _gives_away(given: Iterable[Path], stored: Sequence[Path]) -> bool:
    stored = [place.resolve() for place in stored]
    folders = [place for place in (*_folders(), *KERNEL, *stored) if place != place.parent]
    for path in map(Path.resolve, given):
        within = [folder for folder in folders if path.is_relative_to(folder)]
        if any(folder.is_relative_to(path) for folder in folders):
            return True
        if any(path.parent == place.parent and path.name.startswith(place.name) for place in stored):
            return True  # what lies beside a database is called after it
        if within and (not path.is_file() or any(folder in (*KERNEL, *stored) for folder in within)):
            return True
        if within and any(part.startswith(".") for part in path.relative_to(min(within)).parts):
            return True
    return False


def _folders() -> Iterator[Path]:
    """The folders of which a cell may be given single files that are not hidden, as the program itself."""
    yield from (Path("/home"), Path("/root"), Path.cwd())
    if (BOT / "pyproject.toml").is_file():
        yield BOT
    with suppress(RuntimeError):  # a user who has none
        yield Path.home().resolve()
