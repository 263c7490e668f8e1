"""What follows when something else is on file of schools."""

from league.facts.changes import Change
from league.facts.schools import Schools
from league.facts.seasons import Season


def changed_schools(season: Season, before: Schools | None, after: Schools | None) -> Change:
    """Return whom it is about when something else is known of schools than before."""
    old, new = before or Schools(), after or Schools()
    clubs = {id for id, _one in old.schools.items() ^ new.schools.items()}
    pupils = {ident for ident, _one in old.pupils.items() ^ new.pupils.items()}
    teams = {id for id, _one in old.teams.items() ^ new.teams.items()}
    pupils |= {ident for ident, one in new.pupils.items() if one.school in clubs}
    teams |= {one.id for one in season.teams if one.club in clubs}
    return Change(players=frozenset(pupils), teams=frozenset(teams))
