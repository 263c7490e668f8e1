"""Tournaments put on file, and how they are played."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from fixtures.baku import baku
from league import play_rules, tournament_rules
from league.errors import InputError, ReasonError
from league.facts.actors import Actor, Right
from league.facts.committees import Committee
from league.facts.seasons import Season
from league.facts.tournaments import System, Tournament
from league.language import _
from league.record_kinds import TOURNAMENT
from league.rulebook import RuleBook, has_rule
from league.services.schedule.drawing import seed_for
from league.services.session.checks import in_season, refuse
from league.services.session.days import today_by
from league.services.session.records import record, recorded_one
from league.services.session.season_changes import season_and_book
from league.services.session.transactions import scope_in, transaction
from league.services.tournaments.announcing.committee_names import check_seated, with_known
from league.services.tournaments.announcing.conditions import (
    check_change,
    check_codes,
    check_conditions,
)
from league.services.tournaments.opening import Opened, opened, ruled

_ANNOUNCED = ("criteria", "unplayed", "counted", "rounds", "waiting")
"""What is announced before the first round: later it changes for a reason only."""


def create_tournament(
    season: str | None, tournament: Tournament, *, actor: Actor, why: str = ""
) -> Tournament:
    """Put a tournament on file.

    Without a first colour a Swiss tournament draws the seed of its lot at once. Raises InputError
    for one without name or with an id that is none or on file already, rounds, boards, scores,
    criteria, accelerations or days that cannot be; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book = season_and_book(season)
        check_conditions(tournament)
        _check_like(loaded, book, tournament)
        _check_court(loaded, book, tournament)
        _refuse_forbidden(loaded, book, tournament)
        day = tournament.first_day or today_by(loaded.rulebook)
        check_codes(tournament, (), tournament_rules.own_rules(tournament, book), day)
        if tournament.prohibited:
            raise InputError(_("Forbidden pairings are named when the participants are entered."))
        if recorded_one(loaded.name, TOURNAMENT, tournament.id) is not None:
            raise InputError(_("There is a tournament “{id}” already."), id=tournament.id)
        for day in filter(None, (tournament.first_day, tournament.last_day)):
            in_season(loaded, day)
        made = with_seed(tournament)
        record(loaded.name, TOURNAMENT, made.id, made, actor=actor, why=why)
        return made


