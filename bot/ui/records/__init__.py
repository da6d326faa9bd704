"""What was played: leaderboards, statistics, history, fair play."""
