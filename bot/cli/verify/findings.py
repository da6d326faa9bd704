"""What a check has found."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that is stored and is not what it should be."""

    where: str
    """What it is about, such as ``match 1a2b3c4d``."""
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


def compared(where: str, should: Mapping[str, Any], found: Mapping[str, Any]) -> Iterator[Difference]:
    """A difference for each of the columns ``should`` that are not so in ``found``."""
    for name, value in should.items():
        if found[name] != value:
            yield Difference(where, f"{name} is {found[name]!r}, but should be {value!r}")


def as_stored(value: Any) -> Any:
    """``value`` as it comes back from JSON."""
    return json.loads(json.dumps(value))


def first_difference(should: Any, found: Any, path: str = "") -> str:
    """Where in two values from JSON the first difference is, and which; empty if they are equal."""
    if should == found:
        return ""
    if isinstance(should, dict) and isinstance(found, dict):
        for key in sorted({*should, *found}, key=str):
            if key not in found:
                return f"{path}{key} is missing"
            if key not in should:
                return f"{path}{key} should not be there"
            if said := first_difference(should[key], found[key], f"{path}{key}, "):
                return said
    if isinstance(should, list) and isinstance(found, list) and len(should) == len(found):
        for number, (one, other) in enumerate(zip(should, found, strict=True)):
            if said := first_difference(one, other, f"{path}{number}, "):
                return said
    what = f"{path.removesuffix(', ')} " if path else ""
    return f"{what}is {found!r}, but should be {should!r}"
