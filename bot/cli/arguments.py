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
  olsen try                  play in the browser, in a simulation of Discord on this machine
  olsen try --season         rehearse a league's season with 12 simulated players
  olsen try-program python3 mine.py   a program of yours plays against computers, see docs/hosting/programs.md
  olsen doctor               is everything in place? With a token: prints the link that invites the bot
  olsen doctor --live 123... does Discord do in this channel what the bot depends on? Leaves nothing behind
  olsen emojis               upload the card tiles that make the buttons of a hand prettier
  olsen backup backups/      copy the database into a folder, while the bot runs
  olsen restore FILE         put a backup in its place
  olsen move FROM TO         copy the database to another one, as from a file to PostgreSQL
  olsen verify               play every stored match again, and compare what is stored with it
  olsen record ID > FILE     write down a finished match; olsen verify-record FILE plays it again
  olsen replay FILE          watch it again in the terminal, move by move
  olsen                      run the bot; Ctrl-C or SIGTERM stops it, and no table is lost
  olsen --takeover           run a new version in place of the one that runs, so that nobody notices
  olsen try --database my.db --no-browser --port 8080

settings:
  They are read from the environment and from a file .env in the working directory; .env.example
  explains each of them. DISCORD_TOKEN is the only one that `olsen` cannot do without.

exit status:
  0  stopped as it was told to, or handed over to another process; or every check passed
  1  Discord or the database did not let the bot start or go on, it hung when it was stopped, or a check
     failed; trying again may help
  2  a setting, an argument or the token is missing or wrong; trying again does not help
  3  another process uses the database
  4  the database is damaged, newer than this version, or not this user's to write; trying again does
     not help
  5  `--takeover`: the running bot has not handed over and goes on, or this version changes the
     database in a way that it would not stand
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
        help="run the bot in place of the one that runs on the same database, so that nobody notices: it is "
        "asked to hand over when this one is ready, and ends",
    )
    olsen.add_argument(
        "--stay",
        action="store_true",
        help="where starting it again does not help (status 2, 4, 5), say so and wait to be stopped: for "
        "Docker, which starts again whatever ends",
    )
    commands = olsen.add_subparsers(dest="command", metavar="COMMAND", title="commands (none: run the bot)")
    _add_try(commands)
    _add_try_program(commands)
    _add_doctor_and_health(commands)
    _add_emojis(commands)
    _add_backup_restore_and_move(commands)
    _add_verify(commands)
    _add_commands_on_records(commands)
    return olsen


def _add_try(commands: Commands) -> None:
    trial = commands.add_parser(
        "try",
        help="play on this machine, without Discord and without a token",
        description="Serves a page on 127.0.0.1 that simulates a Discord channel with three members, and "
        "opens it in the browser. Everything but Discord is the real bot.",
    )
    trial.add_argument("--no-browser", action="store_true", help="print the page's link, open nothing")
    trial.add_argument("--port", type=_port, default=0, metavar="N", help="serve on this port (a free one)")
    trial.add_argument(
        "--database", metavar="PATH", help="keep the tables in this file (a temporary one that is deleted)"
    )
    trial.add_argument(
        "--season",
        type=_players,
        nargs="?",
        const=PLAYERS,
        default=0,
        metavar="N",
        help=f"rehearse a league's season with N simulated players ({PLAYERS})",
    )


def _add_try_program(commands: Commands) -> None:
    tried = commands.add_parser(
        "try-program",
        help="let a program of yours play against computers, and see what is said",
        description="Plays a match of a program against normal computers, and prints what the program is "
        "told, what it answers, and what is wrong with it. docs/hosting/programs.md explains how to write "
        "one. Exit status 0 if it has made every move itself, 1 if not.",
    )
    tried.add_argument("--game", choices=tuple(GAMES), default="olsen", help="the game (olsen)")
    tried.add_argument("--seats", type=int, default=3, metavar="N", help="so many seats (3)")
    tried.add_argument("--matches", type=int, default=1, metavar="N", help="count who wins N matches (1)")
    tried.add_argument("--seconds", type=_seconds, default=2, metavar="S", help="for a move (2)")
    tried.add_argument("--memory", type=int, default=256, metavar="MIB", help="address space (256)")
    tried.add_argument("--threads", action="store_true", help="it may begin threads and processes")
    tried.add_argument("--seed", default="", metavar="TEXT", help="the same cards again")
    tried.add_argument("program", nargs=argparse.REMAINDER, metavar="COMMAND", help="such as python3 mine.py")


def _add_doctor_and_health(commands: Commands) -> None:
    doctor = commands.add_parser(
        "doctor",
        aliases=["check"],
        help="examine the machine, the settings, the database and, with a token, the bot's account",
        description="Examines the machine, the settings, the database, the clock, the bot's account and what "
        "waits to be told, and prints a line for each finding, with what helps. It changes nothing, and the "
        "bot may be running. Exit status 0 if all is well, 1 if not, 4 if the database cannot be "
        "used as it is.",
    )
    how = doctor.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="print one JSON object instead of lines")
    how.add_argument(
        "--live",
        type=_channel,
        metavar="CHANNEL",
        help="instead, try in this channel (its id or link) what the bot depends on, tell what Discord "
        "answers, and delete it all again",
    )
    commands.add_parser(
        "health",
        help="say whether a bot is at work on the database",
        description="For Docker, monitors and scripts: exit status 0 if a bot is at work on the database and "
        "connected to Discord, 1 if not. It changes nothing and takes a fraction of a second.",
    )


