"""The screens of a season for its players: information, standings, fixtures, and accounts of the score.

Screens are pure functions: they take a :class:`~bot.ui.seasons.view.SeasonView` and return a message.
"""
