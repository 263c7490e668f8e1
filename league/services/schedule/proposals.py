"""Other days for a match: one team proposes some, the other accepts one or says why not."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from league import sanitizing
from league.clock import today
from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right
from league.facts.calendars import Move, MoveKind
from league.facts.captains import MoveProposal, ProposedDay
from league.facts.matches import Side
from league.facts.seasons import MatchKey, Season, key_text
from league.language import _
from league.record_kinds import MOVE_PROPOSAL
from league.rulebook import RuleBook
from league.services.schedule.calendar import store_move, tried_move
from league.services.schedule.proposal_words import day_words, tell_answered, tell_proposed
from league.services.session.checks import needed, sentences
from league.services.session.lapses import left_in, stays
from league.services.session.match_times import times_in
from league.services.session.records import record, recorded
from league.services.session.season_changes import season_and_book
from league.services.session.transactions import scope_in, transaction
from league.storage import seasons
from league.storage.database import moment
from league.views.reporting import ProposalView

MOST_DAYS = 3
"""Days that one proposal may name."""


def propose(
    season: str | None,
    match: MatchKey,
    side: Side,
    days: Sequence[ProposedDay],
    *,
    words: str = "",
    actor: Actor,
    form: str = "",
) -> ProposalView:
    """Store days that a side proposes for a match; an unanswered proposal of its own is replaced.

    The same ``form`` sent again changes nothing. Raises InputError for none or more than three
    days, a day on which the rule book does not let it be played, one that has passed, once the
    match has begun, and while the side has to answer the other's; NotFoundError, RightError,
    RuleBookError, StorageError.
    """
    with transaction(actor, Right.PROPOSE, scope_in(season, team=_team(match, side), match=match)):
        loaded, book = season_and_book(season)
        known = _of_match(loaded.name, match)
        if (sent := _sent(known, form)) is not None:
            return sent
        number = _number(known, side)
        _refuse_impossible(loaded, book, match, days)
        sanitizing.refuse(words, _("Remarks"), lines=True)
        said = sanitizing.trimmed(words)
        fact = MoveProposal(match, side, tuple(days), moment(), actor.name, said, form=form)
        record(loaded.name, MOVE_PROPOSAL, _key(match, number), fact, actor=actor, why="")
        tell_proposed(loaded.name, number, fact)
        return _view(number, fact)


def _sent(known: Mapping[int, MoveProposal], form: str) -> ProposalView | None:
    """Return what came of the same form before."""
    found = (_view(number, one) for number, one in known.items() if form and one.form == form)
    return next(found, None)


def answer(
    season: str | None,
    match: MatchKey,
    side: Side,
    number: int,
    *,
    accepted: int | None = None,
    refused: str = "",
    actor: Actor,
) -> ProposalView:
    """Store a side's answer to the other's proposal; accepting a day (from 0) moves the match.

    Raises InputError for a refusal without a reason, a proposal that is answered, one's own, a
    day on which the match cannot be played any more, and a match that has begun; NotFoundError,
    RightError, StorageError.
    """
    with transaction(actor, Right.PROPOSE, scope_in(season, team=_team(match, side), match=match)):
        loaded, book = season_and_book(season)
        proposal = _waiting(loaded.name, match, number, side)
        after = _answered(proposal, accepted, refused)
        after = replace(after, answered_at=moment(), answered_by=actor.name)
        record(loaded.name, MOVE_PROPOSAL, _key(match, number), after, actor=actor, why="")
        if accepted is not None:
            _move(loaded, book, proposal, proposal.days[accepted], actor)
        tell_answered(loaded.name, number, after)
        return _view(number, after)


def _answered(proposal: MoveProposal, accepted: int | None, refused: str) -> MoveProposal:
    """Return a proposal with a day accepted, or refused with a reason. Raises InputError."""
    if accepted is not None:
        return replace(proposal, accepted=_index(proposal, accepted))
    reason = needed(refused, _("Who accepts no day says why."))
    sanitizing.refuse(reason, _("Reason"), lines=True)
    return replace(proposal, refused=reason)


def proposals(season: str | None, match: MatchKey) -> tuple[ProposalView, ...]:
    """Return what was proposed for a match, oldest first. Raises NotFoundError, StorageError."""
    name = seasons.known_season(season or seasons.current())
    return tuple(_view(number, one) for number, one in _of_match(name, match).items())


def waiting_proposals(season: str | None) -> tuple[ProposalView, ...]:
    """Return the proposals of a season that wait for an answer. Raises StorageError."""
    name = seasons.known_season(season or seasons.current())
    waits = [(key, one) for key, one in recorded(name, MOVE_PROPOSAL).items() if one.waits]
    left = left_in(name) if waits else {}
    return tuple(_view(_number_in(key), one) for key, one in waits if stays(left, one.match))


def _team(match: MatchKey, side: Side) -> str:
    return match[2] if side is Side.HOME else match[3]


def _key(match: MatchKey, number: int) -> str:
    return f"{key_text(match)}/{number}"


def _number_in(key: str) -> int:
    return int(key.rpartition("/")[2])


def _of_match(season: str, match: MatchKey) -> dict[int, MoveProposal]:
    """Return the proposals for a match by their numbers. Raises StorageError."""
    found = recorded(season, MOVE_PROPOSAL).items()
    return {_number_in(key): one for key, one in found if one.match == match}


def _number(known: dict[int, MoveProposal], side: Side) -> int:
    """Return the number of a new proposal. Raises InputError while the other's waits."""
    for number, one in known.items():
        if one.waits and one.side is not side:
            raise InputError(_("The other team has proposed days; answer them first."))
        if one.waits:
            return number
    return max(known, default=0) + 1


