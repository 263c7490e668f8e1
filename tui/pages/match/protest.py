"""Forms about the match one has before oneself: a protest, a decision."""

from league.facts.seasons import MatchKey
from league.language import _
from league.services.protest_docket import keeps_protests
from tui.dialogs.form import FormDialog
from tui.dialogs.protest_forms import filing_form
from tui.dialogs.verdict_forms import match_form
from tui.office import Office


async def file_protest(app: Office, match: MatchKey) -> None:
    """Store what was typed, then ask for a protest about the match. Raises LeagueError."""
    await app.store()
    if app.desk is None:
        return
    if not keeps_protests(app.desk):
        app.hint(_("This rule book keeps no protests here."))
        return
    await app.push_screen(FormDialog(filing_form(app.desk, match)))


async def decide_match(app: Office, match: MatchKey) -> None:
    """Store what was typed, then ask what an official sets in the match. Raises LeagueError."""
    await app.store()
    if app.desk is not None:
        await app.push_screen(FormDialog(match_form(app.desk, match)))
