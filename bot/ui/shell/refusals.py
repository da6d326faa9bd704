"""Refusals of what somebody has written, collected so that all of them are said at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from bot.tables import Refused


class WritingFault(NamedTuple):
    """What is wrong with something that somebody has written."""

    refused: Refused
    option: str = ""
    """The option of a command that it was written into; empty if the refusal says that itself."""


class SeveralRefused(Refused):
    """Something cannot be done for all these reasons."""

    def __init__(self, findings: Sequence[WritingFault]) -> None:
        super().__init__("several")
        self.findings = findings


class Refusals:
    """The refusals that were found so far, in order, each once."""

    def __init__(self) -> None:
        self._found: list[WritingFault] = []

    @contextmanager
    def collect(self, option: str = "") -> Iterator[None]:
        """Keep what is refused in the block, and go on after it."""
        try:
            yield
        except SeveralRefused as several:
            for finding in several.findings:
                self.add(*finding)
        except Refused as refused:
            self.add(refused, option)

    def add(self, refused: Refused, option: str = "") -> None:
        """Keep a refusal."""
        if not any((had.code, had.data) == (refused.code, refused.data) and at == option for had, at in self):
            self._found.append(WritingFault(refused, option))

    def __iter__(self) -> Iterator[WritingFault]:
        """What was found."""
        return iter(self._found)

    def need_none(self) -> None:
        """Raise Refused with everything that was found, if anything was."""
        match self._found:
            case []:
                return
            case [WritingFault(refused, "")]:
                raise refused
            case found:
                raise SeveralRefused(tuple(found))
