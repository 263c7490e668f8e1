"""Every paper of the list: written in every format and language, the same twice, and discreet."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from zipfile import ZipFile

import openpyxl
import pytest
from pypdf import PdfReader

from league.errors import LeagueError
from league.facts.calendars import Draw
from league.facts.events import EnteredPlayer, EventFile
from league.facts.matches import Side
from league.facts.periods import RatingFiling, TimeControl
from league.facts.seals import OpenedAs, OpenedLineup, Opening, Seal
from league.facts.seasons import Season, key_text
from league.facts.tournaments import System
from league.formatting import day as spoken_day
from league.head_marks import Head
from league.language import LANGUAGES, speaking
from league.record_kinds import DRAW, EVENT, OPENING, SEAL
from league.services.accounts import ledger
from league.services.accounts.reminders import remind
from league.services.journal.noted_heads import heads_in
from league.services.lineups.checks import team_of
from league.services.lineups.hashing import digest_of, lineup_text
from league.services.qualification import tournaments
from league.services.qualification.tournaments import AskedTournament
from league.services.ratings.reports import file_rating
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.lineup_records import side_key
from league.services.session.opening import anew
from league.services.tournaments.playoffs.games import AskedPlayoff, begin_playoff
from reports.making import AnyPaper, Views, offered
from reports.paper import Format
from reports.paper_subjects import WHOLE, things_in
from reports.papers import PAPERS
from reports.writing import write
from tests.worlds import protest_world, tournament_paper_world
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.desk_world import opened, public_season
from tests.worlds.paper_world import EVENT_DAY, FULL
from tests.worlds.tournament_paper_world import guest, numbered, play

TEN = datetime(2012, 6, 2, 10, 0)  # noqa: DTZ001  # a tournament begins by the clock on the wall
HANDED_IN = datetime(2011, 9, 24, 12, tzinfo=UTC)
RATED = ("100018", "100019")
"""Pass numbers of two members who play a tournament."""
QUALIFICATION = AskedTournament(
    "Finale", ("KLGRAZ01", "KLSUED01", "K1GRAZ01"), TEN, seed=5, system="patheisky"
)


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """Return the public season with something for every paper."""
    made = opened(tmp_path_factory.mktemp("papers"))
    ledger.confirm(None, (), date(2012, 5, 2), actor=OFFICIAL)
    remind(None, date(2012, 6, 4), days=1, actor=OFFICIAL)
    protest_world.file()
    protest_world.decide()
    tournaments.prepare(None, QUALIFICATION, actor=OFFICIAL)
    teams = tuple(one.id for one in made.season.teams if one.division == "landesliga")
    lots = Draw("landesliga", 2011, teams, 7, date(2011, 9, 1), by="Official")
    record(made.season.name, DRAW, "landesliga", lots, actor=OFFICIAL, why="")
    event = EventFile(
        "u18",
        "U18",
        2012,
        EVENT_DAY,
        FULL,
        EVENT_DAY,
        entries=tuple(map(EnteredPlayer, RATED)),
        ranking=RATED,
    )
    record(made.season.name, EVENT, "u18", event, actor=OFFICIAL, why="")
    hand_in_and_open(made.season)
    one, other = (replace(guest(letter), key=key) for letter, key in zip("AB", RATED, strict=True))
    tournament_paper_world.create(
        System.SWISS, 1, [one, other], first_color="w", criteria=("buchholz",)
    )
    numbered()
    play(1, {"".join(RATED): ("1", "0")})
    begin_playoff(None, "open", AskedPlayoff(players=RATED, seed=1), actor=OFFICIAL)
    filing = RatingFiling("open", TimeControl(90, seconds=30), despite="data follow")
    file_rating(None, filing, actor=OFFICIAL)
    yield anew(made)
    transactions.close_file()


def hand_in_and_open(season: Season) -> None:
    """Put sealed lineups of the first match on record, and their opening."""
    match, salt = season.fixtures[0].key, "ab" * 32
    sides = []
    for side in Side:
        row = tuple(one.ident for one in season.squads if one.team == team_of(match, side))[:8]
        digest = digest_of(lineup_text(season.name, match, side, row, salt))
        seal = Seal(match, side, HANDED_IN, "Captain", digest, "-", "-")
        record(season.name, SEAL, side_key(match, side), seal, actor=OFFICIAL, why="")
        sides.append(OpenedLineup(side, row, salt, digest, HANDED_IN, "Captain"))
    opening = Opening(match, HANDED_IN, OpenedAs.START, tuple(sides))
    record(season.name, OPENING, key_text(match), opening, actor=OFFICIAL, why="")


def some_views(desk: Desk, paper: AnyPaper) -> Views:
    """Return what a paper says of the first thing of which it can be made."""
    views = Views(paper)
    for thing in things_in(desk, paper.about, WHOLE):
        views.add(desk, thing)
        if views.made:
            break
    assert views.made, paper.name
    return views


def told(path: Path, kind: Format) -> str:
    """Return all that a file says."""
    if kind is Format.PDF:
        return "\n".join(page.extract_text() for page in PdfReader(path).pages)
    if kind is Format.XLSX:
        sheets = openpyxl.load_workbook(path).worksheets
        rows = (row for sheet in sheets for row in sheet.iter_rows(values_only=True))
        return "\n".join(str(cell) for row in rows for cell in row)
    return path.read_text(encoding="utf-8-sig")


def parts(path: Path, kind: Format) -> dict[str, bytes]:
    """Return what two files must have alike: all bytes, of a workbook those of each part."""
    if kind is not Format.XLSX:
        return {"": path.read_bytes()}
    with ZipFile(path) as book:
        return {name: book.read(name) for name in book.namelist()}


def carries_the_head(head: Head | None, path: Path, kind: Format, text: str) -> None:
    """See that a file names the step it follows from: where it is read, in short, and in full."""
    assert head is not None
    if kind in (Format.PDF, Format.XLSX, Format.TXT):
        assert head.short in text
        (found,) = heads_in(path)
        assert found.is_of(head)
        assert (found == head) is (kind is not Format.TXT)


WRITTEN = [
    (paper, lang)
    for paper in PAPERS
    for lang in LANGUAGES
    if paper.name != "overview" or lang == LANGUAGES[0]
]
"""All papers in both languages; the longest by far in one, because it is dear."""


@pytest.fixture(scope="module")
def births() -> set[str]:
    """Return the birth dates of the season that are no other day in it, as they may be written."""
    season = public_season()
    days = {one.born for one in season.players if one.born and one.born < date(2005, 1, 1)}
    for one in season.registrations:
        days -= {one.reported, one.deregistered, one.eligible_from}
    assert len(days) > 300
    found = {one.isoformat() for one in days} | {f"{one:%d.%m.%Y}" for one in days}
    for lang in LANGUAGES:
        with speaking(lang):
            found |= {spoken_day(one) for one in days}
    return found


@pytest.mark.parametrize(
    ("paper", "lang"), WRITTEN, ids=[f"{p.name}-{lang}" for p, lang in WRITTEN]
)
def test_a_paper_is_written_in_every_format_the_same_twice_with_its_step_and_without_birth_dates(
    desk: Desk, paper: AnyPaper, lang: str, tmp_path: Path, births: set[str]
) -> None:
    with speaking(lang):
        views = some_views(desk, paper)
        for kind in paper.formats:
            one, other = tmp_path / f"one.{kind}", tmp_path / f"other.{kind}"
            write(views.documents(), kind, one)
            if lang == LANGUAGES[0]:  # the writers are the same in every language
                write(views.documents(), kind, other)
                assert parts(one, kind) == parts(other, kind)
            text = told(one, kind)
            assert text.strip()
            assert paper.births or [day for day in births if day in text] == []
            carries_the_head(desk.head, one, kind, text)


@pytest.mark.parametrize("paper", PAPERS, ids=lambda one: one.name)
def test_a_paper_says_in_both_languages_for_whom_it_is(desk: Desk, paper: AnyPaper) -> None:
    said = set()
    for lang in LANGUAGES:
        with speaking(lang):
            (document,) = some_views(desk, paper).documents()
            assert document.title
            said.add(document.audience)
    assert "" not in said
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("paper", PAPERS, ids=lambda one: one.name)
def test_all_of_a_season_go_into_one_file(desk: Desk, paper: AnyPaper, tmp_path: Path) -> None:
    things = things_in(desk, paper.about, WHOLE)[:4]
    with speaking("de"):
        views = Views(paper)
        views.add_all(desk, things)
        assert len(views.made) + len(views.left_out) == len(things)
        for kind in paper.formats if views.made else ():
            write(views.documents(), kind, tmp_path / f"all.{kind}")


def test_papers_of_things_without_a_public_one_refuse_them_in_a_sentence(desk: Desk) -> None:
    for paper in offered(PAPERS, desk.book):
        if not things_in(desk, paper.about, WHOLE):
            with pytest.raises(LeagueError, match="nowhere"):
                paper.view(desk, "nowhere")
