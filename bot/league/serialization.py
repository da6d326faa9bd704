"""What happened as plain JSON, and back: for a store, and for people who take their data with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, TypeVar

T = TypeVar("T")


def to_json(act: Any) -> dict[str, Any]:
    """The fields of an act or a decision's act, and its ``kind``: the name of its class."""
    return {
        "kind": type(act).__name__,
        **{field.name: _listed(getattr(act, field.name)) for field in fields(act)},
    }


def from_json(written: Mapping[str, Any], kinds: Iterable[type[T]]) -> T:
    """The act, which is one of ``kinds``, that was written as ``written``. ValueError where it is none."""
    values = {name: _tupled(value) for name, value in written.items() if name != "kind"}
    kind = next((kind for kind in kinds if kind.__name__ == written.get("kind")), None)
    if kind is None:
        raise ValueError(f"kind: {written.get('kind')!r}")
    try:
        return kind(**values)
    except TypeError as error:
        raise ValueError(str(error)) from error


def _listed(value: Any) -> Any:
    return [_listed(each) for each in value] if isinstance(value, tuple) else value


def _tupled(value: Any) -> Any:
    return tuple(_tupled(each) for each in value) if isinstance(value, list) else value
