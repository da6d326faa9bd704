"""The clock: compared with Discord's, or, without Discord, with the machine's own monotonic clock."""

from __future__ import annotations

import time
from collections.abc import Sequence

from bot.cli.doctor.account import AnswerHeaders
from bot.cli.doctor.findings import About, Finding

FAR = 5.0
"""Seconds that the clock may differ. Deadlines are shown by it."""
JUMP = 1.0
"""Seconds that it may move beside the monotonic clock during the examination."""
HELPS = "let the system set the clock, e.g. with `timedatectl set-ntp true`"

about = About("machine")


class ClockWatch:
    """The two clocks of the machine since the beginning of the examination."""

    def __init__(self) -> None:
        self._wall, self._monotonic = time.time(), time.monotonic()

    def finding(self, answers: Sequence[AnswerHeaders]) -> Finding:
        """How the clock stands, by the ``answers`` of Discord if there are any."""
        dated = [answer for answer in answers if answer.ahead is not None]
        if not dated:
            return self._alone()
        best = min(dated, key=lambda answer: answer.unsure)
        ahead = best.ahead or 0.0
        by = f"by the date of Discord's answer, give or take {best.unsure:.1f} s"
        if abs(ahead) - best.unsure > FAR:
            where = "ahead" if ahead > 0 else "behind"
            return about.not_ok("clock", f"{abs(ahead):.0f} s {where}, {by}", HELPS)
        return about.ok("clock", f"right, {by}")

    def _alone(self) -> Finding:
        passed = time.monotonic() - self._monotonic
        moved = time.time() - self._wall - passed
        if abs(moved) > JUMP:
            said = f"jumped by {moved:.0f} s within {passed:.0f} s of the monotonic clock"
            return about.not_ok("clock", said, HELPS)
        said = "runs evenly, but wasn't compared with Discord's"
        return about.note("clock", said)
