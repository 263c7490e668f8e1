"""The papers of a match: the form to sign, the decision on it, and the receipt for cash."""

from dataclasses import replace

from league.errors import InputError
from league.facts.contacts import FederationContact, Officer
from league.facts.matches import SIDES, MatchFacts, Side
from league.facts.seasons import MatchKey
from league.rulebook import Values, has_rule
from league.rulebook.topics import Topic
from league.services.matches.decision_days import match_event
from league.services.matches.views import fee_views, match_view, seat_view
from league.services.rulebook import explaining
from league.services.session.contacts import offices_of
from league.services.session.desk import Desk, names_of
from league.services.session.lapses import lapse_words
from league.views.findings import FeeView
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

    Raises NotFoundError, InputError when the match lapsed, StorageError.
    """
    judged = desk.judged(key)
    if judged.lapse is not None and not judged.entered:
        raise InputError(lapse_words(desk.book, names_of(desk), judged.lapse))
    facts = judged.facts
    values = desk.values(facts.day)
    home, away = (_side(desk, key, facts, side, values) for side in SIDES)
    ask = desk.book.accounts.gap_cash
    return MatchForm(
        occasion=occasion(desk, key),
        home=home,
        away=away,
        home_white=tuple(desk.book.home_white(board, values) for board in facts.boards()),
        marks=tuple(desk.book.named("marks").items()),
        rating_name=desk.book.rating_name,
        remarks=offices_of(desk).match(key).remarks,
        gap_cash=tuple(ask(facts.division, values)) if has_rule(ask) else (),
        gap_rule=desk.book.cited(Topic.GAP_CASH),
    )


def _side(desk: Desk, key: MatchKey, facts: MatchFacts, side: Side, values: Values) -> FormSide:
    lineup, offices = facts.lineup(side), offices_of(desk)
    held = offices.match(key)
    deputy = held.home_deputy if side is Side.HOME else held.away_deputy
    return FormSide(
        captain=desk.team(lineup.team).captain or "",
        deputy=deputy or offices.team(lineup.team).deputy,
        squad=tuple(seat_view(desk, facts, one, values) for one in lineup.squad),
        boards=tuple(
            None if one is None else seat_view(desk, facts, one, values) for one in lineup.boards
        ),
    )


def occasion(desk: Desk, key: MatchKey) -> Occasion:
    """Return where and when a match is, and whose. Raises NotFoundError."""
    facts = desk.judged(key).facts
    home, away = (desk.team(facts.lineup(side).team) for side in SIDES)
    return Occasion(
        federation=desk.season.federation,
        season=desk.season.name,
        division_name=facts.division.name,
        round=facts.round,
        day=facts.day,
        start=facts.start,
        venue=offices_of(desk).venue(key, home),
        home_name=home.name,
        away_name=away.name,
    )


def decision_view(desk: Desk, key: MatchKey) -> MatchDecision:
    """Return a match with all that is decided on it, and how to contest it.

    Raises as ``form_view`` does.
    """
    view, offices = match_view(desk, key), offices_of(desk)
    return MatchDecision(
        match=replace(view, venue=offices.venue(key, desk.team(view.home)) or None),
        office=offices.federation,
        responsible=responsible(offices.federation, view.division),
        contest=_contest(desk, key) if view.settled else "",
        remarks=offices.match(key).remarks,
    )


def responsible(office: FederationContact, division: str) -> Officer | None:
    """Return who decides on a division's matches: its official, else the first without one."""
    mine = [one for one in office.officers if one.division == division]
    return next(iter([*mine, *(one for one in office.officers if not one.division)]), None)


def _contest(desk: Desk, key: MatchKey) -> str:
    """Return how to contest the decision on a match, counted from the day of its last ruling.

    Without one it is counted from the match itself, so that the paper says the same on any day.
    """
    return explaining.remedy(desk, "", match_event(desk, key))


def receipt_view(desk: Desk, key: MatchKey) -> CashReceipt:
    """Return what the teams paid each other in cash. Raises as ``form_view`` does."""
    judged = desk.judged(key)
    paid = [
        fee
        for fee in fee_views(desk, judged, key)
        if fee.paid and fee.to == "opponent" and fee.state != "waived"
    ]
    sides = [(side, tuple(fee for fee in paid if fee.side == side)) for side in SIDES]
    handed = (_handed(desk, judged.facts, side, fees) for side, fees in sides if fees)
    return CashReceipt(occasion(desk, key), tuple(handed))


def _handed(desk: Desk, facts: MatchFacts, side: Side, fees: tuple[FeeView, ...]) -> CashHanded:
    payer, payee = (desk.team(facts.lineup(one).team) for one in (side, side.other))
    return CashHanded(
        payer=payer.name,
        payee=payee.name,
        captains=(payer.captain or "", payee.captain or ""),
        gaps=tuple(GapPaid(fee.board or 0, fee.citation, fee.cents) for fee in fees),
    )
