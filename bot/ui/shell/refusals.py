"""Refusals of a user's entries, collected so that all of them are shown at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from bot.tables import Refused


class WritingFault(NamedTuple):
    """What is wrong with a user's entry."""

    refused: Refused
    option: str = ""
    """The command option with the entry; empty if the refusal says that itself."""


class SeveralRefused(Refused):
    """An action isn't possible, for all these reasons."""

    def __init__(self, findings: Sequence[WritingFault]) -> None:
        super().__init__("several")
        self.findings = findings


class Refusals:
    """The refusals found so far, in order and without repetition."""

    def __init__(self) -> None:
        self._found: list[WritingFault] = []

    @contextmanager
    def collect(self, option: str = "") -> Iterator[None]:
        """Collect refusals raised in the block, and continue after it."""
        try:
            yield
        except SeveralRefused as several:
            for finding in several.findings:
                self.add(*finding)
        except Refused as refused:
            self.add(refused, option)

    def add(self, refused: Refused, option: str = "") -> None:
        """Add a refusal."""
        if not any((had.code, had.data) == (refused.code, refused.data) and at == option for had, at in self):
            self._found.append(WritingFault(refused, option))

    def __iter__(self) -> Iterator[WritingFault]:
        """Yield the collected refusals."""
        return iter(self._found)

    def need_none(self) -> None:
        """Raise Refused with all collected refusals, if there are any."""
        match self._found:
            case []:
                return
            case [WritingFault(refused, "")]:
                raise refused
            case found:
                raise SeveralRefused(tuple(found))
