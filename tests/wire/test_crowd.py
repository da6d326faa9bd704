"""The people who press in benchmarks see what people see."""

from pathlib import Path
from random import Random

from tests.wire.clubs import club
from tests.wire.crowd import Crowd
from tests.wire.process import BotProcess
from tests.wire.server import Wire


async def test_people_go_on_in_a_hand_that_was_sent_anew(tmp_path: Path) -> None:
    wire, database = Wire(), tmp_path / "olsen.db"
    (place,) = await club(wire, database, 1)
    async with wire.running(), BotProcess.started(wire, database):
        crowd = Crowd(wire, [place], Random(1))
        await crowd.open_hands()
        assert crowd.move() is not None
        await wire.quiet()
        assert crowd.newest(place).id != place.message_id, "the table's message was old, and was replaced"
        assert crowd.move() is not None
