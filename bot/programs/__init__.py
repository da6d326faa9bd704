"""Programs that other people wrote, which play over standard input and output. A program learns what its seat
may know, in a process that can do little else. ``docs/hosting/programs.md`` explains the protocol.
"""

from bot.programs.host import Crowded, Host
from bot.programs.listing import Program, read_programs
from bot.programs.process import ProgramFault

__all__ = ["Crowded", "Host", "Program", "ProgramFault", "read_programs"]