def change_tournament(
    season: str | None,
    id: str,
    change: Callable[[Tournament], Tournament],
    *,
    actor: Actor,
    why: str = "",
) -> Tournament:
    """Change how a tournament is played.

    Raises InputError for conditions that cannot be, or cannot change any more; ReasonError for
    what was to be announced before the first round; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        before, after = found.tournament, change(found.tournament)
        check_change(found.file, after)
        _check_ranking(found, after)
        if after.like != before.like:
            _check_like(found.season, found.book, after)
        if (after.like, after.court) != (before.like, before.court):
            _check_court(found.season, found.book, after)
        if _sized(after) != _sized(before):
            _refuse_forbidden(found.season, found.book, after)
        for day in filter(None, (after.first_day, after.last_day)):
            if day not in (before.first_day, before.last_day):
                in_season(found.season, day)
        late = [name for name in _ANNOUNCED if getattr(after, name) != getattr(before, name)]
        if found.file.rounds and late and not why.strip():
            sentence = _("{id} has begun: what was announced changes for a reason only.")
            raise ReasonError(sentence, id=id)
        after = with_seed(after)
        record(found.season.name, TOURNAMENT, id, after, actor=actor, why=why)
        return after


def _check_ranking(found: Opened, after: Tournament) -> None:
    """Refuse codes that are new, or newly asked of another edition, and cannot be asked."""
    before = found.tournament
    if (after.criteria, after.unplayed) != (before.criteria, before.unplayed):
        known = before.criteria if after.unplayed == before.unplayed else ()
        check_codes(after, known, tournament_rules.own_rules(after, found.book), found.day)


def _check_like(season: Season, book: RuleBook, one: Tournament) -> None:
    """Refuse conditions of something that the rule book and the season do not have. InputError."""
    known = [division.id for division in season.divisions]
    if has_rule(book.events.kinds):
        known += book.events.kinds(book.on(one.first_day or today_by(season.rulebook)))
    known += [id for id in team_events(book) if id not in known]
    if one.like and one.like not in known:
        sentence = _("“{text}” is no event of {book} and no division; known are: {known}.")
        raise InputError(sentence, text=one.like, book=book.short, known=", ".join(known))


def _check_court(season: Season, book: RuleBook, one: Tournament) -> None:
    """Refuse what was said of a court and cannot be. Raises InputError, RuleBookError."""
    if one.court is not None:
        like = next((each.like for each in season.divisions if each.id == one.like), one.like)
        values = book.on(one.first_day or today_by(season.rulebook))
        refuse(book, book.protests.court(like, one.teams, one.court, values).findings)


def team_events(book: RuleBook) -> Mapping[str, str]:
    """Return the championships of teams that a book has played as tournaments, with their names."""
    if not has_rule(book.tournaments.boards):
        return {}
    values = book.on(book.first_day)
    return {
        id: one.name
        for id, one in book.divisions.items()
        if id == one.like and book.tournaments.boards(id, values)
    }


def _sized(one: Tournament) -> tuple[object, ...]:
    return one.like, one.system, one.rounds, one.boards


def _refuse_forbidden(season: Season, book: RuleBook, one: Tournament) -> None:
    """Refuse what the rule book forbids of so many rounds and boards. Raises InputError."""
    day = one.first_day or today_by(book.id)
    said = play_rules.forbidden(tournament_rules.own_rules(one, book), day, ruled(season, one))
    if said and said.answer:
        faults = " ".join(f"{found.sentence} ({said.cite(found.rule)})" for found in said.answer)
        raise InputError("{faults}", faults=faults)


def with_seed(one: Tournament) -> Tournament:
    """Return a tournament with the seed of its lot, where a lot gives the first colour."""
    if one.system is not System.SWISS or one.first_color or one.seed is not None:
        return one
    return replace(one, seed=seed_for(None))


def set_invitation(
    season: str | None, id: str, parts: Mapping[str, str], *, actor: Actor, why: str = ""
) -> Tournament:
    """Put on record what the invitation says, part by part; an empty text takes a part away.

    Raises InputError for a number that is no part, NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        known = tournament_rules.parts(found.own, found.day).answer
        for part in parts:
            if part not in known:
                sentence = _("“{text}” is no part of an invitation; known are: {known}.")
                raise InputError(sentence, text=part, known=", ".join(known))
        return change_tournament(
            season, id, lambda before: _with_parts(before, parts), actor=actor, why=why
        )


def _with_parts(before: Tournament, parts: Mapping[str, str]) -> Tournament:
    said = {**before.invitation, **{part: text.strip() for part, text in parts.items()}}
    return replace(before, invitation={part: text for part, text in said.items() if text})


def set_committee(
    season: str | None, id: str, committee: Committee, *, actor: Actor, why: str = ""
) -> Tournament:
    """Put the appeals committee on record.

    Raises InputError for somebody who sits in it twice or may not by the federation's own book,
    for what is said of somebody else, and for a fee below 0; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        _check_committee(committee)
        found = opened(season, id)
        if found.own is not None and has_rule(found.own.tournaments.committee):
            committee = with_known(found, committee)
            held, judge = found.tournament.like, found.own.tournaments.committee
            wrong = judge(committee, held, found.first_moment, found.values)
            refuse(found.own, [one for one in wrong if one.player])
        return change_tournament(
            season, id, lambda before: replace(before, committee=committee), actor=actor, why=why
        )


def _check_committee(committee: Committee) -> None:
    names = [committee.chair, *committee.members, *committee.deputies]
    held = [name for name in names if name.strip()]
    twice = sorted({name for name in held if held.count(name) > 1})
    if twice:
        raise InputError(_("Named twice: {players}."), players="; ".join(twice))
    check_seated(committee)
    if committee.fee is not None and committee.fee < 0:
        raise InputError(_("A fee is 0 or more."))


def accelerated(one: Tournament, participants: int, *, on: bool) -> Tournament:
    """Return a tournament with the Baku acceleration for so many participants, or without.

    Raises InputError for fewer than two participants or no rounds.
    """
    if not on:
        return replace(one, accelerations=())
    if participants < 2 or one.rounds < 1:
        sentence = _("{id} is accelerated when it has rounds and its participants are entered.")
        raise InputError(sentence, id=one.id)
    win = one.match_scores.win if one.teams else one.scores.win
    return replace(one, accelerations=baku(participants, one.rounds, win))
