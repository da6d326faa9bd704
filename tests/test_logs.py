"""The log never holds the token, wherever it turns up."""

import json
import logging
import sys

import pytest

from bot.logs import JsonFormatter, RedactingFormatter, Seldom, about
from bot.milliseconds import MINUTE


def test_the_token_is_taken_out_of_messages_arguments_and_tracebacks() -> None:
    try:
        raise ValueError("refused part.of.secret")
    except ValueError:
        record = logging.makeLogRecord(
            {"msg": "token part.of.secret and %s", "args": ("part.of.secret",), "exc_info": sys.exc_info()}
        )
    text = RedactingFormatter("part.of.secret").format(record)
    assert "Traceback" in text
    assert "ValueError: refused [secret]" in text
    assert "token [secret] and [secret]" in text
    assert "part.of.secret" not in text


def test_without_a_token_nothing_is_changed() -> None:
    record = logging.makeLogRecord({"msg": "all is well", "name": "bot", "levelname": "INFO"})
    assert RedactingFormatter().format(record).endswith("INFO     bot: all is well")


def test_as_json_every_entry_is_one_line_with_the_id_of_its_press() -> None:
    formatter = JsonFormatter("part.of.secret")
    try:
        raise ValueError("refused part.of.secret")
    except ValueError:
        fields = {"msg": "it is\n“%s”", "args": ("so",), "name": "bot", "levelname": "ERROR"}
        record = logging.makeLogRecord({**fields, "exc_info": sys.exc_info()})
    with about(123):
        text = formatter.format(record)
    assert "\n" not in text
    entry = json.loads(text)
    assert entry["message"] == "it is\n“so”"
    assert entry["interaction"] == "123"
    assert entry["traceback"].endswith("ValueError: refused [secret]")
    assert "interaction" not in json.loads(formatter.format(record))


def test_as_text_an_entry_names_the_press_that_it_is_about() -> None:
    record = logging.makeLogRecord({"msg": "all is well", "name": "bot", "levelname": "INFO"})
    with about(123):
        assert RedactingFormatter().format(record).endswith("INFO     bot [123]: all is well")


def test_of_what_happens_to_thousands_there_is_a_line_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 0
    log, seldom = logging.getLogger("bot.crowd"), Seldom(lambda: now)
    for _ in range(1_000):
        seldom.warning(log, (7, "full"), "table %s is not shown", "k3")
    seldom.warning(log, (8, "full"), "table %s is not shown", "p9")
    now = MINUTE
    seldom.warning(log, (8, "full"), "table %s is not shown", "p9")
    seldom.warning(log, (7, "full"), "table %s is not shown", "k3")
    now = 2 * MINUTE
    seldom.warning(log, (7, "full"), "table %s is not shown", "k3")
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING] == [
        "table k3 is not shown",
        "table p9 is not shown",
        "table p9 is not shown",
        "table k3 is not shown (999 more like this before)",
        "table k3 is not shown",
    ]
