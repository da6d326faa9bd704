"""What has to hold of settings, somebody's own and a server's: those that are ticked, named and counted are
those that are stored, and what a server has open is listed with who has opened it.
"""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from bot.games import GAMES
from tests.storm.messages import parts, texts
from tests.storm.names import bare
from tests.storm.screens import Press, Screens
from tests.storm.weather import DISK
from tests.storm.world import World

SCREENS = ("/my settings", "/settings", "g:", "p:")
"""What is answered with settings, and what changes them."""
OPTION = re.compile(r"g:(my|server):(\w+):(.+)")
TICK = "✓"
USUAL: Mapping[str, Mapping[str, Any]] = {
    "my": {
        "language": None,
        "palette": "classic",
        "text_only": False,
        "sort": "suit",
        "pings": "default",
        "named": False,
        "early": False,
        "avatar": True,
        "zone": None,
        "quiet": "default",
    },
    "server": {
        "language": None,
        "clock": "normal",
        "pings": "default",
        "channels": [],
        "staff_role": None,
        "zone": None,
        "quiet": "23-8",
        "achievements": True,
    },
}
"""The settings, and what they are for whoever has changed nothing."""
SWITCHES = ("named", "early", "avatar")
"""What a button switches on or off that says so by a tick: it has the value that it would set."""
SCOPES = ("member", "channel", "server")
LIMITS: Mapping[str, tuple[str, tuple[int, ...]]] = {
    "Open tables": ("tables", (5, 25, 100)),
    "Threads a day": ("threads", (10, 50, 200)),
    "Messages an hour": ("messages", (20, 60, 600)),
    "Commands and presses a minute": ("commands", (60,)),
    "Open leagues": ("leagues", (5, 10, 50)),
}
"""The limits of a server that has changed none."""
FOR_MANAGERS = 5
"""How many times as many commands a manager may give as a member, or as usual if that is any number."""
LIMITS_TITLE = "## Limits of this server"
LIMIT = re.compile(r"\*\*(.+?)\*\*: (.+)")
NUMBER = re.compile(r"any number|\d+")
OPEN = re.compile(r"- <#(\d+)>: (.+), (opened|run) by (.+)")
COUNT = re.compile(r"(?:\*\*(\d+|One) open (table|league)s?:\*\*|No open (table|league)s )")
NAMED: Mapping[str, tuple[str, str]] = {
    "server channels": ("**Channels for tables**", "<#"),
    "server staff_role": ("**League staff**", "<@&"),
}
"""How the lines begin that name channels and roles, and how these are written."""
ZONES: Mapping[str, str] = {"server zone": "**Time zone**", "my zone": "**Your time zone**"}
"""How the lines begin that name time zones."""
LISTED = 8
"""So many tables, and leagues, are listed; of others only the number is told."""
KNOWN = 60.0
"""Seconds after a fault of the disk in which what could not be read may be taken for the usual."""
RESTORED = 60.0
"""Seconds after a start in which some tables may not be taken up yet."""
NOBODY = "a former player"
TABLES = """
SELECT channel_id, game, people.name FROM tables
LEFT JOIN seats ON seats.table_id = tables.table_id AND seats.person = tables.host
LEFT JOIN people ON people.person = seats.person
WHERE tables.place_id = ? AND phase IN ('lobby', 'playing') AND fixture IS NULL
"""
LEAGUES = """
SELECT seasons.season, league, people.name FROM seasons LEFT JOIN people ON people.person = umpire
WHERE seasons.place_id = ? AND finished_at IS NULL
"""

Stored = dict[str, Any]


class Settings:
    """Looks at each screen of settings when it is shown."""

    def __init__(self, world: World, screens: Screens) -> None:
        self.world = world
        self._before: dict[int, Stored] = {}
        """What was stored when somebody pressed."""
        self.looked_at = 0
        screens.pressed.append(self._pressed)
        screens.shown.append(self._shown)

    def _pressed(self, press: Press) -> None:
        if any(word.startswith(SCREENS) for word in (press.what, press.what.rpartition(" ")[2])):
            self._before[press.id] = self._stored(press)

    def _stored(self, press: Press) -> Stored:
        own = self.world.rows(
            "SELECT settings FROM people WHERE user_id = ? ORDER BY place_id", press.user_id
        )
        server = self.world.rows("SELECT settings FROM guilds WHERE place_id = ?", press.guild_id)
        kept = {
            "my": json.loads(own[0][0]) if own else {},
            "server": json.loads(server[0][0]) if server else {},
        }
        return {
            **{
                f"{whose} {name}": kept[whose].get(name, usual)
                for whose, each in USUAL.items()
                for name, usual in each.items()
            },
            **{f"limits {scope}": kept["server"].get(f"limits_{scope}", {}) for scope in SCOPES},
            "tables": self.world.rows(TABLES, press.guild_id),
            "leagues": self.world.rows(LEAGUES, press.guild_id),
        }

    def _shown(self, press: Press, message: Mapping[str, Any]) -> None:
        before = self._before.get(press.id)
        if before is None or self.world.weather.lately(*DISK, seconds=KNOWN):
            return
        self.looked_at += 1
        now, components = self._stored(press), message.get("components") or ()
        wrong = [*_ticked_wrongly(before, now, components)]
        text = "\n".join(texts(components))
        # What was being opened or changed meanwhile may be there or not.
        if before == now:
            wrong += [*_told_wrongly(now, text), *_counted_wrongly(now, text)]
            if self.world.agenda.now - self.world.up_since > RESTORED:
                wrong += _listed_wrongly(now, text)
        for says in wrong[:1]:
            self.world.fail("settings are shown as they are", f"{press.name}: {says}")


