"""The papers in the palette: of what is shown, else of a thing that is chosen first."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from textual.app import SystemCommand
from textual.screen import Screen

from league.language import _
from reports import papers
from reports.making import offered
from tui.app_protocol import Program, ShowsThings


def paper_commands(app: Program, screen: Screen[Any]) -> Iterable[SystemCommand]:
    """Yield a command per paper; none before the season is judged."""
    if app.desk is None:
        return
    for paper in offered(papers.PAPERS, app.desk.book):
        title = _("Paper: {paper} …").format(paper=paper.title())
        run = partial(_offer, app, screen, paper.name)
        yield SystemCommand(title, paper.audience(), run, discover=False)


def _offer(app: Program, screen: Screen[Any], name: str) -> None:
    shown = tuple(screen.shown()) if isinstance(screen, ShowsThings) else ()
    app.go(app.routes.to_papers(shown, name))
