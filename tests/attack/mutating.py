"""Bytes and texts changed at random, as somebody forges them or a disk damages them."""

from collections.abc import Callable
from random import Random

HOSTILE = (
    "", "=1+1", "@SUM(A1)", "+49", "-5", "\t=x", "\x1b[2J", "\x07", "\u202etxt.exe", "\ud800",
    "𝟛½", "٣", "²", "½", "0,5", "1/2", "—", "../../DOR1", "%s%n", "{0}", "{name}", "' OR 1=1 --",
    "<script>", "&lt;", "]]>", "a" * 10_000, "\x00", "\r\n", "24:00", "31.02.2012", "2011-13-01",
    "1e999", "-0", "NaN", "null", "[", "{", '"', "\\", "§", "ſ", "\ufeff", "\u2028", "İ",
)  # fmt: skip
"""What readers were seen to stumble over."""


def mutated(rng: Random, content: bytes) -> bytes:
    """Return bytes with one to five changes."""
    for _time in range(rng.randint(1, 5)):
        content = rng.choice(_WAYS)(rng, content)
    return content


def _flipped(rng: Random, content: bytes) -> bytes:
    at = rng.randrange(len(content) + 1)
    return content[:at] + bytes([rng.randrange(256)]) + content[at + 1 :]


def _cut(rng: Random, content: bytes) -> bytes:
    return content[: rng.randrange(len(content) + 1)]


def _without(rng: Random, content: bytes) -> bytes:
    first, last = _span(rng, content)
    return content[:first] + content[last:]


def _doubled(rng: Random, content: bytes) -> bytes:
    first, last = _span(rng, content)
    return content[:last] + content[first:]


def _filled_in(rng: Random, content: bytes) -> bytes:
    at = rng.randrange(len(content) + 1)
    return content[:at] + hostile(rng) + content[at:]


def _other_word(rng: Random, content: bytes) -> bytes:
    """Put something in place of a number or word, the commonest fault of all."""
    words = content.split(b" ")
    words[rng.randrange(len(words))] = hostile(rng)
    return b" ".join(words)


def _span(rng: Random, content: bytes) -> tuple[int, int]:
    first = rng.randrange(len(content) + 1)
    return first, min(len(content), first + rng.choice((1, 2, 7, 80, 2_000)))


def hostile(rng: Random) -> bytes:
    """Return one of the texts that readers stumble over, as bytes."""
    return rng.choice(HOSTILE).encode("utf-8", "surrogatepass")


_WAYS: tuple[Callable[[Random, bytes], bytes], ...] = (
    _flipped, _cut, _without, _doubled, _filled_in, _other_word,
)  # fmt: skip
