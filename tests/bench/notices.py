"""All notices of a federation in one file: the public season's fees, and fines besides."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from league.facts.accounts import FEDERATION, Posting, What, of_club
from league.facts.actors import Actor, Right, official
from league.facts.references import BoardFine
from league.facts.steps import StepKind
from league.services.accounts import ledger as accounts
from league.services.accounts.notices import notice_rows
from league.services.accounts.postings import add_postings
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import judge_stored, open_desk
from league.services.session.transactions import transaction
from league.services.workbook.importing import read_workbook
from reports.making import Views
from reports.paper import Format
from reports.paper_subjects import WHOLE, things_in
from reports.papers import OF_MONEY
from reports.writing import write
from tests.bench.figures import WORKBOOK, Figure, seconds

NOTICES, TARGET = 300, 5.0


def notices() -> Iterator[Figure]:
    actor = official("Official")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "league.sqlite"
        transactions.open_file(path)
        transactions.import_season(read_workbook(WORKBOOK), actor, "import")
        posted = len(accounts.confirm(None, [], date(2012, 4, 30), actor=actor, captains=True))
        _fine(NOTICES - posted, actor)
        desk = open_desk(path, actor)
        file = Path(folder) / "notices.pdf"
        took = seconds(lambda: _write(desk, file))
        yield Figure(f"{len(notice_rows(desk))} notices in one PDF", took, TARGET, "s")
        transactions.close_file()


def _fine(number: int, actor: Actor) -> None:
    """Post as many fines, each of its own day."""
    season = judge_stored(None).season
    clubs, first = season.clubs, date(2012, 1, 1)
    made = []
    for at in range(number):
        club, day = clubs[at % len(clubs)].id, first + timedelta(at)
        reference = BoardFine(season.name, club, "7.5", str(day)).text
        made.append(Posting(day, of_club(club), FEDERATION, 3600, "7.5", What.FEE, reference))
    with transaction(actor, Right.ACCOUNTS):
        add_postings(season.federation, made, actor=actor, why="Forged.", what=StepKind.FINE)


def _write(desk: Desk, file: Path) -> None:
    """Make and write every notice, as ``report notice --all season`` does."""
    paper = next(one for one in OF_MONEY if one.name == "notice")
    views = Views(paper)
    views.add_all(desk, things_in(desk, paper.about, WHOLE))
    write(views.documents(), Format.PDF, file)