def _ticked_wrongly(before: Stored, now: Stored, components: Any) -> Iterator[str]:
    """What is ticked or chosen and not so, or so and neither."""
    ticked: defaultdict[str, set[str]] = defaultdict(set)
    offered: defaultdict[str, set[str]] = defaultdict(set)
    for part in parts(components):
        options = part.get("options") or ()
        choices = [(str(one["value"]), str(one["label"]), bool(one.get("default"))) for one in options]
        choices.append((str(part.get("custom_id") or ""), str(part.get("label") or ""), False))
        for value, label, is_chosen in choices:
            if (found := OPTION.match(value)) is None or (name := f"{found[1]} {found[2]}") not in now:
                continue
            offered[name].add(found[3])
            if found[2] in SWITCHES:
                ticked[name].add("yes" if label.startswith(TICK) else "no")
            elif found[2] == "achievements":
                ticked[name].add("yes" if label.endswith(" on") else "no")
            elif is_chosen or label.startswith(TICK):
                ticked[name].add(found[3])
    for name, values in offered.items():
        is_switch = name.rpartition(" ")[2] in (*SWITCHES, "achievements")
        states = [_written(state[name]) for state in (before, now)]
        if ticked[name] not in [{state} if is_switch or state in values else set() for state in states]:
            yield f"{name} is {states[1]}, shown is {sorted(ticked[name])}"


def _told_wrongly(now: Stored, text: str) -> Iterator[str]:
    """What is said of channels, staff and time zones and is not so. What is chosen may be gone."""
    for name, (start, sign) in NAMED.items():
        chosen = now[name] if isinstance(now[name], list) else [now[name]] if now[name] is not None else []
        for line in text.split("\n"):
            shown = {int(each) for each in re.findall(rf"{sign}(\d+)>", line)}
            if line.startswith(start) and not shown <= set(chosen):
                yield f"{name} is {chosen}, shown is {line!r}"
    for name, start in ZONES.items():
        for line in text.split("\n"):
            zone = now[name] or now["server zone"] or "UTC"
            if line.startswith(start) and zone not in line:
                yield f"{name} is {zone}, shown is {line!r}"


def _counted_wrongly(now: Stored, text: str) -> Iterator[str]:
    """The limits that are not told as they are."""
    for found in LIMIT.finditer(text):
        if found[1] not in LIMITS:
            continue
        kind, usual = LIMITS[found[1]]
        kept = [now[f"limits {scope}"].get(kind, most) for scope, most in zip(SCOPES, usual, strict=False)]
        if kind == "commands":
            kept.append(max(FOR_MANAGERS * (usual[0] if kept[0] is None else kept[0]), usual[0]))
        wanted = ["any number" if most is None else str(most) for most in kept]
        if NUMBER.findall(found[2]) != wanted:
            yield f"{found[1]} are {wanted}, shown is {found[2]!r}"


def _listed_wrongly(now: Stored, text: str) -> Iterator[str]:
    """What is not told of the tables and leagues that are open."""
    if LIMITS_TITLE not in text:
        return
    told = dict.fromkeys(("table", "league"), 0)
    for found in COUNT.finditer(text):
        told[found[2] or found[3]] = 0 if found[1] is None else 1 if found[1] == "One" else int(found[1])
    listed: dict[str, Counter[tuple[str, ...]]] = {"opened": Counter(), "run": Counter()}
    for found in OPEN.finditer(text):
        where = found[1] if found[3] == "opened" else ""
        listed[found[3]][where, found[2], bare(found[4])] += 1
    tables = Counter((str(at), GAMES[game].spec.name, name or NOBODY) for at, game, name in now["tables"])
    leagues = Counter(("", league, name or NOBODY) for _, league, name in now["leagues"])
    for kind, own, shown in (("table", tables, listed["opened"]), ("league", leagues, listed["run"])):
        if told[kind] != own.total() or shown.total() != min(LISTED, own.total()) or shown - own:
            yield f"of {kind}s there are {own.total()}: {dict(own)}, shown are {told[kind]}: {dict(shown)}"


def _written(value: Any) -> str:
    """A value as a menu has it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value in (None, []) else str(value)
