"""Screens about past matches: leaderboards, statistics, history, fair play."""
