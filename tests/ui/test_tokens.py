"""Which press shows a table where the bot is no member."""

from __future__ import annotations

import pytest

from bot.ui.delivery.tokens import KEPT, TableTokens, Token

TABLE = "table"


@pytest.fixture
def tokens() -> TableTokens[str]:
    return TableTokens()


def test_the_newest_press_on_a_message_edits_it_until_its_end(tokens: TableTokens[str]) -> None:
    tokens.add(TABLE, Token("command", 900, 1))
    tokens.add(TABLE, Token("pressed", 950, 1))
    found = tokens.editing(TABLE, 1, 949)
    assert found is not None
    assert found.press == "pressed"
    assert tokens.editing(TABLE, 1, 950) is None
    assert tokens.editing(TABLE, 2, 0) is None
    assert tokens.editing("other", 1, 0) is None


def test_presses_in_hands_only_send_and_do_not_crowd_out_the_one_that_edits(tokens: TableTokens[str]) -> None:
    tokens.add(TABLE, Token("command", 900, 1))
    for number in range(2 * KEPT):
        tokens.add(TABLE, Token(f"hand {number}", 1000 + number))
    editing, sending = tokens.editing(TABLE, 1, 0), tokens.sending(TABLE, 0)
    assert editing is not None
    assert editing.press == "command"
    assert sending is not None
    assert sending.press == f"hand {2 * KEPT - 1}"


def test_a_press_that_has_sent_the_message_edits_it(tokens: TableTokens[str]) -> None:
    tokens.add(TABLE, Token("command", 900, 1))
    tokens.add(TABLE, Token("hand", 1800))
    tokens.add(TABLE, Token("hand", 1800, 2, is_followup=True))
    found = tokens.editing(TABLE, 2, 1799)
    assert found is not None
    assert found.is_followup


def test_a_refused_token_leaves_the_one_before_it(tokens: TableTokens[str]) -> None:
    first, second = Token("first", 900), Token("second", 950, 1)
    tokens.add(TABLE, first)
    tokens.add(TABLE, second)
    tokens.drop(TABLE, second)
    assert tokens.sending(TABLE, 0) is first
    assert tokens.editing(TABLE, 1, 0) is None


def test_nothing_is_kept_of_a_table_that_is_over_or_of_someone_to_be_forgotten(
    tokens: TableTokens[str],
) -> None:
    tokens.add(TABLE, Token("Ada", 900, 1))
    tokens.add(TABLE, Token("Bo", 900, 1))
    tokens.forget_presses(lambda press: press == "Bo")
    assert tokens.editing(TABLE, 1, 0) is None
    assert tokens.sending(TABLE, 0) == Token("Ada", 900, 1)
    tokens.forget(TABLE)
    assert tokens.sending(TABLE, 0) is None
    assert tokens.living(0) == []


def test_nothing_is_kept_of_a_table_whose_tokens_have_expired(tokens: TableTokens[str]) -> None:
    tokens.add(TABLE, Token("Ada", 900, 1))
    tokens.add("other", Token("Bo", 800, 2))
    assert tokens.living(899) == [TABLE]
    assert tokens.living(900) == []
