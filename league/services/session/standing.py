"""What stands around a season's findings, read once for as long as the season is as judged.

Fees in the ledger, and whether the season is over without a protest.
"""

from collections import defaultdict
from collections.abc import Mapping

from league.facts.accounts import Posting, What
from league.facts.references import MatchFee, reference_of
from league.facts.seasons import MatchKey
from league.judging.season import by_target
from league.outcomes.ledger import live
from league.record_kinds import POSTING, PROTEST
from league.rulings import Ruling, in_force
from league.services.session import season_order
from league.services.session.cache import cached
from league.services.session.desk import Desk, Judged
from league.services.session.records import recorded

_NONE: Mapping[str, Posting] = {}


def ruled_on(
    desk: Desk, *, match: MatchKey | None = None, team: str | None = None
) -> dict[str, Ruling]:
    """Return what ``Desk.ruled`` does, without looking through all decisions each time."""
    on_match, on_team = cached("ruled", desk.judgement, (), lambda: by_target(desk.rulings))
    return in_force(on_team.get(team or "", ()) if match is None else on_match.get(match, ()))


def posted_fees(judged: Judged, match: MatchKey) -> Mapping[str, Posting]:
    """Return the fees of a match that stand in the ledger, by key. Raises StorageError."""
    name = judged.season.name
    known = cached("posted fees", judged.judgement, (name,), lambda: _posted(name))
    return known.get(match, _NONE)


def _posted(season: str) -> Mapping[MatchKey, Mapping[str, Posting]]:
    found: defaultdict[MatchKey, dict[str, Posting]] = defaultdict(dict)
    for posting in live(recorded(None, POSTING).values()):
        about = reference_of(posting.reference) if posting.what is What.FEE else None
        if isinstance(about, MatchFee) and about.season == season:
            found[about.match][about.fee] = posting
    return found


def is_over(desk: Desk, match: MatchKey | None = None) -> bool:
    """Say whether a season is followed by another, and no protest runs about it or a match of it.

    A protest that is about no match may be about anything. Raises StorageError.
    """
    followed, disputed = cached("over", desk.judgement, (desk.season.name,), lambda: _over(desk))
    return followed and None not in disputed and (match not in disputed or match is None)


def _over(desk: Desk) -> tuple[bool, frozenset[MatchKey | None]]:
    waits = any(one.waits for one in desk.judgement.matches.values())
    if waits or not season_order.after(desk.season):
        return False, frozenset()
    files = recorded(desk.season.name, PROTEST).values()
    return True, frozenset(one.match for one in files if one.decided is None)
