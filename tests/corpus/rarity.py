"""``python -m tests.corpus.rarity``: count how rare each kind of moment is, and show which ones are chosen.

Of the corpus, only the matches count that computers played. They forget a call now and then, as people do; a
third of the corpus is played at random.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random

from bot.games import GAMES, OWN
from bot.games.api import Event, Move
from bot.league.feats import Feat, MatchStory, MoveTold, story_of
from bot.league.rarity import LEASTS, NEVER, best
from bot.ui.i18n.translator import translator
from bot.ui.tables.result import feat_line
from tests.corpus.matches import AT_RANDOM, MOVE, Match, path_of, unpacked

NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eir", "Finn", "Gro", "Hal", "Ida", "Jon")


def matches_of(key: str) -> Iterator[Match]:
    """The matches of a game that computers played."""
    for match in unpacked(key, path_of(key).read_bytes()):
        if Random(f"corpus {key} {match.number}").random() >= AT_RANDOM:
            yield match


def story_of_match(match: Match) -> MatchStory:
    """The story of a match of the corpus, in which every move took a minute."""
    game = GAMES[match.key]
    step = game.new(match.seats, match.seed, match.options)
    moves = [MoveTold(None, 0, _public(step.events))]
    for number, text in enumerate(match.moves, start=1):
        seat, move = MOVE.fullmatch(text).groups()  # type: ignore[union-attr]  # each of them is a move
        on_turn = int(seat) if seat else next(iter(game.to_act(step.state)))
        step = game.apply(step.state, on_turn, Move.parse(move))
        moves.append(MoveTold(on_turn, 60_000 * number, _public(step.events), number))
    return story_of(moves, match.seats, low_wins=game.spec.low_wins)


def _public(events: tuple[Event, ...]) -> list[tuple[str, dict[str, object]]]:
    return [(event.key, dict(event.data)) for event in events if event.to is None]


def counted(key: str) -> dict[str, tuple[tuple[int, int], ...]]:
    """For each kind of moment of a game, one in how many matches has it, by its least amount."""
    most: list[dict[str, int]] = []
    for match in matches_of(key):
        found: dict[str, int] = {}
        for feat in story_of_match(match).feats:
            found[feat.key] = max(feat.amount, found.get(feat.key, 0))
        most.append(found)
    table = {}
    for kind, leasts in LEASTS.items():
        hits = [sum(each.get(kind, -1) >= least for each in most) for least in leasts]
        if any(hits):
            table[kind] = tuple(
                (least, min(NEVER, round(len(most) / count)) if count else NEVER)
                for least, count in zip(leasts, hits, strict=True)
            )
    return table


def chosen(count: int, language: str) -> Iterator[tuple[Match, Feat | None, str]]:
    """The moments that are told of the first matches of each game, ``count`` in all."""
    say = translator(language)
    for key in OWN:
        for match, _ in zip(matches_of(key), range(count // len(OWN)), strict=False):
            feat = best(story_of_match(match).feats, range(match.seats), key)
            text = "" if feat is None else feat_line(feat, say, NAMES.__getitem__)
            yield match, feat, text


def main() -> None:
    """Print the table of rarities, or the moments that are chosen."""
    parser = argparse.ArgumentParser(
        prog="tests.corpus.rarity", description="Count the moments of the corpus."
    )
    parser.add_argument("--chosen", type=int, metavar="N", help="show those of N matches instead")
    parser.add_argument("--language", default="en")
    given = parser.parse_args()
    if not given.chosen:
        for key in OWN:
            print(f'    "{key}": {{')
            for kind, steps in counted(key).items():
                print(f'        "{kind}": {steps},')
            print("    },")
        return
    kinds: Counter[str] = Counter()
    for match, feat, text in chosen(given.chosen, given.language):
        kinds[feat.key if feat else "none"] += 1
        print(f"{match.key:12} {match.number:3}  {text}")
    print(dict(kinds.most_common()))


if __name__ == "__main__":
    main()
