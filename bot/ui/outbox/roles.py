"""The roles of divisions: giving them to their players and taking them back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

import discord

from bot.league.season import Season, due_roles
from bot.seasons import GivenRoles, SeasonRoleRow
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.members import members_of
from bot.ui.delivery.outcomes import Meaning, Thing, is_momentary, lacks, meaning
from bot.ui.outbox.kinds import ROLE_REFUSED
from bot.ui.outbox.sender import Sender
from bot.ui.outbox.servers import need_available
from bot.ui.seasons.role import division_role_problems, missing_for_role

log = logging.getLogger(__name__)

AT_ONCE = 20
"""The most roles that are given and taken in one step, so that messages of the season do not wait."""

PATIENCE = 5
"""Seconds for which deleting a person's data waits until their roles are taken."""

Progress = Literal["done", "more", "later"]
"""Whether all that can be done is done, or there is more to do at once, or another try may help later."""


class RoleChange(NamedTuple):
    """A role that a player is to get, or to lose."""

    row: SeasonRoleRow
    """What is stored of it, or is to be stored."""
    gives: bool
    is_new: bool = False
    """Whether nothing is stored of it yet."""


def changes_of(season: Season, rows: Sequence[SeasonRoleRow], *, anew: bool = False) -> Iterator[RoleChange]:
    """Yield the changes for the players of a season that has given the roles ``rows``: first roles to take,
    then roles to give. With ``anew``, also give roles that were given before.
    """
    due, known = due_roles(season), {(row.person, row.role_id): row for row in rows}
    for row in rows:
        if due.get(row.person) != row.role_id:
            yield RoleChange(row, gives=False)
    for person, role_id in due.items():
        stored = known.get((person, role_id))
        if stored is None:
            yield RoleChange(SeasonRoleRow(season.key, person, role_id, "giving"), gives=True, is_new=True)
        elif stored.state == "giving" or (anew and stored.state == "given"):
            yield RoleChange(stored, gives=True)


def _is_so(change: RoleChange, member: discord.Member) -> bool:
    """Whether a member has a role that they were given."""
    row = change.row
    return change.gives and row.state == "given" and member.get_role(row.role_id) is not None


