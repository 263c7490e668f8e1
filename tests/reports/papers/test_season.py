"""Papers of a season: draw, booklet, announcement, promotion, protest, certificates."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from math import floor
from pathlib import Path
from random import Random

import pytest

from league.errors import InputError, NotFoundError
from league.facts.contacts import BankAccount, ClubContact, FederationContact, Officer, RoundState
from league.facts.divisions import DivisionDecision, Matter
from league.facts.events import Announcement, EventFile
from league.formatting import day as spoken_day
from league.language import LANGUAGES, speaking
from league.record_kinds import (
    CLUB_OFFICE,
    DIVISION_DECISION,
    EVENT,
    FEDERATION_OFFICE,
    ROUND_STATE,
)
from league.rulebook import has_rule
from league.rulebooks import load
from league.services.protests import procedure
from league.services.schedule.drawing import AskedDraw, draw_division
from league.services.session import transactions
from league.services.session.contacts import club_key
from league.services.session.desk import Desk
from league.services.session.opening import anew, open_desk
from reports.document import Facts, Heading, NewPage, Signatures, Table
from reports.paper import About
from reports.papers import OF_DIVISIONS, OF_SEASONS
from tests.worlds import league_world, protest_world
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.desk_world import opened, public_season
from tests.worlds.paper_reading import document, paper, rows, tables, texts
from tests.worlds.paper_world import EVENT_DAY, FULL

SEASON, LIGA, FEDERATION = "2011/12", "landesliga", "Landesverband Steiermark"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    yield opened(tmp_path)
    transactions.close_file()


def test_13_5_anybody_can_draw_again_from_the_protocol(tmp_path: Path) -> None:
    """Fisher and Yates with Python's own numbers, written out here once more."""
    teams = ["A1", "B1", "C1", "D1"]
    with league_world.stored(tmp_path, league_world.season()) as path:
        with pytest.raises(InputError, match="No draw of KL is on record"):
            document("draw", open_desk(path, OFFICIAL), "kl")
        asked = AskedDraw("kl", league_world.SATURDAYS, seed=7, day=date(2011, 9, 1))
        draw_division(None, asked, actor=OFFICIAL)
        # What is drawn waits to be published.
        assert "No round is published yet." in texts(
            document("draw", open_desk(path, OFFICIAL), "kl")
        )
        for number in (1, 2):
            state = RoundState("kl", number, published=True)
            record(SEASON, ROUND_STATE, f"kl/{number}", state, actor=OFFICIAL, why="")
        desk = open_desk(path, OFFICIAL)
        found = document("draw", desk, "kl")
    chance, steps = Random(7), list[list[int]]()
    for place in (4, 3, 2):
        other = floor(chance.random() * place) + 1
        steps.append([place, other])
        teams[place - 1], teams[other - 1] = teams[other - 1], teams[place - 1]
    shown = tables(found)
    assert [row[2:4] for row in rows(shown["Lots"])] == steps
    names = {one.id: one.name for one in desk.season.teams}
    drawn = [[number, names[team]] for number, team in enumerate(teams, 1)]
    assert rows(shown["Draw numbers"]) == drawn
    assert shown["Draw numbers"].columns[0].label == "Draw number"
    # Four teams meet in three rounds of two matches; the third is held back.
    assert [row[0] for row in rows(shown["Matches"])] == [1, 1, 2, 2]
    facts = dict(next(one.facts for one in found.blocks if isinstance(one, Facts)))
    assert (facts["Seed"], facts["Held by"], facts["Held on"]) == (
        "7",
        "Official",
        date(2011, 9, 1),
    )


def test_4_2_an_announcement_says_all_its_parts(desk: Desk) -> None:
    put_event(FULL)
    found = document("announcement", anew(desk), "u18")
    said = texts(found)
    for part in (FULL.organiser, FULL.eligible, FULL.venue, FULL.time_control, FULL.titles):
        assert part in said
    for part in ("20 Feb 2012", "€10.00", "3 Mar 2012", "TUWO § 4.2", FULL.prizes, FULL.name):
        assert part in said


@pytest.mark.parametrize(
    ("lacks", "named"),
    [
        ({"organiser": ""}, ("The organiser is missing.", "4.2.a")),
        ({"eligible": " "}, ("Who may take part is missing.", "4.2.b")),
        ({"deposit": None}, ("The deposit is missing.", "4.2.c")),
        ({"dates": ()}, ("The dates are missing.", "4.2.d")),
        ({"titles": ""}, ("rights to represent are gained is missing.", "4.2.e")),
        ({"prizes": ""}, ("The prizes are missing.", "4.2.f")),
        ({"rules": "others"}, ("The reference to the TUWO is missing.", "4.2.g")),
    ],
)
def test_4_2_an_announcement_that_lacks_a_part_is_refused(
    desk: Desk, lacks: dict[str, object], named: tuple[str, str]
) -> None:
    put_event(replace(FULL, **lacks))  # type: ignore[arg-type]  # the cases give the types
    with pytest.raises(InputError) as refused:
        document("announcement", anew(desk), "u18")
    assert all(one in str(refused.value) for one in named)


