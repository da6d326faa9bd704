"""House rules with names: the sets that come with a game, and those of each server."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.games import GAMES
from bot.games.api import BadOptions, Spec, Value
from bot.storage import Database, HouseRulesRow, Transaction
from bot.tables.busy import or_busy, writing
from bot.tables.clock import Clock
from bot.tables.outcome import saved
from bot.tables.people import Refused, Who

AS_WRITTEN = "as_written"
"""Name of the set of every game that changes nothing."""

MOST = 20
"""So many sets of its own a server may have for a game: with the shipped ones they fit into one menu."""

LONGEST = 32
"""Characters of a name."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A named set of house rules of one game."""

    game: str
    name: str
    """As people wrote it; that of a shipped set stands for a phrase."""
    options: Mapping[str, Value]
    """Those that differ from the default, every one of them known to the game."""
    dropped: tuple[str, ...] = ()
    """What was kept but is no option or value of the game any more, so that it is played as it is written."""

    shipped: bool = False
    """Whether the set comes with the game, so that nobody can change it."""

    @property
    def key(self) -> str:
        """What stands for the set in ids: the name of a shipped one, else a short text made of its name."""
        return self.name if self.shipped else key_of(self.name)


def shipped_sets(game: str) -> tuple[RuleSet, ...]:
    """The sets that come with a game: as it is written first."""
    named = {AS_WRITTEN: {}, **GAMES[game].spec.house_rules}
    return tuple(RuleSet(game, name, options, shipped=True) for name, options in named.items())


def key_of(name: str) -> str:
    """Twelve letters for a name; the same for names that differ in nothing but case or encoding."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return hashlib.sha256(folded.encode()).hexdigest()[:12]


def clean_name(text: str, reserved: Collection[str] = ()) -> str:
    """A name as it is kept: without spaces around it, and single ones between its words.

    Raises Refused ``house_rules_name`` for one that is empty, too long, or would break the text it stands
    in, and ``house_rules_reserved`` for a ``reserved`` one, or one of the names that shipped sets have.
    """
    name = " ".join(text.split())
    if not 0 < len(name) <= LONGEST or not name.isprintable() or set(name) & set("`<>"):
        raise Refused("house_rules_name", count=LONGEST)
    shipped = {rules.name for game in GAMES for rules in shipped_sets(game)}
    if key_of(name) in {key_of(taken) for taken in (*shipped, *reserved)}:
        raise Refused("house_rules_reserved", name=name)
    return name


def fitting(spec: Spec, options: Mapping[str, Any]) -> tuple[dict[str, Value], tuple[str, ...]]:
    """Of kept options those that differ from the default, and what the game does not know (any more)."""
    known: dict[str, Value] = {}
    dropped: list[str] = []
    for key, value in options.items():
        try:
            if spec.options_with({key: value})[key] != spec.options_with({})[key]:
                known[key] = value
        except BadOptions:
            dropped.append(key)
    return known, tuple(dropped)


@dataclass(frozen=True, slots=True)
class _Kept:
    """What one server has for one game: its own sets by key, and the name of its default."""

    sets: Mapping[str, RuleSet]
    default: str = AS_WRITTEN


_NOTHING = _Kept({})
_Place = tuple[int, str]
"""A server's id, and the key of a game."""


