"""Declarations for players of the national leagues."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from league.facts.actors import Actor, Right
from league.facts.claims import DeclarationFacts, DeclarationPaper
from league.facts.seasons import Season
from league.facts.squads import Declaration, Member
from league.facts.world import look_up
from league.findings import Finding
from league.record_kinds import DECLARATION
from league.rulebook import RuleBook
from league.rulebook.topics import Topic
from league.services.session import checks
from league.services.session.records import record
from league.services.session.season_changes import change_season, season_and_book
from league.services.session.transactions import scope_in, transaction


def against(
    season: Season, club: str, idents: Sequence[str], posted: date, book: RuleBook
) -> list[Finding]:
    """Return what stands against a declaration. Raises NotFoundError, RuleBookError."""
    mine = look_up(season).registrations
    members = tuple(
        Member(checks.known_player(season, ident), mine.get((club, ident), ())) for ident in idents
    )
    facts = DeclarationFacts(club, posted, members, checks.season_year(season))
    return list(book.lists.judge_declaration(facts, book.on(posted)))


def declare(
    season: str | None,
    club: str,
    idents: Sequence[str],
    posted: date,
    *,
    actor: Actor,
    despite: str = "",
) -> tuple[Declaration, ...]:
    """Hand in a club's declaration for players of the national leagues.

    It takes the place of the club's earlier one. Raises InputError for a name twice, a day out of
    season, and for findings unless ``despite`` says why it may; NotFoundError, RuleBookError.
    """
    named = tuple(Declaration(club, ident) for ident in idents)
    with transaction(actor, Right.REGISTER, scope_in(season, club=club)):
        before, book = season_and_book(season)
        checks.known_club(before, club)
        checks.in_season(before, posted, Topic.DECLARATION)
        checks.refuse_repeated(before, idents, Topic.DECLARATION)
        checks.refuse(book, against(before, club, idents, posted, book), despite)
        paper = DeclarationPaper(club, posted, tuple(idents))
        record(before.name, DECLARATION, club, paper, actor=actor, why=despite)
        others = tuple(one for one in before.declarations if one.club != club)
        after = replace(before, declarations=(*others, *named))
        change_season(before, after, DECLARATION.step, club, actor=actor, why=despite)
        return named
