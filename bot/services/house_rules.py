"""Named sets of house rules: those that come with a game, and each server's own."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.games import GAMES
from bot.games.api import BadOptions, Spec, Value
from bot.shards import IsHere, everywhere
from bot.storage import Database, HouseRulesRow, Transaction
from bot.tables.clock import Clock
from bot.tables.outcome import saved
from bot.tables.people import Refused, Who
from bot.user_text import UserText, is_clear, look_alike, raw_text, seen_as

AS_WRITTEN = UserText("as_written")
"""The name of the set that changes nothing. Every game has it."""

MOST = 20
"""The most sets that a server can have for a game. With the shipped ones, they fit into one menu."""

LONGEST = 32
"""The most characters of a name."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A named set of house rules of one game."""

    game: str
    name: UserText
    """The name as people wrote it. A shipped set's name stands for a phrase."""
    options: Mapping[str, Value]
    """The options that differ from the default. All of them exist in the game."""
    dropped: tuple[str, ...] = ()
    """Stored options and values that the game no longer has. Their defaults are used."""

    shipped: bool = False
    """Whether the set comes with the game, so that it can't be changed."""

    @property
    def key(self) -> str:
        """The set's name in ids: a shipped set's name, or else a short text made from the name."""
        return raw_text(self.name) if self.shipped else key_of(self.name)


def shipped_sets(game: str) -> tuple[RuleSet, ...]:
    """Return the sets that come with the game. The first one changes nothing."""
    named = {raw_text(AS_WRITTEN): {}, **GAMES[game].spec.house_rules}
    return tuple(RuleSet(game, UserText(name), options, shipped=True) for name, options in named.items())


def key_of(name: UserText) -> str:
    """Return twelve letters made from a name. Names that only differ in case or encoding get the same
    ones.
    """
    folded = unicodedata.normalize("NFKC", raw_text(name)).casefold()
    return hashlib.sha256(folded.encode()).hexdigest()[:12]


def clean_name(text: str, reserved: Collection[UserText] = ()) -> UserText:
    """Return a name as it is stored: trimmed, with single spaces between words.

    Raises Refused ``house_rules_name`` if it is empty, too long, or would break the text around it,
    ``name_unseen`` if part of it is invisible, and ``house_rules_reserved`` if it looks like a name in
    ``reserved`` or a shipped set's.
    """
    written = " ".join(text.split())
    if not 0 < len(written) <= LONGEST or set(written) & set("`<>"):
        raise Refused("house_rules_name", count=LONGEST)
    if not is_clear(written):
        raise Refused("name_unseen")
    name = UserText(written)
    shipped = {rules.name for game in GAMES for rules in shipped_sets(game)}
    if any(look_alike(seen_as(name), seen_as(taken)) for taken in (*shipped, *reserved)):
        raise Refused("house_rules_reserved", name=name)
    return name


def fitting(spec: Spec, options: Mapping[str, Any]) -> tuple[dict[str, Value], tuple[str, ...]]:
    """Split stored options into those that differ from the default, and those that the game doesn't have."""
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
    """A server's own sets for a game by key, and its default set's name."""

    sets: Mapping[str, RuleSet]
    default: UserText = AS_WRITTEN


_NOTHING = _Kept({})
_Place = tuple[int, str]
"""The id of a server, and the key of a game."""


