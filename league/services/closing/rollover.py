"""The next season, prepared while the old one still runs."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date

from league.errors import InputError, UndecidedError
from league.facts.actors import Actor, Right
from league.facts.registrations import Registration
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.findings import Finding
from league.language import _, ngettext
from league.record_kinds import TEAM_OFFICE
from league.rulebook import has_rule
from league.rulebooks import load
from league.services.closing.next_season import first_day, prepared, rated
from league.services.journal import copies
from league.services.promotion.decisions import not_begun, on_record, open_in, settled
from league.services.registry.registering.across_seasons import taken_over
from league.services.registry.suspensions.banned import banned_words
from league.services.session import transactions
from league.services.session.checks import season_year
from league.services.session.contacts import team_offices
from league.services.session.opening import judge_stored
from league.services.session.records import Entry, record_many
from league.services.session.transactions import check_right, scope_in, transaction
from league.storage import changes, journal, seasons
from league.storage.database import moment
from league.views.promotion import Promotion, RolledOver


def roll_over(
    season: str | None,
    name: str,
    list_date: date,
    *,
    actor: Actor,
    why: str = "",
    ratings: Mapping[str, int | None] | None = None,
    again: bool = False,
) -> RolledOver:
    """Store a new season beside the old one, which stays in use and as it is.

    Teams move as the tables and the decisions about promotion say; without any result all stay,
    so that a season can follow one that is entered later or was never played. Lists are carried
    over as proposals, without players who left; registrations that ended, draws, results and
    declarations are not. Who is not in ``ratings``, the new list, is unrated. ``again`` replaces a
    season prepared before, if nothing is drawn. Raises InputError for a name that does not follow,
    a list date out of the season, a rating below the floor, a team from above without a name.
    """
    check_right(actor, Right.CLOSING, scope_in(season))
    backup = copies.back_up_first()
    with transaction(actor, Right.CLOSING, scope_in(season)):
        old, before = _seasons(season, name, again=again)
        moved, stays = _promotion(old)
        new = rated(prepared(old, name, list_date, moved), ratings)
        _store(new, before, actor, why)
        _carry_deputies(old, new, actor, why)
        papers = taken_over(old, new, load(new.rulebook), first_day(new))
        record_many(papers, actor=actor, why=why)
    return replace(_told(old, new, moved, stays, ratings), backup=backup)


def _told(
    old: Season,
    new: Season,
    moved: Promotion | None,
    stays: str,
    ratings: Mapping[str, int | None] | None,
) -> RolledOver:
    """Return a new season with what is to be told of it."""
    return RolledOver(
        season=new,
        promotion=moved,
        dropped=_dropped(old, new),
        unrated=_unrated(new, ratings),
        rating_name=load(new.rulebook).rating_name,
        stays=stays,
        banned=tuple(banned_words(new, first_day(new))),
        status_ended=_status_ended(new),
    )


def _dropped(old: Season, new: Season) -> tuple[Registration, ...]:
    kept = set(new.registrations)
    return tuple(one for one in old.registrations if one not in kept)


def _status_ended(new: Season) -> tuple[Finding, ...]:
    book = load(new.rulebook)
    if not has_rule(book.registrations.status_ends):
        return ()
    players = {player.ident: player for player in new.players}
    held = {one.ident: one.equal for one in new.registrations if one.equal is not None}
    ask, values, year = book.registrations.status_ends, book.on(new.list_date), season_year(new)
    found = (ask(players[ident], letter, new.name, year, values) for ident, letter in held.items())
    return tuple(one for one in found if one is not None)


def _unrated(new: Season, ratings: Mapping[str, int | None] | None) -> tuple[str, ...]:
    if ratings is None:
        return ()
    return tuple(sorted({entry.ident for entry in new.squads} - ratings.keys()))


def _store(new: Season, before: Season | None, actor: Actor, why: str) -> None:
    in_use = seasons.current()
    seasons.replace_season(new)
    if in_use is not None:
        seasons.choose(in_use)
    gone, come = changes.season_changes(before, new)
    journal.append(
        at=moment(),
        by=actor.name,
        what=StepKind.ROLLOVER,
        subject=new.name,
        before=gone,
        after=come,
        why=why,
    )


def _carry_deputies(old: Season, new: Season, actor: Actor, why: str) -> None:
    """Record who stands in for the captains of the teams that go on, as in the old season.

    What was recorded since for a season prepared before stays.
    """
    known, teams = team_offices(new.name), {one.id for one in new.teams}
    carried = [
        Entry(new.name, TEAM_OFFICE, team, one)
        for team, one in team_offices(old.name).items()
        if team in teams and team not in known
    ]
    record_many(carried, actor=actor, why=why)


def _seasons(season: str | None, name: str, *, again: bool) -> tuple[Season, Season | None]:
    """Return the season that ends, and the one prepared before under the new name, if any is.

    Raises InputError for a name that does not follow, or that stands and is not to be replaced.
    """
    old, _rulings = transactions.load(season)
    year = season_year(replace(old, name=name))
    if year <= season_year(old) or ("/" in name) != ("/" in old.name):
        sentence = _("“{name}” does not follow {old}; expected is a later season of that kind.")
        raise InputError(sentence, name=name, old=old.name)
    if name not in transactions.season_names():
        return old, None
    known, rulings = transactions.load(name)
    if not again or known.fixtures or rulings:
        sentence = _(
            "The season {name} stands already; it is prepared again only on request and before"
            " anything is drawn."
        )
        raise InputError(sentence, name=name)
    return old, known


def _promotion(old: Season) -> tuple[Promotion | None, str]:
    """Return who moves, or why nobody does; neither where no division has promotion."""
    book = load(old.rulebook)
    pyramid, values = book.movement.pyramid, book.on(old.list_date)
    if not has_rule(pyramid) or not pyramid(old.divisions, values):
        return None, ""
    known = judge_stored(old.name)
    if not_begun(known):
        sentence = _(
            "No match of {season} has a result: every team stays in its division. Prepare the next"
            " season again when the results are entered."
        )
        return None, sentence.format(season=old.name)
    found = settled(known, on_record(old.name))
    _refuse_undecided(old, found)
    if found.open_matches:
        _refuse_open(old, found)
    return found, ""


def _refuse_undecided(old: Season, found: Promotion) -> None:
    """Refuse to let teams move while level ones or a team without a division below are open."""
    lines = (*(found.undecided.lines if found.undecided.teams else ()), *found.asked)
    sentence, told = _("Who moves is not decided yet. {open}"), " ".join(lines)
    if found.asked:
        stays = {team.id: f"{team.id}={team.division}" for team in old.teams}
        answers = [stays[one.team] for one in found.cascade.asked[:1] if one.team in stays]
        raise UndecidedError(sentence, decision="place", answers=answers, open=told)
    if lines:
        raise InputError(sentence, open=told)


def _refuse_open(old: Season, found: Promotion) -> None:
    """Refuse to let teams move by tables that can still change. Raises InputError."""
    divisions = {rung.division.id: rung.division.name for rung in found.rungs}
    waits = open_in(judge_stored(old.name), divisions)
    named = ", ".join(f"{divisions[id]} ({number})" for id, number in waits.items())
    sentence = ngettext(
        "{n} match has no result and could still change who moves: {divisions}. Enter it, or decide"
        " about it; then prepare the next season.",
        "{n} matches have no result and could still change who moves: {divisions}. Enter them, or"
        " decide about them; then prepare the next season.",
        found.open_matches,
    )
    raise InputError(sentence, n=found.open_matches, divisions=named)
