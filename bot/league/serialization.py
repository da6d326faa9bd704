"""Acts and decisions as plain JSON and back, for the database and for exports."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, TypeVar

T = TypeVar("T")

LATER: Mapping[str, Any] = {"later": True}
"""Metadata of a field that was added later. It is written only where it is not the default, so that what was
written before stays as it is.
"""


def to_json(act: Any) -> dict[str, Any]:
    """The fields of an act or ruling, and its ``kind``, which is the name of its class."""
    values = {field.name: getattr(act, field.name) for field in fields(act)}
    left_out = {field.name for field in fields(act) if field.metadata and values[field.name] == field.default}
    return {
        "kind": type(act).__name__,
        **{name: _listed(value) for name, value in values.items() if name not in left_out},
    }


def from_json(written: Mapping[str, Any], kinds: Iterable[type[T]]) -> T:
    """The act of one of these ``kinds`` from its JSON. Raises ValueError if it is none of them."""
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
        return {name: _listed(each) for name, each in value.items()}
    return [_listed(each) for each in value] if isinstance(value, tuple) else value


def _tupled(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _tupled(each) for name, each in value.items()}
    return tuple(_tupled(each) for each in value) if isinstance(value, list) else value
