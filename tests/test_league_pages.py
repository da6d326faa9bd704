"""The pages for umpires name what is pressed as people see it."""

import re
from collections.abc import Iterator

import pytest

from bot.ui.i18n.translator import FALLBACK
from tests.test_guides import GENERATED, PAGES, text_of
from tests.test_playing import labels_in

NAMED = re.compile(r"^(?:[-\d.| ]*\*\*[^*]+\*\*)?|\*\*([^*]+)\*\*", re.MULTILINE)
"""What is bold, unless it leads a line as a heading does."""
LEAGUES = [name for name in PAGES if name.startswith("docs/leagues/")]


def named_on(page: str) -> Iterator[str]:
    """What a page has in bold within its sentences."""
    text = re.sub(r"\n +", " ", GENERATED.sub("", text_of(page)))
    return (found for found in NAMED.findall(text) if found)


@pytest.mark.parametrize("page", LEAGUES)
def test_what_is_bold_is_how_a_button_or_an_option_begins(page: str) -> None:
    labels = labels_in(FALLBACK)
    named = [" ".join(each.split()) for each in named_on(page)]
    assert [each for each in named if not any(label.startswith(each) for label in labels)] == []


def test_the_pages_name_many_buttons() -> None:
    assert sum(1 for page in LEAGUES for _ in named_on(page)) > 50
