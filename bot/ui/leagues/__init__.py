"""What everybody sees of a season: what it is, who stands where, what is to be played, and how it counts.

Screens are pure: a :class:`~bot.ui.seasons.reader.Reader` goes in, a message comes out.
"""
