"""A person's avatar: what Discord has sent, decoded with care."""

from __future__ import annotations

from dataclasses import dataclass, field
from io import BytesIO

from PIL import Image

from bot.ui.pictures.colours import FELT

SIZE = 64
"""Pixels to each side of what is asked for and kept."""
SMALLEST, LARGEST = 16, 128
"""Pixels to each side of what is taken."""
MOST_BYTES = 64 * 1024
"""Of a file. Discord sends about 8 KiB."""


@dataclass(frozen=True, slots=True)
class Avatar:
    """A person's avatar. Those with the same key look alike."""

    key: str
    image: Image.Image = field(compare=False, repr=False)
    """In full colour, :data:`SIZE` to each side."""


class NotAnAvatar(ValueError):  # noqa: N818 - of a file
    """What Discord sent is no picture of the kind that was asked for."""


def decoded(data: bytes) -> Image.Image:
    """Decode a file as an avatar, with the colour of the table where it is transparent.

    Takes PNG and WebP alone, looks at the size before anything is unpacked, and takes the first of several
    frames. Raises NotAnAvatar.
    """
    if len(data) > MOST_BYTES:
        raise NotAnAvatar("too many bytes")
    try:
        with Image.open(BytesIO(data), formats=("PNG", "WEBP")) as image:
            if not all(SMALLEST <= side <= LARGEST for side in image.size):
                raise NotAnAvatar("too large or too small")
            drawn = image.convert("RGBA")
    except NotAnAvatar:
        raise
    except Exception as error:  # of many kinds, as files can be broken in many ways
        raise NotAnAvatar(str(error)) from error
    ground = Image.new("RGBA", drawn.size, FELT)
    ground.alpha_composite(drawn)
    return ground.convert("RGB").resize((SIZE, SIZE), Image.Resampling.LANCZOS)
