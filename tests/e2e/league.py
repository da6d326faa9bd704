"""A league as its members see it: what is posted, what can be pressed, and tables that are played."""

from __future__ import annotations

import csv
import re
from collections.abc import Collection, Mapping
from datetime import UTC, datetime, tzinfo
from io import BytesIO
from itertools import chain
from typing import Any
from zipfile import ZipFile

from bot.league.season import Season
from tests.e2e.club import Club
from tests.e2e.screen import Private, labels_of, newest_first, text_of

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
MOMENT = re.compile(r"<t:(\d+)")
"""A moment as Discord shows it to each reader by their own clock."""


class League(Club):
    """A club whose league is looked at from outside."""

    async def open(self, *players: str, **options: Any) -> Season:
        """Open a season and let players sign up, who need not have been on the server before."""
        for player in players:
            if player not in self.world.members:
                self.world.member(player)
        return await super().open(*players, **options)

    async def rounds(self, *players: str, **options: Any) -> Season:
        """Start a season of rounds, by default one of tables of four at a normal clock."""
        usual = {"format": "rounds", "rounds": 1, "size": 4, "length": 1, "clock": "normal"}
        season = await self.begin(*players, **{**usual, **options})
        await self.world.pass_time(20)
        return season

    # At the tables

    async def to_play(self) -> dict[str, list[str]]:
        """The tables that have no result yet: who is to play there, by the key of the table."""
        called = {member.id: name for name, member in self.world.members.items()}
        known = self.world.rows("SELECT person, user_id FROM people")
        names = {person: called[user] for person, user in known if user in called}
        season = self.season
        return {
            key: [names[season.player_of(entry)] for entry in fixture.entries]
            for key, fixture in season.play.fixtures.items()
            if season.play.outcome(key) is None
        }

    async def play(self, *, but: Collection[str] = (), points: Mapping[str, int] | None = None) -> list[str]:
        """Play all tables but those at which one of ``but`` sits; who comes first in the alphabet wins, or
        who has the fewest ``points``. Gives the keys of the matches.
        """
        matches = []
        for key, names in (await self.to_play()).items():
            if not set(but) & set(names):
                won = points or {name: 10 * place for place, name in enumerate(sorted(names))}
                matches.append(await self.played({name: won[name] for name in names}, key))
        return matches

    async def enter(self, table: str, written: str) -> Private:
        """What is answered when an umpire has written the result of a table that was played elsewhere."""
        given = {"which": table, "written": written, "reason": "at the café"}
        screen = await self._went("enter", "Una", given, is_old=True)
        return self.world.private("Una", screen.answer)

    # What is said

    def posts(self) -> list[Any]:
        """All messages of the channel and of its threads, the oldest of each first."""
        places = [self.world.channel, *self.world.channel.threads]
        return [message for place in places for message in place.history()]

    def texts(self) -> list[str]:
        """What these messages say."""
        return [text_of(message) for message in self.posts()]

    def post(self, words: str) -> Any:
        """The newest of these messages in which these words stand, or that has a button of this label."""
        places = [self.world.channel, *self.world.channel.threads]
        for message in chain.from_iterable(map(newest_first, reversed(places))):
            if words in text_of(message) or words in labels_of(message):
                return message
        raise AssertionError(f"nothing says {words!r}")

    async def screen(self, who: str, command: str, **options: Any) -> Private:
        """What a command answers to a member in private."""
        return self.world.private(who, await self.world.slash(who, command, **options))

    async def exported(self) -> dict[str, bytes]:
        """The files of the season that an umpire can take along, by name."""
        result = await self.world.slash("Una", "umpire export")
        answers = [answer for answer in (result.response, *result.followups) if answer is not None]
        (file,) = [file for answer in answers for file in answer.attachments]
        with ZipFile(BytesIO(await file.read())) as packed:
            return {name: packed.read(name) for name in packed.namelist()}

    # The time

    async def until(self, at: datetime) -> None:
        """Let time go by until a moment."""
        await self.world.pass_time(at.timestamp() - self.world.bot.clock.now() / 1000)

    def now(self, zone: tzinfo = UTC) -> datetime:
        """What time it is in a zone."""
        return datetime.fromtimestamp(self.world.bot.clock.now() / 1000, zone)


def moments(text: str, zone: tzinfo = UTC) -> list[datetime]:
    """The moments that stand in a text, by the clocks of a zone."""
    return [datetime.fromtimestamp(int(at), zone) for at in MOMENT.findall(text)]


def rows(file: bytes) -> list[dict[str, str]]:
    """The rows of an exported table by their headings, whichever sign parts its columns."""
    lines = file.decode("utf-8-sig").splitlines()
    separator = lines.pop(0).removeprefix("sep=") if lines[0].startswith("sep=") else ""
    return list(csv.DictReader(lines, delimiter=separator or (";" if ";" in lines[0] else ",")))
