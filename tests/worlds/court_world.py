"""What comes before an objection in a youth league: its court, and a protest to the director."""

from datetime import date, datetime

from league.facts.directing import DirectorProtest
from league.facts.divisions import DivisionDecision, Matter
from league.services.protests import directing
from league.services.protests.court_competitions import YES
from league.services.schedule.division_decisions import decide
from tests.worlds.acting import OFFICIAL

LEAGUE = "vm-u14"
FIRST_DAY = date(2026, 5, 9)


def with_court(what: str = YES) -> None:
    """Let the league have a court of its own, or not."""
    asked = DivisionDecision(LEAGUE, Matter.COURT, what, FIRST_DAY, "Board")
    decide(None, asked, actor=OFFICIAL)


def protested(
    who: str = "A 1", number: int = 1, filed: date | datetime = FIRST_DAY, *, granted: bool = False
) -> None:
    """Put a protest to the director on file, and his decision of the same day."""
    fact = DirectorProtest(LEAGUE, number, who, filed, "Touch move.")
    directing.protest(None, fact, actor=OFFICIAL)
    day = filed.date() if isinstance(filed, datetime) else filed
    directing.answer(
        None, LEAGUE, number, who, day, granted=granted, actor=OFFICIAL, reasons="No proof."
    )