@dataclass(slots=True)
class RoleKeeper:
    """Gives the players of seasons the roles of their divisions, and takes them back.

    A role to give is stored before the request to Discord. A role that a player had already is not taken from
    them later. If the bot can't give a role, it tells the staff once, and leaves the role alone until
    something changes or the umpire asks for another try.
    """

    sender: Sender
    given: GivenRoles

    async def keep(self, season: Season, *, anew: bool) -> Progress:
        """Take the next step towards the roles that are due. With ``anew``, also give roles again that others
        took away. Raises StorageError and ServerUnavailable, and discord.HTTPException if another try may
        help.
        """
        guild = self.sender.client.get_guild(season.place_id)
        changes = list(changes_of(season, await self.given.of_season(season.key), anew=anew))
        if guild is None or not changes:
            return "done"
        need_available(guild, self.sender.clock.now())
        people = await self.sender.seasons.names(season)
        persons = {each.row.person for each in changes} & people.keys()
        members = await members_of(guild, (people[person].user_id for person in persons))
        if members is None:
            return "later"
        there = {person: members[user] for person in persons if (user := people[person].user_id) in members}
        await self.given.taken(
            each.row for each in changes if not each.gives and each.row.person not in there
        )
        possible = [
            each for each in changes if each.row.person in there and not _is_so(each, there[each.row.person])
        ]
        refused = await self._refused(guild, season, possible)
        possible = [each for each in possible if each not in refused]
        now, left = possible[:AT_ONCE], possible[AT_ONCE:]
        roles = await self._carry_out(guild, season, now, there)
        return "more" if any(each.row.role_id not in roles for each in left) else "done"

    async def again(self, season: Season) -> None:
        """Ask for another try to give and take what is due. Raises StorageError."""
        await self.given.ask(season.key, self.sender.clock.now())
        self.sender.noticed()

    async def forget(self, place_id: int, person: str) -> None:
        """Take all roles of seasons from a person whose data is being deleted.

        If Discord does not let the bot, they keep them. What is stored of the roles goes with the person.
        Raises StorageError.
        """
        rows, guild = await self.given.of_person(person), self.sender.client.get_guild(place_id)
        if not rows or guild is None:
            return
        season = await self.sender.seasons.by_key(rows[0].season)
        known = (await self.sender.seasons.names(season)).get(person)
        given = [row for row in rows if row.state != "own"]
        try:
            async with asyncio.timeout(PATIENCE):  # deleting data must not depend on Discord
                members = await members_of(guild, [known.user_id] if known is not None else [])
                for member in (members or {}).values():
                    for row in given:
                        await self._ask(member, row, gives=False)
        except Exception as error:
            if meaning(error) is None:
                raise
            log.info("could not remove the roles of a forgotten person: %s", error)

    # A step

    async def _refused(
        self, guild: discord.Guild, season: Season, changes: Sequence[RoleChange]
    ) -> Collection[RoleChange]:
        """Return the changes that the bot may not make, and tell the staff why.

        A role that allows too much is not given, but taken back.
        """
        problems: dict[tuple[int, bool], str | None] = {}
        given = [each.row.role_id for each in changes if each.gives]
        not_given = await division_role_problems(self.sender.seasons, guild, season, given)
        for role_id, gives in dict.fromkeys((each.row.role_id, each.gives) for each in changes):
            problem = not_given.get(role_id) if gives else missing_for_role(guild, role_id)
            problems[role_id, gives] = problem
            if problem is not None and (gives or problem != "role-gone"):  # else no one has it any more
                await self._tell(season, role_id, problem)
        gone = [each.row for each in changes if problems[each.row.role_id, each.gives] == "role-gone"]
        await self.given.taken(gone)
        return [each for each in changes if problems[each.row.role_id, each.gives] is not None]

    async def _tell(self, season: Season, role_id: int, problem: str) -> None:
        """Tell the staff once of a role that the bot cannot give; again only if it was given in between."""
        data, now = {"role": role_id, "why": problem}, self.sender.clock.now()
        kind = f"role:{role_id}"
        if await self.sender.announcements.tell_once(season.key, kind, ROLE_REFUSED, data, now):
            self.sender.noticed()

    async def _works(self, season: Season, role_id: int) -> None:
        """Note that a role was given. If that fails later, the staff hears of it again."""
        await self.sender.announcements.gone(season.key, f"role:{role_id}")

    async def _carry_out(
        self,
        guild: discord.Guild,
        season: Season,
        changes: Sequence[RoleChange],
        members: Mapping[str, discord.Member],
    ) -> Collection[int]:
        """Make some changes for these members. Return the roles that Discord refused although the bot seemed
        to be allowed, and tell the staff of them.
        """
        refused = set[int]()
        for each in changes:
            row, member = each.row, members[each.row.person]
            try:
                if row.role_id not in refused:
                    await (self._give(member, each) if each.gives else self._take(member, row))
            except discord.HTTPException as error:
                if is_momentary(error) or meaning(error) is Meaning.FAULT:
                    raise
                if lacks(error) in (Thing.MEMBER, Thing.USER):
                    await self.given.taken([row])
                    continue
                refused.add(row.role_id)
                is_forbidden = meaning(error) is Meaning.FORBIDDEN
                unknown = "role-no-permission" if is_forbidden else "role-not-given"
                problem = missing_for_role(guild, row.role_id) or unknown
                await self._tell(season, row.role_id, problem)
        for role_id in {each.row.role_id for each in changes if each.gives} - refused:
            await self._works(season, role_id)
        return refused

    async def _give(self, member: discord.Member, change: RoleChange) -> None:
        """Give a member a role. That is stored before Discord is asked, and once it has done so."""
        row = change.row
        if change.is_new:
            has_it = member.get_role(row.role_id) is not None
            await self.given.save(replace(row, state="own" if has_it else "giving"))
            if has_it:
                return
        await self._ask(member, row, gives=True)
        await self.given.save(replace(row, state="given"))

    async def _take(self, member: discord.Member, row: SeasonRoleRow) -> None:
        """Take a role from a member, unless they had it before. If another season gives it, too, it stays."""
        others = [each for each in await self.given.of_person(row.person) if each.season != row.season]
        heir = next((each for each in others if (each.role_id, each.state) == (row.role_id, "own")), None)
        if row.state != "own" and heir is not None:
            await self.given.passed_on(row, replace(heir, state="given"))
            return
        if row.state != "own":
            await self._ask(member, row, gives=False)
        await self.given.taken([row])

    async def _ask(self, member: discord.Member, row: SeasonRoleRow, *, gives: bool) -> None:
        """Ask Discord to give a member a role, or to take it from them, unless that is so already."""
        if (member.get_role(row.role_id) is not None) == gives:
            return
        role = discord.Object(row.role_id)
        async with self.sender.poster.governor.turn(Lane.BACKGROUND, member.guild.id):
            await (member.add_roles(role) if gives else member.remove_roles(role))
