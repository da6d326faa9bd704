"""Values that an adversary knows of or makes up: for options, for fields of ids and for forms."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from bot.games import GAMES
from bot.services import key_of
from bot.ui.components.layout import MENU
from bot.ui.components.press import PRESSES, Press
from bot.ui.i18n.translator import translator
from bot.ui.tables.cards import PostCard
from tests.adversary.hands import CHANNEL, NUMBER, ROLE, USER, YES, Place
from tests.adversary.ledger import Page
from tests.adversary.scene import Scene
from tests.adversary.words import NUMBERS, matching, texts

LONGEST_ID, LONGEST_TEXT, LONGEST_OPTION = 100, 4_000, 6_000
"""Characters that Discord lets through in an id, in the field of a form and in an option."""

OF_FORMS = (
    *("what", "number", "reason", "player", "instead", "time", "order", "places", "option", "value"),
    *("stake", "text", "word", "shared", "tables", "threads", "messages", "commands", "leagues"),
    *(f"player{place}" for place in range(1, 7)),
)
"""The keys of the fields of all forms."""


class Forger:
    """Makes up what one step sends."""

    def __init__(self, scene: Scene, page: Page, place: Place, chance: Random, seed: int) -> None:
        self.scene, self.page, self.place, self.chance, self.seed = scene, page, place, chance, seed
        self.own_words = texts(seed)

    # Ids

    def press(self) -> str:
        """The id of a press: of any kind, about anything that there is or is not."""
        if self.chance.random() < 0.04:
            return (self.chance.choice(self.own_words) or "?")[:LONGEST_ID]
        kind = self.chance.choice(PRESSES)
        made = self._made(kind)
        if self.chance.random() < 0.05:
            at = self.chance.randrange(len(made))
            made = made[:at] + self.chance.choice("0:.- !Z²") + made[at + 1 :]
        return made[:LONGEST_ID]

    def _made(self, kind: type[Press]) -> str:
        values: dict[str, Any] = {}
        for name, field in kind.fields().items():
            known = [str(value) for value in self.known(name)]
            if known and self.chance.random() < 0.85:
                text = self.chance.choice(known)
            elif field.type is int and self.chance.random() < 0.5:
                text = str(self.chance.choice([number for number in NUMBERS if number >= 0]))
            else:
                text = self.chance.choice(matching(field.pattern, self.seed))
            values[name] = text
        return kind(**values).custom_id

    def value_of_menu(self, custom_id: str) -> str:
        """What is chosen in a menu that Discord fills, or in one of our own."""
        if custom_id.startswith(MENU):
            return self.press()
        return str(self.chance.choice([*self._users(), *self._channels(), *self._roles()]))

    # What there is

    def known(self, name: str) -> Sequence[Any]:
        """The values that the field or option of a name could have."""
        find = KNOWN.get(name)
        return () if find is None else list(dict.fromkeys(find(self)))

    def _tables(self) -> Iterator[str]:
        return (row["table_id"] for row in self.page.rows("tables"))

    def _seasons(self) -> Iterator[str]:
        return (row["season"] for row in self.page.rows("seasons"))

    def _leagues(self) -> Iterator[str]:
        for row in self.page.rows("seasons"):
            yield row["season"]
            if row["place_id"] == self.place.place_id:
                yield row["league"]

    def _players(self) -> Iterator[str]:
        for row in self.page.rows("people"):
            yield row["person"]
            if row["place_id"] == self.place.place_id:
                yield row["name"]
        yield from ("e1", "e2")

    def _sets(self) -> Iterator[str]:
        yield from ("as_written", "Weekends")
        for row in self.page.rows("house_rules"):
            yield key_of(row["name"])
            if row["place_id"] == self.place.place_id:
                yield row["name"]

    def _matches(self) -> Iterator[str]:
        yield from ("match001", "m1")
        yield from self._tables()

    def _fixtures(self) -> Iterator[str]:
        for season in self.scene.world.bot.services.seasons.store.all_running():
            yield from getattr(season.play, "fixtures", ())
        yield from ("f1", "2-1", "round", "season")

    def _users(self) -> Iterator[int]:
        return (user.id for user in self.scene.world.env.backend.users.values())

    def _channels(self) -> Iterator[int]:
        return iter(tuple(self.scene.world.env.backend.channels))

    def _roles(self) -> Iterator[int]:
        guild_id = self.place.guild_id
        return iter(
            (1,) if guild_id is None else tuple(self.scene.world.env.backend.get_guild(guild_id).roles)
        )

    def _moves(self) -> Iterator[str]:
        for row in self.page.rows("tables"):
            if row["position"] and row["channel_id"] == self.place.channel_id:
                for hand in json.loads(row["position"]).get("hands", ()):
                    yield from (f"play {card}" for card in hand.split()[:3])
        yield from ("draw", "pass", "call", "challenge 0", "play 9C !", "play 8C =S", "play")

    def _versions(self) -> Iterator[int]:
        yield from (row["version"] for row in self.page.rows("tables"))

    def _deals(self) -> Iterator[str]:
        """Deals for one: days, cards of anybody's own, and those that others were dared to beat."""
        yield from (row["deal"] for row in self.page.rows("duplicate_deals"))
        yield from (f"{row['table_id']}.1.0" for row in self.page.rows("tables"))
        yield from ("0", "s0123456789abcde", "s0123456789abcde.1.0")

    def _drafts(self) -> Iterator[str]:
        """What anybody has prepared and not confirmed."""
        return iter(tuple(self.scene.world.bot.services.drafts._drafts))

    def _cards(self) -> Iterator[str]:
        """What can be posted for others to see."""
        return (self._made(kind) for kind in PostCard.__subclasses__())

    def _times(self) -> Iterator[int]:
        now = self.scene.world.bot.clock.now()
        hour = 3_600_000
        yield from (now, now + hour, (now // hour + 30) * hour, now + 400 * 24 * hour)

    # Options of commands

    def option(self, spec: Mapping[str, Any]) -> dict[str, Any]:
        """An option of a command with a value: what Discord offers for it, or something else."""
        kind, name = spec["type"], spec["name"]
        return {"name": name, "type": kind, "value": self._value(kind, name, spec)}

    def _value(self, kind: int, name: str, spec: Mapping[str, Any]) -> Any:
        chance = self.chance
        if kind == YES:
            return chance.random() < 0.5
        if kind == NUMBER:
            least, most = spec.get("min_value", 0), spec.get("max_value", 100)
            return chance.choice((least, most, least - 1, most + 1, *NUMBERS[:-2]))
        if kind in (USER, CHANNEL, ROLE):
            sources = {USER: self._users, CHANNEL: self._channels, ROLE: self._roles}
            return str(chance.choice(list(sources[kind]())))
        if choices := spec.get("choices"):  # Discord takes nothing else
            return chance.choice(choices)["value"]
        return self._text(name)[: spec.get("max_length", LONGEST_OPTION)]

    def _text(self, name: str) -> str:
        luck, known = self.chance.random(), self.known(name)
        if known and luck < 0.6:
            return str(self.chance.choice(known))
        return self.chance.choice(self.own_words)

    # Forms

    def fields(self, shown: Mapping[str, Mapping[str, Any]] | None) -> dict[str, Any]:
        """What is written into a form that was shown, or into any form at all."""
        if shown is None:
            return {key: self._text(key)[:LONGEST_TEXT] for key in OF_FORMS}
        return {key: self._entry(key, field) for key, field in shown.items()}

    def _entry(self, key: str, field: Mapping[str, Any]) -> Any:
        if options := field.get("options"):
            return [self.chance.choice(options)["value"]]
        if field["type"] == USER:
            return [str(self.chance.choice(list(self._users())))] if field.get("required", True) else []
        if self.chance.random() < 0.15:
            return translator("en")("forget-word")[: field.get("max_length", LONGEST_TEXT)]
        text = self._text(key)[: field.get("max_length") or LONGEST_TEXT]
        return text or ("" if field.get("required") is False else "x")


KNOWN: Mapping[str, Callable[[Forger], Iterator[Any]]] = {
    "table": Forger._tables,
    "season": Forger._seasons,
    **dict.fromkeys(("league", "again", "period"), Forger._leagues),
    **dict.fromkeys(
        ("entry", "player", "first", "second", "third", "fourth", "waiting", "player1"), Forger._players
    ),
    "match": Forger._matches,
    **dict.fromkeys(("fixture", "which", "what", "instead"), Forger._fixtures),
    "user": Forger._users,
    "channel": Forger._channels,
    **dict.fromkeys(("move", "words"), Forger._moves),
    **dict.fromkeys(("version", "seen"), Forger._versions),
    "at": Forger._times,
    "deal": Forger._deals,
    "draft": Forger._drafts,
    "card": Forger._cards,
    **dict.fromkeys(("offer", "appeal", "line", "decision", "seat"), lambda forger: iter("0123456")),
    **dict.fromkeys(("page", "day", "round"), lambda forger: iter("012")),
    **dict.fromkeys(
        ("until", "time", "starts", "ends", "signup-closes", "round-length"),
        lambda forger: iter(("tomorrow", "2 days", "back", "2026-02-01", "3 hours", "0 minutes")),
    ),
    **dict.fromkeys(("rules", "from", "houserules", "name"), Forger._sets),
    "game": lambda forger: iter((*GAMES, "all")),
    "option": lambda forger: iter(("buy_in", "end_points", "aces", "packs")),
    "value": lambda forger: iter(("0", "10", "none", "true", "never", "nb", "safe")),
    "setting": lambda forger: iter(
        ("language", "clock", "channels", "staff_role", "pings", "palette", "text", "messages")
    ),
    "scope": lambda forger: iter(("member", "channel", "server")),
    "term": lambda forger: iter(("starts", "name", "channel", "size", "houserules", "clock")),
    "zone": lambda forger: iter(("Europe/Oslo", "UTC", "oslo")),
    "quiet": lambda forger: iter(("22-7", "none", "23:00-23:00")),
    **dict.fromkeys(("points", "total", "stake", "number"), lambda forger: iter(("0", "5", "-3", "1000"))),
}
"""Where the values of fields and options come from, by the name of the field or option."""
