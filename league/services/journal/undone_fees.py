"""Fees that were posted for something that is taken back: reversed in the same deed."""

import json
from collections.abc import Collection, Iterable, Sequence

from league.facts.accounts import Posting, What
from league.formatting import money
from league.language import _
from league.outcomes.ledger import reverse
from league.record_kinds import POSTING
from league.services.accounts import ledger as accounts
from league.services.accounts.postings import ledger, standing_fees
from league.services.accounts.words import about
from league.services.session import transactions
from league.services.session.days import today_in
from league.services.session.opening import judge_stored
from league.storage.steps import Step
from league.views.journal import Owed, UndoLine


def owed(season: str) -> Owed:
    """Return what a season's facts say now. Raises NotFoundError, RuleBookError, StorageError."""
    loaded, _rulings = transactions.load(season)
    posted = standing_fees(ledger(loaded.federation))
    matches = any(accounts.is_match_fee(season, one) for one in posted)
    corrections = accounts.refunds_in(judge_stored(season), today_in(season)) if matches else ()
    charges = frozenset(one.reference for one in accounts.registration_charges(season))
    return Owed(season, loaded.federation, tuple(corrections), charges & posted.keys())


def posted_since(steps: Iterable[Step]) -> frozenset[str]:
    """Return the references of what was posted by steps."""
    bodies = (
        json.loads(one.after)
        for one in steps
        if one.after and one.subject.startswith(f"{POSTING.name} · ")
    )
    return frozenset(body["reference"] for body in bodies)


def settling(before: Owed, since: Collection[str]) -> list[Posting]:
    """Return the postings that bring the ledger to what the facts have said since.

    ``since`` = the references posted since the deed that is taken back: what had been posted before
    was not posted for it, and waits as it did. Raises NotFoundError, RuleBookError, StorageError.
    """
    now = owed(before.season)
    fresh = [one for one in now.corrections if one not in before.corrections]
    made = [one for one in fresh if one.reference in since]
    posted = standing_fees(ledger(now.federation))
    gone = sorted((before.registrations - now.registrations) & posted.keys())
    if not gone:
        return made
    today = today_in(before.season)
    return made + [reverse(posted[each], max(today, posted[each].day)) for each in gone]


def lines_of_postings(made: Iterable[Posting]) -> Sequence[UndoLine]:
    """Return what people read about postings that are made because something is taken back."""
    return [
        UndoLine(
            _("Posted: {about}").format(about=about(one.reference)),
            money(one.cents) if one.what is What.REVERSAL else "",
            _("reversed") if one.what is What.REVERSAL else money(one.cents),
        )
        for one in made
    ]
