"""§ 1.6 Registrations: one home club, and who may be a guest besides."""

from collections.abc import Iterator

from league.facts.claims import Claim
from league.facts.clubs import Club
from league.facts.registrations import Kind
from league.findings import Finding
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p01_status import BY_AGE, HOME_NATION, outgrown
from league.rulebooks.tuwo_stmk_2011.p04_calendar import season_year_on


def registration(claim: Claim, values: Values) -> Iterator[Finding]:
    """§ 1.6: what stands against a registration beside the player's other ones."""
    if claim.kind is Kind.HOME:
        yield from one_home_club(claim, values)
        return
    if not counts_as_austrian(claim, values):
        yield _finding("citizenship", claim, values)
    if claim.kind is Kind.DISTRICT_GUEST:
        yield from district_guest(claim, values)
    else:
        yield from guest(claim, values)


def one_home_club(claim: Claim, values: Values) -> Iterator[Finding]:
    """§ 1.6: Stamm player of one club; two clubs that both claim a player."""
    for club in _clubs(claim, Kind.HOME):
        yield _finding("claimed", claim, values, other=club)


def guest(claim: Claim, values: Values) -> Iterator[Finding]:
    """§ 1.6: a Gast is Stamm player of another federation, and not Kreis-Gast besides."""
    for club in _clubs(claim, Kind.HOME):
        yield _finding("home_here", claim, values, other=club)
    if _clubs(claim, Kind.DISTRICT_GUEST):
        yield _finding("twice", claim, values)


def district_guest(claim: Claim, values: Values) -> Iterator[Finding]:
    """§ 1.6: a Kreis-Gast is Stamm player of a Styrian club of another Kreis, at one club more."""
    seats = values.words("1.1.a", "seats")
    homes = [club for club in _clubs(claim, Kind.HOME) if club.state in (None, *seats)]
    if not homes:
        yield _finding("no_home", claim, values)
    if any(home.district == claim.club.district is not None for home in homes):
        yield _finding("same_district", claim, values)
    if claim.guest_elsewhere or _clubs(claim, Kind.GUEST):
        yield _finding("twice", claim, values)
    for club in _clubs(claim, Kind.DISTRICT_GUEST):
        yield _finding("third_club", claim, values, other=club)


def counts_as_austrian(claim: Claim, values: Values) -> bool:
    """§ 1.6 (I2): c and d count, e by the executive's decision, f for a Kreis-Gast only.

    Equal status d counts as long as it lasts (§ 1.7.d).
    """
    if claim.player.nation == HOME_NATION or claim.equal == "c":
        return True
    if claim.equal == BY_AGE:
        year = season_year_on(claim.day, values)
        return not outgrown(claim.player, claim.equal, year, values)
    if claim.equal == "e":
        return claim.executive
    return claim.equal == "f" and claim.kind is Kind.DISTRICT_GUEST


def _clubs(claim: Claim, kind: Kind) -> list[Club]:
    return [
        club
        for club, other in claim.others
        if other.kind is kind and (club.id, other.kind) != (claim.club.id, claim.kind)
    ]


def _finding(name: str, claim: Claim, values: Values, *, other: Club | None = None) -> Finding:
    facts = {"player": claim.player.name, "ident": claim.player.ident, "club": claim.club.name}
    if other is not None:
        facts["other"] = other.name
    return Finding("1.6", "1.6", values.say("1.6", name, **facts), player=claim.player.ident)
