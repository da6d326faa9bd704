"""The privacy notice, page by page."""

from __future__ import annotations

import pytest

from bot.ui.account.privacy import privacy_notice
from bot.ui.i18n.translator import translator
from tests.ui.seasons import text

SAY = translator("en")
MOVES = SAY("privacy-moves", days=40)


def pages(moves_days: int | None) -> list[str]:
    """What each page says, until one says nothing new."""
    found = [text(privacy_notice(90, moves_days, SAY))]
    while (more := text(privacy_notice(90, moves_days, SAY, len(found)))) != found[-1]:
        found.append(more)
    return found


@pytest.mark.parametrize("moves_days", [None, 40])
def test_the_notice_begins_with_what_is_kept_and_each_part_stands_on_one_page(moves_days: int | None) -> None:
    found = pages(moves_days)
    assert len(found) > 1
    title = SAY("privacy-title")
    assert found[0].startswith(f"{title}\n{SAY('privacy-what')}")
    assert all(page.startswith(f"{title}\n") for page in found)
    names = ["what", "why", "who", "get", "chips", "elsewhere"]
    parts = [SAY("privacy-time", departed=30, backups=90), SAY("privacy-outside", silent=90)]
    parts += [*(SAY(f"privacy-{name}") for name in names)]
    assert [sum(part in page for page in found) for part in parts] == [1] * len(parts)
    assert sum(MOVES in page for page in found) == (moves_days is not None)


def test_a_page_that_is_no_more_is_the_last_one() -> None:
    last = pages(None)[-1]
    assert text(privacy_notice(90, None, SAY, 99)) == last
