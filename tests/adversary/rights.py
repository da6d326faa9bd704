"""What somebody may change in the database, row by row; all else that a step has changed is a fault."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import discord

from bot.storage.privacy import MARK
from tests.adversary.hands import Place
from tests.adversary.ledger import Change, Page, Row

TOLD = {"message_id", "told_version", "told_deadline", "removals", "pinged_version", "warned_version"}
"""The columns of a table that only say what Discord has been told of it."""
OF_TELLING = {"announcements", "posts", "notices"}
"""The tables that hold what Discord is told of seasons."""
COUNTED = {
    "achievements",
    *("records", "ratings", "rating_changes", "ratings_due"),
    *("chip_transactions", "chip_postings", "chip_balances"),
}
"""The tables that follow from results."""
OWN_ACTS = {
    *("SignUp", "Leave", "CheckIn", "TakeOver", "TurnDown", "Appeal"),
    *("Mark", "Propose", "Accept", "Decline", "WantEvent", "CallUmpire"),
}
"""What players do in a season for themselves."""
FOLLOWING = {
    *("AssignTable", "ReleaseTable", "StartReadyCheck", "EndReadyCheck", "Agree", "Ask", "Lapse", "Begin"),
    *("MoveUp", "Miss", "Record"),
}
"""What follows in a season from what its players do."""
CHOSEN_BY_HOST = {"options", "house_rules", "clock", "ranked"}


@dataclass(frozen=True)
class Doer:
    """Who has done something, in which place and by which press, and what they may do there."""

    place: Place
    press: int
    permissions: discord.Permissions
    channel_of: Callable[[int], int]
    """Gives the channel that a thread belongs to, and the channel itself for a channel."""
    refused: tuple[str, ...] = ()
    """The tables of the database in which they may begin nothing there."""

    @property
    def is_manager(self) -> bool:
        return self.permissions.manage_guild or self.permissions.administrator

    @property
    def is_moderator(self) -> bool:
        return self.permissions.manage_messages or self.permissions.administrator


class Judge:
    """Judges the changes of one step."""

    def __init__(self, doer: Doer, before: Page, after: Page, found: Sequence[Change]) -> None:
        self.doer, self.before, self.after, self.found = doer, before, after, found

    def trespasses(self) -> list[str]:
        """The changes that the doer had no right to."""
        return [str(change) for change in self.found if not self.may(change)]

    def may(self, change: Change) -> bool:
        """Whether the doer may change a row so."""
        place_id = self._place_of(change)
        if change.table == "people":
            # Own settings hold on all servers, and who wants to be forgotten on all of them is.
            return bool(change.row["user_id"] == self.doer.place.user_id)
        if change.table == "seats" and self._is_forgotten(change):
            return True
        if self._is_own_on_all_servers(change):
            return True
        if change.before is None and change.table in self.doer.refused:
            return False
        if place_id not in (self.doer.place.place_id, None):
            return self._is_of_forgotten(change)
        if change.table in OF_TELLING:
            is_new = change.before is None
            return not is_new or self._has_acted(change.row) or self._is_opened(change.row)
        rule = RULES.get(change.table)
        return rule is not None and (rule(self, change) or self._is_of_forgotten(change))

    # Who is who

    @cached_property
    def own(self) -> set[str]:
        """The keys of the doer on all servers, before and after."""
        rows = (*self.before.rows("people"), *self.after.rows("people"))
        return {row["person"] for row in rows if row["user_id"] == self.doer.place.user_id}

    @cached_property
    def forgotten(self) -> set[str]:
        """The keys of the doer that are gone now."""
        there = {row["person"] for row in self.after.rows("people")}
        return self.own - there

    def _is_own_on_all_servers(self, change: Change) -> bool:
        """Whether a change is what somebody may do from wherever they are: say until when they are away from
        their tables.
        """
        if change.table == "seats":
            return change.columns == {"away_until"} and change.row["person"] in self.own
        if change.table == "duplicate_plays" and change.before is not None:  # cards that are theirs alone
            return change.row["person"] in self.own or self._is_dealt_anew(change)
        if change.table == "duplicate_deals" and change.after is None:
            return any(
                each.table == "duplicate_plays"
                and each.row["deal"] == change.row["deal"]
                and self._is_own_on_all_servers(each)
                for each in self.found
            )
        return (
            change.table == "tables"
            and change.before is not None
            and self._is_away(change.columns - TOLD)
            and any(
                each.table == "seats"
                and each.row["table_id"] == change.row["table_id"]
                and self._is_own_on_all_servers(each)
                for each in self.found
            )
        )

    def _is_dealt_anew(self, change: Change) -> bool:
        """Whether cards that the doer had left before they were forgotten are dropped for new ones."""
        return change.after is None and any(
            each.table == "duplicate_plays"
            and each.before is None
            and each.row["player"] == change.row["player"]
            and each.row["person"] in self.own
            for each in self.found
        )

    def _is_forgotten(self, change: Change) -> bool:
        return bool({change.row["person"]} & self.forgotten)

    def _is_of_forgotten(self, change: Change) -> bool:
        """Whether a change is part of forgetting the doer, who has asked for that."""
        if not self.forgotten:
            return False
        if change.table in ("tables", "moves"):
            return self._sits(change.row["table_id"])
        if change.table == "seats" and self._is_moved_up(change.row["table_id"]):
            return True
        if change.table == "seasons":  # its digests follow from its log
            return any(
                each.table == "season_log"
                and each.row["season"] == change.row["season"]
                and self._is_of_forgotten(each)
                for each in self.found
            )
        if change.before is not None and change.columns == {"reason"}:
            return MARK in change.row["reason"]
        texts = json.dumps([change.before, change.after], default=str)
        return any(key in texts for key in self.forgotten)

    def _place_of(self, change: Change) -> int | None:
        """The place of a row; None for what is of no place."""
        row = change.row
        if "place_id" in row:
            return int(row["place_id"]) or None  # the daily is dealt once for all places
        for table, key in (("tables", "table_id"), ("seasons", "season")):
            if key in row:
                whole = self._find(table, **{key: row[key]})
                return None if whole is None else int(whole["place_id"])
        return None

    def _find(self, table: str, **columns: object) -> Row | None:
        return self.before.find(table, **columns) or self.after.find(table, **columns)

    # Tables

    def _sits(self, table_id: str) -> bool:
        """Whether the doer has a seat at a table, before or after."""
        return any(
            row["table_id"] == table_id and row["person"] in self.own
            for page in (self.before, self.after)
            for row in page.rows("seats")
        )

    def _is_host(self, table_id: str) -> bool:
        """Whether the doer is the host of a table, or a moderator in its channel, where they are."""
        table = self._find("tables", table_id=table_id)
        assert table is not None
        if table["host"] in self.own:
            return True
        return self.doer.is_moderator and table["channel_id"] == self.doer.place.channel_id

    def _is_alone(self, table_id: str) -> bool:
        """Whether nobody but the doer still sits at a table."""
        return not any(
            row["table_id"] == table_id and row["person"] not in (None, *self.own) and not row["stand_in"]
            for row in self.before.rows("seats")
        )

    def _may_table(self, change: Change) -> bool:
        columns = change.columns - TOLD
        table_id = change.row["table_id"]
        if not columns:
            return True
        if change.before is None:
            here = self.doer.place.channel_id
            opened = change.row["channel_id"]
            is_here = opened == here or self.doer.channel_of(opened) == self.doer.channel_of(here)
            return change.row["host"] in self.own and is_here
        if self._is_host(table_id):
            return True
        if change.row["channel_id"] != self.doer.place.channel_id and not self._is_away(columns):
            return False
        ends = "phase" in columns and change.row["phase"] in ("ended", "closed")
        if ends and not self._is_alone(table_id) and not self._is_agreed(change):
            return False
        return self._sits(table_id) and not columns & CHOSEN_BY_HOST

    def _is_agreed(self, change: Change) -> bool:
        """Whether more than half of those who sit at a table have agreed on its end, with the doer."""
        sitting = {
            row["seat"]: row["person"]
            for row in self.before.rows("seats")
            if row["table_id"] == change.row["table_id"] and row["person"] and not row["stand_in"]
        }
        proposed = json.loads((change.before or {})["vote"] or "null")
        agreed = proposed["ayes"] if proposed else ()
        ayes = {seat for seat, person in sitting.items() if seat in agreed or person in self.own}
        return bool(proposed) and not change.row["ranked"] and 2 * len(ayes) > len(sitting)

    def _is_away(self, columns: set[str]) -> bool:
        """Whether no more has changed than when somebody says on another table that they are away."""
        return columns <= {"deadline", "host", "vote"}

    def _may_seat(self, change: Change) -> bool:
        if change.row["person"] in self.own or (change.before or {}).get("person") in self.own:
            return True
        table_id = change.row["table_id"]
        if change.row["person"] is None:
            return self._sits(table_id) or self._is_host(table_id)
        opened = self.before.find("tables", table_id=table_id) is None
        return opened or self._is_host(table_id) or self._is_moved_up(table_id)

    def _is_moved_up(self, table_id: str) -> bool:
        """Whether the doer has left a lobby, and the others sit there as before, one behind the other."""
        before, after = (
            [
                {name: value for name, value in row.items() if name != "seat"}
                for row in sorted(page.rows("seats"), key=lambda row: int(row["seat"]))
                if row["table_id"] == table_id
            ]
            for page in (self.before, self.after)
        )
        return before != after == [row for row in before if row["person"] not in self.own]

    def _may_move(self, change: Change) -> bool:
        if change.after is None:
            return self._sits(change.row["table_id"]) or self._is_host(change.row["table_id"])
        table_id = change.row["table_id"]
        is_dealt = change.row["person"] is None and (self._sits(table_id) or self._is_host(table_id))
        return change.before is None and (change.row["person"] in self.own or is_dealt)

    def _may_end(self, change: Change) -> bool:
        return self._sits(change.row["table_id"]) or self._is_host(change.row["table_id"])

    def _may_count(self, change: Change) -> bool:
        is_reset = change.table.startswith("chip") and self.doer.is_manager
        return is_reset or any(each.table == "results" for each in self.found)

    def _may_count_solo(self, change: Change) -> bool:
        """A result adds to them, also one that others bring about, and they go with their person."""
        return self._is_own(change) or self._may_count(change)

    # Seasons

    def _has_acted(self, row: Mapping[str, object]) -> bool:
        """Whether a line has been written in this step into the log of a row's season."""
        season = row.get("season")
        return any(each.table == "season_log" and each.row["season"] == season for each in self.found)

    def _is_opened(self, row: Mapping[str, object]) -> bool:
        """Whether a row's season has been opened in this step; its own row says whether by right."""
        season = row.get("season")
        return any(
            each.table == "seasons" and each.before is None and each.row["season"] == season
            for each in self.found
        )

    def _may_season(self, change: Change) -> bool:
        return self._has_acted(change.row) or self.doer.is_manager

    def _may_log(self, change: Change) -> bool:
        if self.doer.is_manager:
            return True
        if change.before is not None:
            return False
        act = json.loads(change.row["act"])
        if change.row["actor"] in self.own and act["kind"] in OWN_ACTS:
            return act.get("player", "") in ("", *self.own)
        return act["kind"] in FOLLOWING and self._plays(change.row["season"])

    def _plays(self, season: str) -> bool:
        """Whether the doer has signed up for a season."""
        return any(
            row["season"] == season and any(key in row["act"] for key in self.own)
            for row in self.after.rows("season_log")
        )

    # The server

    def _is_managed(self, change: Change) -> bool:
        return self.doer.is_manager

    def _may_set(self, change: Change) -> bool:
        """A server is its managers'. Elsewhere messages are in the language of who has opened a table."""
        opened = any(each.table == "tables" and each.before is None for each in self.found)
        return self.doer.is_manager or (
            self.doer.place.place_id < 0 and opened and change.row["settings"].startswith('{"language"')
        )

    def _is_own(self, change: Change) -> bool:
        return change.row["person"] in self.own

    def _may_watch(self, change: Change) -> bool:
        """Others watch no more once they were told what has become of a table."""
        if change.row["person"] in self.own:
            return True
        abouts = {row["table_id"] for row in (change.before, change.after) if row is not None}
        tables = [each for each in self.found if each.table in ("tables", "seats")]
        return change.before is not None and any(
            each.before is None or each.row["table_id"] in abouts for each in tables
        )

    def _may_wait(self, change: Change) -> bool:
        """Others wait no more once a table was opened for them, and they were told."""
        is_found = change.columns == {"table_id"} or change.after is None
        return change.row["person"] in self.own or (change.before is not None and is_found)

    def _may_choose_ahead(self, change: Change) -> bool:
        """Moves are chosen ahead for oneself. Those of others are taken up, or let go of, by what happens at
        their table.
        """
        moved = any(
            each.table in ("tables", "moves", "seats") and each.row["table_id"] == change.row["table_id"]
            for each in self.found
        )
        return change.row["person"] in self.own or (change.before is not None and moved)

    def _may_play_alone(self, change: Change) -> bool:
        """A deal for one is played by its person. Of whoever is forgotten, a digest stays or goes."""
        is_emptied = change.row["person"] is None or (
            change.after is not None and change.after["person"] is None
        )
        return self._is_own(change) or (bool(self.forgotten) and is_emptied)

    def _is_noted(self, change: Change) -> bool:
        return change.row["name"] == "forgotten salt" and bool(self.forgotten)

    def _is_seen(self, change: Change) -> bool:
        """When the bot was last used in a place is only noted outside of servers."""
        return change.after is None or bool(change.row["place_id"] < 0)

    def _is_spent(self, change: Change) -> bool:
        return change.after is None or change.row["press"] == self.doer.press

    def _is_dealt(self, change: Change) -> bool:
        """A deal for one is made for the first who plays or shares it, old ones go, and whoever is forgotten
        is no longer named by those they have shared.
        """
        is_kept = change.before is not None and change.after is not None
        return (
            not is_kept
            or change.columns <= {"until"}
            or (change.columns == {"person"} and bool(self.forgotten))
        )

    def _is_promised(self, change: Change) -> bool:
        """A next table is promised to whoever asks, and the promise is kept when somebody opens it."""
        opened = (
            each.row["table_id"] for each in self.found if each.table == "tables" and each.before is None
        )
        return change.before is None or (
            change.columns == {"secret"} and change.row["table_id"] in set(opened)
        )


