"""What an official does with a season: look, try, record, rule. Every change is one transaction."""

from datetime import UTC, datetime
from pathlib import Path

from league.clock import today
from league.facts.drafts import MatchDraft
from league.facts.seasons import MatchKey
from league.judging import judge_one
from league.rulings import Action, Ruling
from league.services import journal
from league.services.home import season_views
from league.services.lists import club_views
from league.services.matches import (
    decisions as deciding,
)
from league.services.matches import (
    division_views,
)
from league.services.matches import (
    views as match_views,
)
from league.services.protests import objections
from league.services.rulebook import explaining
from league.services.session import transactions as storing
from league.services.session.desk import Desk
from league.services.session.opening import (
    anew,
    judge_stored,
)
from league.services.session.stored import draft_of
from league.services.session.typed_matches import match_of
from league.services.words.searching import search
from league.views import (
    ClubView,
    DivisionView,
    ExplanationView,
    JournalRow,
    MatchView,
    ParagraphView,
    SeasonView,
)
from league.views.search import Hit

__all__ = [
    "Desk",
    "Hit",
    "club_view",
    "division_view",
    "draft_of",
    "explain_row",
    "journal_rows",
    "match_view",
    "open_desk",
    "paragraph_views",
    "preview_match",
    "record_match",
    "rule",
    "search",
    "season_view",
]


def open_desk(path: Path, season: str | None = None) -> Desk:
    """Open a season, the one in use if none is named, and judge it.

    Raises StorageError, NotFoundError, RuleBookError.
    """
    storing.open_file(path, must_exist=True)
    return judge_stored(season).desk(path)


def season_view(desk: Desk) -> SeasonView:
    """Return the season's overview as of today, by the rule book's time zone."""
    return season_views.season_view(desk, today(desk.book.time_zone))


def division_view(desk: Desk, division: str) -> DivisionView:
    """Return a division's table, cross table and rounds. Raises NotFoundError."""
    return division_views.division_view(desk, division)


def explain_row(desk: Desk, division: str, team: str) -> ExplanationView:
    """Return what separates a row of a table from the next. Raises NotFoundError."""
    return division_views.explain_row(desk, division, team)


def club_view(desk: Desk, club: str) -> ClubView:
    """Return a club's teams, lists and fees. Raises NotFoundError."""
    return club_views.club_view(desk, club)


def match_view(desk: Desk, key: MatchKey) -> MatchView:
    """Return a match as recorded and judged. Raises NotFoundError."""
    return match_views.match_view(desk, key, desk.judged(key))


def preview_match(desk: Desk, key: MatchKey, draft: MatchDraft) -> MatchView:
    """Return a match as it would be with a draft; nothing is stored.

    Raises NotFoundError for a match nobody knows, InputError for a draft that cannot be so.
    """
    boards = desk.judged(key).facts.division.boards
    match_of(desk.world.fixtures[key], draft, boards, desk.world.players.keys())
    return match_views.match_view(desk, key, judge_one(desk.judgement, desk.book, key, draft))


def record_match(
    desk: Desk, key: MatchKey, draft: MatchDraft, by: str, *, force: bool = False
) -> Desk:
    """Store a match as typed and judge the season anew.

    Raises NotFoundError for a match nobody knows, InputError for a draft that cannot be so,
    and while a court has to speak on an earlier round; ConflictError when the match was changed
    since this desk was opened (unless forced), StorageError.
    """
    objections.refuse_start(desk, key)
    world = desk.world
    seen = (world.fixtures.get(key), world.boards.get(key, ()), world.reports.get(key, ()))
    storing.record_match(desk.season.name, key, draft, by, seen=None if force else seen)
    return anew(desk)


def rule(
    desk: Desk,
    *,
    match: MatchKey | None,
    team: str | None,
    target: str,
    action: Action,
    reason: str,
    by: str,
    cents: int | None = None,
) -> Desk:
    """Decide about a finding or fee of a match, a finding of a team's list, or a team itself.

    Raises NotFoundError for a match, team or target nobody knows; InputError without a reason,
    for a decision that is in force already, and for an amount that does not fit; StorageError.
    """
    ruling = Ruling(
        action=action,
        target=target,
        reason=reason.strip(),
        by=by,
        at=datetime.now(UTC),
        match=match,
        team=team,
        cents=cents,
    )
    deciding.check(desk, ruling)
    storing.add_ruling(desk.season.name, ruling)
    return anew(desk)


def paragraph_views(desk: Desk) -> list[ParagraphView]:
    """Return the whole rule book, in the order of the print."""
    return [explaining.paragraph_view(desk.book, id) for id in desk.book.paragraphs]


def journal_rows(desk: Desk) -> list[JournalRow]:  # noqa: ARG001  # the desk says which file is open
    """Return all steps of the journal, oldest first. Raises StorageError."""
    return journal.rows()
