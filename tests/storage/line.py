"""The line between a bot and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.address import PostgresAddress
from tests.postgres import SUPERUSER


class Line:
    """The line between a bot and PostgreSQL, which can be cut."""

    def __init__(self, place: PostgresAddress, folder: Path) -> None:
        self._server = Path(place.url.partition("host=")[2]) / ".s.PGSQL.5432"
        self._folder = folder
        self.address = PostgresAddress(f"postgresql://{SUPERUSER}@/{place.name}?host={folder}")
        self.cuts_before: Callable[[bytes], bool] = lambda sent: False
        """Whether what the bot sends does not arrive any more."""
        self.cuts_after: Callable[[bytes], bool] = lambda sent: False
        """Whether what the bot sends arrives, and the answer does not."""
        self.is_down = False
        self.refused = asyncio.Semaphore(0)
        """Is released each time when the bot comes while it is down."""
        self._open: set[asyncio.StreamWriter] = set()

    @asynccontextmanager
    async def up(self) -> AsyncIterator[None]:
        """The line is there during the block."""
        server = await asyncio.start_unix_server(self._serve, self._folder / ".s.PGSQL.5432")
        try:
            yield
        finally:
            server.close()
            self.cut()
            await asyncio.sleep(0)

    def cut(self) -> None:
        """Cut it now: all connections are lost."""
        for each in self._open:
            each.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_down:
            self.refused.release()
            writer.close()
            return
        there, to_there = await asyncio.open_unix_connection(self._server)
        ends = {writer, to_there}
        self._open |= ends
        is_cut = False

        async def answers() -> None:
            try:
                while (data := await there.read(65536)) and not is_cut:
                    writer.write(data)
            finally:  # also where the server has gone without a word
                writer.close()

        answering = asyncio.create_task(answers())
        with suppress(OSError):
            while data := await reader.read(65536):
                if self.cuts_before(data):
                    break
                is_cut = self.cuts_after(data)
                to_there.write(data)
                if is_cut:
                    await answering
                    break
        for each in ends:
            each.close()
        self._open -= ends
        with suppress(OSError):
            await answering
