"""The match file of a finished match: its text, and the check that it was played by the rules.

``docs/match-file.md`` describes the format for other programs. Pure.
"""

from bot.record.checking import SENTENCES, MatchFileFault, check, is_checkable, played_again
from bot.record.format import MatchFilePlayer, MatchRecord, digest, from_text, to_text
from bot.record.lines import FIRST, Line, Origin, read_line
from bot.record.replay import Eyes, Position, Replay, Turning, replay_of, replay_of_events
from bot.record.strict import BadRecord

__all__ = [
    "FIRST",
    "SENTENCES",
    "BadRecord",
    "Eyes",
    "Line",
    "MatchFileFault",
    "MatchFilePlayer",
    "MatchRecord",
    "Origin",
    "Position",
    "Replay",
    "Turning",
    "check",
    "digest",
    "from_text",
    "is_checkable",
    "played_again",
    "read_line",
    "replay_of",
    "replay_of_events",
    "to_text",
]
