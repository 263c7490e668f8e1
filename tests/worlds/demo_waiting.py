"""What waits in the demo season beside its facts: a transfer, for arrears at the old club.

The player who left in October, and who is fielded once more by mistake (§ 1.4.a), owes his dues.
"""

from datetime import UTC, date, datetime

from league.facts.claims import Application, Deregistration
from league.facts.registrations import Kind
from league.record_kinds import APPLICATION, DEREGISTRATION
from league.services.session.fact_json import to_text
from league.views.carried import Carried, Version
from tests.worlds.demo_season import demo_season

LEFT, POSTED = date(2026, 10, 10), date(2026, 10, 20)
OWED = ((2025, 4500), (2026, 4500))
NEW_CLUB = "Sulmstall"
AT = datetime(2026, 10, 21, 9, tzinfo=UTC)
BY = "Meldereferat"


def waiting_carried() -> Carried:
    """Return the notice under financial reservation and the registration that waits for it."""
    season = demo_season()
    ended = next(one for one in season.registrations if one.deregistered == LEFT)
    club = next(one.id for one in season.clubs if NEW_CLUB in one.name)
    notice = Deregistration(ended.ident, ended.club, LEFT, LEFT, OWED)
    asked = Application(ended.ident, club, Kind.HOME, POSTED, "AUT")
    return Carried(
        records=(
            Version(
                season.name,
                DEREGISTRATION.name,
                f"{ended.ident}/{ended.club}",
                to_text(notice),
                AT,
                BY,
            ),
            Version(season.name, APPLICATION.name, f"{ended.ident}/{club}", to_text(asked), AT, BY),
        )
    )
