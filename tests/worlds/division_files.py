"""A division's table as files of a made-up view."""

from pathlib import Path

from league.facts.contacts import FederationContact
from league.views.divisions import DivisionView
from league.views.season_papers import PaperHead, TablePaper
from reports.layouts.division_table import division_table
from reports.paper import Format
from reports.writing import write


def paper_of(view: DivisionView) -> TablePaper:
    return TablePaper(PaperHead(FederationContact(view.federation), view.season), view)


def division_pdf(view: DivisionView, path: Path) -> None:
    write([division_table(paper_of(view))], Format.PDF, path, force=True)


def division_xlsx(view: DivisionView, path: Path) -> None:
    write([division_table(paper_of(view))], Format.XLSX, path, force=True)
