"""Avatars: only small pictures are taken, none is waited for, few are kept, and all are forgotten in time."""

from __future__ import annotations

import asyncio
import struct
import zlib
from io import BytesIO
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from PIL import Image

from bot.games import GAMES
from bot.services import PlayerSettings
from bot.ui.delivery import avatars as module
from bot.ui.delivery.avatars import AGAIN, AT_ONCE, KEPT, NOTED, WAITING, Avatars
from bot.ui.pictures import HandDrawing, TableDrawing, scene_of
from bot.ui.pictures.avatar import MOST_BYTES, SIZE, Avatar, NotAnAvatar, decoded
from bot.ui.pictures.decks import forget_names
from bot.ui.pictures.hand import hand_of
from bot.ui.pictures.podium import Podium, PodiumStep
from bot.ui.pictures.seats import pictured
from tests.tables.clock import HandClock
from tests.ui.test_pictures import PICTURE_LIMIT, drawn, middle_of_a_match


def file(kind: str = "PNG", size: tuple[int, int] = (64, 64), colour: str = "teal") -> bytes:
    """A picture as Discord could send it."""
    made = BytesIO()
    Image.new("RGBA", size, colour).save(made, kind)
    return made.getvalue()


def bomb(side: int) -> bytes:
    """A small PNG that says that it is this large."""
    made = bytearray(file())
    header = b"IHDR" + struct.pack(">II", side, side) + made[24:29]
    made[12:29], made[29:33] = header, struct.pack(">I", zlib.crc32(header))
    return bytes(made)


@pytest.mark.parametrize("kind", ["PNG", "WEBP"])
@pytest.mark.parametrize("side", [16, 64, 128])
def test_small_pngs_and_webps_are_taken(kind: str, side: int) -> None:
    image = decoded(file(kind, (side, side)))
    assert (image.mode, image.size) == ("RGB", (SIZE, SIZE))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GIF89a",
        file("GIF"),
        file()[:60],
        file(size=(129, 64)),
        file(size=(64, 15)),
        bomb(50_000),
        file() + bytes(MOST_BYTES),
        b"\x89PNG\r\n\x1a\n" + bytes(2000),
    ],
    ids=lambda data: f"{len(data)} {data[:4]!r}",
)
def test_nothing_else_is_decoded(data: bytes) -> None:
    with pytest.raises(NotAnAvatar):
        decoded(data)


class Served:
    """Discord's session of pictures: what it serves, or never answers."""

    def __init__(self, data: bytes = b"") -> None:
        self.data = data or file()
        self.asked: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def get_from_cdn(self, url: str) -> bytes:
        self.asked.append(url)
        await self.gate.wait()
        return self.data

    def user(self, number: int, avatar: str | None = "a1") -> discord.User:
        state = SimpleNamespace(http=self)
        data: Any = {"id": number, "username": "x", "discriminator": "0", "avatar": avatar}
        return discord.User(state=cast(Any, state), data=data)


@pytest.fixture
async def served() -> Served:
    return Served()


def keeper(settings: PlayerSettings | None = None, clock: HandClock | None = None) -> Avatars:
    return Avatars(lambda user_id: settings or PlayerSettings(), clock or HandClock())


async def settle(avatars: Avatars) -> None:
    await asyncio.gather(*avatars._fetching.values(), return_exceptions=True)
    await asyncio.sleep(0)


async def test_an_avatar_is_there_after_it_was_fetched_and_is_fetched_once(served: Served) -> None:
    avatars = keeper()
    avatars.note(1, served.user(7))
    assert avatars.of(1, 7) is None, "it is not waited for"
    assert avatars.of(1, 7) is None
    await settle(avatars)
    found = avatars.of(1, 7)
    assert found is not None
    assert found is avatars.of(1, 7)
    assert len(served.asked) == 1
    assert "size=64" in served.asked[0]
    assert ".png" in served.asked[0]
    assert avatars.of(2, 7) is None, "another place may see another avatar"
    await avatars.close()


async def test_who_has_none_or_wants_none_shown_has_none(served: Served) -> None:
    avatars = keeper()
    avatars.note(1, served.user(7, None))
    assert avatars.of(1, 7) is None
    assert avatars.of(1, None) is None
    shy = keeper(PlayerSettings(avatar=False))
    shy.note(1, served.user(7))
    assert shy.of(1, 7) is None
    assert not (shy._noted)
    assert not (avatars._noted)
    assert not (served.asked)


