"""What is on file of schools, where the rule book has competitions for them."""

from league.facts.changes import Change
from league.facts.schools import NO_SCHOOLS, Schools
from league.facts.seasons import Season
from league.record_kinds import PUPIL, SCHOOL, SCHOOL_TEAM
from league.rulebook import RuleBook
from league.services.session.records import recorded


def schools_on_file(season: str, book: RuleBook) -> Schools:
    """Return all that is known of schools in a season. Raises StorageError."""
    if "schools" not in book.serves:
        return NO_SCHOOLS
    return Schools(recorded(season, SCHOOL), recorded(season, PUPIL), recorded(season, SCHOOL_TEAM))


def changed_schools(season: Season, before: Schools, after: Schools) -> Change:
    """Return whom it is about when something else is known of schools than before."""
    clubs = {id for id, _one in before.schools.items() ^ after.schools.items()}
    pupils = {ident for ident, _one in before.pupils.items() ^ after.pupils.items()}
    teams = {id for id, _one in before.teams.items() ^ after.teams.items()}
    pupils |= {ident for ident, one in after.pupils.items() if one.school in clubs}
    teams |= {one.id for one in season.teams if one.club in clubs}
    return Change(players=frozenset(pupils), teams=frozenset(teams))
