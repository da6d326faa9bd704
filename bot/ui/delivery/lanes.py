"""Lanes in which requests wait for their turn."""

from __future__ import annotations

from enum import IntEnum


class Lane(IntEnum):
    """The priority of a waiting request. The lowest number goes first."""

    ANSWERS = 0
    """Answers to a person who has just pressed a button or sent a command."""
    OLDER = 1
    """Deletions of tables' older messages, because people press them as long as they are there."""
    WAITED_FOR = 2
    """Tables where people play against the clock."""
    TABLES = 3
    """Other tables."""
    HANDS = 4
    """Hands of players who watch what others do. Their edits don't count against the token."""
    PINGS = 5
    """Pings and other reminders of players on turn whose tables have no other news."""
    BACKGROUND = 6
    """Work that can wait: repaints, posts of leagues."""
