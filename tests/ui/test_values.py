"""Numbers, moments, facts and lists are written as each language writes them."""

from __future__ import annotations

import ast
from collections import defaultdict
from fractions import Fraction
from pathlib import Path

import pytest

from bot import resources
from bot.league.feats import Feat
from bot.ui.i18n import times
from bot.ui.i18n.translator import Translator, translator
from bot.ui.i18n.values import decimal, joined, listed, moment
from bot.ui.tables.result import feat_line
from tests.ui.catalogue import LOCALES

UI = Path(__file__).parents[2] / "bot" / "ui"
PHRASES = """
fact = { $value ->
    [yes] Yes
    [no] No
   *[none] Nothing
}
number = { $value }
"""


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Translator:
    """A catalogue of its own."""
    folder = tmp_path / "data" / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "all.ftl").write_text(PHRASES, encoding="utf-8")
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "bot")
    return translator("en")


def test_a_phrase_takes_facts_and_nothing_as_the_code_has_them(say: Translator) -> None:
    assert [say("fact", value=value) for value in (True, False, None)] == ["Yes", "No", "Nothing"]


@pytest.mark.parametrize(
    ("value", "digits", "written"),
    [
        (1234, {}, "1,234"),
        (Fraction(5, 2), {}, "2.5"),
        (Fraction(1, 3), {}, "0.33"),
        (12.0, {"least": 1, "most": 1}, "12.0"),
        (0.35, {"least": 1, "most": 1}, "0.3"),
    ],
)
def test_a_number_has_as_many_digits_as_it_is_to_have(
    say: Translator, value: Fraction | float, digits: dict[str, int], written: str
) -> None:
    assert say("number", value=decimal(value, **digits)) == written


def test_an_average_has_the_point_or_comma_of_its_language() -> None:
    average = decimal(12.5, least=1, most=1)
    assert translator("en")("standings-points", points=average).startswith("12.5 ")
    assert translator("nb")("standings-points", points=average).startswith("12,5 ")


@pytest.mark.parametrize(("ms", "spare"), [(1000, "1 second"), (500, "0.5 seconds"), (2040, "2 seconds")])
def test_one_second_is_one(ms: int, spare: str) -> None:
    told = feat_line(Feat("last_second", 0, ms), translator("en"), lambda seat: "Ada")
    assert told == f"Ada called with {spare} to spare."


def test_a_moment_is_in_seconds_and_has_no_thousands_marks() -> None:
    assert (moment(1_785_585_600_999), moment(None)) == ("1785585600", None)


def test_lists() -> None:
    say = translator("nb")
    assert [listed(list(names), say) for names in ("", "A", "AB", "ABC")] == ["", "A", "A og B", "A, B og C"]
    assert joined("ABC", say) == "A, B, C"


WORDS_OF_TIME = (
    *("time-back", "time-today", "time-tonight", "time-tomorrow", "time-after-tomorrow", "time-yesterday"),
    *(
        "time-morning",
        "time-afternoon",
        "time-evening",
        "time-noon",
        "time-midnight",
        "time-this",
        "time-next",
    ),
    *("time-at", "time-sharp", "time-on", "time-the", "time-of", "time-in", "time-from", "time-and"),
    *("time-half", "time-one", "time-minutes", "time-hours", "time-days", "time-weeks"),
    *("time-this-morning", "time-this-afternoon", "time-from-now", "time-half-past"),
    *("time-one-and-a-half", "time-quarters", "time-half-hours", "time-fortnights"),
)
"""``time-to`` stands between two hours, ``time-quarter`` before ``time-past`` and ``time-before``, and these
between minutes and an hour. ``time-half-to`` stands before an hour, and ``time-zone`` after a place.
Nothing else can stand there.
"""
TOLD_APART = {
    "morgen": {"time-tomorrow", "time-morning"},  # no part of a day stands alone
    "et": {"time-one", "time-and"},  # one stands before a unit
    "de": {"time-of", "time-from"},  # from stands before an hour
    "eftir": {"time-in", "time-one"},  # it counts one where no number follows
    "h": {"time-sharp", "time-hours"},  # after an hour, or after a number of them
    "heure": {"time-sharp", "time-hours"},
    "heures": {"time-sharp", "time-hours"},
}
"""What means two things, in one language or in two, and how a reader knows which."""


def test_no_word_of_time_means_two_things() -> None:
    meant: dict[str, set[str]] = defaultdict(set)
    for locale in LOCALES:
        for phrase in WORDS_OF_TIME:
            for word in filter(None, translator(locale)(phrase).split(",")):
                meant[times.normalized(word)].add(phrase)
    assert {word: phrases for word, phrases in meant.items() if len(phrases) > 1} == TOLD_APART


def test_no_screen_spells_out_facts_or_moments() -> None:
    """The translator does that for all of them."""
    spelled = [
        f"{path.relative_to(UI)}:{node.value.lineno}"
        for path in UI.rglob("*.py")
        if path.parent.name != "i18n"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.keyword | ast.Assign) and _is_spelled_out(node.value)
    ]
    assert spelled == []


def _is_spelled_out(node: ast.AST) -> bool:
    match node:
        case ast.IfExp(body=ast.Constant(value="yes" | "no")) | ast.IfExp(body=ast.Constant(value="none")):
            return True
        case ast.IfExp(orelse=ast.Constant(value="none")):
            return True
        case ast.BoolOp(op=ast.Or(), values=[*_, ast.Constant(value="none")]):
            return True
        case ast.Call(func=ast.Name(id="str"), args=[ast.BinOp(op=ast.FloorDiv(), right=ast.Constant(1000))]):
            return True
    return False
