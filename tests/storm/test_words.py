"""What is read on screens is looked for in the words that stand there."""

from __future__ import annotations

import re

import pytest

from bot.ui.i18n.translator import translator
from tests.storm import invariants, people, settings, shown_boards, shown_reviews

SAY = translator("en")
SLIP = {"deal": 2, "did": "Draw", "better": "Play 9♣", "share": 4}
LIMITS = {"member": 5, "channel": 25, "server": None, "managers": 25}
ZONE = {"zone": "UTC", "hours": "none", "start": "", "end": ""}

READ = [
    (shown_boards.TITLE, SAY("leaderboard-title", game="Olsen", period="all time", page=1, pages=1)),
    (shown_reviews.TITLE, SAY("story-title", game="Olsen")),
    (shown_reviews.START, SAY("verdict-course-start", chance=24)),
    (shown_reviews.END, SAY("verdict-course-end", chance=24)),
    (shown_reviews.TURN, SAY("verdict-turn", number=1, deal=2, what="Ada draws.", before=4, after=9)),
    (shown_reviews.DRAWN, SAY("verdict-alt-turn", number=1, deal=2, before=4, after=9)),
    *(
        (shown_reviews.LUCK, SAY("verdict-luck", way=way, start=3, end=end, decided=end != 42))
        for way in ("up", "down", "even")
        for end in (0, 42, 50, 100)
    ),
    *(
        (shown_reviews.GIVEN, SAY("verdict-play", choices=count, share=share))
        for count, share in ((1, 0), (1, 3), (8, 3))
    ),
    (shown_reviews.NO_CHOICE, SAY("verdict-play", choices=0, share=0)),
    *((shown_reviews.SLIP, SAY("verdict-slip", **{**SLIP, "share": share})) for share in (None, 4)),
    (settings.LIMITS_TITLE, SAY("limits-title")),
    *((f"**{name}**: ", SAY(f"limits-{kind}", **LIMITS)) for name, (kind, _) in settings.LIMITS.items()),
    *((settings.COUNT, SAY("limits-open-tables", count=count)) for count in range(3)),
    *((settings.COUNT, SAY("limits-open-leagues", count=count)) for count in range(3)),
    (settings.OPEN, SAY("limits-table", where="<#7>", game="Olsen", name="Ada")),
    (settings.OPEN, SAY("limits-league", where="<#7>", league="Sunday", name="Ada")),
    (settings.NAMED["server channels"][0], SAY("settings-channels", channels="<#7>")),
    (settings.NAMED["server staff_role"][0], SAY("settings-staff", role="<@&7>")),
    (settings.ZONES["server zone"], SAY("settings-zone", **ZONE)),
    (settings.ZONES["my zone"], SAY("my-settings-zone", **ZONE)),
    *((people.HINDERED, SAY(f"refused-{why}")) for why in ("busy", "undecided", "not-shown")),
    (people.HINDERED, SAY("refused-fault", fault="0abc")),
    (people.HINDERED, SAY("saved-not-shown")),
]


@pytest.mark.parametrize(("words", "phrase"), READ)
def test_what_is_looked_for_stands_there(words: str | re.Pattern[str], phrase: str) -> None:
    pattern = re.escape(words) if isinstance(words, str) else words
    assert re.search(pattern, phrase.replace("\u00a0", " "))


@pytest.mark.parametrize(
    ("shown", "tells"),
    [
        ("-# … You draw. Ann passes.", True),
        ("-# … Ann passes.", True),
        ("-# … You play 2♥. You draw. Ann passes.", True),
        ("-# … You draw.", False),
    ],
)
def test_of_what_happened_a_hand_tells_the_end(shown: str, tells: bool) -> None:
    assert invariants._tells(shown, "-# … You draw. Ann passes.") is tells
