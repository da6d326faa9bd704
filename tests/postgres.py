"""A PostgreSQL server of the tests' own, where the machine has PostgreSQL.

The first process that needs it starts it, in a folder of its own, and the last test run that ends stops it.
PostgreSQL refuses to run as root: then it runs as the user whom its package has made.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

import asyncpg

ADDRESS = "OLSEN_TESTS_POSTGRES"
"""Where the worker processes of a test run are told the server's address."""
SUPERUSER = "olsen"
FAST = (
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=200",
    "shared_buffers=64MB",
)
"""What a server can do without that nobody pulls the plug of."""


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; None if the machine has none."""
    found = [path for path in Path("/usr/lib/postgresql").glob("*/bin") if (path / "initdb").exists()]
    if found:
        return max(found, key=lambda path: float(path.parent.name))
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


class Server:
    """A running server."""

    def __init__(self, bin_folder: Path) -> None:
        self._bin = bin_folder
        self.folder = Path(tempfile.mkdtemp(prefix="olsen-postgres-"))

    def start(self) -> str:
        """Start it, and return its address."""
        data, socket = self.folder / "data", self.folder
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        self._run(
            "initdb", "-D", data, "-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"
        )
        options = " ".join([f"-k {socket}", "-c listen_addresses=''", *(f"-c {each}" for each in FAST)])
        self._run("pg_ctl", "-D", data, "-o", options, "-l", self.folder / "log", "-w", "start")
        return f"postgresql://{SUPERUSER}@/{{}}?host={socket}"

    def stop(self) -> None:
        """Stop it, and delete its files."""
        self._run("pg_ctl", "-D", self.folder / "data", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: object) -> None:
        become: Callable[[], None] | None = None
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")

            def become() -> None:
                os.setgid(user.pw_gid)
                os.setuid(user.pw_uid)

        command = [str(self._bin / program), *map(str, arguments)]
        done = subprocess.run(
            command,
            preexec_fn=become,
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}")


def address(database: str) -> str:
    """The address of a database on the server."""
    return os.environ[ADDRESS].format(database)


async def new_database(template: str = "template1") -> str:
    """Make a database like another one, and return its address."""
    name = f"t{uuid4().hex}"
    connection = await asyncpg.connect(address("postgres"))
    try:
        await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    finally:
        await connection.close()
    return address(name)