class HouseRules:
    """The sets of house rules of all servers: read once, then in memory, changed only by what is committed.

    Whatever changes something raises Busy when it could not be saved, and Refused when it cannot be done.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._kept: dict[_Place, _Kept] = {}
        self._needs_reload = False
        """Saving did not come to its end: what the database holds is read again before the next change."""

    async def restore(self) -> None:
        """Read what is kept. Sets of games that there are no more are left alone."""
        with or_busy():
            await self._read(self._database)

    async def _read(self, database: Database | Transaction) -> None:
        rows = await database.house_rules.all()
        defaults = await database.house_rules.defaults()
        kept: dict[_Place, dict[str, RuleSet]] = {place: {} for place in defaults}
        for row in rows:
            if row.game in GAMES:
                options, dropped = fitting(GAMES[row.game].spec, row.options)
                rules = RuleSet(row.game, row.name, options, dropped)
                kept.setdefault((row.guild_id, row.game), {})[rules.key] = rules
        self._kept = {
            place: _Kept(sets, defaults.get(place, AS_WRITTEN))
            for place, sets in kept.items()
            if place[1] in GAMES
        }

    # Looking

    def sets(self, guild_id: int, game: str) -> tuple[RuleSet, ...]:
        """All sets that a server has for a game: the shipped ones, then its own by name."""
        own = self._kept.get((guild_id, game), _NOTHING).sets.values()
        return (*shipped_sets(game), *sorted(own, key=lambda rules: rules.name.casefold()))

    def find(self, guild_id: int, game: str, key: str) -> RuleSet:
        """The set of that key. Raises Refused ``house_rules_unknown``."""
        found = [rules for rules in self.sets(guild_id, game) if rules.key == key]
        if not found:
            raise Refused("house_rules_unknown", game=GAMES[game].spec.name)
        return found[0]

    def default(self, guild_id: int, game: str) -> RuleSet:
        """The set by which a server plays a game unless somebody chooses another.

        As it is written where none was chosen, or the one that was is there no more.
        """
        name = self._kept.get((guild_id, game), _NOTHING).default
        sets = self.sets(guild_id, game)
        return next((rules for rules in sets if rules.name == name), sets[0])

    def forget_server(self, guild_id: int) -> None:
        """Drop from memory the sets of a server whose data was deleted."""
        self._kept = {place: kept for place, kept in self._kept.items() if place[0] != guild_id}

    # Changing

    async def create(
        self, guild_id: int, game: str, who: Who, name: str, options: Mapping[str, Value]
    ) -> RuleSet:
        """Keep a new set under ``name``, as :func:`clean_name` gives it.

        Raises Refused ``house_rules_taken`` for a name there is, and ``house_rules_full`` for one too many.
        """
        new = RuleSet(game, name, options)

        async def change(kept: _Kept, tx: Transaction) -> _Kept:
            if new.key in kept.sets:
                raise Refused("house_rules_taken", name=kept.sets[new.key].name)
            if len(kept.sets) >= MOST:
                raise Refused("house_rules_full", count=MOST)
            return await self._with(kept, new, guild_id, who, tx)

        await self._change((guild_id, game), change)
        return new

    async def set_option(
        self, guild_id: int, game: str, who: Who, key: str, option: str, value: Value
    ) -> RuleSet:
        """Change one option of the set of that key; gives the set as it is then.

        Raises Refused ``house_rules_shipped`` for a set that comes with the game, ``house_rules_unknown``
        where there is none, and ``options-...`` for an option or value that does not exist.
        """
        spec = GAMES[game].spec
        try:
            spec.options_with({option: value})
        except BadOptions as bad:
            raise Refused(f"options-{bad.code}", **bad.data) from bad

        async def change(kept: _Kept, tx: Transaction) -> _Kept:
            old = self._own(guild_id, game, key)
            options, _ = fitting(spec, {**old.options, option: value})
            return await self._with(kept, replace(old, options=options, dropped=()), guild_id, who, tx)

        return (await self._change((guild_id, game), change)).sets[key]

    async def delete(self, guild_id: int, game: str, key: str) -> None:
        """Delete the set of that key. Raises Refused as :meth:`set_option` does."""

        async def change(kept: _Kept, tx: Transaction) -> _Kept:
            old = self._own(guild_id, game, key)
            await tx.house_rules.delete(guild_id, game, old.name)
            sets = {other: rules for other, rules in kept.sets.items() if other != key}
            return _Kept(sets, AS_WRITTEN if kept.default == old.name else kept.default)

        await self._change((guild_id, game), change)

    async def make_default(self, guild_id: int, game: str, key: str) -> None:
        """Make the set of that key the default. Raises Refused ``house_rules_unknown``."""

        async def change(kept: _Kept, tx: Transaction) -> _Kept:
            chosen = self.find(guild_id, game, key)
            await tx.house_rules.save_default(guild_id, game, chosen.name)
            return replace(kept, default=chosen.name)

        await self._change((guild_id, game), change)

    def _own(self, guild_id: int, game: str, key: str) -> RuleSet:
        rules = self.find(guild_id, game, key)
        if rules.shipped:
            raise Refused("house_rules_shipped")
        return rules

    async def _with(self, kept: _Kept, rules: RuleSet, guild_id: int, who: Who, tx: Transaction) -> _Kept:
        """What is kept, with ``rules`` new or changed in it."""
        person = await tx.people.key_for(guild_id, who.user_id, who.name)
        row = HouseRulesRow(guild_id, rules.game, rules.name, rules.options, person, self._clock.now())
        await tx.house_rules.save(row)
        return replace(kept, sets={**kept.sets, rules.key: rules})

    async def _change(self, place: _Place, change: Callable[[_Kept, Transaction], Awaitable[_Kept]]) -> _Kept:
        """Carry out ``change`` in a transaction of its own; what it returns is committed, and then kept.

        Transactions come one after the other, and after the commit nobody is waited for: the next one finds
        what this one has kept.
        """
        async with writing(self._database) as tx:
            if self._needs_reload:
                await self._read(tx)
            self._needs_reload = True
            kept = await change(self._kept.get(place, _NOTHING), tx)
        saved()
        self._kept[place] = kept
        self._needs_reload = False
        return kept
