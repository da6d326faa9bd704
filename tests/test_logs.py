"""The log never holds the token, wherever it turns up."""

import logging
import sys

from bot.logs import RedactingFormatter


def test_the_token_is_taken_out_of_messages_arguments_and_tracebacks() -> None:
    try:
        raise ValueError("refused part.of.secret")
    except ValueError:
        record = logging.makeLogRecord(
            {"msg": "token part.of.secret and %s", "args": ("part.of.secret",), "exc_info": sys.exc_info()}
        )
    text = RedactingFormatter("part.of.secret").format(record)
    assert "Traceback" in text
    assert "ValueError: refused [token]" in text
    assert "token [token] and [token]" in text
    assert "part.of.secret" not in text


def test_without_a_token_nothing_is_changed() -> None:
    record = logging.makeLogRecord({"msg": "all is well", "name": "bot", "levelname": "INFO"})
    assert RedactingFormatter(None).format(record).endswith("INFO     bot: all is well")
