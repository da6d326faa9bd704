"""What an umpire does on the dashboard: the way to each thing, through its menus, buttons and forms."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from simcord.results import InteractionResult

from tests.e2e.screen import Private, values_of
from tests.e2e.world import World

COMMAND = "umpire dashboard"
"""The command that opens the dashboard."""


class Way(NamedTuple):
    """How something is done: what is pressed, one after the other, and what its form is filled with.

    A press is named by how its id begins, without the season. Words in braces are given by whoever does it. A
    field that has the name of what is given needs no words here. A choice that nobody makes is the first one.
    """

    presses: str
    form: Mapping[str, str] = {}


WAYS: Mapping[str, Way] = {
    "start": Way("start"),
    "pause": Way("pause"),
    "resume": Way("resume"),
    "confirm": Way("confirm"),
    "reopen": Way("reopen"),
    "cancel": Way("cancel"),
    "check-in": Way("check_in", {"time": "{until}"}),
    "extend": Way("extend", {"time": "{until}"}),
    "appeals": Way("appeals"),
    "log": Way("log"),
    "reverse": Way("log reverse:{decision}"),
    "void": Way("result:{match}", {"what": "void"}),
    "adjust": Way("result:{match}", {"what": "{player}", "number": "{total}"}),
    "settle": Way("settle"),
    "settle early": Way("ties settle"),
    "share": Way("settle", {"player1": "shared"}),
    "withdraw": Way("player", {"what": "{rest}"}),
    "replace": Way("player", {"what": "replace", "instead": "{member}"}),
    "warn": Way("player", {"what": "warn"}),
    "award": Way("award", {"number": "{points}"}),
    "move": Way("divisions division:{player}", {"what": "{division}"}),
    "table": Way("table:{which}"),
    "begin": Way("table:{which} begin:{which}"),
    "without": Way("table:{which} without:{which}"),
    "wait": Way("table:{which} wait:{which}"),
    "turn": Way("table:{which} turn:{which}"),
    "appoint": Way("table:{which} move:{which}", {"time": "{until}"}),
    "extend table": Way("table:{which} time:{which}", {"time": "{until}"}),
    "forfeit": Way("table:{which} win:{player}.{which}"),
    "enter": Way("table:{which} enter:{which}", {"places": "{written}"}),
    "enter any": Way("enter", {"places": "{written}"}),
}
"""What umpires do, and the way to each thing."""

AT_ONCE = ("wait", "turn", "appoint", "extend table")
"""What is done without a preview."""

LISTS = {
    "dashboard": "seasons",
    "table": "tables",
    "result": "tables",
    "division": "divisions",
    "reverse": "log",
}
"""What turns the pages of the list in which something stands; of anything else, the dashboard's own pages."""


def in_order(*names: str) -> dict[str, str]:
    """What the form about a tie is filled with for this order: the places of a small one, or the lines of a
    large one.
    """
    places = {f"player{place}": name for place, name in enumerate(names, start=1)}
    return {**places, "lines": "\n".join(names)}


MEMBER = 5
"""The type of a field to choose a member of the server."""


