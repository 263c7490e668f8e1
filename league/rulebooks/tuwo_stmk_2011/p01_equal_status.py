"""§ 1.7.c to f Equal status: which foreigners play as Austrians, and from when."""

from collections.abc import Iterator
from datetime import date

from league.facts.calendars import years_later
from league.facts.claims import EqualClaim
from league.facts.people import Player
from league.findings import Finding
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p01_status import outgrown


def equal_status(claim: EqualClaim, values: Values) -> Iterator[Finding]:
    """§ 1.7.c–f: what is missing for the status applied for."""
    checks = {"c": born_here, "d": at_school, "e": resident, "f": registered_nowhere_else}
    yield from checks[claim.evidence.letter](claim, values)


def withdrawal(player: Player, letter: str, values: Values) -> Iterator[Finding]:
    """§ 1.7.e: only its own equal status can be withdrawn ("diese Gleichstellung")."""
    if letter != "e":
        rule = f"1.7.{letter}"
        sentence = values.say(rule, "kept", player=player.name, ident=player.ident)
        yield Finding(rule, rule, sentence, player=player.ident)


def ends_with_age(
    player: Player, letter: str, season: str, season_year: int, values: Values
) -> Finding | None:
    """§ 1.7.d: that a player's equal status ends, in the first season in which he is not U18."""
    before = outgrown(player, letter, season_year - 1, values)
    if before or not outgrown(player, letter, season_year, values):
        return None
    facts = {"player": player.name, "nation": player.nation, "season": season}
    return Finding("1.7.d", "1.7.d", values.say("1.7.d", "ended", **facts), player=player.ident)


def born_here(claim: EqualClaim, values: Values) -> Iterator[Finding]:
    """§ 1.7.c: born in Austria, and compulsory school here."""
    if not (claim.evidence.born_here and claim.evidence.school):
        yield _finding("1.7.c", "finding", claim, values)


def at_school(claim: EqualClaim, values: Values) -> Iterator[Finding]:
    """§ 1.7.d: U15 at school up to the 9th grade, or U18 at school or in an apprenticeship."""
    shown = claim.evidence
    low = shown.grade is not None and shown.grade <= values.number("1.7.d", "grade")
    pupil = _under("under", claim, values) and shown.school and low
    youth = _under("youth_under", claim, values) and (shown.school or shown.apprentice)
    if not (pupil or youth):
        yield _finding("1.7.d", "finding", claim, values)
    if not claim.evidence.proof:
        yield _finding("1.7.d", "proof", claim, values)


def resident(claim: EqualClaim, values: Values) -> Iterator[Finding]:
    """§ 1.7.e: main residence in Austria for a year, with proof."""
    yield from _resident("1.7.e", claim, values)


def registered_nowhere_else(claim: EqualClaim, values: Values) -> Iterator[Finding]:
    """§ 1.7.f: as e, and eligible in no other state or federation."""
    yield from _resident("1.7.f", claim, values)
    if claim.evidence.registered_elsewhere:
        yield _finding("1.7.f", "elsewhere", claim, values)


def _resident(rule: str, claim: EqualClaim, values: Values) -> Iterator[Finding]:
    years = values.number(rule, "residence_years")
    since = claim.evidence.resident_since
    if since is None or claim.evidence.decided < years_later(since, years):
        yield _finding(rule, "finding", claim, values)
    if not claim.evidence.proof:
        yield _finding(rule, "proof", claim, values)


def _under(name: str, claim: EqualClaim, values: Values) -> bool:
    first = date(claim.season_year - values.number("1.7.d", name), 1, 1)
    return claim.player.born_on_or_after(first)


def _finding(rule: str, name: str, claim: EqualClaim, values: Values) -> Finding:
    facts = {
        "player": claim.player.name,
        "ident": claim.player.ident,
        "day": claim.evidence.decided,
    }
    return Finding(rule, rule, values.say(rule, name, **facts), player=claim.player.ident)
