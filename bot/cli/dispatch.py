"""Carrying out the `olsen` command, and handling the errors in which it can end.

What a command needs is imported only when it is given: `--help` needs no discord.py.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import faulthandler
import logging
import os
import secrets
import signal
import sys
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot import logs
from bot.cli.arguments import parser
from bot.cli.installing import INSTALLING
from bot.cli.secrecy import keep_to_itself
from bot.exits import NEEDS_SOMEBODY, Exit, failed
from bot.settings import SettingError, Settings, database_path, database_place, load

log = logging.getLogger(__name__)

STOPPING_SECONDS = 12
"""Seconds to wait for a command to stop before killing it."""

FIRST_STEPS = """\
DISCORD_TOKEN is not set. To host the bot:
  1. Open https://discord.com/developers/applications, create an application and choose Bot.
  2. Press Reset Token and copy the token. No privileged intents are needed.
  3. Write DISCORD_TOKEN=<the token> into a file named .env here.
  4. Run `olsen doctor`, which prints the link that invites the bot. Then start `olsen` again.
To play only on this machine, run `olsen try`. It needs no token and no Discord."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command in ``argv`` (by default the process's arguments), and return the exit status."""
    arguments = parser().parse_args(argv)
    if (arguments.takeover or arguments.stay) and arguments.command is not None:
        return failed(
            "--takeover and --stay are for running the bot. Leave them out, or the command.", Exit.USAGE
        )
    status = _outcome(arguments)
    if arguments.stay and status in NEEDS_SOMEBODY:
        _stay()
    return status


def _outcome(arguments: argparse.Namespace) -> Exit:
    """Carry out the command that the arguments name, and handle the errors in which it can end."""
    try:
        status = _COMMANDS[arguments.command](arguments)
        sys.stdout.flush()
        return status
    except SettingError as error:
        return failed(str(error), Exit.USAGE)
    except BrokenPipeError:
        if arguments.command is None:
            raise
        # The reader of the output has read enough, as `head` does. The rest goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.FAILED
    except OSError as error:
        # A path that was given, in a folder that this user may not look into, or of a name that is too long.
        if arguments.command is None or error.filename is None:
            raise
        return failed(f"{error.filename}: {error.strerror}.", Exit.USAGE)
    except KeyboardInterrupt:
        # It came before `run`, which handles it, as while a command is still imported; or in a command that
        # has no loop, such as a backup, and then what was asked for is not done.
        return failed("Stopped.", Exit.OK if arguments.command in (None, "try") else Exit.FAILED)
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        return failed(f"asyncpg is not installed, which PostgreSQL needs: {INSTALLING}", Exit.USAGE)


def settled(read: Collection[str] = ()) -> Settings:
    """The settings. From here on, the log has none of the secrets among them, and other processes cannot read
    them, nor the variables ``read``, out of the environment. Raises SettingError.
    """
    settings = load(os.environ, Path(".env"))
    logs.configure(settings.log_level, settings.secrets, settings.log_format)
    keep_to_itself(settings.secrets, read)
    return settings


def _stay() -> None:
    """Wait to be stopped."""
    stops = {signal.SIGINT, signal.SIGTERM}
    signal.pthread_sigmask(signal.SIG_BLOCK, stops)
    print(
        "Waiting to be stopped. Fix the problem in the line above, then start the bot again.", file=sys.stderr
    )
    signal.sigwait(stops)


# The commands


def _serve(arguments: argparse.Namespace) -> Exit:
    # The address in the settings has the password by now. Those in the arguments of a command need it later.
    settings = settled(read=("PGPASSWORD",))
    token = _token(settings)
    if token is None:
        return Exit.USAGE
    from bot.cli.serve import serve

    return run(serve(settings, token, takes_over=arguments.takeover))


def _doctor(arguments: argparse.Namespace) -> Exit:
    if arguments.live is not None:
        return _doctor_live(arguments.live)
    from bot.cli.doctor.command import doctor

    # The findings say what goes wrong, so messages of libraries aren't needed.
    logs.configure("CRITICAL")
    return run(doctor(as_json=arguments.json))


def _doctor_live(channel_id: int) -> Exit:
    token = _token(settled())
    if token is None:
        return Exit.USAGE
    from bot.cli.doctor.live import PRESSED_WITHIN, check_live

    # The lines of the report say everything that matters about the login and the requests.
    logging.getLogger("discord").setLevel(logging.ERROR)
    # Without a terminal, no one is there to press.
    within = PRESSED_WITHIN if sys.stdout.isatty() else 0
    return run(check_live(token, channel_id, secrets.token_hex(4), pressed_within=within))


def _verify_record(arguments: argparse.Namespace) -> Exit:
    from bot.cli.record import verify_record

    return verify_record(arguments.records)


def _replay(arguments: argparse.Namespace) -> Exit:
    from bot.cli.replay import replay

    return replay(arguments.record, arguments.seat, is_open=arguments.open)


