"""Limits this process and becomes the program. It is run by itself, with nothing of the bot.

    python -I -S launch.py SECONDS_OF_PROCESSOR MEBIBYTES THREADS COMMAND...

What is limited here stays so for the program and for all that it starts.
"""

import contextlib
import ctypes
import os
import resource
import signal
import sys

PR_SET_PDEATHSIG, PR_SET_NO_NEW_PRIVS = 1, 38


def limit(seconds: int, mebibytes: int, threads: bool) -> None:
    """Limit this process. Without ``threads`` it can start neither threads nor processes, unless it is run
    by root.
    """
    limits = {
        resource.RLIMIT_CPU: seconds,
        resource.RLIMIT_AS: mebibytes << 20,
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_NOFILE: 64,
        resource.RLIMIT_CORE: 0,
        **({} if threads else {resource.RLIMIT_NPROC: 0}),
    }
    for which, most in limits.items():
        _, hard = resource.getrlimit(which)
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(which, (most, most))


def main() -> None:
    """Limit this process, and execute the command."""
    with contextlib.suppress(AttributeError, OSError):  # Linux only
        system = ctypes.CDLL(None)
        system.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        system.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    command = sys.argv[4:]
    limit(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3] == "yes")
    try:
        os.execve(command[0], command, dict(os.environ))  # noqa: S606 - there is to be no shell
    except OSError as error:
        sys.exit(f"{command[0]} can't be executed: {error.strerror}")


if __name__ == "__main__":
    main()
