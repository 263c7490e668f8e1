"""§ 1.1 and Anhang H 6 Clubs: who may take part, and joint teams that play as such."""

from collections.abc import Iterable, Iterator
from datetime import date

from league.facts.claims import Body, ClubEntry, JointTeam
from league.facts.clubs import Team
from league.findings import Finding
from league.rulebook import Values


def club_entry(entry: ClubEntry, values: Values) -> Iterator[Finding]:
    """§ 1.1.a: a full member seated in Styria, or a neighbour with the consents of § 1.1.b.

    A seat or a day of joining that is not on record counts as in order.
    """
    club = entry.club
    member = club.member_since is None or club.member_since <= entry.day
    seated = club.state is None or club.state in values.words("1.1.a", "seats")
    if not (member and seated) and not _consented(entry, values):
        yield Finding("1.1.a", "1.1.a", values.say("1.1.a", club=club.name, day=entry.day))


def _consented(entry: ClubEntry, values: Values) -> bool:
    """§ 1.1.b: a club of a neighbouring Bundesland with all three consents on that day."""
    given = {consent.body for consent in entry.consents if consent.day <= entry.day}
    enough = len(given & set(Body)) >= values.number("1.1.b", "consents")
    return entry.club.state in values.words("1.1.b", "neighbours") and enough


def fields_own_team(joint: JointTeam, teams: Iterable[Team], values: Values) -> Iterator[Finding]:
    """Anhang H 6: the clubs of a Spielgemeinschaft play as such in all their divisions."""
    for team in teams:
        if team.club in joint.clubs:
            facts = {"club": team.club, "team": joint.name, "other": team.name}
            yield Finding("H.6", "H.6", values.say("H.6", **facts), team=team.id)


def announcement_due(season_year: int, values: Values) -> date:
    """§ 1.9: the last day of announcing a Spielgemeinschaft for a season."""
    return values.day_in("1.9", "until", season_year - 1)


def announced_in_time(
    team: str, announced: date, season_year: int, values: Values
) -> Iterator[Finding]:
    """§ 1.9: a Spielgemeinschaft is announced by 20 June, that day included.

    ``season_year`` is the year of the season's middle; the announcement falls in the year before.
    """
    due = announcement_due(season_year, values)
    if announced > due or (announced == due and not values.yes("1.9", "inclusive")):
        facts = {"team": team, "day": announced, "due": due}
        arithmetic = values.say("1.9", "arithmetic", **facts)
        yield Finding("1.9", "1.9", values.say("1.9", **facts), team=team, arithmetic=arithmetic)
