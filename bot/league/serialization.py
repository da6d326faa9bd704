"""Acts and decisions as plain JSON and back, for the database and for exports."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, TypeVar

T = TypeVar("T")


def to_json(act: Any) -> dict[str, Any]:
    """Return the fields of an act or ruling, and its ``kind``, which is the name of its class."""
    return {
        "kind": type(act).__name__,
        **_listed({field.name: getattr(act, field.name) for field in fields(act)}),
    }


def from_json(written: Mapping[str, Any], kinds: Iterable[type[T]]) -> T:
    """Build an act of one of these ``kinds`` from its JSON. Raises ValueError if it is none of them."""
    values = {name: _tupled(value) for name, value in written.items() if name != "kind"}
    kind = next((kind for kind in kinds if kind.__name__ == written.get("kind")), None)
    if kind is None:
        raise ValueError(f"kind: {written.get('kind')!r}")
    try:
        return kind(**values)
    except TypeError as error:
        raise ValueError(str(error)) from error


def _listed(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {
            name: _listed(each) if isinstance(each, (Mapping, tuple)) else each
            for name, each in value.items()
        }
    return [_listed(each) for each in value] if isinstance(value, tuple) else value


def _tupled(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _tupled(each) for name, each in value.items()}
    return tuple(_tupled(each) for each in value) if isinstance(value, list) else value
