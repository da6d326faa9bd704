"""The open record of a finished match: its text, and the check that it was played by the rules.

``data/records/FORMAT.md`` describes the format for whoever writes a program of their own. Pure.
"""

from bot.record.checking import SENTENCES, Fault, check, is_checkable, played_again
from bot.record.format import BadRecord, By, Line, MatchRecord, Player, digest, from_text, to_text

__all__ = [
    "SENTENCES",
    "BadRecord",
    "By",
    "Fault",
    "Line",
    "MatchRecord",
    "Player",
    "check",
    "digest",
    "from_text",
    "is_checkable",
    "played_again",
    "to_text",
]
