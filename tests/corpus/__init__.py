"""A thousand whole matches of each game, which every version replays strictly.

``python -m tests.corpus`` has made them. They are not made anew for a version that plays them otherwise: it
has changed the rules, and has to say so by their number.
"""
