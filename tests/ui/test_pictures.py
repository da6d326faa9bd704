"""Hands and tables are drawn so that everything is seen: what can be played, and each public fact."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from random import Random
from typing import Any, get_args

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games import GAMES
from bot.games.api import Observation
from bot.services.preferences import Palette
from bot.ui.i18n.translator import translator
from bot.ui.i18n.wording import Wording
from bot.ui.pictures import HandDrawing, HandFacts, Picture, TableDrawing, scene_of, table_alt
from bot.ui.pictures.banner import Banner
from bot.ui.pictures.colours import SHEER
from bot.ui.pictures.deck import STRIP, TILE_HIGH, TILE_WIDE, WIDE
from bot.ui.pictures.hand import HIGH, RAISE, ROW, TILE_GAP, WIDTH, lying, places, tile_places
from bot.ui.pictures.looks import look_of
from bot.ui.pictures.seats import NO_STAMPS, Stamps
from tests.games.at_random import open_table, some_move
from tests.toy.highest_card import HighestCard
from tests.ui.catalogue import LOCALES

PALETTES = get_args(Palette)
CARDS = {game: look_of(game).deck.cards for game in ("olsen", "ole", "otter")}
"""A game for each deck, and its cards."""
PHONE = 300 / WIDTH
"""How large a picture is on a phone 360 wide: the message's margins take the rest."""
HAND_LIMIT, PICTURE_LIMIT = 12 * 1024, 48 * 1024
"""Bytes of a hand of 12 cards, and of any picture."""


def hand_picture(
    game: str,
    cards: Sequence[str],
    playable: Iterable[str],
    palette: Palette,
    heads: Mapping[str, int] | None = None,
) -> Picture:
    facts = HandFacts(tuple(cards), frozenset(playable).intersection(cards), (), tuple((heads or {}).items()))
    return HandDrawing(game, facts, palette).picture()


def table_picture(game: str, seen: Observation, palette: Palette, stamps: Stamps = NO_STAMPS) -> Picture:
    return TableDrawing(scene_of(game, seen, (), stamps), palette).picture()


def said_of(seen: Observation, words: Wording, stamps: Stamps = NO_STAMPS) -> str:
    return table_alt(scene_of(words.game, seen, (), stamps), words).text


def drawn(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png)).convert("RGBA")


def grey(image: Image.Image) -> Image.Image:
    ground = Image.new("RGBA", image.size, "white")
    ground.alpha_composite(image)
    return ground.convert("L")


def brightness(image: Image.Image) -> float:
    return ImageStat.Stat(grey(image)).mean[0]


def cards_of(game: str, count: int) -> list[str]:
    chance = Random(count)
    return sorted(chance.choices(CARDS[game], k=count), key=CARDS[game].index)


def middle_of_a_match(key: str, seats: int, seed: int = 1, *, own: bool = False) -> Observation:
    """What a spectator sees after some random moves, in a deal, or who is on turn."""
    game, chance = GAMES[key], Random(seed)
    options = {"packs": 2} if key == "pursuit" and seats > 5 else {}
    state = game.new(seats, bytes([seed]), options).state
    for number in range(100):
        seen = game.observe(state, None)
        if number >= 10 and seen.phase == "play":
            return game.observe(state, min(game.to_act(state))) if own else seen
        state = game.apply(state, *some_move(game, state, seats, chance)).state
    raise AssertionError("no deal was long enough")


# Hands


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("game", CARDS)
@pytest.mark.parametrize("count", [1, 2, 7, 8, 9, 12, 16, 25, 31, 60, 80])
def test_a_hand_of_any_size_is_drawn_always_alike(game: str, palette: Palette, count: int) -> None:
    cards = cards_of(game, count)
    picture = hand_picture(game, cards, cards[::3], palette)
    assert picture == hand_picture(game, cards, set(cards[::3]), palette)
    assert drawn(picture).width == WIDTH
    assert len(picture.png) <= (HAND_LIMIT if count <= 12 else PICTURE_LIMIT)


def test_threads_draw_each_a_picture_of_their_own() -> None:
    hands = [cards_of("olsen", count) for count in (7, 60, 12, 25)] * 20

    def draw(cards: list[str]) -> Picture:
        return hand_picture("olsen", cards, cards[::3], "safe")

    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(draw, hands)) == [draw(cards) for cards in hands]


