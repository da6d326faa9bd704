"""Programs of others, which play over standard input and output. They are told what their seat may know, in a
process that can do little else. The protocol is explained in ``docs/hosting/programs.md``.
"""

from bot.programs.host import Crowded, Host
from bot.programs.listing import Program, read_programs
from bot.programs.process import ProgramFault

__all__ = ["Crowded", "Host", "Program", "ProgramFault", "read_programs"]
