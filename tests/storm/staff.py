"""Staff: in each server an umpire, who runs leagues, decides, and changes settings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from functools import partial
from random import Random
from typing import Any

import discord

from tests.storm.chance import BEGINNING
from tests.storm.liking import liking
from tests.storm.messages import choices
from tests.storm.people import LONG, People, Person
from tests.storm.screens import Press, Screens
from tests.storm.world import World

DECISIONS: tuple[tuple[float, str, Mapping[str, tuple[str, ...]]], ...] = (
    (4, "j:start", {}),
    (1, "j:unstart", {}),
    (1, "j:pair_again", {}),
    (1, "j:table j:swap", {}),
    (1, "j:add", {"list": ("",)}),
    (1, "j:check_in", {"time": ("3 hours",)}),
    (1.5, "j:confirm", {}),
    (0.5, "j:pause", {}),
    (2, "j:resume", {}),
    (0.3, "j:cancel", {}),
    (0.5, "j:settings j:change", {"schedule": ("daily",)}),
    (4, "j:result", {"number": ("3",)}),
    (1, "j:player", {"what": ("forfeit", "zero", "void", "withdraw")}),
    (0.5, "j:player", {"what": ("warn",)}),
    (1, "j:waiting j:ask", {}),
    (1, "j:extend", {"time": ("6 hours",)}),
    (0.7, "j:award", {"number": ("2",)}),
    (2, "j:log j:reverse", {}),
    (0.5, "j:settle", {}),
    (0.3, "j:log", {}),
    (0.3, "j:export", {}),
    (0.3, "j:appeals", {}),
)
"""What umpires do on the dashboard: how often, how the ids begin of what they press one after the other, and
what they write or choose in which field of the form; in other fields anything that is offered.
"""
REASONS = ("a mistake", "went home", "it snowed", "be kind", "well played")
RULES_FIRST = 0.5
"""How often an umpire first of all makes house rules for the server."""

FULL = 120
"""Seconds: leagues begin at full moments, as people like it, and so several of them at once."""
LOOKS_ON = 0.5
"""How often one who looks at the server's settings looks at its limits as well."""
MOSTS = ("", "500")
"""What they write for a limit: any number, or more than anybody needs."""
MENTIONS = 0.5
"""How often an umpire mentions somebody in a reason."""

Doing = Iterator[Press | None]


