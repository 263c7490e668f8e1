"""What an official does about the match before him; and what was typed in it before, offered."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any

from league.decision_subjects import target_of
from league.facts.matches import MatchDraft
from league.facts.seasons import MatchKey
from league.language import _
from league.rulings import Action
from league.services.matches.changes import rule
from league.services.protests.docket import keeps_protests
from league.services.protests.effect_words import target_words
from league.services.session import drafts
from league.services.session.drafts import TypedMatch
from tui.app_protocol import AppProtocol
from tui.dialogs.dialog import ask
from tui.dialogs.draft import taken_up
from tui.dialogs.form import FormDialog
from tui.dialogs.protest_forms import filing_form, thing_form
from tui.dialogs.reason import Decision, ask_ruling
from tui.dialogs.report import ReportDialog, Reports
from tui.dialogs.verdict_forms import match_form
from tui.kit.findings_list import Matter, MattersList
from tui.kit.match_draft import reported
from tui.pages.match.board_grid import LineupGrid
from tui.pages.match.data_forms import match_data_form


async def file_protest(app: AppProtocol, match: MatchKey) -> None:
    """Store what was typed, then ask for a protest about the match. Raises LeagueError."""
    await app.store()
    if app.desk is None:
        return
    if not keeps_protests(app.desk):
        app.hint(_("This rule book keeps no protests here."))
        return
    await app.push_screen(FormDialog(filing_form(app.desk, match)))


async def contest(app: AppProtocol, match: MatchKey, matter: Matter) -> None:
    """Store what was typed, then ask for a protest against a finding or fee. Raises LeagueError."""
    await app.store()
    if app.desk is not None:
        known = target_words(app.desk, match, target_of(matter.key))
        form = thing_form(app.desk, known, match=match, finding=matter.key)
        await app.push_screen(FormDialog(form))


async def decide_match(app: AppProtocol, match: MatchKey) -> None:
    """Store what was typed, then ask what an official sets in the match. Raises LeagueError."""
    await app.store()
    if app.desk is not None:
        await app.push_screen(FormDialog(match_form(app.desk, match)))


async def note_match(app: AppProtocol, match: MatchKey) -> None:
    """Store what was typed, then ask for venue, remarks and deputies. Raises LeagueError."""
    await app.store()
    if app.desk is not None:
        await app.push_screen(FormDialog(match_data_form(app.desk, match)))


_PAPERS = {"protest": file_protest, "decide": decide_match, "data": note_match}
"""What is filled in about the match before one, by the name its key has for it."""


async def ask_in(
    app: AppProtocol,
    match: MatchKey,
    asked: MattersList.Rule,
    rule: Callable[[Action, Matter, Decision], Coroutine[Any, Any, None]],
) -> None:
    """Store what was typed, so that what is foretold follows from it, then ask for a ruling.

    Raises LeagueError.
    """
    await app.store()

    def decided(decision: Decision) -> None:
        app.work(rule(asked.action, asked.matter, decision))

    ask_ruling(app, asked.action, asked.matter, decided, match=match)


async def fill_in(app: AppProtocol, name: str, match: MatchKey, matter: Matter | None) -> None:
    """Fill in something about a match, or protest against a finding or fee. Raises LeagueError."""
    if name == "protest" and matter is not None:
        await contest(app, match, matter)
    else:
        await _PAPERS[name](app, match)


def ask_reports(app: AppProtocol, grid: LineupGrid, begin: Callable[[LineupGrid], None]) -> None:
    """Ask for the days of a match's reports; before they are taken it is begun with it."""

    def answered(answer: Reports) -> None:
        begin(grid)
        grid.take(reported(grid.draft, answer.home, answer.away))

    teams = (grid.view.home_name, grid.view.away_name)
    ask(app, ReportDialog(teams, grid.draft.day, grid.draft.reported), answered)


async def rule_in(
    app: AppProtocol, match: MatchKey, action: Action, matter: Matter, decision: Decision
) -> None:
    """Store what was typed, then the ruling about a finding or fee. Raises LeagueError."""
    await app.store()
    await app.change(
        rule,
        match=match,
        team=None,
        target=target_of(matter.key),
        action=action,
        reason=decision.reason,
        cents=decision.cents,
    )


async def offer_matches(
    app: AppProtocol,
    grids: Iterable[LineupGrid],
    take: Callable[[LineupGrid, MatchDraft], Awaitable[None]],
) -> None:
    """Offer what was typed in the matches of a screen. Raises LeagueError."""
    by_match = {grid.view.key: grid for grid in grids}
    for draft in await app.drafts.file.offered(drafts.MATCH):
        typed = draft.typed
        if not isinstance(typed, TypedMatch) or typed.match not in by_match:
            continue
        if await taken_up(app, draft):
            grid = by_match[typed.match]
            await take(grid, typed.typed)
            if grid.draft == typed.typed:
                app.drafts.file.shown(draft)