def _add_emojis(commands: Commands) -> None:
    tiles = commands.add_parser(
        "emojis",
        help="upload pictures of the cards for the buttons; nothing needs them",
        description="Uploads a small picture of every card to the bot's application, as emojis for the "
        "buttons of a hand. Does only what is still to be done: stopped in the middle, it goes on the next "
        "time. Pictures of older versions stay, because a running bot may show them. The bot works without "
        "any of them too.",
    )
    tiles.add_argument(
        "--prune",
        action="store_true",
        help="delete the pictures of older versions too; restart the bot first",
    )


def _add_backup_restore_and_move(commands: Commands) -> None:
    backup = commands.add_parser(
        "backup",
        help="copy the database, while the bot runs or not",
        description="Writes a consistent copy of the database, compressed, and encrypted if OLSEN_BACKUP_KEY "
        "is set. The bot may be running. The copy appears when it is whole, and only its owner can read it.",
    )
    what = backup.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "path", nargs="?", metavar="PATH", help="a new file, or a folder; a new folder ends in a slash"
    )
    what.add_argument(
        "--new-key", type=Path, metavar="FILE", help="instead, make a key: the secret half goes to this file"
    )
    restore = commands.add_parser(
        "restore",
        help="put a backup in the place of the database",
        description="Stop the bot first. Puts a backup in the place of the database, keeps the one before "
        "beside it, and forgets those again who were forgotten since the backup was made.",
    )
    restore.add_argument("path", type=Path, metavar="BACKUP", help="its file; - is standard input")
    _add_key(restore)
    move = commands.add_parser(
        "move",
        help="copy the database to another one, in a file or in PostgreSQL",
        description="Stop the bot first. Copies everything from one database to another, new one, and "
        "checks it there as `olsen verify` does. Each is the path of a file or "
        "postgresql://USER@HOST/DATABASE; leave a password to PGPASSWORD or ~/.pgpass, because others see "
        "the arguments of a command. The one before stays as it is: name the other in OLSEN_DATABASE.",
    )
    move.add_argument("source", metavar="FROM")
    move.add_argument("target", metavar="TO")


def _add_verify(commands: Commands) -> None:
    verify = commands.add_parser(
        "verify",
        help="check that what is stored is what was played",
        description="Plays every stored match again, and every season from its log, and compares results, "
        "records, chips and ratings. It changes nothing, and the bot may be running. Prints a line for each "
        "difference; exit status 0 if there is none, 1 if there is one.",
    )
    verify.add_argument(
        "path", nargs="?", type=Path, metavar="BACKUP", help="check this backup instead of the database"
    )
    _add_key(verify)


def _add_commands_on_records(commands: Commands) -> None:
    record = commands.add_parser(
        "record",
        help="write down a finished match so that anyone can check it",
        description="Writes the record of a finished match: its house rules, the secret of its shuffles, "
        "every move, and the result. It names nobody. The bot may be running.",
    )
    record.add_argument("match", metavar="ID", help="the id of the match")
    record.add_argument("--output", "-o", type=Path, metavar="FILE", help="a new file (print it)")
    checked = commands.add_parser(
        "verify-record",
        help="check the record of a match, without Discord and without a database",
        description="Plays the match of a record again and compares cards, moves and result with it. Exit "
        "status 0 if all is right, 1 if something differs or cannot be checked, 2 if it is no record.",
    )
    checked.add_argument(
        "records", nargs="+", type=Path, metavar="FILE", help="a record; - is standard input"
    )
    watched = commands.add_parser(
        "replay",
        help="watch a match again in the terminal, from its record",
        description="Shows the match of a record move by move: Enter and the arrows go from move to move. "
        "Where that is no terminal, it prints all of it.",
    )
    watched.add_argument("record", type=Path, metavar="FILE", help="a record; - is standard input")
    seen = watched.add_mutually_exclusive_group()
    seen.add_argument("--seat", type=int, metavar="N", help="with the hand of this seat, from 1 on")
    seen.add_argument("--open", action="store_true", help="with all hands")


def _add_key(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--key", type=Path, metavar="FILE", help="the file with the secret key, if the backup is encrypted"
    )


def _players(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) in FITTING):
        raise argparse.ArgumentTypeError(
            f"{text!r} players cannot be rehearsed with; take {FITTING[0]} to {FITTING[-1]}"
        )
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = nan
    if not 0 < seconds < inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds; take one above 0, such as 2")
    return seconds


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{text!r} is no port; take a number up to 65535, 0 for a free one")
    return int(text)


def _channel(text: str) -> int:
    """Read the id of a channel from its id, mention or link."""
    named = CHANNEL.fullmatch(text.strip())
    if named is None:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no channel; take its id of 17 to 20 digits ('Copy Channel ID') or its link"
        )
    return int(named[1])
