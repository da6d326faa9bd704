"""The arguments of the `olsen` command: how they are read, and the help that explains them."""

from __future__ import annotations

import argparse
import re
from math import inf, nan
from pathlib import Path
from typing import TypeAlias

from bot.games import GAMES
from bot.version import VERSION

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""What commands are added to."""

PLAYERS = 12
"""The number of players in a season that is rehearsed, if none is given."""
FITTING = range(2, 65)
"""The numbers of players with whom a season can be rehearsed."""

CHANNEL = re.compile(
    r"(?:<#|https://(?:\w+\.)?discord(?:app)?\.com/channels/\d{17,20}/)?(\d{17,20})(?:>|(?:/\d*){,2})?",
    re.ASCII,
)
"""A channel in the forms that people copy: its id, its mention, or a link to it or to a message in it."""

EPILOG = """\
examples:
  olsen                      run the bot; Ctrl-C or SIGTERM stops it, and no table is lost
  olsen --takeover           replace the running bot by this version, without anyone noticing
  olsen try                  play in your browser, in a simulated Discord on this machine
  olsen try --season         rehearse a season with 12 simulated players
  olsen try --database my.db --no-browser --port 8080
  olsen try-program python3 mine.py   let your program play against computers, see docs/hosting/programs.md
  olsen doctor               check the setup; with a token, also print the invite link
  olsen doctor --live 123... check that the bot can do what it needs in this channel, then clean up
  olsen emojis               upload card pictures for the buttons (optional)
  olsen backup backups/      copy the database into a folder, while the bot runs
  olsen restore FILE         replace the database by a backup
  olsen move FROM TO         copy the database to another one, such as from a file to PostgreSQL
  olsen verify               replay every stored match, and compare the results with what is stored
  olsen record ID > FILE     write the match file of a finished match; olsen verify-record FILE checks it
  olsen replay FILE          watch a match file in the terminal, move by move
  olsen site FOLDER          write the seasons of servers that want it as web pages

settings:
  They are read from the environment and from the file .env in the working directory. .env.example
  explains each of them. DISCORD_TOKEN is the only one you need to run the bot.

exit status:
  0  stopped as asked, or handed over to another process; or every check passed
  1  failed, but a retry may work: no connection to Discord or the database, hung on shutdown, or a check
     failed
  2  a setting, an argument or the token is missing or wrong; a retry won't work
  3  another process uses the database
  4  the database is damaged, newer than this version, or not writable for this user; a retry won't work
  5  `--takeover`: the running bot didn't hand over and continues, or it couldn't live with this version's
     change of the database
