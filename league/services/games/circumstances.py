"""The circumstances of a dispute in words."""

from collections.abc import Iterator
from dataclasses import fields

from league.facts.disputes import Device, Dispute, IllegalForm
from league.facts.games import Color
from league.rulebook.laws_words import chess_words
from league.services.words.game_codes import (
    circumstance_words,
    clock_words,
    color_words,
    device_words,
    illegal_words,
)


def circumstances(dispute: Dispute) -> Iterator[str]:
    """Yield what is told of a dispute beside its kind, each in words; the kind of chess too."""
    happening, words = dispute.happening, circumstance_words()
    for field in fields(happening):
        value = getattr(happening, field.name)
        if isinstance(value, Color):
            yield color_words()[value]
        elif value is True and field.name in words:
            yield words[field.name]
        elif isinstance(value, IllegalForm | Device):
            yield {**illegal_words(), **device_words()}[value]
        elif value is not None and not isinstance(value, bool):
            yield f"{words.get(field.name, field.name)}: {value}"
    yield chess_words()[dispute.chess]
    yield from (clock_words(color, left) for color, left in dispute.clock.items())
