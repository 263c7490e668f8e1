"""What a round says of itself: that a person set its pairs, and when that was public."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from league import play_rules
from league.facts.tournaments import RoundPairing
from league.formatting import filled_in
from league.language import _
from league.services.tournaments.opening import Opened
from league.views.tournaments import RoundSheet


def marked(found: Opened, sheets: Iterable[RoundSheet]) -> tuple[RoundSheet, ...]:
    """Return rounds with what they say of themselves. Raises RuleBookError."""
    rounds = found.file.rounds
    return tuple(
        replace(one, mark=mark_of(found, rounds[one.number])) if one.number in rounds else one
        for one in sheets
    )


def mark_of(found: Opened, pairing: RoundPairing) -> str:
    """Return that pairs were set by hand, when that was public, and what is wrong with it."""
    return " ".join(_mark(found, pairing)) if pairing.by_hand else ""


def _mark(found: Opened, pairing: RoundPairing) -> Iterator[str]:
    yield _("Paired or changed by hand.")
    if pairing.published is not None:
        yield filled_in(_("Published on {published}."), published=pairing.published)
    yield from by_hand_words(found, pairing)


def by_hand_words(found: Opened, pairing: RoundPairing) -> tuple[str, ...]:
    """Return what is wrong with how it was made public, with its citation."""
    said = play_rules.by_hand(found.own, found.day, pairing, found.hour_of(pairing.round))
    if said is None or said.answer is None:
        return ()
    return (f"{said.answer.sentence} ({said.cite(said.answer.rule)})",)
