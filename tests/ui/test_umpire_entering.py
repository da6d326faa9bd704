"""The result of a match that was played elsewhere, as an umpire writes it: what it means, and what cannot be
meant.
"""

from __future__ import annotations

import pytest

from bot.league.decisions import Enter
from bot.tables import Refused
from bot.ui.i18n.translator import translator
from bot.ui.shell.boundary import refusal
from bot.ui.umpire.entering import entered
from tests.ui.catalogue import LOCALES

PEOPLE = {"Ada": "p1", "Bo": "p2", "Cleo": "p3"}


@pytest.mark.parametrize(
    ("places", "said"),
    [
        ("Ada\nBo\nDag", "I can’t tell who “Dag”"),
        ("Ada\nBo", "Cleo has no line"),
        ("Ada\nBo\nCleo\nAda", "Ada has two lines"),
        ("1. Ada\nBo\n2. Cleo", "Number all players who showed up"),
        ("Ada 10\nBo\nCleo 30", "Write points for all players who showed up"),
        ("…", "I can’t tell who"),
        ("Results:\nAda\nBo\nCleo", "I can’t tell who “Results:”"),
        ("10 Ada\n20 Bo\n30 Cleo", "I can’t tell who “10 Ada”"),
        ("Ada 10.5\nBo 20\nCleo 30", "I can’t tell who “Ada 10.5”"),
        ("Ada 10,5\nBo 20\nCleo 30", "I can’t tell who “Ada 10,5”"),
        ("Ada 1,000\nBo 2,000\nCleo 3,000", "I can’t tell who “Ada 1,000”"),
        ("Ada - 10\nBo - 20\nCleo - 30", "I can’t tell who “Ada - 10”"),
        ("Ada 10 points\nBo 20\nCleo 30", "I can’t tell who"),
        ("Ada ½\nBo 20\nCleo 30", "I can’t tell who"),
        ("Ada, Bo, Cleo", "I can’t tell who"),
        ("Ada 10\nBo 20\nCleo -", "I can’t tell who “Cleo -”"),
        ("- Ada\n- Bo", "Cleo has no line"),
        ("- Ada\n- Bo\n- Ada\n- Cleo", "Ada has two lines"),
        ("Ada 10\n- Bo 20\n- Cleo 30", "Does the “-” before Bo mean a no-show?"),
        ("Ada 10\nBo 20\n- Cleo 0", "Does the “-” before Cleo mean a no-show?"),
        ("* Ada\n* Bo\n- Cleo", "Does the “-” before Cleo mean a no-show?"),
        ("• Ada 10\n– Bo 20\n• Cleo 30", "Does the “-” before Bo mean a no-show?"),
        ("10: Ada\n20: Bo\n30: Cleo", "no place 10 among 3 players"),
        ("0. Ada\n1. Bo\n2. Cleo", "no place 0 among 3 players"),
        ("- Ada 10\n- Bo 20\n- Cleo", "Write points for all players who showed up"),
    ],
)
def test_what_cannot_be_meant_is_refused(places: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        entered(places, "fixture", PEOPLE)
    assert said in refusal(refused.value, translator())


@pytest.mark.parametrize("bullet", ["- ", "-", "– ", "— ", "* ", "• ", "1. ", "1) ", "> ", "> - ", "- 1. "])
def test_bullets_are_no_absence(bullet: str) -> None:
    numbered = [bullet.replace("1", str(place)) for place in (1, 2, 3)]
    lines = zip(numbered, ("Bo 10", "Ada 20", "Cleo 30"), strict=True)
    written = "\n".join(sign + line for sign, line in lines)
    assert entered(written, "f", PEOPLE) == Enter("f", ("p2", "p1", "p3"), (1, 2, 3), (10, 20, 30))


@pytest.mark.parametrize(
    "written",
    [
        "```\nBo 10\nAda 20\nCleo 30\n```",
        "```Bo 10\nAda 20\nCleo 30```",
        "`Bo 10`\n`Ada 20`\n`Cleo 30`",
        "> 1. **Bo** 10\n> 2. **Ada** 20\n> 3. **Cleo** 30",
        "1. **Bo**: 10\n2. *Ada*: 20\n3. __Cleo__: 30",
        "@Bo\t10\r\n@Ada\t20\r\n@Cleo\t30",
        "1. Bo (10)\n2. Ada (20)\n3. Cleo (30)",
        "3. Cleo = 30\n\n1. Bo = 10\n\n2. Ada = 20",
        "  - b 10\n\t- ADA  20\n - Cleo:30",
        "- Bo 10\n– Ada 20\n— Cleo 30",
    ],
)
def test_pasted_lists_are_read(written: str) -> None:
    result = entered(written, "f", PEOPLE)
    whole = sorted(zip(result.places, result.players, result.totals, strict=True))
    assert whole == [(1, "p2", 10), (2, "p1", 20), (3, "p3", 30)]


@pytest.mark.parametrize(
    "written",
    [
        "Bo\nAda\n- Cleo",
        "-Cleo\nBo\nAda",
        "1. Bo\n2. Ada\n– Cleo",
        "1. Bo\n2. Ada\n3. - Cleo",
        "1. Bo\n2. Ada\n- 3. Cleo",
        "- Cleo\n2. Bo\n3. Ada",
        "- Bo\n- Ada\n- - Cleo",
        "• Bo\n• Ada\n• – Cleo",
        "- Bo\n- Ada\n- Cleo: absent",
        "Bo\nAda\nCleo did not come",
        "1. Bo\n2. Ada\n3. Cleo (no-show)",
        "Bo\nAda\nCleo – DIDN’T COME",
        "Bo\nAda\nCleo kom ikke",
        "Bo\nAda\n**Cleo**, ikke møtt",
        "> Bo\n> Ada\n> - Cleo",
    ],
)
def test_somebody_did_not_come(written: str) -> None:
    assert entered(written, "f", PEOPLE) == Enter("f", ("p2", "p1", "p3"), (1, 2, 0))


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_refusal_proposes_for_an_absence_is_understood(locale: str) -> None:
    with pytest.raises(Refused) as refused:
        entered("- Bo\n- Ada", "f", PEOPLE)
    proposed = refusal(refused.value, translator(locale)).split("`")[1]
    assert entered(f"- Bo\n- Ada\n- {proposed}", "f", PEOPLE).places == (1, 2, 0)


@pytest.mark.parametrize(
    ("written", "places"),
    [
        ("Bo 10\nAda 20\nCleo 20", (1, 2, 2)),
        ("Bo 10\nAda 10\nCleo 20", (1, 1, 3)),
        ("Bo 0\nAda 0\nCleo 0", (1, 1, 1)),
        ("Bo -5\nAda −5\nCleo 3", (1, 1, 3)),
        ("Bo 10\nAda 20\nCleo 10", (1, 2, 3)),  # which the season refuses
        ("1. Bo 10\n2. Ada 20\n3. Cleo 20", (1, 2, 3)),
        ("1. Bo\n2. Ada\n2. Cleo", (1, 2, 2)),
        ("1. Bo\n1. Ada\n2. Cleo", (1, 1, 3)),
    ],
)
def test_equal_points_in_a_row_share_a_place(written: str, places: tuple[int, ...]) -> None:
    assert entered(written, "f", PEOPLE).places == places


def test_names_may_look_like_signs_and_points() -> None:
    people = {"- Dash -": "p1", "1. First": "p2", "Player 1": "p3", "Player 2": "p4", "7": "p5"}
    written = "1. First 10\n- Dash - 20\nPlayer 1 30\nPlayer 2, 40\n7: 50"
    result = entered(written, "f", people)
    assert result.players == ("p2", "p1", "p3", "p4", "p5")
    assert (result.places, result.totals) == ((1, 2, 3, 4, 5), (10, 20, 30, 40, 50))
    assert entered("Player 1\n7\nPlayer 2\n- Dash -\n1. First", "f", people).places == (1, 2, 3, 4, 5)


def test_a_name_that_two_have_is_asked_about() -> None:
    people = {"Bo the First": "p1", "Bo the Second": "p2"}
    with pytest.raises(Refused) as refused:
        entered("Bo 10\nBo the Second 20", "f", people)
    assert "Bo the First\nBo the Second" in refusal(refused.value, translator())
