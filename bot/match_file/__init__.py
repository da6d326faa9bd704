"""The match file of a finished match: its text, and the check that it was played by the rules.

``docs/match-file.md`` describes the format for other programs. Pure.
"""

from bot.match_file.checking import SENTENCES, MatchFileFault, check, is_checkable, played_again
from bot.match_file.format import MatchFile, MatchFilePlayer, digest, from_text, to_text
from bot.match_file.lines import FIRST, Line, Origin, read_line
from bot.match_file.replay import Eyes, Position, Replay, Turning, replay_of, replay_of_events
from bot.match_file.strict import BadMatchFile

__all__ = [
    "FIRST",
    "SENTENCES",
    "BadMatchFile",
    "Eyes",
    "Line",
    "MatchFile",
    "MatchFileFault",
    "MatchFilePlayer",
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
