"""People: they come together, open tables, play what they hold, and press what there is to press."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from simcord.backend.models import Message

from tests.discord.requests import Answer, Request
from tests.storm.disk import Writing
from tests.storm.liking import liking
from tests.storm.messages import Choice, age, choices, ids_in, ids_of, text_of, texts
from tests.storm.screens import Press, Screens, Snowflake
from tests.storm.world import World

IDLE = 0.75
"""How often somebody whose turn it is not just looks on."""
FORGED, FORGES = ("y:fair:", "y:record:"), 0.4
"""What somebody forges who looks for what they must not see, and how often."""
TWICE = 0.06
"""How often somebody presses twice, as the first press does not show at once."""
TOGETHER = 0.05
"""How often several press at the same moment."""
AT_ONCE = 0.03
"""Seconds within which that is the same moment."""
DOUBLE = 0.3
"""Seconds within which somebody presses twice."""
TALK = (0.03, 0.03, 0.03, 0.3)
"""How often somebody writes into the channel, in different companies, instead of playing."""
UNANSWERED = 3.0
"""Seconds after which Discord says that the bot has not responded."""
TRIES = 0.6
"""How often somebody who gets no answer presses again at once, or asks for the same in other ways."""
BACK = 0.04
"""How often somebody scrolls back, and presses what they find."""
STAYS = 0.6
"""How often somebody goes on playing when the storm is over."""
CALLED = 0.7
"""How often somebody comes who is called."""
MOST_CALLS = 3
"""So often somebody comes in one night at most."""
QUICK = ("fast", "fast", "normal", "normal", "slow")
PATIENT = ("fast", "normal", "normal", "slow", "slow")
"""The clocks that people choose."""
LONG = ("olsen", "olsen_olsen")
"""The games whose length can be chosen."""
HINDERED = re.compile(
    r"I couldn’t save that|Saving takes longer than usual|Discord (?:didn’t|isn’t) let|Something went wrong"
)
"""What is said while the database, or the way to Discord, is out of order."""
AGAIN = ("/table", "/hand")
"""What somebody who is told so asks for again."""
LOOKS = 0.5
"""How often somebody who is told so uses a command next."""
MENTION = re.compile(r"<@(\d+)>")

REMOVES, SUCCEEDED = 0.02, 0.8
"""How often a host removes somebody from a match, and how often another one takes that seat then."""
REMOVAL = ("v:manage", "v:remove", "a:kick")
"""What is pressed for that, one after the other."""
SEATED = "SELECT user_id FROM seats JOIN people USING (person) WHERE table_id = ?"

LOOKS_UP = 0.4
"""How often somebody who has played a match looks how things stand after it."""
NEWEST = """
SELECT results.place_id, channel_id, user_id, results.game, results.season FROM results
JOIN people USING (person) JOIN tables USING (table_id)
WHERE table_id = (SELECT table_id FROM results ORDER BY finished_at DESC, table_id LIMIT 1)
ORDER BY seat
"""
"""Who has played the newest match, of which game, and in which season."""

AWARE = 0.8
"""How often somebody where the bot was not invited asks for nothing that needs a server."""
TYPED = (("replay", "match"), ("leaderboard", "period"))
"""Options for which people look what is offered."""
PLAYED = 0.8
"""How often somebody who wants a leaderboard wants that of a game that was played."""
WORDS = ("because", "tomorrow", "3 days", "100", "12", "we had to go", "forget", "1111111222223")
"""What people write into forms."""


@dataclass(eq=False)
class Person:
    """Somebody, and what they are about."""

    user_id: int
    guild_id: int
    name: str
    channel_id: int = 0
    """Where they are."""
    until: float = -1.0
    """How long they stay, in seconds since the beginning."""
    was_here: bool = False
    """Whether they were here when everybody left."""
    calls: int = 0
    """How often they have come because they were called."""
    last: Press | None = None
    """What they did last."""
    talk: float = TALK[0]
    """How often they write something into the channel."""
    pressed: dict[str, float] = field(default_factory=dict)
    """When they last pressed what."""
    plans: list[Callable[[Person], Press | None]] = field(default_factory=list)
    """What they mean to do next, before anything else."""


class People:
    """Everybody who plays, in all servers."""

    def __init__(self, world: World, screens: Screens, guilds: Mapping[int, list[int]]) -> None:
        """``guilds`` are the channels of each server."""
        self.world, self.screens, self.backend = world, screens, world.backend
        self.chance = world.chance.stream("people")
        self.guilds = guilds
        self.everybody: dict[int, list[Person]] = {guild_id: [] for guild_id in guilds}
        number = 0
        for guild_id in guilds:
            for one in range(world.plan.people):
                number += 1
                user = self.backend.make_user(f"p{number}", global_name=f"P{number}" if one > 1 else "Ann")
                self.backend.add_member(guild_id, user.id)
                self.everybody[guild_id].append(Person(user.id, guild_id, user.name))
        first = next(iter(guilds))
        self.may_come = False
        """Whether people who are called come by themselves."""
        world.network.served.append(self._served)
        screens.answered.append(self._answered)
        world.disk.committed.append(self._committed)
        self.outside: list[int] = []
        """The places where the bot was not invited."""
        for other in list(guilds)[1:]:  # some are on two servers
            person = self.everybody[first][0]
            self.backend.add_member(other, person.user_id)
            self.everybody[other].append(Person(person.user_id, other, person.name))

    def meet_outside(self, place_id: int, user_ids: Collection[int]) -> None:
        """Have these users be together where the bot was not invited."""
        self.outside.append(place_id)
        self.everybody[place_id] = [
            Person(user_id, place_id, self.backend.get_user(user_id).name) for user_id in user_ids
        ]

    def come(self, guild_id: int, seconds: float) -> None:
        """Have some of a server come together for so long."""
        here = [one for one in self.everybody[guild_id] if one.user_id in self._members(guild_id)]
        if not here:
            return
        some = self.chance.sample(here, min(len(here), self.chance.randint(1, 5)))
        channel_id = self.place(guild_id, self.chance)
        if self.chance.random() < 0.9:
            channel_id = self._meet(some, channel_id)
        talk = self.chance.choice(TALK)
        for person in some:
            is_here = person.until > self.world.agenda.now
            person.talk = talk
            person.until = self.world.agenda.now + seconds * self.chance.uniform(0.5, 1.0)
            person.channel_id = (
                channel_id if self.chance.random() < 0.85 else self.place(guild_id, self.chance)
            )
            if not is_here:
                self._again(person)

    def _meet(self, company: list[Person], otherwise: int) -> int:
        """Have people mean to play together: one opens a table, the others join. Gives the channel."""
        there = self.world.channels_in(company[0].guild_id)
        free = [one for one in there if one in self.backend.channels and not self._is_taken(one)]
        if not free:
            return otherwise
        first, *others = company
        alone = self.chance.randint(1, 2) if len(company) < 4 else 0
        clock = self.chance.choice(PATIENT if self.world.plan.is_patient else QUICK)
        ranked = len(company) > 1 and self.chance.random() < 0.5
        alone = 0 if ranked else alone
        first.plans = [partial(self._open, length=1, clock=clock, ranked=ranked), _wait, _wait, _wait]
        first.plans += [partial(self._want, start="a:add")] * alone
        first.plans += [partial(self._want, start="a:start")] * 2
        first.plans.append(partial(self._want, start="v:hand"))
        for person in others:
            person.plans = [_wait, *[partial(self._want, start="a:join")] * 2, _wait]
            person.plans.append(partial(self._want, start="v:hand"))
        return self.chance.choice(free)

    def _is_taken(self, channel_id: int) -> bool:
        """Whether there seems to be an open table in a channel."""
        bot = self.backend.bot_user.id
        return any(
            one.startswith(("a:join", "v:hand"))
            for message in list(self.backend.messages.get(channel_id, {}).values())[-20:]
            if message.author_id == bot and not message.is_ephemeral
            for one in ids_of(message)
        )

    def _want(self, person: Person, *, start: str) -> Press | None:
        """Press what begins so in the newest public message, if there is such a thing."""
        for message in self.screens.messages(person.user_id, person.channel_id)[:4]:
            found = [one for one in choices(message) if one.custom_id.startswith(start)]
            if found and not message.is_ephemeral:
                return self.screens.press(person.user_id, found[0])
        return None

    def _served(self, request: Request, answer: Answer, fault: str) -> None:
        """People who are called come, whether they are there or not."""
        channel_id = request.channel_id
        if not self.may_come or request.method != "POST" or not channel_id or answer.status != 200:
            return
        text = "\n".join(texts(request.message.get("components")))
        called = {int(user_id) for user_id in MENTION.findall(text)}
        if not called or not ids_in(request.message.get("components")):
            return
        channel = self.backend.channels.get(channel_id)
        for person in self.everybody.get(self.world.place_of(channel), ()) if channel is not None else ():
            if person.user_id in called and person.calls < MOST_CALLS and self.chance.random() < CALLED:
                person.calls += 1
                self.world.agenda.after(self.chance.uniform(1, 20), partial(self._follow, person, channel_id))

    def _answered(self, press: Press, text: str) -> None:
        """Who is told that nothing can be saved, or shown, looks whether anything else goes, or tries
        again.
        """
        if not HINDERED.search(text) or press.channel_id not in self.backend.channels:
            return
        for person in self.everybody.get(press.guild_id, ()):
            if person.user_id == press.user_id and not person.plans and self.chance.random() < LOOKS:
                command = self.chance.choice(("help", "help", "table", "hand", "my games"))
                if press.what in AGAIN:
                    command = press.what.removeprefix("/")
                person.plans.append(partial(self._use, command=command))

    def _committed(self, writing: Writing) -> None:
        """Who has played a match to its end wants to know what it has made of the standings."""
        if any(one.partition(".")[0] == "results" for one in writing.written):
            self.world.agenda.after(self.chance.uniform(0.5, 5.0), self._match_ended)

    def _match_ended(self) -> None:
        for guild_id, channel_id, user_id, game, league in self.world.rows(NEWEST):
            for person in self.everybody.get(guild_id, ()):
                is_here = self.may_come and channel_id in self.backend.channels
                if person.user_id == user_id and is_here and self.chance.random() < LOOKS_UP:
                    options = {"league": league} if league else self._board(person) | {"game": game}
                    command = "league standings" if league else "leaderboard"
                    self.screens.slash(user_id, channel_id, command, **options)

    def _use(self, person: Person, *, command: str) -> Press | None:
        return self.screens.slash(person.user_id, person.channel_id, command)

    def _follow(self, person: Person, channel_id: int) -> None:
        if not self.may_come or person.user_id not in self._members(person.guild_id):
            return
        is_here = person.until > self.world.agenda.now
        person.channel_id = channel_id
        person.until = max(person.until, self.world.agenda.now + self.chance.choice((60.0, 200.0)))
        if not is_here:
            self._again(person)

    def stay(self, seconds: float) -> None:
        """Have most of those who were here last stay for so long."""
        for people in self.everybody.values():
            for person in people:
                if person.was_here and person.until < self.world.agenda.now and self.chance.random() < STAYS:
                    person.until = self.world.agenda.now + seconds
                    self._again(person)
                person.was_here = False
                person.calls = 0

    def leave(self) -> None:
        """Have everybody go, and nobody come."""
        self.may_come = False
        for people in self.everybody.values():
            for person in people:
                person.was_here = person.until > self.world.agenda.now - 60
                person.until = -1.0

    def place(self, guild_id: int, chance: Random) -> int:
        """A channel or thread of a server; most often one in which something goes on."""
        bot = self.backend.bot_user.id
        guild = self.backend.guilds.get(guild_id)
        threads = guild.thread_ids if guild is not None else ()
        there = self.world.channels_in(guild_id)
        places = [one for one in (*there, *threads) if one in self.backend.channels]
        if not places:
            return 0
        busy = [
            one
            for one in places
            if any(
                message.author_id == bot and not message.is_ephemeral
                for message in list(self.backend.messages.get(one, {}).values())[-3:]
            )
        ]
        busy = busy[-6:]
        return chance.choice(busy if busy and chance.random() < 0.8 else places)

    def _members(self, guild_id: int) -> Collection[int]:
        return self.world.people_in(guild_id)

    def _again(self, person: Person) -> None:
        chance = self.chance
        pause = chance.choice((0.3, 1.0, 1.5, 2.5, 5.0)) * chance.uniform(0.7, 1.3)
        self.world.agenda.after(pause, partial(self._act, person))

    def _act(self, person: Person) -> None:
        if self.world.agenda.now > person.until or person.user_id not in self._members(person.guild_id):
            person.until = -1.0
            return
        self._again(person)
        if person.channel_id not in self.backend.channels:
            person.channel_id = self.place(person.guild_id, self.chance)
            if not person.channel_id:
                return
        press = self.act(person)
        if press is not None:
            person.last = press
            if self.chance.random() < TOGETHER:
                for other in self.everybody[person.guild_id]:
                    if other is not person and other.channel_id == person.channel_id:
                        self._soon(partial(self._join_in, other))

    def _soon(self, work: Callable[[], object]) -> None:
        self.world.agenda.after(self.chance.uniform(0, AT_ONCE), work)

    def _join_in(self, person: Person) -> None:
        is_here = person.until > self.world.agenda.now and person.channel_id in self.backend.channels
        if is_here and person.user_id in self._members(person.guild_id):
            person.last = self.act(person) or person.last

    def act(self, person: Person) -> Press | None:
        """Have somebody do something."""
        chance = self.chance
        if (form := person.last) is not None and form.record.modal and not form.record.modal_consumed:
            if chance.random() < 0.8:
                return self.screens.submit(form, partial(_words, chance=chance))
            form.record.modal_consumed = True
        if person.plans:
            return person.plans.pop(0)(person)
        if (lost := person.last) is not None and self._is_unanswered(lost) and chance.random() < TRIES:
            person.last = None
            return self._try_again(person, lost)
        luck = chance.random()
        if luck < 0.02:
            person.channel_id = self.place(person.guild_id, chance)
        if chance.random() < REMOVES:
            person.plans += [partial(self._removes, start=one) for one in REMOVAL]
        if chance.random() < person.talk:
            return self.chat(person)
        seen = self.screens.messages(person.user_id, person.channel_id)
        last = _interesting(seen, self.world.agenda.now)
        if chance.random() < BACK:
            last = chance.sample(seen, min(len(seen), 2))
        options = [option for message in last for option in choices(message)]
        public = any(not message.is_ephemeral and ids_of(message) for message in seen[:6])
        if luck < 0.01 or (not public and luck < 0.25):
            return self.command(person)
        if not options:
            return None
        has_turn = any(message.is_ephemeral and _is_turn(message) for message in seen)
        sits = any(map(_is_hand, seen)) or any(
            one.startswith("a:join") and self.world.agenda.now - at < 120
            for one, at in person.pressed.items()
        )
        if not has_turn and sits and chance.random() < IDLE:
            return None
        weights = [
            liking(option, has_turn=has_turn) * self._again_liking(person, option) for option in options
        ]
        option = chance.choices(options, weights)[0]
        person.pressed[option.custom_id] = self.world.agenda.now
        if option.custom_id.startswith(FORGED) and chance.random() < FORGES:
            return self.screens.press(person.user_id, option, forged=self._forged(option.custom_id))
        if chance.random() < TWICE:
            again = partial(self._press_again, person, option)
            self.world.agenda.after(chance.uniform(0, DOUBLE), again)
        return self.screens.press(person.user_id, option)

    def _removes(self, person: Person, *, start: str) -> Press | None:
        """Press what begins so, also in a menu, and if that removes a player, have another one come."""
        for message in self.screens.messages(person.user_id, person.channel_id)[:6]:
            for option in choices(message):
                done = option.values[0] if option.values else option.custom_id
                if done.startswith(start):
                    if start == REMOVAL[-1]:
                        self._succeed(person, done.split(":")[2])
                    return self.screens.press(person.user_id, option)
        return None

    def _succeed(self, person: Person, table_id: str) -> None:
        """Somebody without a seat soon takes the seat of who is removed from a table."""
        seated = {user_id for (user_id,) in self.world.rows(SEATED, table_id)}
        free = [one for one in self.everybody[person.guild_id] if one.user_id not in seated]
        if free and self.chance.random() < SUCCEEDED:
            other = self.chance.choice(free)
            other.channel_id = person.channel_id
            pause = self.chance.uniform(1.0, 8.0)
            self.world.agenda.after(pause, partial(self._want, other, start=f"a:in:{table_id}"))

    def _forged(self, custom_id: str) -> str:
        """The same about another table, of any server, or about none."""
        found = self.world.rows("SELECT table_id FROM tables ORDER BY table_id")
        tables = [*(table_id for (table_id,) in found), "zzzzzzzz"]
        return f"{custom_id.rpartition(':')[0]}:{self.chance.choice(tables)}"

    def _is_unanswered(self, press: Press) -> bool:
        """Whether somebody reads that the bot has not responded to what they have just done."""
        since = self.world.agenda.now - press.at
        return press.answered is None and press.record.modal is None and UNANSWERED < since < 10 * UNANSWERED

    def _try_again(self, person: Person, lost: Press) -> Press | None:
        """Have somebody press the same again, or ask for their hand or their table."""
        seen = self.screens.messages(person.user_id, person.channel_id)
        found = [one for message in seen for one in choices(message) if one.custom_id == lost.what]
        hands = [one for message in seen for one in choices(message) if one.custom_id.startswith("v:hand:")]
        luck = self.chance.random()
        if luck < 0.3:
            return self._use(person, command=self.chance.choice(("hand", "table")))
        if hands and luck < 0.6:
            return self.screens.press(person.user_id, hands[0])
        return self.screens.press(person.user_id, found[0]) if found else None

    def _press_again(self, person: Person, option: Choice) -> None:
        """Have somebody press again what is still there."""
        channel = self.backend.messages.get(option.message.channel_id, {})
        if option.message.id in channel and person.user_id in self._members(person.guild_id):
            self.screens.press(person.user_id, option)

    def _again_liking(self, person: Person, option: Choice) -> float:
        """How much somebody likes to press again what they have just pressed, as a part of what they would
        otherwise.
        """
        before = person.pressed.get(option.custom_id)
        if before is None or option.custom_id.startswith(("t:", "m:")):
            return 1.0
        return 0.2 if self.world.agenda.now - before > 100 else 0.02

    def chat(self, person: Person) -> None:
        """Have somebody write something into the channel."""
        with_threads = self.backend.channels[person.channel_id]
        if not with_threads.is_thread or not with_threads.thread_metadata.archived:
            self.backend.create_message(person.channel_id, person.user_id, "hello")

    def command(self, person: Person) -> Press | None:
        """Have somebody use a command."""
        chance, user_id, channel_id = self.chance, person.user_id, person.channel_id
        slash = partial(self.screens.slash, user_id, channel_id)
        luck = chance.random()
        if person.guild_id < 0 and luck < 0.5:
            return slash(chance.choice(("play", "play", "daily")))
        if luck < 0.45:
            return self._open(person, length=chance.choice((0, 1, 1, 2)))
        if luck < 0.55:
            return slash(chance.choice(("table", "hand", "hand", "call")))
        if luck < 0.62:
            other = chance.choice(list(self._members(person.guild_id)))
            return slash("stats", member=Snowflake(other))
        if luck < 0.7:
            return slash("my away", until=chance.choice(("tomorrow", "3 days", "")))
        if luck < 0.73:
            return slash("leaderboard", **self._board(person))
        if luck < 0.77:
            return self.screens.type(user_id, channel_id, *chance.choice(TYPED))
        return slash(
            chance.choice(
                (
                    "my settings",
                    "my games",
                    "my games",
                    "my games",
                    "my data",
                    "my forget",
                    "leaderboard",
                    "league info",
                    "league join",
                    "league standings",
                    "league fixtures",
                    "rules",
                    "help",
                    "houserules list",
                    "privacy",
                )
            )
        )

    def _board(self, person: Person) -> dict[str, str]:
        """Which leaderboard somebody asks for: most often of a game that was played there, of any time or
        season, and in any order.
        """
        chance = self.chance
        played = self.world.rows(
            "SELECT DISTINCT game FROM results WHERE place_id = ? ORDER BY game", person.guild_id
        )
        games = [game for (game,) in played] if played and chance.random() < PLAYED else self.world.plan.games
        seasons = self.world.rows(
            "SELECT season FROM seasons WHERE place_id = ? ORDER BY season", person.guild_id
        )
        periods = ["all", "month"]
        if seasons:
            periods.append(f"{chance.choice(('season', 'league'))}.{chance.choice(seasons)[0]}")
        by = chance.choice(("wins", "points", "rating", "rating"))
        return {"game": chance.choice(games), "period": chance.choice(periods), "by": by}

    def _open(self, person: Person, *, length: int, clock: str = "", ranked: bool = False) -> Press | None:
        """Have somebody open a table."""
        chance = self.chance
        options: dict[str, Any] = {"game": chance.choice(self.world.plan.games)}
        if clock:
            options["clock"] = clock
        elif chance.random() < 0.9:
            options["clock"] = chance.choice(("fast", "normal", "normal", "slow"))
        if ranked or chance.random() < 0.3:
            options["ranked"] = ranked or not clock
        if self.backend.channels[person.channel_id].is_thread or chance.random() < 0.6:
            options["thread"] = False
        if length and options["game"] in LONG:
            options["length"] = length
        if person.guild_id < 0 and chance.random() < AWARE:
            options = {"game": options["game"], "clock": chance.choice(("fast", "normal", "normal"))}
        return self.screens.slash(person.user_id, person.channel_id, "play", **options)


def _wait(person: Person) -> None:
    """Do nothing once."""


def _interesting(seen: list[Message], now: float) -> list[Message]:
    private = [message for message in seen if message.is_ephemeral and age(message, now) < 600]
    hands = [message for message in private[2:] if _is_hand(message)]
    public = [message for message in seen if not message.is_ephemeral]
    return [*private[:2], *hands[:1], *public[:3]]


def _is_hand(message: Message) -> bool:
    """Whether it is a private message that shows somebody's hand, as far as one can see."""
    return message.is_ephemeral and text_of(message).startswith("### ")


def _is_turn(message: Message) -> bool:
    return any(custom_id.startswith("t:") for custom_id in ids_of(message)) and "turn" in text_of(message)


def _words(form: Mapping[str, Any], *, chance: Random) -> str:
    least, most = form.get("min_length") or 0, form.get("max_length") or 4000
    word = form.get("value") or chance.choice(WORDS)
    if chance.random() < 0.3 and form.get("placeholder"):
        word = form["placeholder"]
    return (word + "!" * max(0, least - len(word)))[:most]
