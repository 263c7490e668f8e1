"""The papers of a match: the form to sign, the decision on it, and the receipt for cash."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from zoneinfo import ZoneInfo

from league.facts.matches import SIDES, MatchFacts, Side
from league.facts.offices import FederationOffice, MatchOffice, Officer
from league.facts.seasons import MatchKey
from league.rulebook import Values, has_rule
from league.rulebook.topics import Topic
from league.services.matches.views import fee_views, match_view, seat_view
from league.services.rulebook import explaining
from league.services.session import offices
from league.services.session.desk import Desk
from league.views import FeeView
from league.views.papers_matches import (
    CashHanded,
    CashReceipt,
    FormSide,
    GapPaid,
    MatchDecision,
    MatchForm,
    Occasion,
)


def form_view(desk: Desk, key: MatchKey) -> MatchForm:
    """Return the form of a match, the lineups on record filled in.

    Raises NotFoundError, StorageError.
    """
    facts = desk.judged(key).facts
    values = desk.values(facts.day)
    held = offices.match_office(desk.season.name, key)
    home, away = (_side(desk, facts, side, values, held) for side in SIDES)
    ask = desk.book.accounts.gap_cash
    return MatchForm(
        occasion=_occasion(desk, key, held),
        home=home,
        away=away,
        home_white=tuple(desk.book.home_white(board, values) for board in facts.boards()),
        marks=tuple(desk.book.named("marks").items()),
        rating_name=desk.book.rating_name,
        remarks=held.remarks,
        gap_cash=tuple(ask(facts.division, values)) if has_rule(ask) else (),
        gap_rule=desk.book.cited(Topic.GAP_CASH),
    )


def _side(desk: Desk, facts: MatchFacts, side: Side, values: Values, held: MatchOffice) -> FormSide:
    lineup = facts.lineup(side)
    deputy = held.home_deputy if side is Side.HOME else held.away_deputy
    return FormSide(
        captain=desk.team(lineup.team).captain or "",
        deputy=deputy or _deputy(desk, lineup.team),
        squad=tuple(seat_view(desk, facts, one, values) for one in lineup.squad),
        boards=tuple(
            None if one is None else seat_view(desk, facts, one, values) for one in lineup.boards
        ),
    )


def _deputy(desk: Desk, team: str) -> str:
    known = offices.team_offices(desk.season.name)
    return known[team].deputy if team in known else ""


def _occasion(desk: Desk, key: MatchKey, held: MatchOffice) -> Occasion:
    facts = desk.judged(key).facts
    home, away = (desk.team(facts.lineup(side).team) for side in SIDES)
    return Occasion(
        federation=desk.season.federation,
        season=desk.season.name,
        division_name=facts.division.name,
        round=facts.round,
        day=facts.day,
        start=facts.start,
        venue=venue_of(desk, home.id, held),
        home_name=home.name,
        away_name=away.name,
    )


def venue_of(desk: Desk, home: str, held: MatchOffice) -> str:
    """Return where a match is: as set for it, else where the home team or its club plays."""
    team = desk.team(home)
    found = held.venue or team.venue or ""
    return found or offices.club_office(desk.season.federation, team.club).venue


def decision_view(desk: Desk, key: MatchKey) -> MatchDecision:
    """Return a match with all that is decided on it, and how to contest it.

    Raises as ``form_view`` does.
    """
    held = offices.match_office(desk.season.name, key)
    view = match_view(desk, key)
    office = offices.federation_office(desk.season.federation)
    return MatchDecision(
        match=replace(view, venue=venue_of(desk, view.home, held) or None),
        office=office,
        responsible=responsible(office, view.division),
        contest=_contest(desk, key) if view.settled else "",
        remarks=held.remarks,
    )


def responsible(office: FederationOffice, division: str) -> Officer | None:
    """Return who decides on a division's matches: its official, else the first without one."""
    mine = [one for one in office.officers if one.division == division]
    return next(iter([*mine, *(one for one in office.officers if not one.division)]), None)


def _contest(desk: Desk, key: MatchKey) -> str:
    """Return how to contest the decision on a match, counted from the day of its last ruling.

    Without one it is counted from the match itself, so that the paper says the same on any day.
    """
    event = max([desk.judged(key).facts.day, *_ruled_on(desk, key)])
    return explaining.remedy(desk, "", event)


def _ruled_on(desk: Desk, key: MatchKey) -> Iterator[date]:
    zone = desk.book.time_zone
    for ruling in desk.ruled(match=key).values():
        yield ruling.at.astimezone(ZoneInfo(zone) if zone else None).date()


def receipt_view(desk: Desk, key: MatchKey) -> CashReceipt:
    """Return what the teams paid each other in cash. Raises as ``form_view`` does."""
    judged = desk.judged(key)
    held = offices.match_office(desk.season.name, key)
    occasion = _occasion(desk, key, held)
    paid = [
        fee
        for fee in fee_views(desk, judged, key)
        if fee.paid and fee.to == "opponent" and fee.state != "waived"
    ]
    sides = [(side, tuple(fee for fee in paid if fee.side == side)) for side in SIDES]
    handed = (_handed(desk, judged.facts, side, fees) for side, fees in sides if fees)
    return CashReceipt(occasion, tuple(handed))


def _handed(desk: Desk, facts: MatchFacts, side: Side, fees: tuple[FeeView, ...]) -> CashHanded:
    payer, payee = (desk.team(facts.lineup(one).team) for one in (side, side.other))
    return CashHanded(
        payer=payer.name,
        payee=payee.name,
        captains=(payer.captain or "", payee.captain or ""),
        gaps=tuple(GapPaid(fee.board or 0, fee.citation, fee.cents) for fee in fees),
    )
