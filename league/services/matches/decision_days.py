"""When something was decided about a match: from then on it can be contested.

What is printed as the last day and what is held against a filing count from the same day, found
here only.
"""

from collections.abc import Iterator
from datetime import date

from league.clock import in_zone
from league.facts.accounts import Posting, What
from league.facts.references import MatchFee, reference_of
from league.facts.seasons import MatchKey
from league.findings import Finding
from league.outcomes.judgement import MatchJudgement
from league.outcomes.ledger import live
from league.rulings import Ruling, in_force
from league.services.session.desk import Judged
from league.services.session.record_kinds import POSTING, PROTEST
from league.services.session.records import recorded
from league.targets import FeeKey, target_of


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
    posted = [one.day for fee, one in _posted(judged, key) if _follows(judged, key, target, fee)]
    return max([judged.judgement.matches[key].facts.day, *posted])


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


def findings_behind(judged: MatchJudgement, key: str) -> list[Finding]:
    """Return the findings of a match that a fee follows from."""
    return [one for one in judged.findings if _behind(one, key)]


def _behind(found: Finding, key: str) -> bool:
    """Say whether a fee may follow from a finding: the same side and board, or the paragraph."""
    fee = target_of(key)
    if not isinstance(fee, FeeKey):
        return False
    if found.side not in (None, fee.side) or fee.player not in (None, found.player):
        return False
    return fee.board == found.board if fee.board else fee.rule in (found.rule, found.consequence)


def _ruled(judged: Judged, key: MatchKey) -> dict[str, Ruling]:
    return in_force(one for one in judged.rulings if one.match == key)


def _posted(judged: Judged, key: MatchKey) -> Iterator[tuple[str, Posting]]:
    """Yield the fees of a match that stand in the ledger, each with its posting."""
    federation = f"{judged.season.federation}/"
    found = [one for at, one in recorded(None, POSTING).items() if at.startswith(federation)]
    for one in live(found):
        fee = reference_of(one.reference)
        mine = isinstance(fee, MatchFee) and (fee.season, fee.match) == (judged.season.name, key)
        if mine and one.what is What.FEE and isinstance(fee, MatchFee):
            yield fee.fee, one


def _follows(judged: Judged, key: MatchKey, target: str, fee: str) -> bool:
    behind = findings_behind(judged.judgement.matches[key], fee)
    return target == fee or any(one.key == target for one in behind)
