"""The form on which a captain names his players, and what the rules say of them beforehand."""

from league.errors import InputError
from league.facts.seals import SealedRow
from league.rulebook import has_rule
from league.rulebook.topics import Topic
from league.services.captains.places import head
from league.services.captains.seats import choices_of
from league.services.lineups.checking import check_lineup
from league.services.lineups.sealing import own_row
from league.services.lineups.states import lineup_state
from league.services.session.desk import Desk
from league.services.session.seal_key import SealKey
from league.views.captains import (
    Checked,
    CheckLine,
    FeeLine,
    LineupForm,
    MatchHead,
    Seat,
    SubstituteForm,
)
from league.views.lineups import LineupCheck


def lineup_form(
    desk: Desk, match: str, side: str, typed: SealedRow, *, key: SealKey, check: bool
) -> LineupForm:
    """Return the form with what was typed by board, checked where that is asked.

    Where nothing was typed, it is what the actor himself handed in before. Raises NotFoundError
    for a match that is not one of the actor's, RightError, StorageError when the key is lost.
    """
    place = head(desk, match, side)
    whose = (place.season, place.key, place.side)
    row = typed or own_row(*whose, key=key, actor=desk.actor) or ()
    choices = choices_of(desk, place.key, place.side)
    lineups = lineup_state(place.season, place.key, for_side=place.side)
    boards = desk.judged(place.key).facts.division.boards
    stands = (*row, *(None for _board in range(boards - len(row))))[:boards]
    carried = {mark for one in choices for mark in one.marks}
    return LineupForm(
        place,
        lineups,
        choices,
        tuple(one for one in desk.book.named("marks").items() if one[0] in carried),
        stands,
        _checked(desk, place, stands) if check else None,
    )


def _checked(desk: Desk, place: MatchHead, row: SealedRow) -> Checked:
    try:
        found = check_lineup(desk, place.key, place.side, row)
    except InputError as error:
        return Checked(fault=str(error))
    return _as_seen(desk, place, found)


def _as_seen(desk: Desk, place: MatchHead, found: LineupCheck) -> Checked:
    fees = [FeeLine(one.citation, one.cents, one.to, one.board) for one in found.fees]
    return Checked(
        tuple(CheckLine(one.citation, one.sentence, one.board) for one in found.findings),
        (*_cash(desk, place, found), *fees),
        found.notes,
    )


def _cash(desk: Desk, place: MatchHead, found: LineupCheck) -> list[FeeLine]:
    """Return what would have to be paid in cash for the gaps, so that the boards count."""
    facts, ask = desk.judged(place.key).facts, desk.book.accounts.gap_cash
    amounts = tuple(ask(facts.division, desk.values(facts.day))) if has_rule(ask) else ()
    rule = desk.book.topic(Topic.GAP_CASH)
    return [
        FeeLine(one.citation, amounts[one.board - 1], "cash", one.board)
        for one in found.findings
        if amounts and one.rule == rule and one.board
    ]


def substitute_form(desk: Desk, match: str, side: str) -> SubstituteForm:
    """Return who sits at the own boards now, and who could come in. Raises NotFoundError."""
    place = head(desk, match, side)
    lineups = lineup_state(place.season, place.key, for_side=place.side)
    choices = choices_of(desk, place.key, place.side)
    known: dict[str, Seat] = {one.ident: one for one in choices}
    row = lineups.side(place.side).now or ()
    return SubstituteForm(
        place,
        lineups.substitutes_until,
        tuple(known.get(one) or Seat(one, one) if one else None for one in row),
        tuple(one for one in choices if one.ident not in row),
        lineups.doubt,
    )
