"""The slash commands. Each one only reads its options and calls a function of ``bot.ui``."""
