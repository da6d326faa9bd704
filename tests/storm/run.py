"""A run: people come and go, storms rise and end, and in each quiet moment all has to be well."""

from __future__ import annotations

import gc
import tempfile
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC
from itertools import cycle
from pathlib import Path
from random import Random

from bot.ui.i18n.moments import moment_of
from bot.ui.i18n.translator import translator
from tests.storm.acts import Acts
from tests.storm.drawings import Drawings
from tests.storm.glances import Glances
from tests.storm.invariants import Invariants
from tests.storm.lists import Lists
from tests.storm.loop import Circle, watch_steps
from tests.storm.names import Names
from tests.storm.offers import Offers
from tests.storm.outages import Outages
from tests.storm.outside import Outside, of_foreign, of_group, of_two
from tests.storm.people import People
from tests.storm.places import Places
from tests.storm.plan import Plan
from tests.storm.play import Play
from tests.storm.press_edits import PressEdits
from tests.storm.requests import Requests
from tests.storm.screens import Screens
from tests.storm.season_acts import SeasonActs
from tests.storm.settings import Settings
from tests.storm.shown_boards import ShownBoards
from tests.storm.shown_reviews import ShownReviews
from tests.storm.shown_standings import ShownStandings
from tests.storm.staff import Staff
from tests.storm.suggestions import Suggestions
from tests.storm.trace import Trace
from tests.storm.trouble import Trouble
from tests.storm.watch import Watch
from tests.storm.world import Failed, World

CALM_FOR = 100.0
"""Seconds of calm after which all has to be shown, where nothing was shut out for long."""
RESTARTED = 0.4
"""How often the bot is stopped and started in a quiet moment, after which everything has to be as before."""
DOWN = 0.3
"""How often the bot is down for a part of the night, and finds all at once in the morning what was due."""
SESSIONS = (120.0, 240.0, 400.0)
CALMS = (10.0, 30.0, 60.0)
SPELLS = (10.0, 25.0, 60.0)
"""Seconds for which people come together, and for which it is calm and stormy by turns."""
IDLE = (60.0, 900.0, 900.0, 3600.0, 6 * 3600.0, 26 * 3600.0)
"""For how many seconds nobody comes, at most, between two sessions."""


@dataclass
class Outcome:
    """How a run went."""

    plan: Plan
    failure: Failed | None
    simulated: float
    """Seconds."""
    spent: float
    """Seconds of processor time."""
    trace: Trace
    tally: dict[str, int]
    """How much of what there was."""