def put_event(
    said: Announcement, *, issued: date | None = None, ranking: tuple[str, ...] = ()
) -> None:
    event = EventFile("u18", "U18", 2012, EVENT_DAY, said, issued, ranking=ranking)
    record(SEASON, EVENT, "u18", event, actor=OFFICIAL, why="")


def test_an_announcement_of_nothing_is_refused(desk: Desk) -> None:
    with pytest.raises(NotFoundError, match="no event “u99”"):
        document("announcement", desk, "u99")


def test_promotion_tells_each_move_with_its_paragraph(desk: Desk) -> None:
    found = document("promotion", desk)
    moves = tables(found)["Moves"]
    assert len(moves.rows) > 0
    # The winner of the Landesliga goes up to the league outside; the last goes down.
    table = desk.judgement.tables[LIGA]
    names = {one.id: one.name for one in desk.season.teams}
    told = {str(row[0]): row[3] for row in rows(moves)}
    assert told[names[table[0].team]] == "goes up"
    assert told[names[table[-1].team]] == "goes down"
    for row in moves.rows:
        assert getattr(row[-1], "below", "").startswith("TUWO § ")
    # How many go up from the lower divisions nobody decided in the public season.
    assert Heading("Not final") in found.blocks
    tiers = [one for one in tables(found) if "teams next season" in one]
    assert len(tiers) == len(public_season().divisions)


def test_6_a_decision_names_parties_time_limit_costs_and_appeal(desk: Desk) -> None:
    protest_world.file(filed=protest_world.day_after(3))
    with pytest.raises(InputError, match="Protest 1 is not decided yet"):
        document("protest", anew(desk), "1")
    protest_world.decide()
    found = document("protest", anew(desk), "1")
    said = texts(found)
    clubs = {one.id: one.name for one in public_season().clubs}
    away = next(one for one in public_season().teams if one.id == "LANDESLIGA07")
    decided, until = (spoken_day(protest_world.day_after(days)) for days in (9, 17))
    # § 6.5.a: eight days, from the match for the protest, from the decision for the appeal.
    assert f"+ 8 days = {spoken_day(protest_world.day_after(8))}" in said
    assert f"until {until} (postmark)" in said
    assert "€15.00 are refunded." in said
    # § 6.4.a: the fee is due anew, € 15 within the federation.
    assert "€ 15 are deposited with it" in said
    for part in (clubs["602"], away.name, "The list was right.", "The protest is granted."):
        assert part in said
    assert found.place_and_day == decided
    assert found.address[0] == clubs["602"]
    assert isinstance(found.blocks[-1], Signatures)


def test_a_protest_that_is_not_on_file_is_refused(desk: Desk) -> None:
    with pytest.raises(NotFoundError, match="no protest 9"):
        document("protest", desk, "9")


def test_a_decision_goes_to_the_address_of_the_club(desk: Desk) -> None:
    protest_world.file()
    procedure.decide(
        None, 1, granted=False, day=protest_world.day_after(9), reasons="Too vague.",
        actor=OFFICIAL,
    )  # fmt: skip
    office = ClubContact(address=("Hauptplatz 1", "8010 Graz"))
    record(None, CLUB_OFFICE, club_key(FEDERATION, "602"), office, actor=OFFICIAL, why="")
    found = document("protest", anew(desk), "1")
    assert found.address[1:] == ("Hauptplatz 1", "8010 Graz")
    assert "The protest is rejected." in texts(found)
    assert "€15.00 are forfeited to the federation." in texts(found)


def test_certificates_are_for_the_first_three_and_the_best_of_each_board(desk: Desk) -> None:
    found = document("certificates", desk, LIGA)
    table = desk.judgement.tables[LIGA]
    names = {one.id: one.name for one in desk.season.teams}
    honoured = [str(row[0]) for row in rows(tables(found)[""])]
    assert sum(isinstance(one, NewPage) for one in found.blocks) == len(honoured)
    assert honoured[:3] == [names[row.team] for row in table[:3]]
    points: dict[str, list[int]] = {}
    for board in public_season().boards:
        if board.match[0] == LIGA and board.board == 1 and board.result is not None:
            for who, half in zip((board.home_player, board.away_player), board.result, strict=True):
                if who is not None:
                    points.setdefault(who, []).append(half)
    most = max(sum(halves) for halves in points.values())
    players = {one.ident: one.name for one in public_season().players}
    fewest = min(len(one) for one in points.values() if sum(one) == most)
    best = {players[who] for who, one in points.items() if (sum(one), len(one)) == (most, fewest)}
    assert set(honoured[3 : 3 + len(best)]) == best


