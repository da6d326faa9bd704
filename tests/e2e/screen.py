"""What people have on their screens: messages, their texts, buttons and menus."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import discord
from simcord import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult, to_discord_message

from bot.ui.components.layout import legible

SUITS = frozenset("♣♦♥♠")
SIGNS = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
RANKS = {"ace": "A", "jack": "J", "queen": "Q", "king": "K"}


class Private:
    """A private message, followed through the presses that edit it."""

    def __init__(self, member: MemberActor, result: InteractionResult) -> None:
        self.member = member
        answers = [*([result.response] if result.response else []), *result.followups]
        self.message = next(answer for answer in answers if answer.ephemeral)

    @classmethod
    def of(cls, member: MemberActor, message: Any) -> Private:
        """A private message that somebody sees."""
        private = cls.__new__(cls)
        private.member, private.message = member, message
        return private

    @property
    def text(self) -> str:
        return text_of(self.message)

    @property
    def is_gone(self) -> bool:
        """Whether it was deleted, as a hand is that has moved down the channel with its table."""
        messages = self.member._env.backend.messages  # simcord has no public way to ask for a message
        return self.message.id not in messages.get(self.message.channel_id, {})

    @property
    def alt(self) -> str:
        """What its picture shows, in words; empty without one."""
        return alt_of(self.message)

    @property
    def cards(self) -> set[str]:
        """The French cards that its picture shows in the hand, as buttons name them."""
        hand = self.alt.partition("On top of")[0].partition("There is nothing on")[0]
        named = re.findall(r"(\w+) of (clubs|diamonds|hearts|spades)", hand)
        return {RANKS.get(rank, rank) + SIGNS[suit] for rank, suit in named}

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """All buttons, also those that cannot be pressed."""
        return buttons_of(self.message)

    @property
    def labels(self) -> list[str]:
        """Labels of the buttons that can be pressed."""
        return labels_of(self.message)

    @property
    def menus(self) -> list[dict[str, Any]]:
        """All menus."""
        return menus_of(self.message)

    async def all_pages(self, after: str) -> str:
        """What stands on this page and on those after it, to which the button ``after`` leads."""
        read = [self.text]
        while after in self.labels:
            await self.press(after)
            read.append(self.text)
        return "\n".join(read)

    @property
    def in_force(self) -> set[str]:
        """The choices that hold now, with a tick. That of a menu names the setting too."""
        options = [option for menu in self.menus for option in menu["options"] if option["default"]]
        ticked = {label for label in self.labels if label.startswith("✓")}
        return ticked | {f"✓ {option['label'].split(' · ')[-1]}" for option in options}

    @property
    def offers(self) -> list[str]:
        """The labels of all buttons, and of the options of all menus."""
        return [*self.labels, *(option["label"] for menu in self.menus for option in menu["options"])]

    async def press(self, label: str | None = None, custom_id: str | None = None) -> InteractionResult:
        """Press a button, or choose what a menu offers; the message then shows what came of it."""
        ids = [part.get("custom_id") for part in self.buttons]
        if (label not in self.labels) if label else custom_id not in ids:
            return await (self.pick(label) if label else self.choose(custom_id or ""))
        return await self.member.click(self.message, label=label and legible(label), custom_id=custom_id)

    async def press_any(self, chance: Random) -> InteractionResult:
        """Press any button, or choose from a menu: most often a card, since matches end by these."""
        options = [value for menu in menus_of(self.message) for value in values_of(menu)]
        anything = [label for label in self.labels if label != "Back"] + options
        cards = [choice for choice in anything if SUITS & set(choice)]
        chosen = chance.choice(cards if cards and chance.random() < 0.9 else anything)
        return await (self.choose(chosen) if chosen in options else self.press(chosen))

    async def pick(self, label: str) -> InteractionResult:
        """Choose an option, from whichever menu has it, by its label."""
        options = [option for menu in menus_of(self.message) for option in menu["options"]]
        return await self.choose(next(option["value"] for option in options if option["label"] == label))

    async def choose(self, value: str) -> InteractionResult:
        """Choose an option, from whichever menu has it, by its value."""
        (menu,) = [menu for menu in menus_of(self.message) if value in values_of(menu)]
        return await self.member.select(self.message, [value], custom_id=menu["custom_id"])


def newest_first(channel: ChannelHandle) -> Iterator[discord.Message]:
    """The messages in a channel that all can see, each made when it is asked for: simcord's history makes
    all of them at once.
    """
    kept = channel._env.backend.messages.get(channel.id, {})
    for number in sorted(kept, reverse=True):
        if kept[number].visible_to(None):
            yield to_discord_message(channel._env, kept[number])


def parts(components: Sequence[Any]) -> Iterator[dict[str, Any]]:
    """All components of a message, nested ones too, as Discord keeps them."""
    for component in components:
        yield from _inside(plain(component if isinstance(component, dict) else component.to_dict()))


def _inside(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield part
    for inner in part.get("components", ()):
        yield from _inside(inner)


def plain(tree: Any) -> Any:
    """What people read: the mark that has a suit drawn as a letter is not seen."""
    if isinstance(tree, str):
        return tree.replace("\ufe0e", "")
    if isinstance(tree, dict):
        return {key: plain(value) for key, value in tree.items()}
    return [plain(value) for value in tree] if isinstance(tree, list) else tree


def text_of(message: Any) -> str:
    """All text of a message."""
    texts = [part["content"] for part in parts(message.components) if "content" in part]
    return "\n".join([message.content, *texts]).strip()


def alt_of(message: Any) -> str:
    """What the picture of a message shows, in words; empty without one."""
    items = [part["items"][0] for part in parts(message.components) if "items" in part]
    return items[0]["description"] if items else ""


def picture_of(message: Any) -> str:
    """The file name of a message's picture, as its address has it; empty without one."""
    items = [part["items"][0] for part in parts(message.components) if "items" in part]
    return items[0]["media"]["url"].partition("?")[0].rpartition("/")[2] if items else ""


