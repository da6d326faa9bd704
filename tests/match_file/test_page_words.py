"""The words of the page that checks match files. It has none of the bot's phrases."""

from __future__ import annotations

import re

import pytest

from bot.resources import data_folder
from bot.ui.i18n.translator import translator
from tests.ui.catalogue import LOCALES

COMPARE = re.compile(r'^    compare: "(.*)",$', re.MULTILINE)


@pytest.mark.parametrize("locale", LOCALES)
def test_it_says_behind_which_buttons_to_find_what_to_compare(locale: str) -> None:
    say = translator(locale)
    found = COMPARE.findall((data_folder() / "match_file" / "verify.html").read_text("utf-8"))
    assert len(found) == len(LOCALES)
    assert any(say("button-shuffle") in each and say("button-download") in each for each in found)
