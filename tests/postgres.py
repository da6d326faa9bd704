"""A PostgreSQL server of the tests' own, where the machine has PostgreSQL.

Each process of a test run that needs one starts it, in a folder of its own, and stops it at its end.
PostgreSQL refuses to run as root: then it runs as the user whom its package has made.
"""

from __future__ import annotations

import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from uuid import uuid4

import asyncpg

from bot.address import PostgresAddress
from bot.storage import open_database

OWNER = "postgres"
"""The user whom PostgreSQL's package makes on Debian."""
SUPERUSER = "olsen"
END_WITH_PARENT = 1
"""Linux' number for the signal that a process gets when its parent ends."""
FOLDERS = "olsen-postgres-"
"""How the names of the servers' folders begin. The id of the process that has started the server follows."""
ROOM = ("max_connections=200", "shared_buffers=64MB")
FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""What a server can do without that nobody pulls the plug of."""


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; None if the machine has none."""
    found = [path for path in Path("/usr/lib/postgresql").glob("*/bin") if (path / "initdb").exists()]
    if found:
        return max(found, key=lambda path: float(path.parent.name))
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


class Server:
    """A running server. It ends with the process that has started it, however that ends."""

    def __init__(self, programs: Path, *options: str) -> None:
        self._programs = programs
        # In memory, where the other files of the tests are as well: each test has a copy of a database.
        memory = os.environ.get("PYTEST_DEBUG_TEMPROOT") or tempfile.gettempdir()
        _remove_left(Path(memory))
        self._folder = Path(tempfile.mkdtemp("", f"{FOLDERS}{os.getpid()}-", memory))
        self._data = self._folder / "data"
        if os.geteuid() == 0:
            shutil.chown(self._folder, OWNER)
        self._run(
            "initdb", "-D", self._data, "-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N"
        )
        given = [f"unix_socket_directories={self._folder}", "listen_addresses=", *ROOM, *options]
        command = [self._programs / "postgres", "-D", self._data, *(f"-c{each}" for each in given)]
        with (self._folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                command, preexec_fn=_as_owner, cwd=self._folder, stdout=log, stderr=log
            )
        self._run("pg_isready", "-h", self._folder, tries=100)

    def address(self, database: str) -> PostgresAddress:
        """The address of a database."""
        return PostgresAddress(f"postgresql://{SUPERUSER}@/{database}?host={self._folder}")

    @property
    def processes(self) -> list[int]:
        """The ids of its processes, one for each connection and some of its own."""
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        return [self._process.pid, *map(int, children.read_text().split())]

    def stop(self) -> None:
        """Stop it, and delete its files."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *arguments: object, tries: int = 1) -> None:
        command = [str(self._programs / program), *map(str, arguments)]
        for _ in range(tries):
            done = subprocess.run(
                command, preexec_fn=_as_owner, cwd=self._folder, capture_output=True, text=True, check=False
            )
            if not done.returncode:
                return
            time.sleep(0.05)
        raise RuntimeError(f"{program}: {done.stdout}{done.stderr}")


def _remove_left(memory: Path) -> None:
    """Delete the folders of servers whose process was killed: they take up memory."""
    for folder in memory.glob(f"{FOLDERS}*"):
        process = folder.name.removeprefix(FOLDERS).partition("-")[0]
        if process.isdigit() and not Path("/proc", process).exists():
            shutil.rmtree(folder, ignore_errors=True)


def _as_owner() -> None:
    """Become the user who may run PostgreSQL, and end with the parent."""
    if os.geteuid() == 0:
        user = pwd.getpwnam(OWNER)
        os.setgid(user.pw_gid)
        os.setuid(user.pw_uid)
    ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGQUIT)


_running: list[Server] = []


def server(*options: str) -> Server:
    """The server of this process, which is started with the ``options`` if it is not running yet, by default
    so that it is fast.
    """
    if not _running:
        folder = programs()
        assert folder is not None
        _running.append(Server(folder, *(options or FAST)))
    return _running[0]


def address(database: str) -> PostgresAddress:
    """The address of a database on this process's server."""
    return server().address(database)


def stop() -> None:
    """Stop this process's server, if it has one."""
    while _running:
        _running.pop().stop()


async def new_database(template: str = "template1") -> PostgresAddress:
    """Make a database like another one, by default an empty one, and return its address."""
    name = f"t{uuid4().hex}"
    connection = await asyncpg.connect(address("postgres").url)
    try:
        # As files, in half of the processor's time that it takes to write it into the log page by page.
        await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
    finally:
        await connection.close()
    return address(name)


_migrated: list[PostgresAddress] = []


async def migrated_database() -> PostgresAddress:
    """Make a database with the newest schema and nothing in it. Migrations are applied once in a process."""
    if not _migrated:
        place = await new_database()
        await (await open_database(place, clock=lambda: 0)).close()
        _migrated.append(place)
    return await new_database(_migrated[0].name)
