"""The house stands: imports run downwards, rooms stay small, and the papers agree with each other."""

import ast
import importlib
import inspect
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).parents[1]
MODULES = sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")])

# Each room of the house, the rooms below that it may enter, and the libraries that it may use.
ROOMS: dict[str, tuple[set[str], set[str]]] = {
    "bot.games": (set(), set()),
    "bot.players": ({"bot.games", "bot.resources"}, set()),
    "bot.programs": ({"bot.games", "bot.user_text"}, set()),
    "bot.match_file": ({"bot.games"}, set()),
    "bot.league": ({"bot.games", "bot.milliseconds", "bot.user_text"}, set()),
    "bot.storage": (
        {
            "bot.address",
            "bot.logs",
            "bot.milliseconds",
            "bot.match_file",
            "bot.resources",
            "bot.shards",
            "bot.user_text",
        },
        {"aiosqlite", "asyncpg", "pyrage"},
    ),
    "bot.tables": (
        {
            "bot.games",
            "bot.players",
            "bot.programs",
            "bot.league",
            "bot.match_file",
            "bot.milliseconds",
            "bot.newest",
            "bot.shards",
            "bot.storage",
            "bot.user_text",
        },
        set(),
    ),
    "bot.seasons": (
        {"bot.games", "bot.league", "bot.newest", "bot.shards", "bot.storage", "bot.tables", "bot.user_text"},
        set(),
    ),
    "bot.services": (
        {
            "bot.address",
            "bot.games",
            "bot.league",
            "bot.milliseconds",
            "bot.newest",
            "bot.match_file",
            "bot.shards",
            "bot.storage",
            "bot.tables",
            "bot.seasons",
            "bot.user_text",
        },
        set(),
    ),
    "bot.ui": (
        {
            "bot.games",
            "bot.players",
            "bot.programs",
            "bot.match_file",
            "bot.league",
            "bot.tables",
            "bot.shards",
            "bot.seasons",
            "bot.services",
            "bot.logs",
            "bot.milliseconds",
            "bot.newest",
            "bot.resources",
            "bot.user_text",
            "bot.version",
        },
        {"aiohttp", "babel", "discord", "fluent", "isal", "PIL", "xlsxwriter"},
    ),
    "bot.site": (
        {
            "bot.games",
            "bot.league",
            "bot.milliseconds",
            "bot.newest",
            "bot.resources",
            "bot.seasons",
            "bot.services",
            "bot.shards",
            "bot.storage",
            "bot.tables",
            "bot.ui",
            "bot.user_text",
        },
        {"jinja2"},
    ),
    "cogs": (
        {"bot.games", "bot.players", "bot.league", "bot.tables", "bot.seasons", "bot.services", "bot.ui"},
        {"discord"},
    ),
    "bot.client": (
        {
            "bot.address",
            "bot.tables",
            "bot.seasons",
            "bot.services",
            "bot.logs",
            "bot.milliseconds",
            "bot.settings",
            "bot.shards",
            "bot.site",
            "bot.storage",
            "bot.ui",
            "bot.version",
            "cogs",
        },
        {"aiohttp", "discord", "prometheus_client"},
    ),
    "bot.simulation": (
        {
            "bot.players",
            "bot.league",
            "bot.tables",
            "bot.storage",
            "bot.ui",
            "bot.client",
            "bot.exits",
            "bot.milliseconds",
            "bot.settings",
        },
        {"aiohttp", "discord", "simcord"},
    ),
}
# Each wing of ``bot.ui``, and the wings below that it may enter. The lower ones come first.
WINGS: dict[str, set[str]] = {
    "i18n": set(),
    "components": {"i18n"},
    "pictures": {"i18n", "components"},
    "delivery": {"i18n", "components", "pictures"},
    "shell": {"i18n", "components", "pictures", "delivery"},
    "presses": {"i18n", "components", "pictures", "delivery", "shell"},
}
BASE = set(WINGS)
WINGS |= {
    "house_rules": BASE,
    "lessons": BASE,
    "seasons": BASE | {"house_rules"},
    "tables": BASE | {"house_rules", "lessons"},
    "hands": BASE | {"tables", "lessons"},
    "records": BASE,
    "chips": BASE | {"records"},
    "replays": BASE | {"tables"},
    "account": BASE,
    "settings": BASE,
    "evening": BASE | {"hands", "settings", "tables"},
    "finding": BASE | {"settings", "tables"},
    "help": BASE | {"house_rules", "tables", "hands", "lessons"},
    "leagues": BASE | {"seasons", "tables"},
    "umpire": BASE | {"seasons", "tables", "house_rules"},
    "outbox": BASE | {"seasons", "tables", "leagues", "umpire"},
}
RAW = {"bot.ui.i18n.user_text", "bot.ui.house_rules.views"}
"""The modules of what people see that compare text that people wrote: there it is read as it is."""
WRITTEN = {"name", "league", "reason", "house_rules", "display_name", "global_name", "nick"}
"""Attributes that hold text that people wrote."""
OWN_NAMES = re.compile(r"(self|command|.*\.spec)\.name")
"""Those of the same names that hold words of our own."""
IMPURE = {
    "asyncio",
    "datetime",
    "io",
    "logging",
    "os",
    "pathlib",
    "random",
    "secrets",
    "sys",
    "threading",
    "time",
}
"""What the rules may not even import: chance comes in as a seed, time not at all."""


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def room_of(module: str) -> str:
    return "cogs" if module.startswith("cogs") else ".".join(module.split(".")[:2])


@cache
def imports_of(path: Path) -> tuple[str, ...]:
    """The modules that a file imports, wherever in it."""
    return tuple(_imports_of(path))