class Storm:
    """One run of a plan, in this process and never in it again: it takes chance and time over."""

    def __init__(self, plan: Plan, folder: Path, trace: Trace) -> None:
        self.plan, self.trace = plan, trace
        self.world = world = World(plan, folder, trace)
        self.chance: Random = world.chance.stream("run")
        backend = world.backend
        guilds = {}
        for number in range(plan.servers):
            shard_id = number % plan.shards
            guild = backend.create_guild(f"Club {number + 1}", shard_id=shard_id, shard_count=plan.shards)
            guilds[guild.id] = [backend.create_channel(guild.id, f"cards-{one}").id for one in range(3)]
        self.screens = Screens(world)
        self.people = People(world, self.screens, guilds)
        self.staff = Staff(world, self.screens, self.people)
        for number, meet in zip(range(plan.outside), cycle((of_two, of_group, of_foreign)), strict=False):
            meet(world, self.people, number)
        self.trouble = Trouble(world, self.people)
        self.watch = Watch(world, self.screens)
        self.places = Places(world, self.screens)
        self.invariants = Invariants(world, self.screens, self.watch, self.places)
        self.play_watch = Play(world, self.screens)
        self.outside = Outside(world)
        self.acts = Acts(world, self.screens, {umpire.user_id for umpire in self.staff.umpires})
        self.lists = Lists(world, self.screens)
        self.names = Names(world, self.screens)
        self.suggestions = Suggestions(world, self.screens)
        self.settings = Settings(world, self.screens)
        self.boards = ShownBoards(world, self.screens)
        self.standings = ShownStandings(world, self.screens, self.invariants.auditor)
        self.reviews = ShownReviews(world, self.screens, self.invariants.auditor)
        self.offers = Offers(world, self.screens, self.acts)
        self.season_acts = SeasonActs(world, self.screens)
        self.requests = Requests(world, self.screens)
        self.glances = Glances(world, self.invariants)
        self.drawings = Drawings(world, self.screens)
        self.press_edits = PressEdits(world) if plan.through_presses else None
        self.outages = Outages(world, self.invariants.auditor)
        self.rounds = 0

    def play(self, is_over: Callable[[], bool]) -> None:
        """Play until it is over. Raises :class:`Failed`."""
        world = self.world
        world.start()
        world.agenda.run(world.agenda.now + 5)
        plan = self.plan
        while not is_over() and world.agenda.now < plan.days * 86_400 and self.rounds < plan.rounds:
            self.rounds += 1
            self._session()
            self._quiet()
            self._night()
            gc.collect()
            gc.freeze()

    def _session(self) -> None:
        """People come together, and the weather comes in spells: calm ones first, and in between."""
        world, chance = self.world, self.chance
        seconds = chance.choice(SESSIONS)
        world.note(f"round {self.rounds}: for {seconds:.0f} s")
        for guild_id in chance.sample(
            list(self.people.guilds), min(chance.choice((1, 1, 2)), self.plan.servers)
        ):
            self.people.come(guild_id, seconds)
        if self.people.outside:
            self.people.come(chance.choice(self.people.outside), seconds)
        self.people.may_come = True
        self.staff.come(seconds)
        until = world.agenda.now + seconds
        self._calm(chance.choice(CALMS))
        while world.agenda.now < until:
            self._spell(chance.choice(SPELLS))
            self._calm(chance.choice(CALMS))

    def _spell(self, seconds: float) -> None:
        if self.press_edits is not None:
            self.press_edits.try_again()
        kinds = self.world.weather.rise(self.chance)
        self.world.note(f"a storm rises for {seconds:.0f} s: {' '.join(kinds)}")
        self.trouble.rise(seconds)
        self.glances.run(seconds)

    def _calm(self, seconds: float) -> None:
        self.trouble.calm()
        self.world.weather.calm()
        self.world.note(f"calm for {seconds:.0f} s")
        self.glances.settled_at = max(self.glances.settled_at, self.world.agenda.now + self.trouble.needs())
        self.glances.run(seconds)

    def _quiet(self) -> None:
        """The storm ends; when everything had its time, all has to be well."""
        self.people.leave()
        self.staff.leave()
        self.invariants.memory.rest()
        self._calm(max(CALM_FOR, self.trouble.needs()))
        self.invariants.hold(self._run)
        if self.press_edits is not None:
            self.press_edits.hold()
        if self.chance.random() < RESTARTED:
            self.world.restart(1.0)
            self._run(CALM_FOR)
            self.invariants.hold(self._run)

    def _night(self) -> None:
        """Time passes: some go on playing, clocks run out, seasons go on, and who is called may come."""
        seconds = self.chance.uniform(1.0, self.chance.choice(IDLE))
        self.world.note(f"nobody comes uncalled for {seconds:.0f} s")
        self.people.may_come = True
        evening = self.chance.choice(SESSIONS)
        self.people.stay(evening)
        self.glances.run(min(seconds, evening))
        if seconds > evening:
            if self.chance.random() < DOWN:
                self.world.restart(self.chance.uniform(0.0, seconds - evening))
            self._run(seconds - evening)

    def _run(self, seconds: float) -> None:
        self.world.agenda.run(self.world.agenda.now + seconds)
        self.world.check()


def carry_out(plan: Plan, trace_to: Path | None = None) -> Outcome:
    """Carry a plan out."""
    began = 0.0

    def is_over() -> bool:
        return time.process_time() - began > plan.seconds

    trace = Trace(trace_to)
    gc.disable()  # what is collected when is part of the story
    with tempfile.TemporaryDirectory(dir=_memory()) as folder:
        failure: Failed | None = None
        storm = Storm(plan, Path(folder), trace)
        warm_up()
        began = time.process_time()
        watch_steps()
        try:
            storm.play(is_over)
        except Failed as failed:
            failure = failed
        except Circle as circle:
            failure = Failed("does not go round in circles", str(circle))
            storm.world.note(f"FAILED {failure}")
        except Exception as error:
            failure = Failed("nothing breaks", "".join(traceback.format_exception(error)[-6:]))
        world = storm.world
        world.note(f"stored is {world.stored()}")
        return Outcome(
            plan,
            failure,
            world.agenda.now,
            time.process_time() - began,
            trace,
            {
                "rounds": storm.rounds,
                "screens compared": storm.invariants.looked_at,
                "hands": storm.invariants.hands.looked_at,
                "glances": storm.glances.looked,
                "changes of tables": storm.acts.looked_at,
                "outages compared": storm.outages.looked_at,
                "timeouts": storm.outages.timeouts,
                "edits not shown": storm.press_edits.looked_at if storm.press_edits else 0,
                "acts in seasons": storm.season_acts.looked_at,
                "settings": storm.settings.looked_at,
                "boards": storm.boards.looked_at,
                "standings": storm.standings.looked_at,
                "reviews": storm.reviews.looked_at,
                "matches played": world.rows("SELECT COUNT(DISTINCT table_id) FROM results")[0][0],
                "seasons": world.rows("SELECT COUNT(*) FROM seasons")[0][0],
                "presses": len(storm.screens.presses),
                "requests": world.network.requests,
                "commits": world.disk.commits,
                "lives": world.lives,
                "faults": world.weather.met.total(),
            },
        )


def warm_up() -> None:
    """Read what a process reads once, however long it plays: the phrases, and how days are written."""
    for language in ("en", "nb"):
        translator(language)
    moment_of("3 hours", 0, UTC)


def _memory() -> Path | None:
    """A folder in memory, where there is one: nobody waits for a disk there."""
    shared = Path("/dev/shm")  # noqa: S108 - a folder of our own is made in it
    return shared if shared.is_dir() else None
