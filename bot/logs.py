"""The log: to standard error, one line an entry, and never a secret in it."""

from __future__ import annotations

import logging
import sys

FORMAT = "%(asctime)s %(levelname)-8s %(name)s: %(message)s"
REDACTED = "[token]"


class RedactingFormatter(logging.Formatter):
    """Formats an entry with every occurrence of the secret replaced.

    It works on the finished text, because a filter on the message would let tracebacks through.
    """

    def __init__(self, secret: str | None) -> None:
        super().__init__(FORMAT)
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """The entry as text, tracebacks included, without the secret."""
        text = super().format(record)
        return text.replace(self._secret, REDACTED) if self._secret else text


def configure(level: str, secret: str | None) -> None:
    """Send the log of ``level`` (a name such as ``INFO``) and above to standard error, without ``secret``.

    Only our own modules go below INFO: discord.py would tell every packet of the gateway there.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(RedactingFormatter(secret))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for ours in ("bot", "cogs"):
        logging.getLogger(ours).setLevel(level)
    root.setLevel(max(root.level, logging.INFO))