def _imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None, f"{path}: relative imports hide which room they enter"
            assert node.level == 0, f"{path}: relative imports hide which room they enter"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_imports_run_downwards() -> None:
    for path in MODULES:
        room = room_of(name_of(path))
        if room not in ROOMS:
            continue  # the command, which may enter every room, and the modules that belong to none
        rooms, libraries = ROOMS[room]
        for module in imports_of(path):
            top = module.split(".")[0]
            if top in ("bot", "cogs"):
                assert room_of(module) in rooms | {room}, f"{name_of(path)} may not import {module}"
            elif top not in sys.stdlib_module_names:
                assert top in libraries, f"{name_of(path)} may not use {top}"


def test_imports_between_the_wings_of_ui_run_downwards() -> None:
    for path in (path for path in MODULES if name_of(path).startswith("bot.ui.")):
        name = name_of(path)
        if name == "bot.ui.routes":
            continue  # it puts all of them together
        wing = wing_of(name)
        for module in imports_of(path):
            if module.startswith("bot.ui."):
                assert wing_of(module) in WINGS[wing] | {wing}, f"{name} may not import {module}"


def wing_of(module: str) -> str:
    return module.split(".")[2]


def test_no_module_imports_itself_by_way_of_others() -> None:
    names = {name_of(path) for path in MODULES}
    graph = {
        name_of(path): {
            found
            for module in imports_of(path)
            if (found := module if module in names else module.rpartition(".")[0]) in names
        }
        for path in MODULES
    }
    TopologicalSorter(graph).prepare()  # raises CycleError, which names the modules


@pytest.mark.parametrize("room", ["games", "league"])
def test_rules_and_leagues_are_pure(room: str) -> None:
    modules = [path for path in MODULES if room in path.relative_to(ROOT).parts]
    assert len(modules) > 10
    for path in modules:
        assert {module.split(".")[0] for module in imports_of(path)} & IMPURE == set(), name_of(path)


def test_modules_stay_small() -> None:
    lengths = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert {name: length for name, length in lengths.items() if length > 500} == {}
    assert median(lengths.values()) < 150


MOST_METHODS = 20

FRAMES = {"bot.games.matches.MatchState": 23, "bot.games.shedding.rules.SheddingState": 25}
"""The frames that games fill in, with a method for all that games do differently. They must not grow."""


def public_methods(kind: type) -> set[str]:
    """The methods and properties of a class that others may use, also those it inherits from ours."""
    return {
        name
        for base in kind.__mro__
        if room_of(base.__module__) in ROOMS or base.__module__.startswith("bot.")
        for name, value in vars(base).items()
        if not name.startswith("_")
        and (inspect.isfunction(value) or isinstance(value, property | classmethod | staticmethod))
    }


def test_no_class_has_more_methods_than_one_can_keep_in_mind() -> None:
    classes = {
        kind
        for path in MODULES
        if path.stem != "__main__"
        for kind in vars(importlib.import_module(name_of(path))).values()
        if inspect.isclass(kind) and kind.__module__ == name_of(path)
    }
    assert len(classes) > 300
    many = {f"{kind.__module__}.{kind.__qualname__}": methods_to_know(kind) for kind in classes}
    assert FRAMES.items() <= many.items()
    assert {name for name, count in many.items() if count > FRAMES.get(name, MOST_METHODS)} == set()


def methods_to_know(kind: type) -> int:
    """How many public methods a class has; for a game's state, those that its frame does not have."""
    frames = kind.__bases__ if room_of(kind.__module__) == "bot.games" else ()
    return len(public_methods(kind).difference(*map(public_methods, frames)))


def test_the_lock_covers_what_the_bot_needs_and_tells_no_address() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    for needed in project["dependencies"]:
        name, version = re.fullmatch(r"([\w.-]+)~=([\d.]+)", needed).groups()
        locked = re.search(rf"^{name.replace('.', '-')}==([\d.]+)", lock, re.MULTILINE)
        assert locked is not None, f"{name} is not in requirements.lock"
        assert locked[1].split(".")[: version.count(".")] == version.split(".")[:-1], f"{name} is out of date"
    assert "--hash=" in lock
    assert "://" not in lock


def test_every_ignored_warning_says_why() -> None:
    for path in [*MODULES, *(ROOT / "tests").rglob("*.py")]:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            marker = re.search(r"# (?:noqa: [\w, ]+|type: ignore\[[\w, -]+\])(.*)$", line)
            if marker is not None:
                assert len(marker[1].strip(" #-")) > 8, f"{path}:{number} does not say why"


def test_text_that_people_wrote_has_one_way_into_a_message() -> None:
    """The type checker holds that it is no text; a format string and ``str`` would take it all the same."""
    found = []
    for path in MODULES:
        module = name_of(path)
        if room_of(module) not in ("bot.ui", "cogs") or module in RAW:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [f"{module}: {ast.unparse(node)}" for node in ast.walk(tree) if _reads_raw(node)]
    assert found == []


def _reads_raw(node: ast.AST) -> bool:
    match node:
        case ast.FormattedValue(value=ast.Attribute(attr=attribute) as value) if attribute in WRITTEN:
            return OWN_NAMES.fullmatch(ast.unparse(value)) is None
        case ast.Call(func=ast.Name("str"), args=[ast.Attribute(attr=attribute), *_]):
            return attribute in WRITTEN
        case ast.Attribute(attr=attribute):
            return attribute in ("display_name", "global_name", "nick")
        case ast.Name(id="raw_text"):
            return True
    return False
