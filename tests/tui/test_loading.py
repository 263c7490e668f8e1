"""Growth costs nobody who does not use it: what starts load, in numbers and by name.

The bounds stand a tenth above what each needs today. A process makes a dataclass in half a
millisecond and loads a module in a fifth of one; whoever comes past a bound loads what the others
have no use for, or says here what they have.
"""

from pathlib import Path

import pytest

from tests.paths import PUBLIC
from tests.tui.loading import Loaded, loaded

MATCH = ("landesliga", "1", "LANDESLIGA01", "LANDESLIGA12")

SCREENS = ("textual", "rich", "tui.app", "tui.pages", "tui.dialogs", "tui.kit")
"""Nothing of these for who types a command."""
PAPERS = ("reports.papers", "reports.layouts", "reportlab", "openpyxl")
GAMES = ("chess", "league.games", "league.facts.games", "league.facts.disputes")
TOURNAMENTS = (
    "gacrux", "fixtures.swiss", "league.facts.tournaments", "league.outcomes.tournaments",
    "league.services.tournaments", "league.views.tournaments", "league.views.papers_tournaments",
)  # fmt: skip
OLDER = (
    *(f"league.storage.schema_{number}" for number in range(1, 8)),
    "league.storage.migration_4", "league.storage.migration_6",
    "league.storage.copies", "league.storage.postgres", "psycopg",
)  # fmt: skip
"""A file of the newest version that this machine knows needs nothing of these."""
CAPTAINS = ("cryptography", "league.facts.captains", "league.services.captains")
JUDGING = ("league.judging", "league.rulebooks.tuwo_stmk_2011")
TOURNAMENT_DEEDS = ("condition", "entry", "leaving", "round", "playoff", "file")
DESCRIBED = (
    "league.facts.actors", "league.services.accounts.operations",
    "league.services.accounts.fee_operations", "league.services.matches.operations",
    "league.services.protests.court_operations", "league.services.protests.kinds",
    "league.services.protests.operations",
    "league.services.session.kinds", "league.services.session.operations",
    "league.services.session.parameters", "league.services.session.named_matches",
    "league.services.words.naming", "league.services.words.searching",
    *(f"league.services.tournaments.{one}_operations" for one in TOURNAMENT_DEEDS),
    "league.services.tournaments.kinds", "league.services.events.tournament_operations",
)  # fmt: skip
"""What a help page is made of, and what finds a thing by its name: none of it loads a fact."""
PACKAGES = (
    "league.facts", "league.services", "league.services.accounts", "league.services.events",
    "league.services.matches", "league.services.protests", "league.services.session",
    "league.services.tournaments", "league.services.words",
)  # fmt: skip
UNUSED = (*SCREENS, *PAPERS, *GAMES, *TOURNAMENTS, *OLDER, *CAPTAINS)


@pytest.fixture(scope="module")
def season(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The public season, in a file that this machine knows."""
    file = tmp_path_factory.mktemp("loading") / "season.sqlite"
    loaded("--db", file, "--by", "Official", "import", PUBLIC)
    return file


def holds(found: Loaded, modules: int, classes: int, *unused: str) -> None:
    assert list(found.of(*unused)) == []
    assert found.ours <= modules
    assert found.classes <= classes


@pytest.mark.parametrize("command", ["audit", "account", "match", "tournament", "protest"])
def test_a_help_page_loads_its_commands_and_no_services(command: str) -> None:
    # Commands and deeds of a group stand in up to fifteen modules; none loads a fact as yet.
    found = loaded(command, "--help")
    unused = found.of(*UNUSED, *JUDGING, "league.facts", "league.services", "league.storage")
    assert [one for one in unused if not one.startswith(DESCRIBED) and one not in PACKAGES] == []
    holds(found, 60, 25, "league.storage", *JUDGING)


def test_open_accounts_are_listed_without_judging_or_a_book(season: Path) -> None:
    # Accounts, clubs, the file, the season's time zone, what fields are, how deeds on accounts are
    # described, and how the list is.
    found = loaded("--db", season, "account", "list")
    holds(found, 119, 92, *UNUSED, *JUDGING, "league.views.accounts", "league.facts.events")


def test_a_table_loads_judging_and_its_own_views(season: Path) -> None:
    found = loaded("--db", season, "table", "landesliga")
    unused = ("league.facts.events", "league.facts.claims", "league.outcomes.closing")
    # Among it are the words of the season's book.
    holds(found, 174, 139, *UNUSED, *unused, "league.services.journal", "league.views.matches")
    assert "league.judging" in found.modules


def test_an_audit_loads_judging_and_the_proof_of_the_journal(season: Path) -> None:
    found = loaded("--db", season, "audit")
    unused = ("league.facts.events", "league.facts.claims", "league.outcomes.closing")
    holds(found, 169, 139, *UNUSED, *unused, "league.services.journal.words")
    assert "league.services.journal.proving" in found.modules


def test_a_stored_result_loads_its_consequences_and_no_games(season: Path) -> None:
    # What hangs on a match: its findings, the decisions on it, bans, objections, who goes up and
    # down, what to tell, and the words of the season's book.
    results = ("--results", "1,½,0,1,1,-,1,1", "--replace")
    found = loaded("--db", season, "--by", "Official", "match", "enter", *MATCH, *results)
    beyond = [one for one in UNUSED if one != "league.facts.captains"]
    holds(found, 235, 242, *beyond, "league.services.journal.undoing")