def _try_program(arguments: argparse.Namespace) -> Exit:
    from bot.cli.try_program import try_program

    if not arguments.program:
        return failed(
            "Add the command that starts the program, e.g. olsen try-program python3 mine.py", Exit.USAGE
        )
    tried = try_program(
        arguments.program,
        game=arguments.game,
        seats=arguments.seats,
        matches=arguments.matches,
        seconds=arguments.seconds,
        mebibytes=arguments.memory,
        threads=arguments.threads,
        seed=arguments.seed,
    )
    return run(tried)


def _try(arguments: argparse.Namespace) -> Exit:
    settings, keep = settled(), arguments.database is not None
    if keep:
        settings = replace(settings, database=database_path(arguments.database, "--database"))
    # Messages of discord.py about a simulated gateway are of no use.
    logging.getLogger("discord").setLevel(logging.ERROR)
    try:
        from bot.simulation.preview import simulate
    except ModuleNotFoundError as error:
        if error.name != "simcord":
            raise
        helps = "In a clone of its own, run: uv run --no-dev --extra try olsen try"
        return failed(f"`olsen try` needs more than the bot does. {helps}")
    from bot.cli.failures import storage_failed
    from bot.storage import StorageError

    browser, players = not arguments.no_browser, arguments.season
    try:
        return run(simulate(settings, port=arguments.port, browser=browser, keep=keep, players=players))
    except StorageError as error:
        undone = f"The database {settings.database} can't be used" if keep else "The simulation can't run"
        return storage_failed(error, undone)


def _backup(arguments: argparse.Namespace) -> Exit:
    settings = settled()
    from bot.cli.backup import backup, new_key

    return backup(settings, arguments.path) if arguments.new_key is None else new_key(arguments.new_key)


def _restore(arguments: argparse.Namespace) -> Exit:
    settings = settled()
    from bot.cli.backup import restore

    return restore(settings, arguments.path, arguments.key)


def _move(arguments: argparse.Namespace) -> Exit:
    settings = settled()
    from bot.cli.move import move

    return move(settings, database_place(arguments.source, "FROM"), database_place(arguments.target, "TO"))


def _verify(arguments: argparse.Namespace) -> Exit:
    settings = settled()
    from bot.cli.verify.command import verify

    return verify(settings, arguments.path, arguments.key)


def _record(arguments: argparse.Namespace) -> Exit:
    settings = settled()
    from bot.cli.record import write_record

    return write_record(settings, arguments.match, arguments.output)


def _site(arguments: argparse.Namespace) -> Exit:
    settings = settled()
    from bot.cli.site import site

    return site(settings, arguments.folder)


def _health(_: argparse.Namespace) -> Exit:
    settings = settled()
    from bot.cli.health import health

    return health(settings.database)


def _emojis(arguments: argparse.Namespace) -> Exit:
    token = _token(settled())
    if token is None:
        return Exit.USAGE
    from bot.cli.emojis import emojis

    # What discord.py misses of a whole bot is of no use here. That it waits for a rate limit is.
    for name in ("discord.client", "discord.state"):
        logging.getLogger(name).setLevel(logging.ERROR)
    return run(emojis(token, prune=arguments.prune))


_COMMANDS: Mapping[str | None, Callable[[argparse.Namespace], Exit]] = {
    None: _serve,
    "try": _try,
    "try-program": _try_program,
    "doctor": _doctor,
    "health": _health,
    "emojis": _emojis,
    "backup": _backup,
    "restore": _restore,
    "move": _move,
    "verify": _verify,
    "record": _record,
    "verify-record": _verify_record,
    "replay": _replay,
    "site": _site,
}


def _token(settings: Settings) -> str | None:
    """The token, or None after printing how to get one."""
    if settings.token is None:
        print(FIRST_STEPS, file=sys.stderr)
    return settings.token


# Running a command that waits for something


def run(command: Coroutine[Any, Any, Exit]) -> Exit:
    """Run ``command`` to its end. SIGINT and SIGTERM cancel it, and the exit status is OK then, too. If it
    hangs, the process ends after a while nevertheless, with FAILED.

    A second signal reaches Python's own handlers and stops the process at once.
    """

    async def stoppable() -> Exit:
        loop, task = asyncio.get_running_loop(), asyncio.ensure_future(command)

        def stop() -> None:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)
            log.info("Stopping.")
            # If it hangs, this prints where, and ends the process with the status FAILED.
            faulthandler.dump_traceback_later(STOPPING_SECONDS, exit=True)
            task.cancel()

        # Windows has no signal handlers in the loop; there Ctrl-C arrives as KeyboardInterrupt.
        with contextlib.suppress(NotImplementedError):
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, stop)
        return await task

    try:
        return asyncio.run(stoppable())
    except (asyncio.CancelledError, KeyboardInterrupt):
        log.info("Stopped.")
        return Exit.OK
    finally:
        faulthandler.cancel_dump_traceback_later()
