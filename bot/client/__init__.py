"""The running bot from start to end: connections, services, database.

:class:`Olsen` is built in three layers. ``sharded`` manages the connections to Discord. ``stored`` opens the
database, restores what is in it, and closes it. ``olsen`` creates the services and connects them.
"""

from bot.client.olsen import COGS, Olsen

__all__ = ["COGS", "Olsen"]