Rule = Callable[[Judge, Change], bool]

RULES: Mapping[str, Rule] = {
    "tables": Judge._may_table,
    "seats": Judge._may_seat,
    "past_seats": Judge._may_end,
    "moves": Judge._may_move,
    **dict.fromkeys(("results", "deal_results", "archives"), Judge._may_end),
    **dict.fromkeys(COUNTED, Judge._may_count),
    "moves_ahead": Judge._may_choose_ahead,
    "seasons": Judge._may_season,
    "season_roles": Judge._may_season,
    "season_people": Judge._may_season,
    "titles": Judge._may_season,
    "season_log": Judge._may_log,
    "guilds": Judge._may_set,
    **dict.fromkeys(("house_rules", "default_house_rules", "suspensions"), Judge._is_managed),
    "avoidances": Judge._is_own,
    "reflexes": Judge._is_own,
    "solo_records": Judge._may_count_solo,
    "duplicate_plays": Judge._may_play_alone,
    "duplicate_deals": Judge._is_dealt,
    "watches": Judge._may_watch,
    "places": Judge._is_seen,
    "waits": Judge._may_wait,
    "rallies": Judge._is_own,
    "evenings": Judge._is_managed,
    "commitments": Judge._is_promised,
    "spendings": Judge._is_spent,
    "notes": Judge._is_noted,
    "former_people": Judge._is_forgotten,
}
"""Who may change a table. What is not named here, nobody may change by anything that they press."""
