"""Why a player may play, what he counts as, and his rating: every page ends with the way out."""

from datetime import date
from pathlib import Path

import pytest

from league.errors import NotFoundError, RuleBookError
from league.facts.actors import official
from league.facts.clubs import Club, Team
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Season
from league.language import use
from league.rulebooks import load
from league.services.registry.clubs.steps import not_judged, standing_against
from league.services.registry.people.player_why import why_eligible, why_registered
from league.services.registry.people.rating_why import why_rating
from league.services.rulebook.pages import rule_page
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from tests.worlds.acting import OFFICIAL

# SJRP 21.2.3 and 21.2.5: protest to the director; objection in writing within 5 days
SJRP_CONTEST = "objection in writing within 5 days"
TUWO_CONTEST = "within 8 days (postmark); € 15 are deposited with it (§ 6.4, 6.5)"


@pytest.fixture(autouse=True)
def english() -> None:
    use("en")


def _desk(path: Path, rulebook: str, name: str, kind: Kind, equal: str | None = None) -> Desk:
    division = next(iter(load(rulebook).divisions.values()))
    first = date(int(name[:4]), 9, 1)
    season = Season(
        name=name,
        rulebook=rulebook,
        federation="Verband",
        list_date=first,
        divisions=(division,),
        clubs=(Club("A", "Club A"),),
        teams=(Team("A1", "A 1", "A", division.id),),
        players=(Player("1", "Novák", "Jan", nation="CZE", rating=1500),),
        registrations=(Registration("1", "A", kind, date(2010, 3, 4), equal=equal),),
    )
    path.mkdir(exist_ok=True)
    transactions.open_file(path / "season.sqlite")
    transactions.import_season(season, official("test"), "")
    transactions.close_file()
    return open_desk(path / "season.sqlite", OFFICIAL, None)


def test_tuwo_a_foreigner_of_equal_status(tmp_path: Path) -> None:
    """§ 1.4.b: postmark 4 March 2010, eligible on the day after; § 1.6; § 1.7.e."""
    desk = _desk(tmp_path, "tuwo-stmk-2011", "2011/12", Kind.HOME, "e")
    pages = why_registered(desk, "1", "A")
    assert [page.citation for page in pages] == ["TUWO § 1.4.b", "TUWO § 1.6", "TUWO § 1.7.e"]
    assert "by postmark of 4 Mar 2010; eligible on the day after" in pages[0].facts
    assert "(CZE) has equal status" in pages[2].facts
    rating = why_rating(desk, "1")
    assert "Elo 1500" in rating.facts
    assert "No rated game this season yet" in rating.facts
    assert all(TUWO_CONTEST in page.contest for page in pages)
    # § 6: a protest is against a decision; a sum that is not final is none
    assert rating.contest == ""
    transactions.close_file()


def test_why_eligible_tells_what_the_file_holds_by_the_rule(tmp_path: Path) -> None:
    """§ 1.4.b: postmark 4 March 2010, eligible on 5 March at the earliest."""
    desk = _desk(tmp_path, "tuwo-stmk-2011", "2011/12", Kind.HOME)
    said = why_eligible(desk, "1", "A")
    assert "Registered with Club A by postmark of 4 Mar 2010" in said
    assert "TUWO § 1.4.b: Eligible from 5 Mar 2010" in said
    with pytest.raises(NotFoundError, match="pass number 2"):
        why_eligible(desk, "2", "A")
    transactions.close_file()


def test_why_eligible_says_since_when_where_the_book_has_no_rule(tmp_path: Path) -> None:
    desk = _desk(tmp_path, "sjrp-2025", "2025/26", Kind.HOME)
    assert why_eligible(desk, "1", "A") == "Registered with Club A since 4 Mar 2010."
    transactions.close_file()


def test_sjrp_says_who_judges_what_the_program_does_not(tmp_path: Path) -> None:
    desk = _desk(tmp_path, "sjrp-2025", "2025/26", Kind.HOME)
    said = " ".join(not_judged(desk, date(2025, 10, 1)))
    assert ("SJRP § 10.3 says:" in said, "people do" in said) == (True, True)
    transactions.close_file()
    desk = _desk(tmp_path / "other", "tuwo-stmk-2011", "2011/12", Kind.HOME)
    assert not_judged(desk, date(2011, 10, 1)) == ()
    transactions.close_file()


def test_sjrp_says_what_it_knows_and_how_to_object(tmp_path: Path) -> None:
    desk = _desk(tmp_path, "sjrp-2025", "2025/26", Kind.HOME)
    pages = why_registered(desk, "1", "A")
    assert [page.citation for page in pages] == ["SJRP § 5.2"] * 2
    rating = why_rating(desk, "1")
    assert rating.citation == "SJRP § 10.8"
    assert "DWZ 1500" in rating.facts
    assert "computes none" in rating.facts
    assert all(SJRP_CONTEST in page.contest for page in pages)
    assert rating.contest == ""
    assert standing_against(desk, date(2025, 10, 1)) == ()
    assert "p10_teams:fixed_order" in rule_page(desk, "10.8", date(2026, 1, 1)).functions
    with pytest.raises(RuleBookError, match="99"):
        rule_page(desk, "99", date(2026, 1, 1))
    transactions.close_file()