def _waiting(season: str, match: MatchKey, number: int, side: Side) -> MoveProposal:
    """Return a proposal that a side may answer. Raises InputError, NotFoundError."""
    found = _of_match(season, match).get(number)
    if found is None:
        raise NotFoundError(_("No such days are proposed for this match."))
    if found.side is side:
        raise InputError(_("The other team answers what yours has proposed."))
    if not found.waits:
        raise InputError(_("This proposal has been answered already."))
    return found


def _index(proposal: MoveProposal, accepted: int) -> int:
    if not 0 <= accepted < len(proposal.days):
        sentence = _("There is no day {number}; {count} are proposed.")
        raise InputError(sentence, number=accepted + 1, count=len(proposal.days))
    return accepted


def _refuse_impossible(
    season: Season, book: RuleBook, match: MatchKey, days: Sequence[ProposedDay]
) -> None:
    """Refuse days on which the match could not be set. Raises InputError, NotFoundError."""
    if not 1 <= len(days) <= MOST_DAYS or len(set(days)) < len(days):
        raise InputError(_("Propose one to {most} different days."), most=MOST_DAYS)
    for one in days:
        against = sentences(book, tried_move(season, book, _asked(book, match, one)).findings)
        if against:
            raise InputError("\n".join(against))
    _refuse_passed(season, book, match, days)


def _refuse_passed(
    season: Season, book: RuleBook, match: MatchKey, days: Sequence[ProposedDay]
) -> None:
    """Refuse to move a match that has begun, days that have passed, and the one it is set for."""
    fixture = next(one for one in season.fixtures if one.key == match)
    times_of, now, day = times_in(season.name), moment(), today(book.time_zone)
    if fixture.day < day or times_of(fixture).begun(now):
        raise InputError(_("The match has begun: it is not moved any more."))
    for one in days:
        then = replace(fixture, day=one.day, start=one.start or fixture.start)
        if one.day < day or times_of(then).begun(now):
            raise InputError(_("{day} has passed."), day=day_words(one))
        if (then.day, then.start) == (fixture.day, fixture.start):
            raise InputError(_("The match is set for {day} already."), day=one.day)


def _asked(
    book: RuleBook, match: MatchKey, proposed: ProposedDay, reason: str = "", team: str = ""
) -> Move:
    """Return a match moved by agreement of both teams, of which the official is told."""
    return Move(
        match=match,
        kind=MoveKind.FORWARD,
        day=proposed.day,
        start=proposed.start,
        team=team or None,
        agreed=frozenset(match[2:]),
        notified=today(book.time_zone),
        reason=reason,
    )


def _move(
    season: Season, book: RuleBook, proposal: MoveProposal, accepted: ProposedDay, actor: Actor
) -> None:
    """Set the match for the day that both teams want. Raises InputError when it cannot be."""
    _refuse_passed(season, book, proposal.match, [accepted])
    why = proposal.words or _("Both captains agree.")
    team = _team(proposal.match, proposal.side)
    asked = _asked(book, proposal.match, accepted, why, team)
    against = sentences(book, tried_move(season, book, asked).findings)
    if against:
        raise InputError("\n".join(against))
    store_move(season.name, asked, actor=actor)


def _view(number: int, proposal: MoveProposal) -> ProposalView:
    return ProposalView(number, proposal, proposal.waits, _words(proposal))


def _words(proposal: MoveProposal) -> str:
    if proposal.accepted is not None:
        return _("accepted: {day}").format(day=day_words(proposal.days[proposal.accepted]))
    if proposal.refused:
        return _("refused: {reason}").format(reason=proposal.refused)
    return _("not answered yet")
