"""What stands around a season's findings, read once for as long as the season is as judged.

Fees in the ledger, and whether the season is over without a protest.
"""

from collections import defaultdict
from collections.abc import Mapping

from league.facts.accounts import What
from league.facts.references import MatchFee, reference_of
from league.facts.seasons import MatchKey, closing_year
from league.judging.season import by_target
from league.outcomes.ledger import live
from league.rulings import Ruling, in_force
from league.services.session.cache import cached
from league.services.session.desk import Desk
from league.services.session.record_kinds import POSTING, PROTEST
from league.services.session.records import recorded
from league.storage import seasons
from league.storage.database import reading

_NONE: frozenset[str] = frozenset()


def ruled_on(
    desk: Desk, *, match: MatchKey | None = None, team: str | None = None
) -> dict[str, Ruling]:
    """Return what ``Desk.ruled`` does, without looking through all decisions each time."""
    on_match, on_team = cached("ruled", desk.judgement, (), lambda: by_target(desk.rulings))
    return in_force(on_team.get(team or "", ()) if match is None else on_match.get(match, ()))


def posted_fees(desk: Desk, match: MatchKey) -> frozenset[str]:
    """Return the keys of a match's fees that stand in the ledger. Raises StorageError."""
    known = cached("posted fees", desk.judgement, (desk.season.name,), lambda: _posted(desk))
    return known.get(match, _NONE)


def _posted(desk: Desk) -> Mapping[MatchKey, frozenset[str]]:
    found: defaultdict[MatchKey, set[str]] = defaultdict(set)
    for posting in live(recorded(None, POSTING).values()):
        about = reference_of(posting.reference) if posting.what is What.FEE else None
        if isinstance(about, MatchFee) and about.season == desk.season.name:
            found[about.match].add(about.fee)
    return {match: frozenset(fees) for match, fees in found.items()}


def is_over(desk: Desk, match: MatchKey | None = None) -> bool:
    """Say whether a season is followed by another, and no protest runs about it or a match of it.

    A protest that is about no match may be about anything. Raises StorageError.
    """
    followed, disputed = cached("over", desk.judgement, (desk.season.name,), lambda: _over(desk))
    return followed and None not in disputed and (match not in disputed or match is None)


def _over(desk: Desk) -> tuple[bool, frozenset[MatchKey | None]]:
    season, waits = desk.season, any(one.waits for one in desk.judgement.matches.values())
    with reading():
        heads = seasons.heads()
    year = closing_year(season.name)
    later = any(
        whose == season.federation and closing_year(name) > year for name, whose, _book in heads
    )
    if waits or not later:
        return False, frozenset()
    files = recorded(season.name, PROTEST).values()
    return True, frozenset(one.match for one in files if one.decided is None)