def test_equal_pictures_have_equal_names_and_others_have_others() -> None:
    def name(*cards: str, playable: str = "", palette: Palette = "classic", game: str = "olsen") -> str:
        return hand_picture(game, cards, playable.split(), palette).name

    names = [
        name("7H"),
        name("7H", playable="7H"),
        name("7H", palette="safe"),
        name("7H", "7H"),
        name("7H", "8S"),
        name("8S", "7H"),
    ]
    assert len(set(names)) == len(names)
    assert name("7H") == name("7H", playable="8S") == names[0]
    assert all(each.startswith("hand-") and each.endswith(".png") for each in names)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("game", CARDS)
def test_what_can_be_played_is_raised_and_brighter_without_colours(game: str, palette: Palette) -> None:
    deck = look_of(game).deck
    high = TILE_HIGH if deck.has_tiles else HIGH
    for code in CARDS[game]:
        left, right = lying(deck, 2)
        picture = grey(drawn(hand_picture(game, [code, code], [], palette)))
        raised = grey(drawn(hand_picture(game, [code, code], [code], palette)))
        dim = picture.crop((round(left.x), round(left.y), round(right.x), round(left.y) + high))
        bright = raised.crop(
            (round(left.x), round(left.y) - RAISE, round(right.x), round(left.y) - RAISE + high)
        )
        assert ImageStat.Stat(bright).mean[0] > ImageStat.Stat(dim).mean[0] + 8, code
        felt = picture.crop((round(left.x), 4, round(right.x), round(left.y)))
        above = raised.crop((round(left.x), 4, round(right.x), round(left.y)))
        assert ImageChops.difference(felt, above).getbbox() is not None
        assert ImageStat.Stat(felt).stddev[0] < ImageStat.Stat(above).stddev[0]


def test_only_a_chosen_card_is_raised_and_those_that_may_go_with_it_are_bright() -> None:
    """Seen in the felt above the cards, and in how bright they are."""
    cards = ("7H", "7S", "KS")
    begun = grey(
        drawn(HandDrawing("olsen", HandFacts(cards, frozenset({"7S"}), chosen=("7H",)), "safe").picture())
    )
    dim, raised = (grey(drawn(hand_picture("olsen", cards, playable, "safe"))) for playable in ([], cards))

    def part(picture: Image.Image, card: int, top: int, bottom: int) -> Image.Image:
        place = places(3)[card]
        return picture.crop(
            (round(place.x), round(place.y) + top, round(place.x) + WIDE, round(place.y) + bottom)
        )

    above = [part(begun, card, -RAISE, 0) for card in range(3)]
    assert above == [part(picture, card, -RAISE, 0) for card, picture in enumerate((raised, dim, dim))]
    assert part(begun, 0, -RAISE, HIGH) == part(raised, 0, -RAISE, HIGH)
    assert part(begun, 1, 0, HIGH) == part(raised, 1, -RAISE, HIGH - RAISE)
    assert part(begun, 2, 0, HIGH) == part(dim, 2, 0, HIGH)


@pytest.mark.parametrize("count", range(1, 81))
def test_of_each_card_enough_is_seen(count: int) -> None:
    cards = places(count)
    assert len(cards) == count
    for one, other in pairwise(cards):
        if one.y == other.y:
            assert other.x - one.x >= STRIP
        else:
            assert other.y - one.y == ROW
    assert min(place.x for place in cards) > 0
    assert max(place.x for place in cards) + WIDE < WIDTH


@pytest.mark.parametrize("count", range(1, 81))
def test_tiles_lie_apart(count: int) -> None:
    tiles = tile_places(count)
    assert len(tiles) == count
    for one, other in pairwise(tiles):
        if one.y == other.y:
            assert other.x - one.x == TILE_WIDE + TILE_GAP
        else:
            assert other.y - one.y > TILE_HIGH
    assert min(tile.x for tile in tiles) > 0
    assert max(tile.x for tile in tiles) + TILE_WIDE < WIDTH


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("game", CARDS)
def test_every_card_of_a_full_hand_is_told_from_the_others_on_a_phone(game: str, palette: Palette) -> None:
    """By what is seen of it beside and above the cards that lie over it, in grey, made small."""
    deck = list(CARDS[game]) * 6
    kind = look_of(game).deck
    wide, high = (TILE_WIDE, TILE_HIGH) if kind.has_tiles else (STRIP, ROW)
    strips: dict[str, Image.Image] = {}
    for start in range(0, len(CARDS[game]), 13):
        picture = grey(drawn(hand_picture(game, deck[start:][:64], [], palette)))
        for code, place in zip(deck[start:][:64], lying(kind, 64), strict=True):
            x, y = round(place.x), round(place.y)
            strip = picture.crop((x, y, x + wide, y + high - RAISE))
            size = (round(strip.width * PHONE), round(strip.height * PHONE))
            strips[code] = strip.resize(size, Image.Resampling.LANCZOS)
    assert strips.keys() == set(CARDS[game])
    for code, strip in strips.items():
        for other, another in strips.items():
            if code != other:
                apart = ImageChops.difference(strip, another).point(lambda value: value > 40)
                assert ImageStat.Stat(apart).sum[0] >= 4, (code, other)


