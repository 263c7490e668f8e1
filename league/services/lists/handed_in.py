"""Kader lists: handed in and checked."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import date

from league.errors import ConflictError, InputError
from league.facts.actors import Actor, Right
from league.facts.clubs import Team
from league.facts.seasons import Season
from league.facts.squads import SquadEntry
from league.facts.steps import StepKind
from league.facts.world import first_days, look_up
from league.judging.members import squads, standing_of
from league.language import _
from league.outcomes.judgement import ListJudgement
from league.rulebook import has_rule
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.session import checks, transactions
from league.services.session.records import schools_on_file
from league.services.session.season_changes import change_season
from league.services.session.transactions import scope_in, transaction
from league.storage.seasons import load_season


def submit_list(
    season: str | None,
    team: str,
    idents: Sequence[str],
    posted: date,
    *,
    actor: Actor,
    why: str = "",
    youth_board: Collection[str] = (),
    seen: Sequence[str] | None = None,
) -> ListJudgement:
    """Hand in a team's list in its order, in place of the one before, and return it judged.

    ``seen`` is the one before as the person knew it. Raises ConflictError when it is another one.
    Raises InputError for an empty list, a name twice, a postmark out of season, and a list that
    changes another one after the draw and after its last day, or when it counts for nothing any
    more; NotFoundError, RuleBookError, StorageError.
    """
    with transaction(actor, Right.LISTS, scope_in(season, team=team)):
        before = load_season(season)
        found = checks.known_team(before, team)
        checks.in_season(before, posted, Topic.LIST_DUE)
        _check_seen(before, found, seen)
        _check_names(before, found, idents, youth_board)
        _refuse_after_start(before, found, posted)
        fresh = _entries(before, found, idents, posted, youth_board)
        now = replace(found, list_submitted=posted)
        teams = tuple(now if one.id == team else one for one in before.teams)
        after = replace(with_list(before, team, fresh), teams=teams)
        change_season(before, after, StepKind.LIST, team, actor=actor, why=why)
        return _judged(after, team)


def _check_seen(season: Season, team: Team, seen: Sequence[str] | None) -> None:
    entries = sorted((one.place, one.ident) for one in season.squads if one.team == team.id)
    if seen is not None and [ident for _place, ident in entries] != [*seen]:
        sentence = _(
            "Somebody else has handed in another list of {team} meanwhile; nothing was stored. Back"
            " in the list you are asked which one stays."
        )
        raise ConflictError(sentence, team=team.name)


def check_list(season: str | None, team: str) -> ListJudgement:
    """Return a team's list as judged, with its order and front players.

    Raises NotFoundError, RuleBookError, StorageError.
    """
    loaded, _rulings = transactions.load(season)
    checks.known_team(loaded, team)
    return _judged(loaded, team)


def _judged(season: Season, team: str) -> ListJudgement:
    book = load(season.rulebook)
    world = look_up(season, schools=schools_on_file(season.name, book))
    _rulings = transactions.load(season.name)[1]
    mine = {team: [ruling for ruling in _rulings if ruling.team == team]}
    return squads(world, book, standing_of(world, book, frozenset()), mine).lists[team]


def _check_names(
    season: Season, team: Team, idents: Sequence[str], youth_board: Collection[str]
) -> None:
    checks.refuse_names(season, team, idents, Topic.LIST)
    for ident in idents:
        checks.known_player(season, ident)
    for ident in youth_board:
        if ident not in idents:
            sentence = _("{ident} is named for the youth board but not listed{cited}.")
            raise checks.refused(season, Topic.YOUTH_BOARD, sentence, ident=ident)


def _entries(
    season: Season, team: Team, idents: Sequence[str], posted: date, youth_board: Collection[str]
) -> list[SquadEntry]:
    """Return the list in its order; who was nominated late stays so. Raises InputError."""
    old = [entry for entry in season.squads if entry.team == team.id]
    if old and [entry.ident for entry in old] != list(idents):
        _refuse_after_draw(season, team, posted)
    named = {entry.ident: entry.nominated for entry in old}
    return [
        SquadEntry(team.id, place, ident, named.get(ident), ident in youth_board)
        for place, ident in enumerate(idents, 1)
    ]


def _refuse_after_draw(season: Season, team: Team, posted: date) -> None:
    """Refuse a change once a list stands: after the draw, where lists are due later after that.

    Where it stands from the first round on, until that is played it may change.
    """
    division, book = checks.known_division(season, team.division), load(season.rulebook)
    played = any(one.match[0] == division.id for one in season.boards)
    if division.draw is None or (has_rule(book.lists.comes_too_late) and not played):
        return
    last = division.draw
    if has_rule(book.lists.last_day):
        _rule, due = book.lists.last_day(division, checks.season_year(season), book.on(last))
        last = max(last, due)
    if posted > last:
        sentence = _(
            "The list of {team} stands since the draw on {draw}; from {posted} on players"
            " are nominated late{cited}."
        )
        facts = {"team": team.name, "draw": division.draw, "posted": posted}
        raise checks.refused(book, Topic.LATE_NOMINATION, sentence, **facts)


def _refuse_after_start(season: Season, team: Team, posted: date) -> None:
    """Refuse what comes too late to count, in place of a list that does.

    A first list that comes late is stored, and found not to count.
    """
    book, begins = load(season.rulebook), first_days(season.fixtures).get(team.division)
    if begins is None or not has_rule(book.lists.comes_too_late):
        return
    division = checks.known_division(season, team.division)
    played = any(one.match[0] == division.id for one in season.boards)
    against = book.lists.comes_too_late(division, posted, begins, played, book.on(posted))
    listed = any(one.team == team.id for one in season.squads)
    if against and (listed or posted == begins):
        raise InputError("\n".join(checks.sentences(book, [against])))


def with_list(season: Season, team: str, entries: Sequence[SquadEntry]) -> Season:
    """Return the season with a team's list where it stood before, at the end when it is new."""
    at = next((n for n, one in enumerate(season.squads) if one.team == team), len(season.squads))
    ahead = [one for one in season.squads[:at] if one.team != team]
    behind = [one for one in season.squads[at:] if one.team != team]
    return replace(season, squads=(*ahead, *entries, *behind))
