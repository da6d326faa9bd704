"""Logging to standard error, without the secret token."""

from __future__ import annotations

import logging
import sys

FORMAT = "%(asctime)s %(levelname)-8s %(name)s: %(message)s"
REDACTED = "[token]"


class RedactingFormatter(logging.Formatter):
    """Formats an entry and replaces every occurrence of the secret.

    It works on the formatted text, because a filter on the message would not see tracebacks.
    """

    def __init__(self, secret: str | None) -> None:
        super().__init__(FORMAT)
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """The entry as text, including tracebacks, without the secret."""
        text = super().format(record)
        return text.replace(self._secret, REDACTED) if self._secret else text


def configure(level: str, secret: str | None) -> None:
    """Send log entries from ``level`` (a name such as ``INFO``) upwards to standard error, without
    ``secret``.

    Only our own modules log below INFO, because discord.py would log every packet of the gateway.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(RedactingFormatter(secret))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for ours in ("bot", "cogs"):
        logging.getLogger(ours).setLevel(level)
    root.setLevel(max(root.level, logging.INFO))
