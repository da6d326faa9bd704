"""What people wrote is shown as they wrote it, and does nothing."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.i18n.user_text import (
    APART,
    END_APART,
    NAMELESS,
    alone,
    ended,
    escape_text,
    label_text,
    shortened,
    shown_name,
)
from bot.user_text import DIRECTION, UNSEEN, is_seen
from tests.discord.foreign import demands, is_alive
from tests.discord.lists import ITEM

NASTY = (
    *("<@123>", "<@!123>", "<@&123>", "<#123>", "</play:123>", "<t:123:R>", "<:ace:123>", "<a:ace:123>"),
    *("<id:browse>", "@everyone", "@here", "https://evil.example", "<https://evil.example>", "steam://run"),
    *(
        "discord.gift/evil",
        "discord.new/evil",
        "canary.discord.com/invite/evil",
        "\u3164",
        "\u200b",
        "\u2800",
    ),
    *("discord.gg/evil", "Discord.GG/evil", "discordapp.com/invite/evil", "[free](https://evil.example)"),
    *("# Loud", "-# small", "> quoted", ">>> quoted", "- item", "+ item", "* item", "3. item"),
    *("\u202eadA", "\u2066", "\u200f", "**", "__", "||", "~~", "`", "```", "\\", "\n", " ", "Ada"),
)


@pytest.mark.parametrize(
    "text", ["Ada", "Mary-Ann O'Neill", "Å. Ø. #1", "3.5 points", "10:30, or so (late)", "a>b"]
)
def test_ordinary_text_stays_as_it_is(text: str) -> None:
    assert escape_text(text) == text


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("<@123>", r"\<\@123>"),
        ("**Ada** <3", r"\*\*Ada\*\* \<3"),
        ("https://evil.example", r"https\://evil.example"),
        ("discord.gg/evil", r"discord\.gg/evil"),
        ("[free](x)", r"[free]\(x)"),
        ("# Loud\n1. one\n- two", "\\# Loud\n1\\. one\n\\- two"),
        ("\u202eadA", "adA"),
    ],
)
def test_what_would_do_something_gets_a_backslash(text: str, escaped: str) -> None:
    assert escape_text(text) == escaped


@given(st.lists(st.sampled_from(NASTY), max_size=6).map("".join))
def test_nothing_comes_alive_and_nothing_is_lost(text: str) -> None:
    escaped = escape_text(text)
    assert not [demand for demand in demands(escaped) if is_alive(demand, escaped)]
    assert not any(ITEM.match(line) for line in escaped.split("\n"))
    assert not re.search(r"(?<!\\)(\\\\)*[*_~|`]", escaped)
    seen = UNSEEN.sub("", DIRECTION.sub("", text))
    assert re.sub(r"\\(.)", r"\1", escaped) == (seen if is_seen(seen) or not text else NAMELESS)


@pytest.mark.parametrize("text", [" ", "\u3164", "\u2800\u2800", "\u200b", "\u202e\u00ad", "\u115f \u0301"])
def test_a_text_in_which_nothing_can_be_seen_gets_a_sign(text: str) -> None:
    assert not is_seen(text)
    assert escape_text(text) == label_text(text) == NAMELESS


@pytest.mark.parametrize("text", ["Ada", "7", "👩‍👩‍👧", "🩷", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "ക്‌ഷ", "!"])
def test_letters_of_every_script_and_emojis_are_seen_and_stay(text: str) -> None:
    assert is_seen(text)
    assert escape_text(text) == label_text(text) == text


@pytest.mark.parametrize("text", ["أحمد", "می‌روم", "Ada דוד 7", "𞤀𞤁"])
def test_what_is_written_from_right_to_left_is_set_apart_in_each_line(text: str) -> None:
    assert is_seen(text)
    apart = f"{APART}{text}{END_APART}"
    assert escape_text(text) == label_text(text) == apart
    assert escape_text(f"{text}\nAda\n{text}") == f"{apart}\nAda\n{apart}"
    assert alone(apart) == text
    assert alone(f"{apart} 7 {apart}") == f"{apart} 7 {apart}"


@pytest.mark.parametrize("most", range(1, 8))
def test_what_is_cut_is_set_apart_up_to_its_end_and_gets_no_longer(most: int) -> None:
    cut = f"7 {APART}דוד{END_APART}"[:most]
    assert len(ended(cut)) <= len(cut)
    assert ended(cut).count(APART) == ended(cut).count(END_APART)


@pytest.mark.parametrize(
    "text", ["A\u200dda", "A\ufe0fda", "\U000e0061Ada", "Ada\u200c", "\ud800Ada", "A\0da"]
)
def test_a_joiner_that_joins_nothing_and_what_nobody_sees_are_left_out(text: str) -> None:
    assert escape_text(text) == label_text(text) == "Ada"


def test_a_label_has_one_line_and_no_backslashes() -> None:
    assert label_text("**Ada**\n\u202e <@1>") == "**Ada** <@1>"


def test_what_is_too_long_ends_with_an_ellipsis() -> None:
    assert shortened("Ada  Lovelace\nof London", 12) == "Ada Lovelac…"
    assert shortened("Ada", 3) == "Ada"


@pytest.mark.parametrize(("nick", "shown"), [("Ada", "Ada"), ("\u3164", "ada"), ("\u200b\u202e", "ada")])
def test_who_has_a_blank_name_is_shown_by_the_one_they_log_in_with(nick: str, shown: str) -> None:
    assert shown_name(SimpleNamespace(display_name=nick, name="ada")) == shown


@pytest.mark.parametrize(
    "nick",
    [
        *("🤖 Huginn (normal)", "🤖 Huginn", "🤖Ada", "Ada 🤖", "Ada \u200b🤖\ufe0e", "🤖"),
        *("Huginn (normal)", "Huginn (HARD)", "Huginn (lett)", "Ada (host)", "Ada (h\u043est)", "Ada (vert)"),
        *(
            "a former player",
            "A Former Player",
            "a former pl\u0430yer",
            "en tidligere spiller",
            "a former player\u3164",
        ),
        *("Seat 2", "Seat 10", "Plass 1", "seat \uff12"),
    ],
)
def test_nobody_is_shown_by_a_name_that_says_what_the_bot_says(nick: str) -> None:
    assert shown_name(SimpleNamespace(display_name=nick, name="ada")) == "ada"


@pytest.mark.parametrize(
    "nick",
    [
        "Huginn",
        "Robo 🤖 Cop",
        "Ada (away)",
        "(host)ess",
        "a former dancer",
        "Seat",
        "Seat 11",
        "🏳️‍🌈 Ada",
        "Hard",
    ],
)
def test_who_only_says_something_like_it_keeps_their_name(nick: str) -> None:
    assert shown_name(SimpleNamespace(display_name=nick, name="ada")) == nick