def test_no_certificate_before_the_last_result(tmp_path: Path) -> None:
    with (
        league_world.stored(tmp_path, league_world.season()) as path,
        pytest.raises(InputError, match="KL is not decided yet"),
    ):
        document("certificates", open_desk(path, OFFICIAL), "kl")


OFFICE = FederationContact(
    FEDERATION,
    ("Sportplatz 1", "8010 Graz"),
    "amt@example.org",
    bank=BankAccount("Landesverband", "AT611904300234573201"),
    officers=(Officer("Spielleiter", "Ada Muster", "0316 1", "ada@example.org", LIGA),),
)


def test_the_booklet_has_all_that_clubs_need(desk: Desk) -> None:
    record(None, FEDERATION_OFFICE, FEDERATION, OFFICE, actor=OFFICIAL, why="")
    chair = ClubContact(
        ("Schulgasse 2",), "Kulturhaus", (Officer("Obmann", "Bo Beispiel", "0664"),)
    )
    record(None, CLUB_OFFICE, club_key(FEDERATION, "601"), chair, actor=OFFICIAL, why="")
    decided = DivisionDecision(
        LIGA, Matter.RULE, "Mobile phones stay off.", date(2011, 9, 1), "all"
    )
    record(SEASON, DIVISION_DECISION, f"{LIGA}/rule/1", decided, actor=OFFICIAL, why="")
    put_event(FULL, issued=date(2012, 1, 10))
    state = RoundState(LIGA, 3, published=False)
    record(SEASON, ROUND_STATE, f"{LIGA}/3", state, actor=OFFICIAL, why="")
    found = document("booklet", anew(desk))
    said, shown = texts(found), tables(found)
    assert found.contents
    parts = [one.words for one in found.blocks if isinstance(one, Heading)]
    names = [one.name for one in public_season().divisions]
    assert parts == [
        *("Announcement", FULL.name, "Officials", "Clubs"),
        *(f"Kader list: {name}" for name in names),
        *(f"Fixtures: {name}" for name in names),
    ]
    for part in ("Ada Muster", "ada@example.org", "Bo Beispiel", "Schulgasse 2"):
        assert part in said
    assert "Mobile phones stay off." in said
    season = public_season()
    playing = {one.club for one in season.teams}
    assert sum(f"({one.id})" in name for one in season.clubs for name in shown) == len(playing)
    listed = sum(len(one.rows) for one in shown.values() if one.columns[1].label == "Marks")
    assert listed == len(season.squads)
    # 66 matches of the Landesliga without the six of the round held back.
    plans = [one for one in found.blocks if isinstance(one, Table) and len(one.columns) == 6]
    assert [len(one.rows) for one in plans[-4:]] == [60, 28, 28, 28]
    terms = {str(label): said for label, said in rows(shown["Landesliga"])}
    assert (terms["Boards"], terms["Teams"], terms["Rounds"]) == ("8", "12", "10")
    assert terms["Special rules"] == "Mobile phones stay off."


def test_no_paper_carries_a_birth_date_or_lacks_its_audience(desk: Desk) -> None:
    born = {one.born for one in public_season().players if one.born}
    days = {one.day for one in public_season().fixtures}
    protest_world.file()
    protest_world.decide()
    put_event(FULL, ranking=("100018",))
    desk = anew(desk)
    keys: dict[About, object] = {
        About.DIVISION: LIGA,
        About.TEAM: "LANDESLIGA01",
        About.CLUB: "601",
        About.SEASON: "",
        About.PROTEST: "1",
        About.EVENT: "u18",
    }
    for language in LANGUAGES:
        with speaking(language):
            told = {spoken_day(one) for one in born - days} | {one.isoformat() for one in born}
            for one in (*OF_DIVISIONS, *OF_SEASONS):
                if one.name == "draw":
                    continue
                found = document(one.name, desk, keys[one.about])
                said = texts(found)
                assert found.audience
                assert [day for day in told if day in said] == []


def test_a_book_is_offered_what_it_knows() -> None:
    served = {
        book: {
            one.name
            for one in (*OF_DIVISIONS, *OF_SEASONS)
            if one.needs is None or has_rule(one.needs(load(book)))
        }
        for book in ("tuwo-stmk-2011", "sjrp-2025")
    }
    everything = {one.name for one in (*OF_DIVISIONS, *OF_SEASONS)}
    # Entries of the TUWO need no form.
    assert served["tuwo-stmk-2011"] == everything - {"entry-form"}
    # The SJRP knows no promotion.
    assert served["sjrp-2025"] == everything - {"promotion"}
    assert paper("booklet").needs is None
