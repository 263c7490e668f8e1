"""When something was decided about a match: from then on it can be contested.

What is printed as the last day and what is held against a filing count from the same day, found
here only.
"""

from datetime import date

from league.clock import in_zone
from league.facts.seasons import MatchKey
from league.outcomes.states import findings_behind
from league.record_kinds import PROTEST
from league.rulings import Ruling, in_force
from league.services.session.desk import Judged
from league.services.session.records import recorded
from league.services.session.standing import posted_fees


def match_event(judged: Judged, key: MatchKey) -> date:
    """Return the day of the last ruling on a match; without one, that of the match."""
    days = (ruled_on(judged, one) for one in _ruled(judged, key).values())
    return max([judged.judgement.matches[key].facts.day, *days])


def finding_event(judged: Judged, key: MatchKey, target: str) -> date:
    """Return the day on which a finding or fee of a match was ruled on or posted.

    Until then nobody has decided: it is the day of the match. Raises StorageError.
    """
    ruling = next((o for o in _ruled(judged, key).values() if o.target.text == target), None)
    if ruling is not None:
        return ruled_on(judged, ruling)
    of_match = judged.judgement.matches[key]
    posted = [
        one.day
        for fee, one in posted_fees(judged, key).items()
        if target == fee or target in {found.key for found in findings_behind(of_match, fee)}
    ]
    return max([of_match.facts.day, *posted])


def ruled_on(judged: Judged, ruling: Ruling) -> date:
    """Return the day of a ruling where the federation plays; with a protest's decision, of that.

    Raises StorageError.
    """
    made = (str(ruling.action), ruling.target.text)
    with_it = [
        one.decided.day
        for one in recorded(judged.season.name, PROTEST).values()
        if one.decided is not None and one.match == ruling.match and made in one.decided.rulings
    ]
    return with_it[-1] if with_it else in_zone(ruling.at, judged.book.time_zone).date()


def _ruled(judged: Judged, key: MatchKey) -> dict[str, Ruling]:
    return in_force(one for one in judged.rulings if one.match == key)