class Staff:
    """One umpire in each server."""

    def __init__(self, world: World, screens: Screens, people: People) -> None:
        self.world, self.screens, self.people = world, screens, people
        self.chance: Random = world.chance.stream("staff")
        backend = world.backend
        may = discord.Permissions(manage_guild=True, manage_messages=True, manage_channels=True).value
        self.umpires: list[Person] = []
        self._doing: dict[int, Doing] = {}
        for guild_id in people.guilds:
            user = backend.make_user(f"una{len(self.umpires) + 1}", global_name="Una")
            role = backend.create_role(guild_id, "Staff", permissions=may)
            backend.add_member(guild_id, user.id, roles=[role.id])
            self.umpires.append(Person(user.id, guild_id, user.name))

    def come(self, seconds: float) -> None:
        """Have some of them come for so long."""
        for umpire in self.umpires:
            if self.chance.random() < 0.6 and umpire.until < self.world.agenda.now:
                umpire.until = self.world.agenda.now + seconds
                umpire.channel_id = self.people.guilds[umpire.guild_id][0]
                self._again(umpire)

    def leave(self) -> None:
        """Have everybody go."""
        for umpire in self.umpires:
            umpire.until = -1.0

    def _again(self, umpire: Person) -> None:
        pause = (1, 5) if umpire.user_id in self._doing else (3, 15)
        self.world.agenda.after(self.chance.uniform(*pause), partial(self._act, umpire))

    def _act(self, umpire: Person) -> None:
        if self.world.agenda.now > umpire.until:
            return
        self._again(umpire)
        if umpire.channel_id not in self.world.backend.channels:
            umpire.channel_id = self.people.place(umpire.guild_id, self.chance)
            return
        doing = self._doing.get(umpire.user_id)
        if doing is None:
            doing = self._doing[umpire.user_id] = self._begin(umpire)
        try:
            umpire.last = next(doing)
        except StopIteration:
            del self._doing[umpire.user_id]

    def _begin(self, umpire: Person) -> Doing:
        if umpire.last is None and self.chance.random() < RULES_FIRST:
            yield from self._set_rules(umpire)
            return
        luck = self.chance.random()
        seasons = self.world.rows(
            "SELECT season FROM seasons WHERE place_id = ? AND finished_at IS NULL", umpire.guild_id
        )
        if self.world.plan.with_leagues and len(seasons) < 2 and luck < 0.45:
            yield from self._create(umpire)
        elif self.world.plan.with_leagues and seasons and luck < 0.8:
            yield from self._decide(umpire, self.chance.choice(seasons)[0])
        elif luck < 0.87:
            yield from self._set_rules(umpire)
        elif luck < 0.93:
            command = self.chance.choice(("settings", "houserules list", "fairplay", "umpire log"))
            yield self.screens.slash(umpire.user_id, umpire.channel_id, command)
            if command == "settings" and self.chance.random() < LOOKS_ON:
                yield self._press(umpire, "g:settings:more")
                yield self._press(umpire, "g:limits")
            for _ in range(3):
                yield self._press(umpire, "")
        else:
            yield self.people.act(umpire)

    def _create(self, umpire: Person) -> Doing:
        chance = self.chance
        form = chance.choice(("open", "rounds", "rounds", "cup", "cup", "divisions", "pursuit"))
        game = "pursuit" if form == "pursuit" else chance.choice(self.world.plan.games)
        options: dict[str, Any] = {"name": f"L{chance.randint(1, 9)}", "game": game, "form": form}
        if form != "pursuit":
            options["clock"] = chance.choice(("fast", "normal"))
            if game in LONG:
                options["length"] = 1
        if form in ("rounds", "divisions"):
            options["rounds"] = chance.randint(1, 3)
        if form in ("rounds", "divisions", "cup"):
            options["round_length"] = chance.choice(("10 minutes", "10 minutes", "30 minutes", "6 hours"))
        options["starts"] = self._full(180 + FULL) if chance.random() < 0.7 else "2 hours"
        yield self.screens.slash(umpire.user_id, umpire.channel_id, "umpire create", **options)
        yield self._press(umpire, "j:open")

    def _full(self, seconds: float) -> str:
        """The next full moment after so many seconds."""
        at = BEGINNING + self.world.agenda.now + self.world.weather.skew + seconds
        return f"{datetime.fromtimestamp(at - at % FULL + FULL, UTC):%Y-%m-%d %H:%M}"

    def _set_rules(self, umpire: Person) -> Doing:
        """Make a set of house rules in which one is another than usual, and the server's default."""
        game = self.chance.choice(self.world.plan.games)
        name = f"S{self.chance.randint(1, 4)}"
        yield self.screens.slash(umpire.user_id, umpire.channel_id, "houserules create", game=game, name=name)
        with_pot = game == "olsen" and self.chance.random() < 0.7
        yield self._press(umpire, "r:option", ":pot" if with_pot else "")
        yield self._press(umpire, "r:set")
        yield self._press(umpire, "r:default")

    def _decide(self, umpire: Person, season: str) -> Doing:
        weights = [weight for weight, *_ in DECISIONS]
        _, presses, written = self.chance.choices(DECISIONS, weights)[0]
        yield self.screens.slash(umpire.user_id, umpire.channel_id, "umpire dashboard")
        yield self._press(umpire, f"j:dashboard:{season}")  # it may ask of which season, or show another
        for start in presses.split():
            pressed = self._press(umpire, start)
            if pressed is None:
                return
            yield pressed
        yield self._submit(umpire, written)
        yield self._press(umpire, "j:do" if self.chance.random() < 0.9 else "j:drop")

    def _submit(self, umpire: Person, written: Mapping[str, tuple[str, ...]]) -> Press | None:
        """Fill in the form that was opened, if one was."""
        form = umpire.last
        if form is None or not form.record.modal:
            return None
        members = list(self.world.backend.guilds[umpire.guild_id].members)

        def words(part: Mapping[str, Any]) -> str:
            options = [str(option["value"]) for option in part.get("options", ())]
            known = [word for word in written.get(part["custom_id"], ()) if word in options or not options]
            if known or options:
                return self.chance.choice(known or options)
            if part["custom_id"] == "reason":
                return self._about_somebody(umpire, self.chance.choice(REASONS))
            return str(part.get("value") or "because")

        return self.screens.submit(form, words, lambda: self.chance.choice(members))

    def _about_somebody(self, umpire: Person, what: str) -> str:
        """Words that may also mention somebody whom the bot knows."""
        known = self.world.rows(
            "SELECT name, user_id FROM people WHERE place_id = ? ORDER BY user_id", umpire.guild_id
        )
        if not known or self.chance.random() > MENTIONS:
            return what
        name, user_id = self.chance.choice(known)
        return f"{what}, {name} ({user_id})"

    def _words(self, pressed: str, part: Mapping[str, Any]) -> str:
        """What they write into a field of a form."""
        if pressed.startswith("g:limits:") and self.chance.random() < 0.5:
            return self.chance.choice(MOSTS)
        return str(part.get("value") or "because")

    def _press(self, umpire: Person, start: str, end: str = "") -> Press | None:
        """Press, or choose, something that begins and ends so in the newest message for the umpire's eyes."""
        form = umpire.last
        if form is not None and form.record.modal and not form.record.modal_consumed:
            return self.screens.submit(form, partial(self._words, form.what))
        for message in self.screens.messages(umpire.user_id, umpire.channel_id):
            if message.is_ephemeral:
                found = [
                    one
                    for one in choices(message)
                    for pressed in [one.values[0] if one.values else one.custom_id]
                    if pressed.startswith(start) and pressed.endswith(end)
                ]
                if not found:
                    return None
                weights = [liking(one, has_turn=False) for one in found]
                return self.screens.press(umpire.user_id, self.chance.choices(found, weights)[0])
        return None