def test_the_heads_on_an_otter_are_drawn() -> None:
    pictures = {hand_picture("otter", ["7"], ["7"], "classic", {"7": heads}) for heads in range(4)}
    assert len(pictures) == 4


def test_a_card_of_a_deck_that_is_not_known_shows_its_code() -> None:
    one, other = (hand_picture("tarot", [code], [], "classic") for code in ("Moon", "Sun"))
    assert one != other


def test_corners_are_round_on_any_ground_and_smooth() -> None:
    picture = drawn(hand_picture("olsen", ["7H"], [], "classic"))
    alphas = {picture.getpixel((x, x))[3] for x in range(12)}
    assert alphas == {*SHEER[:1], *alphas & set(SHEER), 255}
    for x in (0, picture.width - 1):
        for y in (0, picture.height - 1):
            assert picture.getpixel((x, y))[3] == 0
    assert set(picture.getchannel("A").get_flattened_data()) == {*SHEER, 255}


# Tables


def changes(seen: Observation) -> Iterator[tuple[str, Observation]]:
    """The same table with one public fact changed, and what it is."""
    facts = seen.table

    def fact(**changed: Any) -> Observation:
        return replace(seen, table={**facts, **changed})

    counts = list(seen.counts)
    for seat in range(seen.seats):
        more = [*counts[:seat], counts[seat] + 1, *counts[seat + 1 :]]
        yield f"cards of {seat}", replace(seen, counts=tuple(more))
        if seen.to_act != {seat}:
            yield f"turn of {seat}", replace(seen, to_act=frozenset({seat}))
    yield "nobody's turn", replace(seen, to_act=frozenset())
    if seen.game in ("olsen", "olsen_olsen", "pursuit"):
        yield "out", replace(seen, out=frozenset({0}))
        yield "top", fact(top="KD" if facts["top"] != "KD" else "QD")
        yield "no top", fact(top="", discard=0)
        for suit in "CDHS":
            yield f"named {suit}", fact(named=suit)
        yield "stock", fact(stock=facts["stock"] + 1)
        yield "no stock", fact(stock=0)
        yield "pile", fact(discard=facts["discard"] + 1)
        yield "said", fact(said=[0], offence=[])
        yield "offence", fact(said=[], offence=[0])
    if seen.game == "olsen":
        yield "pot", fact(pot=facts["pot"] + 10)
    if seen.game == "pursuit":
        yield "direction", fact(dir=-facts["dir"])
        yield "penalty", fact(penalty=facts["penalty"] + 2)
    if seen.game == "ole":
        yield "top", fact(top="R13" if facts["top"] != "R13" else "R12")
        yield "no top", fact(top="", pile=0)
        yield "pile", fact(pile=facts["pile"] + 1)
        yield "order", fact(order=facts["order"][::-1])
        yield "supply", fact(supply=facts["supply"] + 1)
        yield "tokens", fact(tokens=[facts["tokens"][0] + 1, *facts["tokens"][1:]])
        yield "series", fact(series=facts["series"] + 1)
    if seen.game == "otter":
        first, *rest = facts["columns"]
        yield "card", fact(columns=[f"{first} 13", *rest])
        yield "special", fact(columns=[f"{first} R", *rest])
        yield "no card", fact(columns=["", *rest])
        ways = ["up" if facts["ways"][0] != "up" else "down", *facts["ways"][1:]]
        yield "way", fact(ways=ways)
        yield "value", fact(ways=ways, values=[facts["values"][0] % 13 + 1, *facts["values"][1:]])
        yield "direction", fact(dir=-facts["dir"])
        yield "score", fact(scores=[facts["scores"][0] + 1, *facts["scores"][1:]])
        yield "receiver", fact(receiver=(facts["receiver"] + 1) % seen.seats)
        shown = first.split()[0]
        yield "heads", fact(heads={**facts["heads"], shown: facts["heads"][shown] % 3 + 1})


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("key", GAMES)
def test_every_public_fact_is_in_the_picture_and_in_its_words(key: str, palette: Palette) -> None:
    seats = max(GAMES[key].spec.seats[0], 3)
    seen = middle_of_a_match(key, seats)
    words = Wording(key, [f"Player {seat}" for seat in range(seats)], translator())
    pictures = {table_picture(key, seen, palette): "as it is"}
    texts = {said_of(seen, words): "as it is"}
    for what, changed in changes(seen):
        if changed == seen:
            continue
        picture, text = table_picture(key, changed, palette), said_of(changed, words)
        assert picture not in pictures, (what, pictures.get(picture))
        assert text not in texts, (what, texts.get(text))
        pictures[picture] = texts[text] = what


