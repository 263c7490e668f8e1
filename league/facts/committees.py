"""Who decides on appeals and objections in a tournament."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Annotated

from league.facts.fields import Code, Personal, PersonName, Words, called

ELECTORS = ("players", "carers", "captains")
"""Who may elect a member of an appeals committee."""


@dataclass(frozen=True, slots=True)
class Committee:
    """The appeals committee, and what an appeal costs."""

    chair: Annotated[PersonName, called("chair")] = ""
    members: Annotated[tuple[PersonName, ...], called("members")] = ()
    deputies: Annotated[tuple[PersonName, ...], called("deputies")] = ()
    federations: Annotated[Mapping[PersonName, Code], called("federations")] = field(
        default_factory=dict
    )
    """Name to federation."""
    born: Annotated[Mapping[PersonName, date], called("born", personal=Personal.OWN)] = field(
        default_factory=dict
    )
    fee: Annotated[int | None, called("fee of an appeal")] = None
    """Cents; None = not fixed."""
    term: Annotated[Words, called("time limit")] = ""
    """Until when an appeal is handed in, such as “30 minutes after the round”."""
    clubs: Annotated[Mapping[PersonName, Words], called("clubs")] = field(default_factory=dict)
    """Name to club."""
    board: Annotated[tuple[PersonName, ...], called("on the board")] = ()
    """Names of those who are on the federation's board."""
    electors: Annotated[Mapping[PersonName, Code], called("elected by")] = field(
        default_factory=dict
    )
    """Name to who elected him, one of ``ELECTORS``."""


NO_COMMITTEE = Committee()
"""Of which nothing is said."""
