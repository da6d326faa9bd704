"""All presses, one module for each feature: their ids, permissions and labels.

Screens link to each other in circles, so presses are defined below all screens. The functions that handle
them are in the ``actions`` of the features and are found by :class:`bot.ui.shell.router.Router`.
"""
