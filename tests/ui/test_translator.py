"""Texts of phrases are kept: once for all names and moments, which no phrase can choose by."""

from __future__ import annotations

import pytest
from babel import Locale
from fluent.runtime.types import FluentInt

from bot.ui.i18n.translator import ALIKE, GAPS, KEPT, _Bundle, _Small, names_command, translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.i18n.values import moment
from bot.user_text import UserText

SAY = translator("en")


def test_a_text_is_kept_once_for_all_names_and_moments() -> None:
    SAY("turn-person", name=escape_text(UserText("Ada")), until=moment(1_000))
    kept = len(SAY._kept)
    for number in range(KEPT):
        name = UserText(f"Member_{number} with a name that is too long to be kept")
        told = SAY("turn-person", name=escape_text(name), until=moment(number * 1_000))
        assert escape_text(name) in told
        assert f"<t:{number}:R>" in told
    assert len(SAY._kept) == kept


def test_each_name_stands_in_its_own_place() -> None:
    ada, bo = (label_text(UserText(name)) for name in ("Ada", "Bo"))
    for name, other in ((ada, bo), (bo, ada)):
        assert SAY("against-title", name=name, other=other) == f"## {name} and {other}"


@pytest.mark.parametrize("name", ["none", "yes", "1"])
def test_nobody_is_taken_for_what_a_phrase_chooses_by(name: str) -> None:
    told = SAY("history-title", name=escape_text(UserText(name)), game=None, page=1)
    assert told.startswith(f"## {name}’s matches\n")


def test_a_name_cannot_have_the_place_of_another_in_it() -> None:
    assert label_text(UserText(f"A{GAPS[1]}da")) == "Ada"
    assert escape_text(UserText("".join(GAPS))) == "?"
    other = label_text(UserText("Bo"))
    assert SAY("against-title", name=label_text(UserText(GAPS[1])), other=other) == "## ? and Bo"


@pytest.mark.parametrize("locale", ["en", "nb", "de", "pl", "ar", "hi", "bn"])
def test_a_small_number_is_written_as_the_rules_of_its_language_say(locale: str) -> None:
    for number in (0, 7, 10, 42, ALIKE - 1):
        assert _Small(number).format(Locale(locale)) == FluentInt(number).format(Locale(locale))
    assert FluentInt(ALIKE * 10).format(Locale(locale)) != str(ALIKE * 10), "then it has marks"


def test_a_phrase_chooses_by_a_small_number_as_by_any() -> None:
    told = [SAY("standings-deals", won=0, deals=number) for number in (1, 2, 1000)]
    assert told == ["0 of 1 deal won", "0 of 2 deals won", "0 of 1,000 deals won"]


def test_the_texts_of_a_language_are_read_once_for_all_its_translators() -> None:
    own, other = _Bundle("en"), _Bundle("nb")
    own.add("en")
    other.add("en", names_command)
    assert len(other._texts) > 50
    assert all(text is own._texts[phrase][0] for phrase, (text,) in other._texts.items())
