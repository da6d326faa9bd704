"""What goes wrong, and when. Calm weather and storms take turns."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection
from random import Random

import aiohttp

from tests.discord.answers import page, stranger
from tests.discord.rates import too_many
from tests.discord.requests import Answer, Request, refusal
from tests.storm.chance import Chance
from tests.storm.disk import broken, full
from tests.storm.loop import Agenda
from tests.storm.network import PATIENCE, Fate

REQUESTS = ("slow", "lost", "silent", "swallowed", "ill", "limited", "crash")
"""What can happen to a request: it is late; it is done and the connection breaks, or hangs; it never arrives;
Discord is ill, and has done it or not; there are too many; the bot dies before it hears of the answer.
"""
EVENTS = ("late", "doubled")
"""What can happen to an event: it comes late, or (a press) twice."""
DISK = ("locked", "full", "broken", "sluggish", "torn")
"""What can happen to the database: another process keeps it, the disk is full or broken or slow, the bot dies
around a statement or a commit.
"""
TIMED = (
    *("gateway", "outage", "kill", "restart", "clock"),
    *("deleted", "forbidden", "departed", "left", "closed", "blocked"),
)
"""What happens at a time of its own: the gateway drops, every request fails for a minute or two, the bot is
killed or stopped, the clock jumps, moderators delete messages, take permissions away, delete channels or
block words, the bot is sent away and asked back, a member leaves the server and comes back.
"""
USUAL = (*REQUESTS, *EVENTS, *DISK, *TIMED)
REFUSED = "refused"
KINDS = (*USUAL, "expired", REFUSED)
"""All of them; the last ones: Discord takes a token no more before its time is up (where the bot has nothing
else, nothing can be shown then), or lets no press edit a table, whatever its age.
"""
MODERATORS = ("deleted", "forbidden", "departed", "left", "closed", "blocked")
"""What people do, and no fault of a machine: whatever has to follow follows."""
HARMLESS = ("late", "doubled", "left")
"""What keeps the bot from showing nothing, and hides from it nothing that it has shown."""
UNSAVED = ("locked", "full", "broken", "sluggish")
"""For what the bot may not note what it has done; it knows even so."""

OF_EDITS, AMONG_THEM = ("slow", "expired", REFUSED), 0.4
"""What can happen to edits through presses, and how often each is among the faults of a storm in any case."""
DROPS = 0.3
"""How often connections to the gateway drop in a storm, whatever else there is: no fault comes more often."""
SHUT_OUT = 3700.0
"""Seconds after which the bot has tried again where it was forbidden to write, or its words were blocked."""

OUTAGES = ("swallowed", "silent", "ill", "banned")
"""What becomes of every request in an outage. A ban of the address comes from the network before Discord."""

OFTEN = (0.01, 0.03, 0.1)
"""How likely a fault is for each request, event or statement."""
THROUGH_PRESSES = 10.0
"""So many times as likely are some of them for edits of tables through presses, of which there are few."""
LATEST, LATEST_THROUGH_PRESS = 20.0, 40.0
"""Seconds after which a late request arrives at the latest. The bot waits less long for an edit."""
RATES = {"full": (0.01, 0.1, 1.0), "broken": (0.01, 0.1, 1.0), "locked": (0.01, 0.1, 0.5)}
"""The same of those that may last, and meet all that is done meanwhile."""


class Weather:
    """Decides by its own streams of chance what happens to each request, event and statement."""

    def __init__(self, chance: Chance, agenda: Agenda, kinds: Collection[str], skip: Collection[int]) -> None:
        """``kinds`` are those that may happen at all; ``skip`` are the numbers of faults that do not."""
        self._agenda = agenda
        self._kinds = frozenset(kinds)
        self._skip = frozenset(skip)
        self._requests = chance.stream("weather", "requests")
        self._events = chance.stream("weather", "events")
        self._disk = chance.stream("weather", "disk")
        self.timed = chance.stream("weather", "timed")
        self._pauses = chance.stream("pauses")
        self.rates: dict[str, float] = {}
        """How likely each kind is now, for each request, event or statement."""
        self.number = 0
        """How many faults there were."""
        self.met: Counter[str] = Counter()
        self.lately_met: deque[tuple[float, str]] = deque(maxlen=2000)
        """The last ones: when, and of which kind."""
        self.last: dict[str, float] = {}
        """When each kind last happened."""
        self.held_until = 0.0
        """Until when another process keeps the database."""
        self.out_since = 0.0
        """Since when every request fails, or when that was last so."""
        self._out_until = 0.0
        """Until when every request fails."""
        self._out = ""
        """What becomes of each until then."""
        self.is_through_press: Callable[[], bool] = bool
        """Whether the request that is made now edits a table through a press."""
        self.skew = 0.0
        """Seconds by which the machine's clock is ahead of the time that has passed."""

    def rise(self, chance: Random) -> list[str]:
        """Begin a storm: a few kinds of faults, more or less of each. Gives which."""
        possible = [kind for kind in KINDS if kind in self._kinds]
        some = {*chance.sample(possible, min(len(possible), chance.randint(1, 5)))}
        if "gateway" in possible and chance.random() < DROPS:
            some.add("gateway")
        if REFUSED in possible:
            some |= {kind for kind in OF_EDITS if kind in possible and chance.random() < AMONG_THEM}
        self.rates = {kind: chance.choice(RATES.get(kind, OFTEN)) for kind in sorted(some)}
        return sorted(some)

    def calm(self) -> None:
        """End all that goes wrong by itself, but an outage: that lasts as long as it lasts."""
        self.rates, self.held_until = {}, 0.0

    def happens(self, kind: str, chance: Random, *, scale: float = 1.0) -> bool:
        """Whether a fault of this kind happens here."""
        rate = self.rates.get(kind, 0.0)
        return rate > 0 and chance.random() < rate * scale and self.count(kind)

    def count(self, kind: str) -> bool:
        """Note a fault; whether it is to happen."""
        if kind not in self._kinds:
            return False
        self.number += 1
        if self.number in self._skip:
            return False
        self.met[kind] += 1
        self.last[kind] = self._agenda.now
        self.lately_met.append((self._agenda.now, kind))
        return True

    def lately(self, *kinds: str, seconds: float) -> bool:
        """Whether one of these has happened in the last seconds."""
        return any(self._agenda.now - self.last.get(kind, -1e9) <= seconds for kind in kinds)

    def were_met(self, since: float, until: float, kinds: Collection[str] = KINDS) -> bool:
        """Whether one of these has happened between two times."""
        return any(since <= at <= until and kind in kinds for at, kind in self.lately_met)

    # Requests

    def fail_for(self, seconds: float, how: str) -> None:
        """Have every request fail for so long."""
        if not self.is_out:
            self.out_since = self._agenda.now
        self._out_until, self._out = self._agenda.now + seconds, how

    @property
    def is_out(self) -> bool:
        """Whether every request fails."""
        return self._agenda.now < self._out_until

    def fate(self, request: Request) -> Fate:
        """What becomes of a request."""
        chance = self._requests
        fate = Fate(chance.uniform(0.01, 0.08), chance.uniform(0.01, 0.06))
        often, latest = (THROUGH_PRESSES, LATEST_THROUGH_PRESS) if self.is_through_press() else (1.0, LATEST)
        scales = {"slow": often}
        kind = next((one for one in REQUESTS if self.happens(one, chance, scale=scales.get(one, 1.0))), "")
        is_further = request.token is not None and not request.is_callback
        if not kind and is_further and self.happens("expired", chance, scale=often):
            kind = "expired"
        if not kind and self.is_through_press() and self.happens(REFUSED, chance, scale=often):
            kind = REFUSED
        if self.is_out:
            kind = self._out
            if not self.lately("outage", seconds=1.0):  # it is one fault, of which others are not forgotten
                self.last["outage"] = self._agenda.now
                self.lately_met.append((self._agenda.now, "outage"))
        fate.name = kind
        match kind:
            case "slow":
                fate.arrives += chance.choice((0.0, 1.0, 4.0, latest)) * chance.random()
                fate.returns += chance.choice((1.0, 4.0, 20.0)) * chance.random()
            case "lost":
                fate.error = aiohttp.ServerDisconnectedError
            case "silent":
                fate.error, fate.returns = TimeoutError, PATIENCE
                fate.takes_effect = not self.is_out
            case "swallowed":
                fate.takes_effect, fate.error = False, aiohttp.ServerDisconnectedError
            case "ill":
                status = chance.choice((500, 502, 503, 504))
                fate.answer = Answer(status, refusal(status, 0, "ill").to_json())
            case "banned":
                fate.answer = chance.choice((page(403), page(429, 20), stranger(403, 40333)))
            case "limited":
                fate.answer = too_many(chance.choice((0.4, 3.0, 25.0)), False)
            case "expired":
                fate.answer = Answer(401, refusal(401, 50027, "Invalid Webhook Token").to_json())
            case "refused":
                status, code = chance.choice(((403, 50001), (403, 50013), (400, 50035)))
                fate.answer = Answer(status, refusal(status, code, "refused").to_json())
            case "crash":
                fate.crashes = True
        return fate

    # Events

    def event_pause(self, event: str) -> float:
        """Seconds that an event takes to the bot."""
        late = self.happens("late", self._events)
        return self._events.uniform(0.005, 0.04) + (self._events.uniform(0.5, 4.0) if late else 0.0)

    def is_doubled(self, event: str) -> bool:
        """Whether an event comes twice."""
        return event == "INTERACTION_CREATE" and self.happens("doubled", self._events, scale=3)

    # The disk, and threads

    def thread_pause(self) -> float:
        """Seconds that a thread takes for its work."""
        return self._pauses.uniform(0.0005, 0.01)

    def disk_pause(self) -> float:
        """Seconds that a statement takes."""
        slow = self.happens("sluggish", self._disk)
        return self._disk.uniform(0.0001, 0.002) + (self._disk.uniform(0.2, 3.0) if slow else 0.0)

    def locked_until(self) -> float:
        """Until when another process keeps the database; 0: none does."""
        if self.held_until <= self._agenda.now and self.happens("locked", self._disk):
            self.held_until = self._agenda.now + self._disk.choice((0.3, 3.0, 20.0))
        return self.held_until

    def disk_fault(self, writes: bool, commits: bool) -> Exception | None:
        """What a statement ends in instead of being carried out."""
        if writes and self.happens("full", self._disk):
            return full()
        if self.happens("broken", self._disk, scale=0.3):
            return broken()
        return None

    def crash(self, where: str) -> bool:
        """Whether the process dies around a statement."""
        return self.happens("torn", self._disk, scale=0.2)
