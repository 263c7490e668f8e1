"""Divisions of a season: added, changed and removed as long as no match is on their calendar."""

from collections.abc import Sequence
from dataclasses import replace

from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right
from league.facts.seasons import Division, Mode, Season
from league.facts.steps import StepKind
from league.language import _
from league.rulebook import RuleBook, has_rule
from league.services.session.checks import known_division, needed
from league.services.session.desk import Desk
from league.services.session.office_checks import division_fault
from league.services.session.season_changes import change_season, season_and_book
from league.services.session.transactions import scope_in, transaction
from league.services.session.trial_runs import Outcome, as_step

MOST_BOARDS, MOST_LEVEL, LONGEST_LIST = 100, 999, 999
"""As in the season workbook: above it is a slip of the pen."""
_FREE = ("name", "max_size", "late_nominations")
"""What may be changed while matches are on the calendar: no match is judged by it."""


def model_of(book: RuleBook, like: str) -> Division:
    """Return a division of a rule book. Raises NotFoundError."""
    if like not in book.divisions:
        sentence = _("“{value}” is no division of the rule book; expected is one of {models}.")
        raise NotFoundError(sentence, value=like, models=", ".join(book.divisions))
    return book.divisions[like]


def cup_models(book: RuleBook, season: Season) -> tuple[Division, ...]:
    """Return the divisions of a rule book that are knock-outs: those without a table."""
    if not has_rule(book.cup.rounds):
        return ()
    values = book.on(season.list_date)
    return tuple(one for one in book.divisions.values() if not book.criteria(one, values))


def add_division(
    season: str | None, division: Division, *, actor: Actor, why: str = ""
) -> Division:
    """Add a division to a season; it stands below those of its level that are there.

    Raises InputError for an id that is taken or none, and for numbers that cannot be; NotFoundError
    when the rule book has no division of that kind, RightError, StorageError.
    """
    with transaction(actor, Right.SCHEDULE, scope_in(season, division=division.id)):
        before, book = season_and_book(season)
        added = _checked(book, division)
        if any(added.id == one.id for one in before.divisions):
            sentence = _("There is a division “{id}” already; give the new one another short name.")
            raise InputError(sentence, id=added.id)
        _store(before, _with(before.divisions, added), added.id, actor, why)
        return added


def change_division(
    season: str | None, division: Division, *, actor: Actor, why: str = ""
) -> Division:
    """Put a division in place of the one with its id.

    While it has matches, only its name and what is agreed about its lists may change. Raises as
    ``add_division``, and NotFoundError for a division nobody knows.
    """
    with transaction(actor, Right.SCHEDULE, scope_in(season, division=division.id)):
        before, book = season_and_book(season)
        held = known_division(before, division.id)
        changed = _checked(book, replace(division, id=held.id))
        judged = replace(changed, **{name: getattr(held, name) for name in _FREE})
        if judged != held:
            _refuse_played(before, held)
        others = tuple(changed if one.id == held.id else one for one in before.divisions)
        _store(before, others, held.id, actor, why)
        return changed


def remove_division(season: str | None, id: str, *, actor: Actor, why: str = "") -> Division:
    """Take a division out of a season that has neither teams nor matches.

    Raises InputError while it has some, NotFoundError, RightError, StorageError.
    """
    with transaction(actor, Right.SCHEDULE, scope_in(season, division=id)):
        before, _book = season_and_book(season)
        held = known_division(before, id)
        _refuse_played(before, held)
        teams = [team.name for team in before.teams if team.division == held.id]
        if teams:
            sentence = _("{division} has teams: {teams}. Take them out before the division.")
            raise InputError(sentence, division=held.name, teams=", ".join(teams))
        kept = tuple(one for one in before.divisions if one.id != held.id)
        _store(before, kept, held.id, actor, why)
        return held


@as_step
def added_step(desk: Desk, why: str, division: Division) -> Outcome:
    """A new division, ready to be tried."""
    added = add_division(desk.season.name, division, actor=desk.actor, why=why)
    return Outcome(_described(added))


@as_step
def changed_step(desk: Desk, why: str, division: Division) -> Outcome:
    """A division put right, ready to be tried."""
    changed = change_division(desk.season.name, division, actor=desk.actor, why=why)
    return Outcome(_described(changed))


@as_step
def removed_step(desk: Desk, why: str, division: str) -> Outcome:
    """The removal of a division, ready to be tried."""
    removed = remove_division(desk.season.name, division, actor=desk.actor, why=why)
    return Outcome(_("{division} is no longer part of the season.").format(division=removed.name))


def _described(division: Division) -> str:
    sentence = _("{division} ({id}): {boards} boards, level {level}.")
    return sentence.format(
        division=division.name, id=division.id, boards=division.boards, level=division.level
    )


def _with(divisions: Sequence[Division], added: Division) -> tuple[Division, ...]:
    """Return divisions with one more, below the last of its level or of a higher one."""
    above = [at for at, one in enumerate(divisions, 1) if one.level <= added.level]
    place = max(above, default=0)
    return (*divisions[:place], added, *divisions[place:])


def _store(
    before: Season, divisions: tuple[Division, ...], id: str, actor: Actor, why: str
) -> None:
    after = replace(before, divisions=divisions)
    change_season(before, after, StepKind.DIVISION, id, actor=actor, why=why)


def _refuse_played(season: Season, division: Division) -> None:
    matches = sum(one.division == division.id for one in season.fixtures)
    if matches:
        sentence = _(
            "{division} has {matches} matches on the calendar; take its draw back first (u)."
        )
        raise InputError(sentence, division=division.name, matches=matches)


def _checked(book: RuleBook, division: Division) -> Division:
    """Return a division with its texts trimmed. Raises InputError, NotFoundError."""
    found = model_of(book, division.like)
    id = needed(division.id, _("Please give the division a short name, such as klasse-1."))
    name = needed(division.name, _("Please give the division a name."))
    if fault := division_fault(id):
        raise InputError(fault)
    if division.mode not in set(Mode):
        sentence = _("“{mode}” is no mode; known are: {known}.")
        raise InputError(sentence, mode=division.mode, known=", ".join(Mode))
    _refuse_beyond(_("Boards"), division.boards, 1, MOST_BOARDS)
    _refuse_beyond(_("Level"), division.level, 0, MOST_LEVEL)
    _refuse_beyond(_("Longest list"), division.max_size, 1, LONGEST_LIST)
    _refuse_beyond(_("Late nominations"), division.late_nominations, 0, LONGEST_LIST)
    return replace(
        division,
        id=id,
        name=name,
        district=(division.district or "").strip() or None,
        tier=found.tier,
    )


def _refuse_beyond(what: str, number: int | None, least: int, most: int) -> None:
    if number is not None and not least <= number <= most:
        sentence = _("{what}: {number} cannot be; expected is {least} to {most}.")
        raise InputError(sentence, what=what, number=number, least=least, most=most)