def promised_by(message: Any) -> str:
    """The commitment that the file name of a message's picture fixes."""
    (found,) = re.findall(r"(?:lobby|next)-([0-9a-f]{64})\.png", picture_of(message))
    return str(found)


def buttons_of(message: Any) -> list[dict[str, Any]]:
    """All buttons of a message."""
    return [{"disabled": False, **part} for part in parts(message.components) if part.get("type") == 2]


def labels_of(message: Any) -> list[str]:
    """Labels of the buttons that can be pressed."""
    return [part["label"] for part in buttons_of(message) if not part["disabled"]]


def menus_of(message: Any) -> list[dict[str, Any]]:
    """All menus of a message."""
    return [part for part in parts(message.components) if "options" in part]


def values_of(menu: dict[str, Any]) -> list[str]:
    """What can be chosen from a menu."""
    return [option["value"] for option in menu["options"]]


def id_of(message: Any, label: str) -> str:
    """The id of a button, which a test may keep and press when it is gone."""
    (found,) = [part["custom_id"] for part in buttons_of(message) if part["label"] == label]
    return str(found)


def scores_of(message: Any) -> list[str]:
    """The lines of the table of scores in a message: name, points of the deal, points in all."""
    _, table, _ = text_of(message).split("```")
    header, *lines = [" ".join(line.split()) for line in table.strip().split("\n")]
    assert header == "deal total"
    return lines


def told(result: InteractionResult) -> str:
    """What the presser alone was told."""
    answers = [*([result.response] if result.response else []), *result.followups]
    if result.deferred and result.followups:
        answers = result.followups  # what was pressed, or was to be shown, says nothing new
    assert all(answer.ephemeral for answer in answers)
    return "\n".join(text_of(answer) for answer in answers)