class Dashboard(Private):
    """The dashboard on the screen of an umpire. If it ``is_old`` it may still offer what is gone."""

    def __init__(self, world: World, who: str, opened: InteractionResult, *, is_old: bool) -> None:
        super().__init__(world.members[who], opened)
        self.world, self.who, self.is_old = world, who, is_old
        self.answer = opened
        """What was answered last."""

    @property
    def was_refused(self) -> bool:
        """Whether what was pressed last changed nothing on this screen, and was answered beside it."""
        answers = [*([self.answer.response] if self.answer.response else []), *self.answer.followups]
        return any(answer.id != self.message.id for answer in answers)

    @property
    def ids(self) -> list[str]:
        """The ids of all that can be pressed or chosen."""
        buttons = [part["custom_id"] for part in self.buttons if not part["disabled"]]
        return [*buttons, *(value for menu in self.menus for value in values_of(menu))]

    async def go(self, what: str, /, league: str | None = None, **given: Any) -> None:
        """Go a way as far as it leads, for the season that is shown or for the one of this name or key."""
        season, way = await self._season(league), WAYS[what]
        words = {name: self._key(value) for name, value in given.items()}
        for step in way.presses.format_map(words).split() if season else ():
            head, colon, rest = step.partition(":")
            await self._tap(f"j:{head}:{season}{colon}{rest}")
            if self.was_refused:
                return
        if self.answer.modal is not None:
            await self._send(self.answer.modal, way.form, given)

    def offered(self, what: str) -> list[tuple[str, str]]:
        """The labels of all that this page offers for the last press of a way, and what it stands for."""
        start = re.compile(rf"j:{WAYS[what].presses.split()[-1].partition(':')[0]}:\w+:")
        options = [option for menu in self.menus for option in menu["options"]]
        return [
            (option["label"], option["value"][found.end() :])
            for option in options
            if (found := start.match(option["value"]))
        ]

    async def _season(self, league: str | None) -> str | None:
        """The key of a season, which is shown then; None if it is not clear which is meant."""
        shown = dict.fromkeys(each.split(":")[2] for each in self.ids if each.startswith("j:dashboard:"))
        if league is None:
            return next(iter(shown)) if len(shown) == 1 else None
        options = [option for menu in self.menus for option in menu["options"]]
        named = [each for each in options if each["label"].casefold().startswith(f"{league.casefold()} · ")]
        key = str(named[0]["value"]).split(":")[2] if named else league
        await self._tap(f"j:dashboard:{key}")
        return key

    async def _tap(self, wanted: str) -> None:
        """Press what has this id, or the first whose id begins so, on this page or another."""
        turns = re.compile(rf"j:{LISTS.get(wanted.split(':')[1], 'dashboard')}:\w+:(?:decisions\.)?\d+")
        turned = set[str]()
        while True:
            found = [each for each in self.ids if each == wanted or each.startswith(f"{wanted}:")]
            others = [each for each in self.ids if turns.fullmatch(each) and each not in turned]
            if found or not others:
                break
            turned.update(others)
            await self.press(custom_id=others[-1])
        if found:
            self.answer = await self.press(custom_id=min(found, key=len))
            return
        assert self.is_old, f"{wanted} is not among {self.ids}"
        (self.answer,) = await self.world.at_once((self.who, self.message, wanted))

    async def _send(
        self, shown: Mapping[str, Any], form: Mapping[str, str], given: Mapping[str, Any]
    ) -> None:
        """Fill a form, and send it."""
        filled = dict[str, Any]()
        for field in (part["component"] for part in shown["components"]):
            key = field["custom_id"]
            word = form.get(key, f"{{{key}}}")
            value = given.get(word[1:-1]) if word.startswith("{") else word
            if "options" in field:
                filled[key] = self._chosen(field["options"], value)
            elif value is not None:
                is_member = field["type"] == MEMBER
                filled[key] = [self.world.members.get(value, value)] if is_member else str(value)
        self.answer = await self.member.submit_modal(self.answer, filled)

    def _chosen(self, options: Sequence[Mapping[str, Any]], value: Any) -> list[str]:
        """What is chosen in a field: by its value, its label, or the name of whom it is about."""
        meant = {str(value), self._key(value)}
        found = [
            each["value"]
            for each in options
            if each["value"] in meant
            or each["label"] == value
            or each["label"].endswith(f" {value}")
            or each["label"].startswith(f"{value}’s ")
        ]
        assert found or value is None, f"{value} is not among {options}"
        return found or [options[0]["value"]]

    def _key(self, value: Any) -> Any:
        """What stands in ids for somebody of this name; anything else stands for itself."""
        member = self.world.members.get(value) if isinstance(value, str) else None
        if member is None:
            return value
        query = "SELECT person FROM people WHERE place_id = ? AND user_id = ?"
        known = self.world.rows(query, self.world.guild.id, member.id)
        return known[0][0] if known else value
