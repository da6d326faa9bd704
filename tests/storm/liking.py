"""What people like to press."""

from __future__ import annotations

import re

from tests.storm.messages import Choice

LIKING = {
    "t:": 30.0,
    "m:": 20.0,
    "v:hand": 6.0,
    "a:join": 25.0,
    "a:start": 20.0,
    "a:add": 5.0,
    "a:again": 10.0,
    "a:back": 15.0,
    "a:yes": 3.0,
    "a:no": 2.0,
    "a:remove": 0.3,
    "a:leave": 0.5,
    "a:quit": 6.0,  # who is asked whether they want to leave has asked for it
    "a:end": 0.7,
    "a:vote": 1.0,
    "a:kick": 1.0,
    "a:ahead": 8.0,
    "a:unahead": 6.0,
    "a:in": 2.0,
    "a:react": 0.0,  # a reaction that a kill makes the bot forget stays on the screen until there is news
    "v:rules": 0.2,
    "v:quit": 0.2,
    "v:end": 0.1,
    "v:remove": 0.2,
    "v:propose": 0.2,
    "v:manage": 0.5,
    "y:": 2.0,
    "l:join": 25.0,
    "l:check_in": 15.0,
    "l:ready": 15.0,
    "l:open": 6.0,
    "l:leave": 0.2,
    "l:quit": 0.3,
    "l:ask": 0.6,
    "j:": 10.0,
    "j:forget": 0.5,
    "j:drop": 0.5,
    "v:story": 2.0,
    "i:": 0.3,
    "h:": 0.1,
    "g:server:language": 0.0,  # what stands there already stays as it is until there is news
    "g:my:language": 0.0,
    "g:my:palette": 0.0,
    "g:my:text_only": 0.0,
}
"""How much people like to press what begins so; all else is liked by 0.5."""
AT_TABLE = re.compile(r"t:\w+:0:")
"""What can be pressed below the table by everybody, most often for nothing."""


def liking(option: Choice, *, has_turn: bool) -> float:
    """How much people would like to press something."""
    custom_id = option.custom_id if not option.custom_id.startswith("p:") else "p:"
    if option.values and option.values[0].startswith("g:"):
        custom_id = option.values[0]
    found = [value for start, value in LIKING.items() if custom_id.startswith(start)]
    weight = found[-1] if found else 0.5
    if option.values:
        weight /= 4
    if AT_TABLE.match(custom_id):
        weight = 1.0
    elif has_turn and not custom_id.startswith(("t:", "m:")):
        weight *= 0.03
    return weight
