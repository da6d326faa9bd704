"""A season as a workbook: what a spreadsheet finds in its cells, whatever language it has."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from io import BytesIO
from typing import Any
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest

from bot.league.decisions import Award
from bot.league.season import acts
from bot.ui.i18n.translator import translator
from bot.ui.i18n.user_text import APART, END_APART, alone
from bot.ui.seasons.view import SeasonView
from bot.ui.umpire.export import archive, when
from bot.ui.umpire.workbook import workbook
from bot.user_text import UserText
from tests.league.recheck import read
from tests.league.seasons import Run

SHEET = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
EPOCH, DAY = datetime(1899, 12, 30), timedelta(days=1)
"""The day from which workbooks count."""


class Person:
    def __init__(self, name: str) -> None:
        self.name = UserText(name)


def parsed(packed: ZipFile, part: str) -> ElementTree.Element:
    return ElementTree.fromstring(packed.read(f"xl/{part}.xml"))  # noqa: S314 - our own file


def sheets(data: bytes) -> dict[str, list[list[Any]]]:
    """The cells of each sheet as they are stored, texts and numbers; there are no formulas and links."""
    found = {}
    with ZipFile(BytesIO(data)) as packed:
        texts = ["".join(each.itertext()) for each in parsed(packed, "sharedStrings")]
        for number, sheet in enumerate(parsed(packed, "workbook").iter(f"{SHEET}sheet"), 1):
            tree = parsed(packed, f"worksheets/sheet{number}")
            assert not [each for kind in ("f", "hyperlink") for each in tree.iter(SHEET + kind)]
            rows = [
                {cell.attrib["r"].rstrip("0123456789"): _cell(cell, texts) for cell in row}
                for row in tree.iter(f"{SHEET}row")
            ]
            found[sheet.attrib["name"]] = [[row.get(column, "") for column in rows[0]] for row in rows]
    return found


def _cell(cell: ElementTree.Element, texts: list[str]) -> Any:
    value = cell.findtext(f"{SHEET}v")
    if value is None:
        return ""
    return texts[int(value)] if cell.get("t") == "s" else float(value)


@pytest.fixture
def run() -> Run:
    season = Run(size=3)
    season.enter("a", "b", "c")
    season.do(acts.Start())
    season.play(season.fixtures()[0], 10, 30, 20)
    season.do(acts.Decide(Award("a", 5)), reason='=SUM(A1), "so";\n@left')
    return season


PEOPLE = {"a": Person("=1+1"), "b": Person("Åse; +47, -7"), "c": Person("עדה 12"), "ump": Person("@A1")}


@pytest.fixture
def files(run: Run) -> dict[str, bytes]:
    data = archive(run.season, run.lines, SeasonView(run.season, PEOPLE, translator(), plain=True))
    with ZipFile(BytesIO(data)) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def test_the_workbook_says_what_the_tables_say(files: dict[str, bytes]) -> None:
    found = sheets(files["season.xlsx"])
    assert list(found) == ["standings", "results", "tables", "decisions", "rules", "audit"]
    for name, (headings, *rows) in found.items():
        lines = read(files[f"{name}.csv"].decode("utf-8-sig"))
        for row, line in zip(rows, lines, strict=True):
            assert dict(zip(headings, row, strict=True)) == {
                heading: _stored(cell, line[heading]) for heading, cell in zip(headings, row, strict=True)
            }


def _stored(cell: Any, written: str) -> Any:
    """What stands in a cell, given what is ``written`` in a file that has no types."""
    if isinstance(cell, float):
        is_time = ":" in written
        return pytest.approx((datetime.fromisoformat(written) - EPOCH) / DAY if is_time else float(written))
    return alone(written.replace("'", ""))


def test_a_name_from_right_to_left_is_set_apart_from_the_figures_in_its_line(files: dict[str, bytes]) -> None:
    lines = files["standings.csv"].decode("utf-8-sig").splitlines()
    assert [line for line in lines if "עדה" in line and f",{APART}עדה 12{END_APART}," not in line] == []
    assert set(json.loads(files["season.json"])["people"].values()) >= {"עדה 12"}


def test_names_and_reasons_are_as_people_have_written_them(files: dict[str, bytes]) -> None:
    found = sheets(files["season.xlsx"])
    for name, heading, written in (
        ("standings", "player", {"=1+1", "Åse; +47, -7", "עדה 12"}),
        ("audit", "reason", {"why", '=SUM(A1), "so";\n@left'}),
    ):
        headings, *rows = found[name]
        assert {row[headings.index(heading)] for row in rows} == written


def test_texts_are_texts_and_numbers_are_numbers() -> None:
    strange = ["=1+1", "+1", "-1", "@a", "https://example.org", "1.5", "1/2", "007", "נ" * 9]
    (_, *rows) = sheets(workbook({"one": [("a", "b"), *[(text, -1.5) for text in strange]]}))["one"]
    assert rows == [[text, -1.5] for text in strange]


@pytest.mark.parametrize("strange", ["", "a\x00b\x1b", "\ufffe", "]]>&<", "_x0041_", " \t\n "])
def test_signs_that_xml_does_not_have_break_nothing(strange: str) -> None:
    (_, (_, after)) = sheets(workbook({"one": [("a", "b"), (strange, "after")]}))["one"]
    assert after == "after"


def test_times_are_times() -> None:
    (_, (cell,)) = sheets(workbook({"one": [("at_utc",), (when(1_785_585_600_000),)]}))["one"]
    assert EPOCH + cell * DAY == datetime(2026, 8, 1, 12)