"""


def parser() -> argparse.ArgumentParser:
    """The parser of the command line, with its help."""
    olsen = argparse.ArgumentParser(
        prog="olsen",
        description="Olsen and its cousins: a Discord bot that hosts card games.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    olsen.add_argument("--version", action="version", version=f"olsen {VERSION}")
    olsen.add_argument(
        "--takeover",
        action="store_true",
        help="replace the bot that runs on the same database: once this one is ready, the other hands over "
        "and exits",
    )
    olsen.add_argument(
        "--stay",
        action="store_true",
        help="if a restart can't help (status 2, 4, 5), say so and wait instead of exiting: for Docker, "
        "which restarts everything",
    )
    commands = olsen.add_subparsers(
        dest="command", metavar="COMMAND", title="commands (without one, run the bot)"
    )
    _add_try(commands)
    _add_try_program(commands)
    _add_doctor_and_health(commands)
    _add_emojis(commands)
    _add_backup_restore_and_move(commands)
    _add_verify(commands)
    _add_commands_on_records(commands)
    _add_site(commands)
    return olsen


def _add_try(commands: Commands) -> None:
    trial = commands.add_parser(
        "try",
        help="play on this machine, without Discord and without a token",
        description="Serve a page on 127.0.0.1 that simulates a Discord channel with three members, and open "
        "it in the browser. Everything but Discord is the real bot.",
    )
    trial.add_argument("--no-browser", action="store_true", help="only print the page's link")
    trial.add_argument(
        "--port", type=_port, default=0, metavar="N", help="port to serve on (default: any free port)"
    )
    trial.add_argument(
        "--database", metavar="PATH", help="keep the tables in this file (default: a temporary file)"
    )
    trial.add_argument(
        "--season",
        type=_players,
        nargs="?",
        const=PLAYERS,
        default=0,
        metavar="N",
        help=f"rehearse a season with N simulated players (default: {PLAYERS})",
    )


def _add_try_program(commands: Commands) -> None:
    tried = commands.add_parser(
        "try-program",
        help="let your program play against computers, and see what it reads and writes",
        description="Let a program play a match against normal computers. Print what it reads, what it "
        "answers, and what is wrong with its answers. docs/hosting/programs.md explains how to write one. "
        "Exit with status 0 if it made every move itself, and 1 if not.",
    )
    tried.add_argument("--game", choices=tuple(GAMES), default="olsen", help="game to play (default: olsen)")
    tried.add_argument("--seats", type=int, default=3, metavar="N", help="number of seats (default: 3)")
    tried.add_argument(
        "--matches", type=int, default=1, metavar="N", help="play N matches and count the wins (default: 1)"
    )
    tried.add_argument(
        "--seconds", type=_seconds, default=2, metavar="S", help="time for a move (default: 2)"
    )
    tried.add_argument(
        "--memory", type=int, default=256, metavar="MIB", help="memory limit in MiB (default: 256)"
    )
    tried.add_argument("--threads", action="store_true", help="let the program start threads and processes")
    tried.add_argument(
        "--seed", default="", metavar="TEXT", help="deal the cards of this text, to repeat a match"
    )
    tried.add_argument(
        "program",
        nargs=argparse.REMAINDER,
        metavar="COMMAND",
        help="command that starts the program, such as python3 mine.py",
    )


def _add_doctor_and_health(commands: Commands) -> None:
    doctor = commands.add_parser(
        "doctor",
        help="check the machine, settings, database and, with a token, the bot's account",
        description="Check the machine, settings, database, clock, the bot's account and waiting messages. "
        "Print a line for each finding, and how to fix it. Nothing is changed, and the bot may be running. "
        "Exit with status 0 if all is well, 1 if not, and 4 if the database can't be used.",
    )
    how = doctor.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="print one JSON object instead of lines")
    how.add_argument(
        "--live",
        type=_channel,
        metavar="CHANNEL",
        help="instead, check that the bot can do what it needs in this channel (ID or link), then clean up",
    )
    commands.add_parser(
        "health",
        help="check that a bot is running on the database",
        description="For Docker, monitors and scripts: exit with status 0 if a bot is running on the "
        "database and connected to Discord, and 1 if not. This changes nothing and takes a fraction of a "
        "second.",
    )


def _add_emojis(commands: Commands) -> None:
    tiles = commands.add_parser(
        "emojis",
        help="upload card pictures for the buttons (optional)",
        description="Upload a small picture of every card to the bot's application, as emojis for the "
        "buttons of a hand. If you stop it, it continues the next time. Pictures of older versions stay, "
        "because a running bot may show them. The bot works without pictures too.",
    )
    tiles.add_argument(
        "--prune",
        action="store_true",
        help="also delete the pictures of older versions; restart the bot first",
    )


def _add_backup_restore_and_move(commands: Commands) -> None:
    backup = commands.add_parser(
        "backup",
        help="copy the database, even while the bot runs",
        description="Write a consistent copy of the database, compressed, and encrypted if OLSEN_BACKUP_KEY "
        "is set. The bot may be running. The copy appears when it's complete, and only its owner can read "
        "it.",
    )
    what = backup.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "path", nargs="?", metavar="PATH", help="new file, or a folder (end a new folder with a slash)"
    )
    what.add_argument(
        "--new-key",
        type=Path,
        metavar="FILE",
        help="instead, create a pair of keys: write the secret one to this file",
    )
    restore = commands.add_parser(
        "restore",
        help="replace the database by a backup",
        description="Stop the bot first. Replace the database by a backup, and keep the old database beside "
        "it. People who were forgotten since the backup are forgotten again.",
    )
    restore.add_argument(
        "path", type=Path, metavar="BACKUP", help="file of the backup (- for standard input)"
    )
    _add_key(restore)
    move = commands.add_parser(
        "move",
        help="copy the database to another one, in a file or in PostgreSQL",
        description="Stop the bot first. Copy everything from one database to a new one, and check it like "
        "`olsen verify`. Each is the path of a file or postgresql://USER@HOST/DATABASE. Put a password into "
        "PGPASSWORD or ~/.pgpass, because others can see a command's arguments. The old database stays as it "
        "is: name the new one in OLSEN_DATABASE.",
    )
    move.add_argument("source", metavar="FROM", help="database to copy")
    move.add_argument("target", metavar="TO", help="new database")


def _add_verify(commands: Commands) -> None:
    verify = commands.add_parser(
        "verify",
        help="check that the stored results are what was played",
        description="Replay every stored match, and every season from its log. Compare results, statistics, "
        "chips and ratings. Nothing is changed, and the bot may be running. Print a line for each "
        "difference. Exit with status 0 if there are none, and 1 otherwise.",
    )
    verify.add_argument(
        "path", nargs="?", type=Path, metavar="BACKUP", help="check this backup instead of the database"
    )
    _add_key(verify)


def _add_commands_on_records(commands: Commands) -> None:
    record = commands.add_parser(
        "record",
        help="write the match file of a finished match, so that anyone can check it",
        description="Write the match file of a finished match: its house rules, the secret of its shuffles, "
        "every move, and the result. It has the names of players who allow it. The bot may be running.",
    )
    record.add_argument("match", metavar="ID", help="ID of the match")
    record.add_argument(
        "--output", "-o", type=Path, metavar="FILE", help="new file to write to (default: print it)"
    )
    checked = commands.add_parser(
        "verify-record",
        help="check a match file, without Discord and without a database",
        description="Replay a match file, and compare cards, moves and result. Exit with status 0 if "
        "everything is right, 1 if something differs or can't be checked, and 2 if it isn't a match file.",
    )
    checked.add_argument(
        "records", nargs="+", type=Path, metavar="FILE", help="match file (- for standard input)"
    )
    watched = commands.add_parser(
        "replay",
        help="watch a match file in the terminal",
        description="Show a match file move by move. Enter and the arrow keys go from move to move. If the "
        "output isn't a terminal, print everything.",
    )
    watched.add_argument("record", type=Path, metavar="FILE", help="match file (- for standard input)")
    seen = watched.add_mutually_exclusive_group()
    seen.add_argument("--seat", type=int, metavar="N", help="show the hand of this seat, counted from 1")
    seen.add_argument("--open", action="store_true", help="show all hands")


def _add_site(commands: Commands) -> None:
    site = commands.add_parser(
        "site",
        help="write the seasons of servers as web pages",
        description="Write the seasons of all servers that have switched on league pages in /settings: a "
        "folder for each server, with standings, rounds, brackets and players. The bot may be running. "
        "Folders from an earlier run are replaced or deleted, and other files stay.",
    )
    site.add_argument("folder", type=Path, metavar="FOLDER", help="folder to write to; it may be new")


def _add_key(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--key", type=Path, metavar="FILE", help="file with the secret key, if the backup is encrypted"
    )


def _players(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) in FITTING):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a number of players. Use {FITTING[0]} to {FITTING[-1]}."
        )
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = nan
    if not 0 < seconds < inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds. Use one above 0, such as 2.")
    return seconds


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= 65535):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a port. Use a number up to 65535, or 0 for any free port."
        )
    return int(text)


def _channel(text: str) -> int:
    """Read the id of a channel from its id, mention or link."""
    named = CHANNEL.fullmatch(text.strip())
    if named is None:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a channel. Use its ID of 17 to 20 digits ('Copy Channel ID') or its link."
        )
    return int(named[1])
