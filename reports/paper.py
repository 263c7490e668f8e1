"""What a paper is: its name, what it is about, and where its view and layout come from."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from league.rulebook import RuleBook
from league.services.session.desk import Desk
from reports.document import Document

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class About(StrEnum):
    """What a paper is about, which says by what key its thing is asked for."""

    SEASON = "season"
    """No key: the empty text."""
    DIVISION = "division"
    """Its id."""
    ROUND = "round"
    """Division and number."""
    MATCH = "match"
    """Division, round, home and away team."""
    TEAM = "team"
    """Its id."""
    CLUB = "club"
    """Its number."""
    PLAYER = "player"
    """Pass number."""
    PROTEST = "protest"
    """Its number."""
    QUALIFICATION = "qualifier"
    """Its name."""
    TOURNAMENT = "tournament"
    """Its id."""
    TOURNAMENT_ROUND = "tournament_round"
    """The tournament's id, and the number of its round."""
    EVENT = "event"
    """Its id."""
    NOTICE = "notice"
    """Its number, such as ``2012/5``."""


class Format(StrEnum):
    """What kind of file; the value is its ending."""

    PDF = "pdf"
    XLSX = "xlsx"
    CSV = "csv"
    TXT = "txt"
    ICS = "ics"


LISTED = (Format.PDF, Format.XLSX, Format.CSV, Format.TXT)
READ = (Format.PDF, Format.TXT)
"""Of a paper that is read, not reckoned with."""
DATED = (*LISTED, Format.ICS)


@dataclass(frozen=True, slots=True)
class Paper(Generic[K, V]):
    """One paper."""

    name: str
    """What the command calls it."""
    title: Callable[[], str]
    about: About
    view: Callable[[Desk, K], V]
    """Raises LeagueError when the thing does not exist, or the paper cannot be made of it."""
    layout: Callable[[V], Document]
    formats: tuple[Format, ...] = LISTED
    needs: Callable[[RuleBook], object] | None = None
    """Returns the capability without which the paper is not offered; None = always offered."""
    births: str = ""
    """Why birth dates stand on it; empty = none do."""
    audience: Callable[[], str] = str
    """For whom it is, where the document does not say so itself."""
