"""The settings: each one read, what is wrong with it, and whether others can read the file with the token."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path

from bot.cli.doctor.findings import About, Finding
from bot.cli.installing import INSTALLING
from bot.programs.cell import Cell
from bot.settings import NAMES, ReadSetting, SettingError, Settings, chosen, read_file, readings
from bot.storage.traces import is_private

about = About("settings")
SAID: Mapping[Cell, str] = {
    "open": "not isolated, so they can read the database with all hands",
    "unknown": "isolated, but I can't tell what they can read",
}
"""What the doctor says of programs in such cells."""


def configuration(environ: Mapping[str, str], file: Path) -> tuple[list[Finding], Settings]:
    """Examine the settings in ``environ`` and ``file``. Return them too; what is wrong has its default."""
    found = list(_file(file))
    try:
        texts, faults = read_file(file)
    except SettingError as error:
        found.append(about.not_ok(str(file), _sentence(str(error)), "the checks below ignore this file"))
        texts, faults = {}, []
    else:
        if file.is_file() and not (texts.keys() & {*NAMES} or faults):
            found.append(about.not_ok(str(file), "no line of it is a setting", "write DISCORD_TOKEN=value"))
    found += (about.not_ok(f"{file}, line {each.line}", each.wrong, each.helps) for each in faults)
    read = list(readings({**texts, **environ}))
    settings = chosen(read)
    return [*found, *_each(read, settings)], settings


def _file(file: Path) -> Iterator[Finding]:
    if not file.is_file():
        yield about.note(str(file), "there is none here", "all settings come from the environment")
    elif not is_private(file):
        yield about.not_ok(str(file), "others on this machine can read the token in it", f"chmod 600 {file}")


def _each(read: list[ReadSetting], settings: Settings) -> Iterator[Finding]:
    for each in read:
        if each.wrong:
            said = _sentence(each.wrong).removeprefix(f"{each.name} ")
            yield about.not_ok(each.name, said, "the checks below use its default")
        elif each.is_set:
            yield _ok(each, settings)
    if not any(each.name == "DISCORD_TOKEN" and each.is_set for each in read):
        helps = "press Reset Token on the portal's Bot page, and write it into .env. `olsen try` needs none"
        yield about.note("DISCORD_TOKEN", "not set", helps)
    defaults = sum(not each.is_set for each in read)
    yield about.ok("others", f"{defaults} have their defaults, which .env.example explains")


def _ok(each: ReadSetting, settings: Settings) -> Finding:
    """Examine what a setting needs besides its value."""
    if each.name == "OLSEN_METRICS" and find_spec("prometheus_client") is None:
        return about.not_ok(each.name, "prometheus_client is not installed", INSTALLING)
    if each.name == "OLSEN_PROGRAMS" and (said := list(_cells(settings))):
        helps = "isolate each one with bwrap: see docs/hosting/programs.md"
        return about.note(each.name, "; ".join(said), helps)
    return about.ok(each.name, "set")


def _cells(settings: Settings) -> Iterator[str]:
    """Yield warnings about programs that aren't visibly shut in a cell."""
    of = {cell: ", ".join(one.name for one in settings.programs if one.cell == cell) for cell in SAID}
    return (f"{of[cell]}: {said}" for cell, said in SAID.items() if of[cell])


def _sentence(text: str) -> str:
    return text.removesuffix(".")
