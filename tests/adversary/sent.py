"""What the bot has sent: whether somebody was told, shown or pinged whom or what they should not be."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Sequence

from simcord import HttpLogEntry
from simcord.backend.models import Interaction

from tests.adversary.hands import Place
from tests.adversary.ledger import Page
from tests.adversary.scene import ABROAD, GUEST, SECRETS, STRANGER, Scene
from tests.adversary.sentences import debris, is_said
from tests.discord.requests import walk
from tests.storm.messages import texts

OF_HOME = ("Blossom", "Drawn", "Harvest", "Dag")
"""What nobody reads elsewhere of the card club; nobody of these is in the examples of the rules."""
OF_DEAL = re.compile(r"d:(?:t|m|hand):([a-z0-9.]+)[:\"]")
"""The id of a press in the hand of a deal for one, with the deal."""
MENTION = re.compile(r"<@!?(\d+)>")
OF_MANY = re.compile(r"@everyone|@here|<@&\d+>")
EPHEMERAL = 1 << 6


class Sent:
    """Looks at all that the bot sends."""

    def __init__(self, scene: Scene) -> None:
        self.world, self.backend = scene.world, scene.world.env.backend
        self._read = len(self.world.witness)
        self._known_in = {
            self.world.guild.id: OF_HOME,
            scene.abroad.id: (ABROAD,),
            scene.foreign.id: (GUEST,),
            scene.group.id: (STRANGER,),
        }
        """What nobody reads anywhere else."""

    def faults(
        self, place: Place, record: Interaction | None, page: Page, asked: Collection[int] = ()
    ) -> list[tuple[str, str]]:
        """What is wrong with what the bot has sent since it was last looked at. ``asked`` are the members of
        the server whom the press asks by name to play.
        """
        sent, self._read = self.world.witness[self._read :], len(self.world.witness)
        faults: list[tuple[str, str]] = []
        for request in sent:
            faults += self._pings(request, {place.user_id, *asked}, page)
            faults += self._tells(request, record)
            faults += self._deals(request, page)
        return faults

    def _where(self, path: Sequence[str]) -> int:
        """The channel in which a request is read. An answer may be to a press of long ago, of anybody: a hand
        is shown by what has opened it.
        """
        if path[0] == "channels":
            return int(path[1])
        if path[0] == "webhooks":
            return self.backend.interactions[self.backend.interaction_tokens[path[2]]].channel_id
        return self.backend.interactions[int(path[1])].channel_id if path[0] == "interactions" else 0

    def _tells(self, request: HttpLogEntry, record: Interaction | None) -> Iterator[tuple[str, str]]:
        """What a request says that nobody here may read, or that is no sentence."""
        path = request.path.strip("/").split("/")
        says = json.dumps(request.json, ensure_ascii=False, default=str)
        channel = self.backend.channels.get(self._where(path))
        for secret in SECRETS:
            if secret in says:
                yield "nothing is told that is for others", f"{secret} in {request.path}: {says[:300]}"
        if channel is not None:
            here = channel.guild_id or channel.id
            for word in (word for spot, words in self._known_in.items() if spot != here for word in words):
                is_own = record is not None and record.command_name == "my"
                if not is_own and re.search(rf"{word}(?![a-z])", says):
                    yield "no server is told of another", f"{word} in {request.path}: {says[:300]}"
        if path[0] not in ("interactions", "webhooks") or record is None:
            return
        message = request.json if path[0] == "webhooks" else (request.json or {}).get("data") or {}
        lines = texts((message or {}).get("components")) or [str((message or {}).get("content") or "")]
        text = "\n".join(lines).replace("\ufe0e", "")
        if found := debris(text):
            yield "every answer is a sentence", f"{found!r} in {text!r}"
        presses = any("custom_id" in part for _, part in walk((message or {}).get("components")))
        if text and not presses and not is_said(text):
            yield "every answer is a sentence", repr(text)

    def _deals(self, request: HttpLogEntry, page: Page) -> Iterator[tuple[str, str]]:
        """The cards of a deal for one that somebody is shown who has not begun it."""
        path = request.path.strip("/").split("/")
        deals = set(OF_DEAL.findall(json.dumps(request.json, default=str)))
        if not deals or path[0] not in ("interactions", "webhooks"):
            return
        known = int(path[1]) if path[0] == "interactions" else self.backend.interaction_tokens[path[2]]
        reader = self.backend.interactions[known].user_id
        own = {row["person"] for row in page.rows("people") if row["user_id"] == reader}
        begun = {row["deal"] for row in page.rows("duplicate_plays") if row["person"] in own}
        for deal in sorted(deals - begun):
            yield "no hidden card is shown", f"user {reader} sees the cards of {deal}: {request.path}"

    def _pings(self, request: HttpLogEntry, to: set[int], page: Page) -> Iterator[tuple[str, str]]:
        """Whom a new message pings who has not to do with it."""
        body = request.json or {}
        message = body.get("data") or {} if "type" in body and "data" in body else body
        if request.method != "POST" or not isinstance(message, dict) or message.get("flags", 0) & EPHEMERAL:
            return
        text = "\n".join([*texts(message.get("components")), str(message.get("content") or "")])
        allowed = message.get("allowed_mentions")
        mentioned = {int(one) for one in MENTION.findall(text)}
        if allowed is None:
            if mentioned or OF_MANY.search(text):
                yield "nobody is pinged", f"anybody in {text!r}"
            return
        parsed = allowed.get("parse", ())
        if OF_MANY.search(text) and ("everyone" in parsed or "roles" in parsed or allowed.get("roles")):
            yield "nobody is pinged", f"many in {text!r}"
        pinged = (
            mentioned if "users" in parsed else mentioned & {int(one) for one in allowed.get("users", ())}
        )
        where = self._where(request.path.strip("/").split("/"))
        for user_id in pinged - to - self._players(where, page):
            yield "nobody is pinged", f"{self.backend.get_user(user_id).name} in {text!r}"

    def _players(self, channel_id: int, page: Page) -> set[int]:
        """Who sits at the tables of a channel, and who plays in seasons."""
        tables = {row["table_id"] for row in page.rows("tables") if row["channel_id"] == channel_id}
        people = {row["person"] for row in page.rows("seats") if row["table_id"] in tables}
        here = self.backend.channels.get(channel_id)
        seasons = {
            row["season"]
            for row in page.rows("seasons")
            if here is not None and row["place_id"] == here.guild_id
        }
        is_of_season = here is not None and here.permission_channel_id() != channel_id
        people |= {
            row["person"] for row in page.rows("season_people") if is_of_season and row["season"] in seasons
        }
        return {row["user_id"] for row in page.rows("people") if row["person"] in people}
