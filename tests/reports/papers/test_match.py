"""The papers of a match: form, decision, receipt and passes, as documents."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from io import BytesIO
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from pypdf import PdfReader

from league import formatting
from league.facts.contacts import ClubContact, FederationContact, MatchContact, Officer, TeamContact
from league.facts.matches import MatchDraft
from league.facts.seasons import MatchKey, key_text
from league.judging import Judging
from league.language import speaking
from league.record_kinds import CLUB_OFFICE, FEDERATION_OFFICE, MATCH_OFFICE, TEAM_OFFICE
from league.rulebooks import load
from league.services.lists.passes import club_passes, team_passes
from league.services.matches.changes import record_match
from league.services.matches.papers import decision_view, form_view, receipt_view
from league.services.session import transactions
from league.services.session.contacts import club_key
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from league.views.columns import Value
from reports import document_pdf
from reports.document import Cell, Document, Signatures, Table, Words
from reports.layouts import cash_receipt, match_decision, match_form, passes
from reports.making import offered
from reports.papers import OF_MATCHES
from tests.league.services.matches.test_rulings import decide
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.desk_world import GAP, STRUCK, opened


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    yield opened(tmp_path)
    transactions.close_file()


def tables(made: Document) -> list[Table]:
    return [block for block in made.blocks if isinstance(block, Table)]


def words(made: Document) -> str:
    return "\n".join(block.words for block in made.blocks if isinstance(block, Words))


def plain(cell: Value | Cell) -> Value:
    return cell.value if isinstance(cell, Cell) else cell


def signed(made: Document) -> tuple[str, ...]:
    return tuple(
        label for one in made.blocks if isinstance(one, Signatures) for label in one.labels
    )


# The form


def test_4_3_d_the_form_has_the_lineups_with_pass_numbers_and_no_result(desk: Desk) -> None:
    made = match_form.layout(form_view(desk, GAP))
    boards = tables(made)[0]
    facts = desk.judged(GAP).facts
    for row, home, away in zip(boards.rows, facts.home.boards, facts.away.boards, strict=False):
        shown = [str(plain(row[at]) or "") for at in (3, 7)]
        idents = [one.ident if one else "" for one in (home, away)]
        # Marks may stand before a pass number (§ 4.3.e).
        assert [text.split()[-1:] for text in shown] == [[one] if one else [] for one in idents]
        assert row[4] is None
    assert boards.room > 0
    # Anhang B 5: at home the colours are WSWSWSWS, as everybody is used to.
    assert [row[1] for row in boards.rows[:8]] == ["□", "■"] * 4


def test_the_form_judges_nothing(desk: Desk) -> None:
    made = match_form.layout(form_view(desk, STRUCK))
    told = [plain(cell) for table in tables(made) for row in table.rows for cell in row]
    assert not any(isinstance(one, tuple) for one in told)
    assert "§" not in " ".join(str(one) for one in told)


def test_4_3_both_lists_stand_on_the_form_in_their_order(desk: Desk) -> None:
    squads = tables(match_form.layout(form_view(desk, GAP)))[-1]
    for side, first in zip(GAP[2:], (0, 4), strict=True):
        listed = desk.judgement.squads[side]
        shown = [row[first : first + 4] for row in squads.rows if row[first] is not None]
        assert [str(row[1]).split()[-1] for row in shown] == [one.ident for one in listed]
        assert [row[3] for row in shown] == [one.player.rating for one in listed]


@pytest.mark.parametrize("count", [12, 15, 16, 18, 20])
def test_the_form_is_one_page_up_to_the_longest_list_of_the_book(desk: Desk, count: int) -> None:
    """§ 4.4.d.3: 20 players are a long list; these names are of usual length."""
    view = form_view(desk, GAP)
    seats = view.home.squad * 2
    squad = tuple(replace(seats[place], place=place + 1) for place in range(count))
    long = replace(view, home=replace(view.home, squad=squad), away=replace(view.away, squad=squad))
    file = BytesIO()
    document_pdf.save([match_form.layout(replace(long, remarks="Clocks are lent."))], file)
    assert len(PdfReader(file).pages) == 1


def test_4_4_a_2_the_form_names_what_a_gap_costs(desk: Desk) -> None:
    # Landesliga, as printed: 100, 80, 60, 50, 40, 30, 20 for boards 1 to 7.
    euros = [cents // 100 for cents in form_view(desk, GAP).gap_cash]
    assert euros == [100, 80, 60, 50, 40, 30, 20]
    with speaking("en"):
        assert "board 7 €20.00 (TUWO § 4.4.a.2)." in words(match_form.layout(form_view(desk, GAP)))
    book = load("tuwo-stmk-2011")
    kreisliga = book.divisions["kreisliga-graz"]
    values = book.on(date(2011, 10, 1))
    # Elsewhere 40, 30, 20, then 10 from board 4; none in the last divisions of a Kreis.
    amounts = book.accounts.gap_cash(replace(kreisliga, boards=6, lowest=False), values)
    assert list(amounts) == [4000, 3000, 2000, 1000, 1000]
    assert not book.accounts.gap_cash(replace(kreisliga, lowest=True), values)


def test_venue_remarks_and_deputies_come_from_the_office(desk: Desk) -> None:
    season = desk.season.name
    held = MatchContact("Rathaus", "Clocks are lent.", home_deputy="Huber Ida")
    record(season, MATCH_OFFICE, key_text(GAP), held, actor=OFFICIAL, why="")
    record(season, TEAM_OFFICE, GAP[3], TeamContact("Maier Jo"), actor=OFFICIAL, why="")
    view = form_view(desk, GAP)
    assert (view.occasion.venue, view.remarks) == ("Rathaus", "Clocks are lent.")
    assert (view.home.deputy, view.away.deputy) == ("Huber Ida", "Maier Jo")
    assert "Clocks are lent." in words(match_form.layout(view))
    home, away = signed(match_form.layout(view))
    assert "Huber Ida" in home
    assert "Maier Jo" in away
    assert decision_view(desk, GAP).match.venue == "Rathaus"


def test_without_a_venue_of_its_own_a_team_plays_where_its_club_does(tmp_path: Path) -> None:
    desk = opened(tmp_path)
    teams = {id: replace(team, venue=None) for id, team in desk.world.teams.items()}
    world = replace(desk.world, teams=teams)
    bare = replace(desk, judging=Judging.of(replace(desk.judgement, world=world)))
    key = club_key(desk.season.federation, desk.team(GAP[2]).club)
    record(None, CLUB_OFFICE, key, ClubContact(venue="Vereinshaus"), actor=OFFICIAL, why="")
    assert form_view(bare, GAP).occasion.venue == "Vereinshaus"
    transactions.close_file()


# The decision


def test_6_5_a_the_decision_says_until_when_it_can_be_contested(desk: Desk) -> None:
    view = decision_view(desk, GAP)
    # Played on 24 September 2011; 8 days later is 2 October.
    assert desk.judged(GAP).facts.day == date(2011, 9, 24)
    assert "2 Oct 2011" in view.contest
    assert "How to contest it" in [getattr(one, "words", "") for one in _blocks(view)]


def test_6_5_a_after_a_ruling_the_time_counts_from_it(desk: Desk) -> None:
    after = decide(desk)
    (ruling,) = after.ruled(match=STRUCK).values()
    # Ruled on a day by the clocks of the book's time zone, years after the match; 8 days later.
    day = ruling.at.astimezone(ZoneInfo("Europe/Vienna")).date()
    due = formatting.day(day + timedelta(days=8))
    assert due in decision_view(after, STRUCK).contest
    assert due not in decision_view(desk, STRUCK).contest


def _blocks(view: object) -> tuple[object, ...]:
    return tuple(match_decision.layout(view).blocks)  # type: ignore[arg-type]  # a MatchDecision


def test_the_official_of_the_division_signs_the_decision(desk: Desk) -> None:
    first = Officer("Landesspielleiter", "Muster Eva")
    second = Officer("Klassenspielleiter", "Muster Tom", division="landesliga")
    assert decision_view(desk, GAP).responsible is None
    for officers, who in (((first,), first), ((first, second), second)):
        office = FederationContact(desk.season.federation, officers=officers)
        key = desk.season.federation
        record(None, FEDERATION_OFFICE, key, office, actor=OFFICIAL, why="")
        view = decision_view(open_desk(desk.path, OFFICIAL), GAP)
        assert view.responsible == who
        assert signed(match_decision.layout(view))[-1] == f"{who.name}, {who.role}"


def test_7_4_nobody_came_to_any_board_and_nothing_reads_as_nil_nil(desk: Desk) -> None:
    nobody: tuple[None, ...] = (None,) * 8
    draft = replace(draft_of(desk, GAP), home=nobody, away=nobody, results=nobody)
    after = record_match(desk, GAP, _without_details(draft))
    made = match_decision.layout(decision_view(after, GAP))
    boards = tables(made)[0].rows[:8]
    counted = [row[5] for row in boards]
    assert {plain(cell) for cell in counted} == {("K", "K")}
    assert all(isinstance(cell, Cell) and "both absent" in cell.below for cell in counted)


def _without_details(draft: MatchDraft) -> MatchDraft:
    none = frozenset[int]()
    return replace(draft, gaps_paid=(none, none), played_on={}, remarks={})


def test_a_match_without_results_has_nothing_to_contest(desk: Desk) -> None:
    nothing: tuple[None, ...] = (None,) * 8
    draft = replace(draft_of(desk, GAP), results=nothing)
    view = decision_view(record_match(desk, GAP, draft), GAP)
    assert view.contest == ""
    assert (0, 0) not in [plain(row[5]) for row in tables(match_decision.layout(view))[0].rows]


# The receipt


def test_4_4_a_2_the_receipt_tells_who_paid_whom_for_which_board(desk: Desk) -> None:
    made = cash_receipt.layout(receipt_view(desk, GAP))
    # The home team left board 6 empty: € 30 in the Landesliga.
    (table,) = tables(made)
    assert table.rows == ((6, "TUWO § 4.4.a.2", 3000),)
    home, away = (desk.team(team).name for team in GAP[2:])
    assert f"{away} received €30.00 in cash from {home}." in words(made)
    assert [label.split(", ", 1)[-1] for label in signed(made)] == [f"for {home}", f"for {away}"]


def test_a_match_without_cash_has_a_sentence(desk: Desk) -> None:
    made = cash_receipt.layout(receipt_view(desk, STRUCK))
    assert words(made) == "In this match no gap was paid in cash."
    assert (tables(made), signed(made)) == ([], ())


# The passes


def test_1_5_passes_say_who_plays_by_what_right(desk: Desk) -> None:
    made = passes.layout(team_passes(desk, GAP[2]))
    assert "TUWO § 1.5" in words(made)
    (table,) = tables(made)
    listed = desk.judgement.squads[GAP[2]]
    assert [row[1:4] for row in table.rows] == [
        (one.ident, one.player.name, one.player.born) for one in listed
    ]
    kinds = set(desk.book.named("kinds").values())
    assert {row[4] for row in table.rows} <= kinds


def test_1_5_a_club_shows_the_passes_of_all_its_teams(desk: Desk) -> None:
    club = desk.team(GAP[2]).club
    made = passes.layout(club_passes(desk, club))
    assert len(tables(made)) == len(desk.world.teams_of[club])


def test_what_only_one_book_demands_is_offered_by_it_alone() -> None:
    styria, palatinate = (
        [one.name for one in offered(OF_MATCHES, load(book))]
        for book in ("tuwo-stmk-2011", "sjrp-2025")
    )
    assert styria == ["form", "match", "receipt", "lineups", "passes", "club-passes"]
    assert palatinate == ["form", "match", "lineups"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_papers_carry_no_birth_date_but_the_passes(desk: Desk, language: str) -> None:
    born = {one.player.born for one in desk.judgement.squads[GAP[2]]}
    keys: dict[str, MatchKey | str] = {"match": GAP, "team": GAP[2]}
    with speaking(language):
        made = {
            one.name: one.layout(one.view(desk, keys[one.about.value]))
            for one in OF_MATCHES
            if one.about.value in keys
        }
    assert all(one.audience() for one in OF_MATCHES)
    for name, document in made.items():
        told = {plain(cell) for table in tables(document) for row in table.rows for cell in row}
        assert bool(told & born) == (name == "passes"), name
