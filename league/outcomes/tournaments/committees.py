"""Who of an appeals committee decides: nobody in his own case, or in that of his club."""

from collections.abc import Sequence
from dataclasses import dataclass

from league.facts.committees import Committee
from league.findings import Sentence


@dataclass(frozen=True, slots=True)
class Deciding:
    """Who decides on an appeal, and by what."""

    names: tuple[str, ...]
    """The chair first; empty = nobody of the committee can."""
    paragraph: str
    sentence: Sentence


def seated(committee: Committee) -> tuple[str, ...]:
    """Return who decides when nobody is party to the case, the chair first."""
    return tuple(name for name in (committee.chair, *committee.members) if name)


def everybody(committee: Committee) -> tuple[str, ...]:
    """Return the whole committee, deputies last."""
    return (*seated(committee), *committee.deputies)


def deciding(
    committee: Committee, parties: Sequence[str], number: int | None = None
) -> tuple[str, ...]:
    """Return who decides, the chair first: deputies move up for who is party to the case.

    ``number`` is how many decide; None = as many as were elected besides the deputies.
    """
    fit = [name for name in everybody(committee) if not _is_party(committee, name, parties)]
    return tuple(fit[: len(seated(committee)) if number is None else number])


def involved(committee: Committee, parties: Sequence[str]) -> tuple[str, ...]:
    """Return who of the committee is party to the case."""
    return tuple(name for name in everybody(committee) if _is_party(committee, name, parties))


def _is_party(committee: Committee, name: str, parties: Sequence[str]) -> bool:
    """Say whether he or his club is party to the case."""
    return name in parties or committee.clubs.get(name, "") in parties
