"""§ 5.1.b, 5.2: who is a member of a club, from when, and the proof of a home in Germany."""

from collections.abc import Iterator

from league.facts.calendars import years_later
from league.facts.claims import Claim, EqualClaim
from league.facts.registrations import Kind
from league.facts.transfers import Transfer
from league.findings import Finding, Sentence
from league.outcomes.rights import Eligibility
from league.rulebook import Values


def members(claim: Claim, values: Values) -> Iterator[Finding]:
    """§ 5.2: an active member of one club, eligible in no other state federation.

    A guest is a member elsewhere: where he may play is asked at the board (16.1, 17.1).
    """
    if claim.guest_elsewhere:
        yield _member_finding(claim, "elsewhere", values)
    if claim.kind is Kind.HOME:
        for club, other in claim.others:
            if other.kind is Kind.HOME:
                yield _member_finding(claim, "two_clubs", values, club=club.name)


def _member_finding(claim: Claim, name: str, values: Values, **more: object) -> Finding:
    said = values.say("5.2", name, name=claim.player.name, **more)
    return Finding("5.2", "5.2", said, player=claim.player.ident)


def since(facts: Transfer, _values: Values) -> Eligibility:
    """§ 5.2: a member from the day of the registration; a change of clubs closes no window."""
    return Eligibility(facts.registered)


def why(facts: Transfer, _found: Eligibility, values: Values) -> Sentence:
    """§ 5.2: from when he is a member, or a guest (16.1, 17.1)."""
    return values.say("5.2", "since_guest" if facts.guest else "since", day=facts.registered)


def at_home(claim: EqualClaim, values: Values) -> Iterator[Finding]:
    """§ 5.1.b: twelve months in Germany at the German championship, proved by a document."""
    evidence, player = claim.evidence, claim.player
    months = values.number("5.1.b", "months")
    said = {"who": player.name, "months": months}
    if not evidence.proof.strip():
        yield _home_finding(claim, "no_proof", values, **said)
    if evidence.resident_since is None or evidence.counted_to is None:
        yield _home_finding(claim, "unknown", values, **said)
    elif years_later(evidence.resident_since, months // 12) > evidence.counted_to:
        days = {"since": evidence.resident_since, "day": evidence.counted_to}
        yield _home_finding(claim, "too_short", values, **said, **days)


def _home_finding(claim: EqualClaim, name: str, values: Values, **said: object) -> Finding:
    return Finding("5.1.b", "5.1.b", values.say("5.1.b", name, **said), player=claim.player.ident)


def counted_to(_values: Values) -> str:
    """§ 5.1.b: the twelve months are counted to the German championship."""
    return "5.1.b"
