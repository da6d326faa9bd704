"""Pictures of hands and tables, drawn from shapes of our own, and the same in words.

Nothing is told by a colour alone. Pure functions of cards and public facts; :class:`Drawer` calls those that
take long off the event loop.
"""

from bot.ui.pictures.alt import hand_alt, table_alt
from bot.ui.pictures.drawer import Drawer
from bot.ui.pictures.hand import HandFacts
from bot.ui.pictures.paint import Picture, hand_picture, table_picture

__all__ = ["Drawer", "HandFacts", "Picture", "hand_alt", "hand_picture", "table_alt", "table_picture"]
