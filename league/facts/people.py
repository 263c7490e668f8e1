"""Players as persons."""

from dataclasses import dataclass
from datetime import date
from typing import Annotated

from league.facts.fields import Check, Code, PassNumber, Personal, PersonName, called


@dataclass(frozen=True, slots=True)
class Player:
    """A person with a pass number."""

    ident: PassNumber
    """Pass number, as text."""
    surname: Annotated[PersonName, called("surname", check=Check.NAME)]
    given_name: Annotated[PersonName, called("given name", check=Check.SHORT)] = ""
    born: Annotated[date | None, called("born", personal=Personal.OWN)] = None
    sex: Annotated[Code, called("sex")] = "m"
    """``m`` or ``w``."""
    nation: Annotated[Code, called("nation")] = ""
    """Three letters as FIDE uses them; ``XXX`` = stateless, empty = not known."""
    rating: Annotated[int | None, called("rating")] = None
    """National rating of the reference list; None = unrated."""
    fide_id: Annotated[int | None, called("FIDE number", personal=Personal.OPEN)] = None
    fide_rating: Annotated[int | None, called("FIDE rating")] = None
    title: Annotated[Code | None, called("title")] = None

    @property
    def name(self) -> str:
        """Return surname and given name as lists print them."""
        return f"{self.surname} {self.given_name}".strip()

    def born_on_or_after(self, first_day: date) -> bool:
        """Say whether he is young enough; an unknown birth date is not."""
        return self.born is not None and self.born >= first_day


@dataclass(frozen=True, slots=True)
class AgeLimit:
    """Who belongs to an age group."""

    born_from: date | None = None
    """First birth date that is young enough; None = no limit."""
    born_until: date | None = None
    """Last birth date that is old enough; None = no limit."""
    sex: str | None = None
    """``m`` or ``w`` where the group is for one of them."""

    def admits(self, born: date | None, sex: str) -> bool:
        """Say whether a person belongs to the group; an unknown birth date does not."""
        if born is None or (self.sex is not None and sex != self.sex):
            return False
        young = self.born_from is None or born >= self.born_from
        return young and (self.born_until is None or born <= self.born_until)
