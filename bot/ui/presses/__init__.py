"""Presses used on screens of several features, or on screens that their own handlers show.

Those screens link to each other in circles, so these presses are defined below all of them. All other presses
are above their handlers.
"""
