"""Pages are whole, small and the same to everyone: in each format and language, with names of all kinds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from posixpath import dirname, join, normpath
from xml.etree import ElementTree

import pytest

from bot.league.forecast import Chance
from bot.league.season import season_state
from bot.site.html import render
from bot.site.page import NAMES, ROWS, Page, in_parts
from bot.site.season import season_pages
from bot.site.telling import Telling
from bot.ui.i18n.translator import translator
from bot.ui.i18n.user_text import label_text
from bot.user_text import UserText
from tests.site.built import EVIL, everything, files_of, large, people, seasons, telling

HEADINGS = ("h1", "h2", "h3", "h4")


@cache
def pages(locale: str) -> Mapping[str, ElementTree.Element]:
    """All pages of a server with a season of each format, by path."""
    return parsed(everything(locale))


def parsed(files: Mapping[str, bytes]) -> dict[str, ElementTree.Element]:
    return {path: root_of(content) for path, content in files.items() if path.endswith(".html")}


def root_of(content: bytes) -> ElementTree.Element:
    """A page read strictly: the pages are well-formed XML, too."""
    return ElementTree.fromstring(content.decode().replace("<!doctype html>", "", 1))  # noqa: S314 - written by the bot


def words(element: ElementTree.Element) -> str:
    return " ".join("".join(element.itertext()).split())


def one(page: ElementTree.Element, path: str) -> ElementTree.Element:
    """The first element of a kind, which must be there."""
    found = page.find(f".//{path}")
    assert found is not None
    return found


def page_of(told: Telling, path: str = "index.html") -> ElementTree.Element:
    """One page of a season."""
    pages: Iterator[Page] = season_pages(told)
    return next(root_of(render(page, told.say)) for page in pages if page.file == path)


def rows(page: ElementTree.Element) -> list[list[str]]:
    return [[words(cell) for cell in row] for row in page.iterfind(".//tbody/tr")]


@pytest.mark.parametrize("locale", ["en", "nb"])
def test_a_page_can_be_read_by_everyone(locale: str) -> None:
    found = pages(locale)
    assert len(found) > 100
    for path, page in found.items():
        assert page.get("lang") == locale
        assert one(page, "meta[@name='robots']").get("content") == "noindex"
        assert page.find(".//meta[@name='viewport']") is not None
        assert [element.tag for element in page.iter() if element.tag in ("script", "img", "style")] == []
        assert [name for element in page.iter() for name in element.attrib if name.startswith("on")] == []
        levels = [HEADINGS.index(element.tag) for element in page.iter() if element.tag in HEADINGS]
        assert levels.count(0) == 1
        assert all(after <= before + 1 for before, after in pairwise(levels)), path
        assert one(page, "a[@class='skip']").get("href") == f"#{one(page, 'main').get('id')}"
        for table in page.iter("table"):
            assert words(one(table, "caption"))
            assert {cell.get("scope") for cell in table.iterfind("thead/tr/th")} == {"col"}
            columns = len(table.findall("thead/tr/th"))
            for row in table.iterfind("tbody/tr"):
                assert len(row) == columns
                assert [cell.get("scope") for cell in row if cell.tag == "th"] == ["row"]


@pytest.mark.parametrize("locale", ["en", "nb"])
def test_every_link_leads_somewhere(locale: str) -> None:
    files = everything(locale)
    for path, page in pages(locale).items():
        for element in page.iter():
            to = element.get("href", "#")
            if not to.startswith("#"):
                assert normpath(join(dirname(path), to)) in files, (path, to)


def test_two_hundred_players_with_wild_names_are_small_pages_without_markup() -> None:
    state = season_state(large())
    entries = state.entrants if state else ()
    chances = {entry: (Chance("first", 0.123), Chance("stay", 0.5)) for entry in entries}
    told = telling(large(), "nb", people(EVIL), hidden={"p005"}, chances=chances)
    files = files_of(told)
    assert max(map(len, files.values())) < 100_000
    names = {str(label_text(UserText(name))) for name in EVIL} | {"en spiller"}
    shown = {words(cell) for cell in parsed(files)["largeone/index.html"].iterfind(".//tbody/tr/th")}
    assert shown == {" ".join(name.split()) for name in names}
    for page in parsed(files).values():
        assert {element.tag for element in page.iter()} & {"script", "img"} == set()


def test_standings_tell_where_players_can_finish_and_their_chances() -> None:
    season = seasons()["rounds"]
    page = page_of(telling(season, chances={"p000": (Chance("first", 0.17),)}))
    heads = [words(cell) for cell in page.iterfind(".//thead/tr/th")]
    assert heads[-2:] == ["Can finish", "Chance to win"]
    assert next(row for row in rows(page) if row[1] == "Ada")[-2:] == ["1–5", "17%"]
    assert "2–5 in a player’s line are the places" in words(page)
    settled = page_of(telling(seasons()["divisions"]))
    signs = settled.findall(".//tbody/tr/td/span")
    assert {(sign.text, sign.get("aria-hidden")) for sign in signs} == {("🔒", "true")}
    assert {row[-1] for row in rows(settled)} & {"🔒 settled", "🔒 goes down", "🔒 goes up"}


def test_players_who_are_sure_to_stay_keep_their_chance_to_win() -> None:
    chances = {"p000": (Chance("first", 0.4), Chance("stay", 1.0))}
    page = page_of(telling(seasons()["divisions"], chances=chances))
    assert next(row for row in rows(page) if row[1] == "Ada")[-2:] == ["🔒 stays in the division", "40%"]


def test_a_season_that_is_over_names_its_champion_and_nothing_to_come() -> None:
    page = page_of(telling(seasons()["cup_over"]))
    assert "Champion: Finn" in words(page)
    assert "Can finish" not in words(page)
    assert rows(page)[0][:2] == ["1", "Finn"]


def test_a_round_tells_results_set_times_and_what_is_due() -> None:
    states = {row[0]: row[1:] for row in rows(page_of(telling(seasons()["timed"]), "round-1.html"))}
    assert states["1"] == ["Hal, Unn, Mia, Jon", "set for Aug 1, 2026, 18:00"]
    assert states["3"][0] == "1. Per, Siv (forfeited), Liv (forfeited), Nils (forfeited)"
    assert states["4"][1] == "due Aug 8, 2026, 12:00"
    assert [states["2"][1], states["5"][1]] == ["not played", "at the table"]


def test_a_player_has_all_their_matches_and_the_sum_after_each() -> None:
    season = seasons()["rounds"]
    page = page_of(telling(season), "player-1.html")
    series = rows(page)
    assert words(one(page, "h1")) == "Ada"
    assert series[0] == [
        "Aug 1, 2026, 12:00",
        "Round 1, table 2",
        "Bo, Eva, Cleo",
        "2 of 4",
        "66.67",
        "66.67",
    ]
    state = season_state(season)
    assert state is not None
    assert series[-1][-1] == telling(season).number(state.accounts["p000"].score)


def test_the_bracket_tells_who_advances_and_who_is_out() -> None:
    page = page_of(telling(seasons()["cup"]), "bracket.html")
    first, *_, last = page.findall(".//ol[@class='bracket']/li")
    boxes = [words(box) for box in first.iterfind("ul/li")]
    assert {"Hal (advances)Ida (out)", "Ada (no match)"} <= set(boxes)
    assert [words(box) for box in last.iterfind("ul/li")] == ["HalJon"]


def test_a_tournament_has_its_rounds_and_each_deal() -> None:
    told = telling(seasons()["tournament_over"])
    heads = [words(cell) for cell in page_of(told).iterfind(".//thead/tr/th")]
    assert heads[2:7] == ["Round 1", "Round 2", "Total", "Deals won", "Play-off"]
    assert len(rows(page_of(told, "player-1.html"))) == 15
    assert rows(page_of(told, "round-3.html"))


def test_before_the_start_those_are_listed_who_have_signed_up() -> None:
    assert [row[1:] for row in rows(page_of(telling(seasons()["signup"])))][4:6] == [
        ["Eva", "has a spot"],
        ["Finn", "waiting list"],
    ]


def test_long_lists_are_split_and_what_is_older_stays_on_its_page() -> None:
    say = translator("en")
    few, many = (list(in_parts("matches", "Matches", range(count), say, lambda _: 3)) for count in (90, 250))
    assert [part.path for part in few] == ["matches.html"]
    assert [part.path for part in many] == ["matches.html", "matches-2.html", "matches-3.html"]
    assert [len(part.items) for part in many] == [NAMES // 3, NAMES // 3, 50]
    assert many[0].items[:90] == few[0].items
    assert many[1].heading == "Matches (2 of 3)"
    assert [link.to for link in many[1].beside] == [part.path for part in many]
    assert [len(part.items) for part in in_parts("index", "Standings", range(ROWS + 1), say)] == [ROWS, 1]
    assert [len(part.items) for part in in_parts("index", "Standings", range(0), say)] == [0]


@pytest.mark.parametrize("locale", ["en", "nb"])
def test_a_player_who_wants_no_name_has_none_anywhere(locale: str) -> None:
    named = people(["Ada", "Bo", "Zzyzx"], 3) | {key: each for key, each in people().items() if key > "p002"}
    assert "Zzyzx" in words(page_of(telling(seasons()["rounds"], locale, named)))
    files = files_of(*(telling(each, locale, named, hidden={"p002"}) for each in seasons().values()))
    assert [path for path, content in files.items() if "Zzyzx" in path or b"Zzyzx" in content] == []
    assert translator(locale)("site-a-player") in words(parsed(files)["season00/index.html"])


def test_a_forgotten_player_is_a_former_one() -> None:
    named = {key: each for key, each in people().items() if key != "p000"}
    page = page_of(telling(seasons()["rounds"], names=named))
    assert "a former player" in [row[1] for row in rows(page)]


def test_no_file_holds_an_id_or_a_key_of_a_person() -> None:
    """User IDs stand in names only where two names look alike, as they do in Discord."""
    for path, content in everything().items():
        assert re.search(r"p\d{3}\b|\d{17}", path + content.decode()) is None, path
