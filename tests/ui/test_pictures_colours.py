"""The colours are far enough apart for eyes of all kinds, and are read on what they stand on.

How a colour is seen with one kind of cones missing is computed with the matrices of Machado, Oliveira and
Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (IEEE Transactions on
Visualization and Computer Graphics 15:6, 2009), severity 1.0, which apply to linear RGB. How different two
colours look is CIEDE2000, as Sharma, Wu and Dalal describe it (Color Research and Application 30:1, 2005).
"""

from collections.abc import Callable
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import get_args

import pytest

from bot.services.preferences import Palette
from bot.ui.pictures import otter
from bot.ui.pictures.colours import ALARM, CHALK, DIM, FELT, GOLD, INK, LIGHT, PAPER, RIM, Colour
from bot.ui.pictures.french import French
from bot.ui.pictures.ole import SIGNS, OleDeck
from bot.ui.pictures.shapes import SUITS

APART = 20
"""CIEDE2000 between any two inks of the safe palette, for every kind of eyes; 2 is just seen side by side."""
DIM_APART = 15
"""The same on cards that cannot be played now."""
READ = 4.5
"""Contrast as WCAG 2.2 asks for small text; figures on cards are large."""

Lab = tuple[float, float, float]
Linear = tuple[float, float, float]

EYES: dict[str, tuple[Linear, Linear, Linear]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: Colour) -> Linear:
    def part(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = map(part, colour)
    return red, green, blue


def seen_by(eyes: str, colour: Colour) -> Lab:
    """The colour in CIELAB (D65) after these eyes have made of it what they can."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, light, strict=True))))
        for row in EYES[eyes]
    )

    def root(share: float) -> float:
        return share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116

    x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Lab, other: Lab) -> float:
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    grow = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    c1, c2 = hypot(a1 * grow, b1), hypot(a2 * grow, b2)
    h1, h2 = degrees(atan2(b1, a1 * grow)) % 360, degrees(atan2(b2, a2 * grow)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    weight = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    dl = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    bend = sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(dl**2 + dc**2 + dh**2 - 2 * bend * sqrt(chroma**7 / (chroma**7 + 25**7)) * dc * dh)


def contrast(one: Colour, other: Colour) -> float:
    """As WCAG 2.2 defines it, 1 to 21."""

    def luminance(colour: Colour) -> float:
        red, green, blue = linear(colour)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def inks(palette: Palette, *, bright: bool) -> dict[str, Colour]:
    french = French(palette)
    return {suit: french.ink(suit, bright=bright) for suit in SUITS}


def fields(palette: Palette, *, bright: bool) -> dict[str, Colour]:
    ole = OleDeck(palette)
    return {letter: ole.field(letter, bright=bright) for letter in SIGNS}


@pytest.mark.parametrize(
    ("one", "other", "difference"),
    [  # from the test data of Sharma, Wu and Dalal
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((50.0, 2.5, 0.0), (58.0, 24.0, 15.0), 19.4535),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_difference_is_ciede2000(one: Lab, other: Lab, difference: float) -> None:
    assert ciede2000(one, other) == pytest.approx(difference, abs=1e-4)


def test_red_and_green_that_many_confuse_are_found() -> None:
    red, green = (206, 36, 44), (80, 120, 40)
    assert ciede2000(seen_by("all cones", red), seen_by("all cones", green)) > APART
    assert ciede2000(seen_by("deuteranopia", red), seen_by("deuteranopia", green)) < APART


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("colours", [inks, fields])
@pytest.mark.parametrize(("bright", "least"), [(True, APART), (False, DIM_APART)])
def test_nobody_confuses_two_colours_of_the_safe_palette(
    eyes: str, colours: Callable[..., dict[str, Colour]], bright: bool, least: float
) -> None:
    for (one, first), (other, second) in combinations(colours("safe", bright=bright).items(), 2):
        assert ciede2000(seen_by(eyes, first), seen_by(eyes, second)) >= least, (one, other)


@pytest.mark.parametrize("palette", get_args(Palette))
def test_everything_is_read_on_its_ground(palette: Palette) -> None:
    ole = OleDeck(palette)
    read = [(ink, PAPER) for ink in inks(palette, bright=True).values()]
    read += [
        (otter.NAVY, otter.SKY),
        (INK, GOLD),
        (CHALK, ALARM),
        (GOLD, ALARM),
        (INK, DIM),
        *((CHALK, dark) for dark in (FELT, RIM, LIGHT)),
    ]
    read += [(ole.text(letter), field) for letter, field in fields(palette, bright=True).items()]
    read += [(ink, DIM) for ink in inks(palette, bright=False).values()]
    read += [(otter.shaded(otter.NAVY), otter.DIM_SKY), (GOLD, FELT)]
    read += [
        (ole.text(letter, bright=False), field) for letter, field in fields(palette, bright=False).items()
    ]
    assert [pair for pair in read if contrast(*pair) < READ] == []


@pytest.mark.parametrize("palette", get_args(Palette))
@pytest.mark.parametrize("eyes", EYES)
def test_what_can_be_played_is_brighter_for_all_eyes(palette: Palette, eyes: str) -> None:
    def light(colour: Colour) -> float:
        return seen_by(eyes, colour)[0]

    assert light(PAPER) - light(DIM) > 20
    assert light(otter.SKY) - light(otter.DIM_SKY) > 20
    for letter in SIGNS:
        assert light(fields(palette, bright=True)[letter]) > light(fields(palette, bright=False)[letter]) + 5
