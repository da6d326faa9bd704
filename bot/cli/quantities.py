"""Quantities in words, as the commands print them."""

from __future__ import annotations


def size(count: int) -> str:
    """A number of bytes in the largest unit that fits."""
    number = float(count)
    for unit in ("bytes", "KiB", "MiB", "GiB"):
        if number < 1024:
            return f"{number:.0f} {unit}" if unit == "bytes" else f"{number:.1f} {unit}"
        number /= 1024
    return f"{number:.1f} TiB"


def ago(seconds: float) -> str:
    """A span of time in its largest unit."""
    for unit, length in (("days", 86_400), ("hours", 3600), ("minutes", 60)):
        if seconds >= 2 * length:
            return f"{seconds / length:.0f} {unit}"
    return f"{max(seconds, 0):.0f} seconds"


def number(count: int, one: str, many: str = "") -> str:
    """A number of things. Without ``many``, the plural of ``one`` has an s."""
    return f"{count} {one if count == 1 else many or f'{one}s'}"
