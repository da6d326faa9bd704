"""Pictures of hands and tables, drawn from shapes of our own, and the same in words.

No fact is shown by colour alone. A :class:`Drawing` is made of cards and public facts, and draws itself.
:class:`Drawer` keeps finished pictures, and draws slow ones off the event loop.
"""

from bot.ui.pictures.alt import hand_alt, table_alt
from bot.ui.pictures.drawer import Drawer
from bot.ui.pictures.drawing import Drawing, Picture
from bot.ui.pictures.hand import HandFacts
from bot.ui.pictures.table import Scene, TableDrawing, scene_of
from bot.ui.pictures.turn import HandDrawing

__all__ = [
    "Drawer",
    "Drawing",
    "HandDrawing",
    "HandFacts",
    "Picture",
    "Scene",
    "TableDrawing",
    "hand_alt",
    "scene_of",
    "table_alt",
]
