"""Outlines, from which shapes are made. They are within the square from (-1, -1) to (1, 1), with y
downwards.
"""

from __future__ import annotations

from math import cos, pi, sin

Point = tuple[float, float]
Outline = list[Point]
Shape = list[Outline]
"""Outlines that are filled, one after the other."""


def curve(start: Point, near_start: Point, near_end: Point, end: Point) -> Outline:
    """A cubic Bézier curve as points."""

    def between(a: float, b: float, c: float, d: float, t: float) -> float:
        s = 1 - t
        return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d

    axes = list(zip(start, near_start, near_end, end, strict=True))
    return [(between(*axes[0], step / 32), between(*axes[1], step / 32)) for step in range(33)]


def symmetric(right_half: Outline) -> Outline:
    """An outline that is symmetric, given its right half from top to bottom."""
    return right_half + [(-x, y) for x, y in reversed(right_half)]


def arc(x: float, y: float, radius: float, start: float = 0, end: float = 360) -> Outline:
    """An arc, clockwise from ``start`` to ``end`` degrees; 0 is right and 90 is down."""
    steps = 96
    turn = (end - start) / 180 * pi
    return [
        (
            x + radius * cos(start / 180 * pi + turn * step / steps),
            y + radius * sin(start / 180 * pi + turn * step / steps),
        )
        for step in range(steps + 1)
    ]


def oval(x: float, y: float, across: float, down: float) -> Outline:
    """An ellipse about (x, y)."""
    return [(x + across * right, y + down * below) for right, below in arc(0, 0, 1)]


def star(points: int, inner: float, outer: float = 1.0) -> Outline:
    """A star with one point up. ``inner`` is the radius between its points."""
    return [
        (radius * sin(step * pi / points), -radius * cos(step * pi / points))
        for step in range(2 * points)
        for radius in [outer if step % 2 == 0 else inner]
    ]


def turned(outline: Outline, degrees: float) -> Outline:
    """The outline, turned clockwise about the middle."""
    c, s = cos(degrees / 180 * pi), sin(degrees / 180 * pi)
    return [(x * c - y * s, x * s + y * c) for x, y in outline]


def around(outline: Outline, times: int) -> list[Outline]:
    """The outline ``times`` times, evenly around the middle."""
    return [turned(outline, 360 / times * number) for number in range(times)]


def flipped(outline: Outline) -> Outline:
    """The outline, mirrored."""
    return [(-x, y) for x, y in outline]


def waves(crests: int, depth: float) -> Outline:
    """A sea as wide as the square. Its crests are at middle height, and its ground is ``depth`` below."""
    steps = 24 * crests
    top = [(-1 + 2 * step / steps, 0.07 * cos(2 * pi * crests * step / steps)) for step in range(steps + 1)]
    return [*top, (1, depth), (-1, depth)]