def test_a_fact_that_is_not_drawn_changes_nothing() -> None:
    seen = middle_of_a_match("olsen", 3)
    told = replace(seen, totals=(1, 2, 3), deal=9, lines=(), hints=())
    assert table_picture("olsen", told, "classic") == table_picture("olsen", seen, "classic")


@pytest.mark.parametrize("palette", PALETTES)
def test_what_happens_about_calls_is_in_the_picture_and_in_its_words(palette: Palette) -> None:
    seen, words = middle_of_a_match("olsen", 3), Wording("olsen", ["Ada", "Bo", "Cleo"], translator())
    calling = [replace(seen, table={**seen.table, "calling": seat}) for seat in (None, 0, 1, 2)]
    stamps: list[dict[int, str]] = [
        {0: "called"},
        {1: "called"},
        {1: "+10"},
        {1: "+3"},
        {0: "+3", 1: "called"},
    ]
    assert len({table_picture("olsen", each, palette).name for each in calling}) == 4
    assert len({said_of(each, words) for each in calling}) == 4
    assert len({table_picture("olsen", seen, palette, each).name for each in stamps}) == 5
    assert len({said_of(seen, words, each) for each in stamps}) == 5


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_whatever_a_match_comes_to_can_be_drawn_and_said(
    key: str, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    game, chance = GAMES[key], Random(11)
    for _ in range(3):
        seats, _, _, (state, _) = open_table(game, chance)
        words = Wording(key, [f"Seat{seat}" for seat in range(seats)], translator(locale))
        for number in range(400):
            if number % 25 == 0:
                seen = game.observe(state, None)
                picture = table_picture(key, seen, PALETTES[number % 2])
                assert len(picture.png) < PICTURE_LIMIT
                assert drawn(picture).height < 1200
                text = said_of(seen, words)
                assert len(text) <= 1024
                assert not any(mark in text for mark in ("None", "none", "{", "}", "  ", "*"))
            if game.result(state):
                break
            state = game.apply(state, *some_move(game, state, seats, chance)).state
    assert not caplog.messages


@pytest.mark.parametrize("key", GAMES)
def test_all_seats_of_the_largest_table_fit(key: str) -> None:
    seats = GAMES[key].spec.seats[-1]
    seen = middle_of_a_match(key, seats)
    many = replace(seen, counts=tuple(range(10, 10 + seats)))
    pictures = {
        table_picture(key, replace(many, to_act=frozenset({seat})), "safe").name for seat in range(seats)
    }
    assert len(pictures) == seats


def test_a_game_that_is_not_known_shows_its_seats() -> None:
    game = HighestCard()
    seen = game.observe(game.new(3, b"1", {}).state, None)
    fewer = replace(seen, counts=(1, 2, 3))
    assert table_picture("toy", seen, "classic") != table_picture("toy", fewer, "classic")
    said = said_of(fewer, Wording("toy", ["Ada", "Bo", "Cleo"], translator()))
    assert said.startswith("1. Ada: one card")


def test_a_banner_shows_as_many_cards_as_a_game_names(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["olsen"]
    cards, shown = game.spec.banner, set[bytes]()
    for count in range(len(cards) + 1):
        monkeypatch.setattr(type(game), "spec", replace(game.spec, banner=cards[:count]))
        shown.add(Banner("olsen").picture().png)
    assert len(shown) == len(cards) + 1