class HouseRules:
    """The house-rule sets of all servers, read once and kept in memory. The memory only changes after a
    commit.

    Methods that change something raise StorageError if it couldn't be saved, and Refused if it isn't
    possible.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._kept: dict[_Place, _Kept] = {}
        self._needs_reload = False
        """Whether saving was interrupted. Then the sets are read again before the next change."""

    async def restore(self, here: IsHere = everywhere) -> None:
        """Read all sets, including those of servers that another process has had until now. Sets of games
        that aren't installed are ignored.
        """
        async with self._database.transaction() as tx:  # no sets are changed during the transaction
            await self._read(tx)

    async def _read(self, database: Database | Transaction) -> None:
        rows = await database.house_rules.all()
        defaults = await database.house_rules.defaults()
        kept: dict[_Place, dict[str, RuleSet]] = {place: {} for place in defaults}
        for row in rows:
            if row.game in GAMES:
                options, dropped = fitting(GAMES[row.game].spec, row.options)
                rules = RuleSet(row.game, row.name, options, dropped)
                kept.setdefault((row.place_id, row.game), {})[rules.key] = rules
        self._kept = {
            place: _Kept(sets, defaults.get(place, AS_WRITTEN))
            for place, sets in kept.items()
            if place[1] in GAMES
        }

    # Queries

    def sets(self, place_id: int, game: str) -> tuple[RuleSet, ...]:
        """Return all sets that a server has for a game: the shipped ones, then its own by name."""
        own = self._kept.get((place_id, game), _NOTHING).sets.values()
        return (*shipped_sets(game), *sorted(own, key=lambda rules: raw_text(rules.name).casefold()))

    def find(self, place_id: int, game: str, key: str) -> RuleSet:
        """Return the set with a given key. Raises Refused ``house_rules_unknown``."""
        found = [rules for rules in self.sets(place_id, game) if rules.key == key]
        if not found:
            raise Refused("house_rules_unknown", game=GAMES[game].spec.name)
        return found[0]

    def default(self, place_id: int, game: str) -> RuleSet:
        """Return the set that a server uses for a game by default.

        That is the set that changes nothing if the server has chosen none, or has deleted its choice.
        """
        name = self._kept.get((place_id, game), _NOTHING).default
        sets = self.sets(place_id, game)
        return next((rules for rules in sets if rules.name == name), sets[0])

    def forget_server(self, place_id: int) -> None:
        """Drop the sets of a server whose data was deleted."""
        self._kept = {place: kept for place, kept in self._kept.items() if place[0] != place_id}

    # Changes

    async def create(
        self, place_id: int, game: str, who: Who, name: UserText, options: Mapping[str, Value]
    ) -> RuleSet:
        """Store a new set under ``name``, which comes from :func:`clean_name`.

        Raises Refused ``house_rules_taken`` if a set has a name that looks like this, and
        ``house_rules_full`` if there are too many.
        """
        new = RuleSet(game, name, options)

        async def change(kept: _Kept, tx: Transaction) -> _Kept:
            for rules in kept.sets.values():
                if look_alike(seen_as(rules.name), seen_as(name)):
                    raise Refused("house_rules_taken", name=rules.name)
            if len(kept.sets) >= MOST:
                raise Refused("house_rules_full", count=MOST)
            return await self._with(kept, new, place_id, who, tx)

        await self._change((place_id, game), change)
        return new

    async def set_option(
        self, place_id: int, game: str, who: Who, key: str, option: str, value: Value
    ) -> RuleSet:
        """Change one option of a set, and return the set after that.

        Raises Refused ``house_rules_shipped`` for a shipped set, ``house_rules_unknown`` if there is none
        with that key, and ``options-...`` if the option or value does not exist.
        """
        spec = GAMES[game].spec
        try:
            spec.options_with({option: value})
        except BadOptions as bad:
            raise Refused(f"options-{bad.code}", **bad.data) from bad

        async def change(kept: _Kept, tx: Transaction) -> _Kept:
            old = self._own(place_id, game, key)
            options, _ = fitting(spec, {**old.options, option: value})
            return await self._with(kept, replace(old, options=options, dropped=()), place_id, who, tx)

        return (await self._change((place_id, game), change)).sets[key]

    async def delete(self, place_id: int, game: str, key: str) -> None:
        """Delete a set. Raises Refused as :meth:`set_option` does."""

        async def change(kept: _Kept, tx: Transaction) -> _Kept:
            old = self._own(place_id, game, key)
            await tx.house_rules.delete(place_id, game, old.name)
            sets = {other: rules for other, rules in kept.sets.items() if other != key}
            return _Kept(sets, AS_WRITTEN if kept.default == old.name else kept.default)

        await self._change((place_id, game), change)

    async def make_default(self, place_id: int, game: str, key: str) -> None:
        """Make a set the default. Raises Refused ``house_rules_unknown``."""

        async def change(kept: _Kept, tx: Transaction) -> _Kept:
            chosen = self.find(place_id, game, key)
            await tx.house_rules.save_default(place_id, game, chosen.name)
            return replace(kept, default=chosen.name)

        await self._change((place_id, game), change)

    def _own(self, place_id: int, game: str, key: str) -> RuleSet:
        rules = self.find(place_id, game, key)
        if rules.shipped:
            raise Refused("house_rules_shipped")
        return rules

    async def _with(self, kept: _Kept, rules: RuleSet, place_id: int, who: Who, tx: Transaction) -> _Kept:
        """Return the server's sets with ``rules`` added or replaced."""
        person = await tx.people.key_for(place_id, who.user_id, who.name)
        row = HouseRulesRow(place_id, rules.game, rules.name, rules.options, person, self._clock.now())
        await tx.house_rules.save(row)
        return replace(kept, sets={**kept.sets, rules.key: rules})

    async def _change(self, place: _Place, change: Callable[[_Kept, Transaction], Awaitable[_Kept]]) -> _Kept:
        """Run ``change`` in a transaction. Its result is committed and then kept in memory.

        Transactions run one after the other, and nothing is awaited after the commit, so the next one sees
        the result of this one.
        """
        async with self._database.transaction() as tx:
            if self._needs_reload:
                await self._read(tx)
            self._needs_reload = True
            kept = await change(self._kept.get(place, _NOTHING), tx)
        saved()
        self._kept[place] = kept
        self._needs_reload = False
        return kept
