"""The findings of an examination, and how they are printed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from bot.exits import Exit

BANNED = "Discord has banned this machine's address for now"
BANS_END = "wait: such a ban ends after some minutes, or an hour"


class Verdict(Enum):
    """How good a finding is."""

    OK = "ok"
    NOTE = "note"
    """Nothing is wrong, but it's good to know, or the check could not be made."""
    NOT_OK = "not ok"
    BROKEN = "broken"
    """The database cannot be used as it is."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was examined."""

    about: str
    """The part that was examined, such as ``database``."""
    what: str
    """The thing, in a word or two, such as ``free space``."""
    verdict: Verdict
    said: str
    """The state of the thing."""
    helps: str = ""
    """What would help; empty if nothing has to be done."""

    def __str__(self) -> str:
        """The finding as a line."""
        text = f"{self.what}: {self.said}" + (f"; {self.helps}" if self.helps else "")
        return f"{self.verdict.value:6}  {self.about:8}  {' '.join(text.split())}"


def status_of(findings: Iterable[Finding]) -> Exit:
    """BROKEN if the database is, FAILED if anything is not ok, else OK."""
    verdicts = {finding.verdict for finding in findings}
    if Verdict.BROKEN in verdicts:
        return Exit.BROKEN
    return Exit.FAILED if Verdict.NOT_OK in verdicts else Exit.OK


def to_json(findings: Iterable[Finding]) -> str:
    """The findings as a JSON object with the exit ``status`` and a list of ``findings``."""
    told = list(findings)
    rows = [
        {
            "about": each.about,
            "what": each.what,
            "verdict": each.verdict.value,
            "said": each.said,
            "helps": each.helps,
        }
        for each in told
    ]
    return json.dumps({"status": int(status_of(told)), "findings": rows}, ensure_ascii=False, indent=1)


@dataclass(frozen=True, slots=True)
class About:
    """Makes the findings of one part."""

    part: str

    def ok(self, what: str, said: str) -> Finding:
        """All is well."""
        return Finding(self.part, what, Verdict.OK, said)

    def note(self, what: str, said: str, helps: str = "") -> Finding:
        """Something to know."""
        return Finding(self.part, what, Verdict.NOTE, said, helps)

    def not_ok(self, what: str, said: str, helps: str = "") -> Finding:
        """Something is wrong."""
        return Finding(self.part, what, Verdict.NOT_OK, said, helps)

    def broken(self, what: str, said: str, helps: str = "") -> Finding:
        """The database cannot be used as it is."""
        return Finding(self.part, what, Verdict.BROKEN, said, helps)