async def test_what_was_forgotten_while_it_was_fetched_is_not_kept(served: Served) -> None:
    avatars = keeper()
    avatars.note(1, served.user(7))
    avatars.of(1, 7)
    avatars.forget_player(7)
    await settle(avatars)
    assert not (avatars._noted)
    assert not (avatars._kept)
    assert not (avatars._fetching)
    avatars.note(1, served.user(7))
    avatars.of(1, 7)
    await settle(avatars)
    assert avatars.of(1, 7) is not None
    avatars.forget_player(7)
    assert not (avatars._noted)
    assert not (avatars._kept)


async def test_a_place_is_forgotten_alone(served: Served) -> None:
    avatars = keeper()
    for place in (1, 2):
        avatars.note(place, served.user(7, f"a{place}"))
        avatars.of(place, 7)
    await settle(avatars)
    avatars.forget_server(1)
    assert [*avatars._noted] == [(2, 7)]
    assert avatars.of(2, 7) is not None
    assert len(avatars._kept) == 1


async def test_what_cannot_be_had_is_asked_for_again_later(served: Served) -> None:
    clock = HandClock()
    avatars = keeper(clock=clock)
    served.data = b"no picture"
    avatars.note(1, served.user(7))
    for _ in range(3):
        assert avatars.of(1, 7) is None
        await settle(avatars)
    assert len(served.asked) == 1
    served.data = file()
    clock.pass_by(AGAIN)
    avatars.of(1, 7)
    await settle(avatars)
    assert avatars.of(1, 7) is not None


async def test_one_that_never_comes_is_given_up(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FETCHED_WITHIN", 0.0)
    avatars = keeper()
    served.gate.clear()
    avatars.note(1, served.user(7))
    avatars.of(1, 7)
    await settle(avatars)
    assert avatars._failed
    assert not avatars._fetching


async def test_few_are_fetched_at_once_and_few_wait(served: Served) -> None:
    avatars = keeper()
    served.gate.clear()
    for number in range(2 * (AT_ONCE + WAITING)):
        avatars.note(1, served.user(number, f"a{number}"))
        avatars.of(1, number)
    await asyncio.sleep(0)
    assert len(served.asked) == AT_ONCE
    assert len(avatars._fetching) == AT_ONCE + WAITING
    await avatars.close()
    await asyncio.sleep(0)
    assert not avatars._fetching


async def test_few_are_kept(served: Served) -> None:
    avatars = keeper()
    for number in range(NOTED + 5):
        avatars.note(1, served.user(number, f"a{number}"))
    assert len(avatars._noted) == NOTED
    for number in range(KEPT + 5):
        avatars._kept[f"{number}"] = Avatar("", Image.new("RGB", (1, 1)))
    assert len(avatars._kept) == KEPT
    assert "0" not in avatars._kept


def portraits(count: int) -> list[Avatar]:
    """Avatars of many colours."""
    found = []
    for number in range(count):
        gradient = Image.linear_gradient("L").resize((SIZE, SIZE)).rotate(36 * number)
        image = Image.merge("RGB", (gradient, gradient.rotate(90), gradient.rotate(180)))
        found.append(Avatar(f"{number}", image))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_avatars_of_all_seats_are_in_their_own_colours(key: str) -> None:
    seats = GAMES[key].spec.seats[-1]
    seen, avatars = middle_of_a_match(key, seats, own=True), portraits(seats)
    scene = scene_of(key, seen)
    shown = scene._replace(seats=pictured(scene.seats, avatars))
    for palette in ("classic", "safe"):
        table = TableDrawing(shown, palette)
        hand = HandDrawing(key, hand_of(seen, "suit", ()), palette, shown)
        for drawing, plain in ((table, TableDrawing(scene, palette)), (hand, replace_scene(hand, scene))):
            picture = drawing.picture()
            assert picture == drawing.picture()
            assert picture.name != plain.picture().name
            assert len(picture.png) < PICTURE_LIMIT
            colours = drawn(picture).getcolors(1 << 20) or []
            assert len(colours) > 3 * seats + len(drawn(plain.picture()).getcolors(1 << 20) or [])
    steps = [PodiumStep(seat + 1, seat, "Ada", "7", avatar=avatars[seat]) for seat in range(seats)]
    assert len(Podium(key, tuple(steps)).picture().png) < PICTURE_LIMIT


def replace_scene(hand: HandDrawing, scene: Any) -> HandDrawing:
    return HandDrawing(hand.game, hand.hand, hand.palette, scene)


def test_an_avatar_that_was_drawn_is_forgotten_with_the_names() -> None:
    seen, avatars = middle_of_a_match("olsen", 3), portraits(3)
    scene = scene_of("olsen", seen)
    drawing = TableDrawing(scene._replace(seats=pictured(scene.seats, avatars)), "classic")
    drawing.picture()
    forget_names()
    from bot.ui.pictures.decks import _made

    assert not any(deck._names for deck in _made.values())
