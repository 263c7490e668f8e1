"""A match as two captains have it on their phones, from the code in a letter to the table.

What is stored at the end is judged as if the official had typed the match at his desk.
"""

from datetime import date, timedelta
from pathlib import Path

import pytest
from httpx import Response

from league.facts.matches import DRAW, LOSS, WIN, MatchDraft, Side
from league.facts.users import Appointment, Role
from league.services.captain_reports.settling import decide, draft_told_by
from league.services.home.audit import as_json
from league.services.journal import views as journal
from league.services.lineups.opening import open_due
from league.services.matches.changes import record_match
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.users.accounts import add_user, appoint
from league.services.users.codes import give_code
from tests.worlds.acting import OFFICIAL
from tests.worlds.hall_world import (
    AWAY,
    HOME,
    MATCH,
    PATHS,
    SEASON,
    Hall,
    content,
    fielded,
    hall,
    listed,
    start,
    stored_hall,
)
from tests.worlds.waiting import wait_until
from web import live_season

OURS, THEIRS = PATHS[Side.HOME], PATHS[Side.AWAY]
PASSWORD = "a rook on the seventh"
WITH_A_GAP = (*listed(AWAY)[:4], "", *listed(AWAY)[4:6], listed(AWAY)[11])
"""The guests leave board 5 empty and play below it; a youth sits on the last board."""
CHOSEN = ("1-0", "=", "0-1", "=", "", "=", "0-1", "1-0")
"""1 + ½ + 0 + ½ + 1 (empty board) + ½ + 0 + 1 = 4½ for the home team, 3½ for the guests."""
RESULTS = (WIN, DRAW, LOSS, DRAW, None, DRAW, LOSS, WIN)
REASON = "The score sheets say so."


def begin(open_hall: Hall, login: str, name: str, team: str) -> None:
    """The office makes an account; its owner sets the password, leaves, and signs in again."""
    desk = open_hall.first
    desk.beside(add_user, login, name, language="en", actor=OFFICIAL)
    role = Appointment(Role.CAPTAIN, SEASON, team=team)
    desk.beside(appoint, login, role, actor=OFFICIAL)
    code = desk.beside(give_code, login, actor=OFFICIAL)
    phone = desk.other()
    secret = {"password": PASSWORD, "again": PASSWORD}
    assert phone.post("/code", code=code.text, **secret).status_code == 303
    assert phone.post("/code", code=code.text, **secret).status_code == 422
    assert phone.post("/sign-out").status_code == 303
    assert phone.get(OURS).status_code == 401
    assert phone.post("/", login=login, password=PASSWORD, stay="on").status_code == 303
    open_hall.browsers[login] = phone


def lineup(row: tuple[str, ...], do: str) -> dict[str, str]:
    return {"do": do, "form": "1", **{f"b{at}": ident for at, ident in enumerate(row, 1)}}


def names(row: tuple[str, ...]) -> list[str]:
    known = {one.ident: one.name for one in content().players}
    return [known[ident] for ident in row if ident]


def seen(page: Response, row: tuple[str, ...]) -> int:
    """Count the players of a row whom a page names."""
    return sum(name in page.text for name in names(row))


def hand_in(open_hall: Hall) -> None:
    """Check, see what the gap costs, and hand in; nobody sees anything of the other's."""
    anna, bert = open_hall.browser("anna"), open_hall.browser("bert")
    check = bert.post(f"{THEIRS}/lineup", **lineup(WITH_A_GAP, "check")).text
    # § 4.4.a.2: € 40 in cash for board 5; § 7.2.d: € 22 for the empty board, half of it to each.
    assert (check.count("€40.00"), check.count("€11.00")) == (1, 2)
    assert bert.post(f"{THEIRS}/lineup", **lineup(WITH_A_GAP, "hand-in")).status_code == 303
    assert "handed in" in anna.get(OURS).text
    assert anna.post(f"{OURS}/lineup", **lineup(fielded(HOME), "hand-in")).status_code == 303
    open_hall.at(start() - timedelta(seconds=1))
    desk = open_hall.first
    assert desk.beside(open_due, key=desk.office.key) == []
    assert seen(anna.get(OURS), WITH_A_GAP) == seen(bert.get(THEIRS), fielded(HOME)) == 0


def open_and_substitute(open_hall: Hall) -> None:
    """The server opens both by itself; in the first hour, and not later, a substitute comes in."""
    anna, bert = open_hall.browser("anna"), open_hall.browser("bert")
    open_hall.after(0)
    wait_until(lambda: seen(anna.get(OURS), WITH_A_GAP) == 7)
    assert seen(bert.get(THEIRS), fielded(HOME)) == 8
    open_hall.after(40)
    change = {"board": "7", "into": listed(HOME)[7]}
    assert anna.post(f"{OURS}/substitute", **change).status_code == 303
    assert seen(bert.get(THEIRS), (listed(HOME)[7],)) == 1
    open_hall.after(61)
    late = anna.post(f"{OURS}/substitute", board="6", into=listed(HOME)[8])
    assert late.status_code == 422


def report(open_hall: Hall, login: str, *changed: tuple[int, str]) -> None:
    """Report as one of the two captains; both confirm the cash for board 5."""
    path, cash = {"anna": (OURS, "received"), "bert": (THEIRS, "paid")}[login]
    chosen = dict(enumerate(CHOSEN, 1)) | dict(changed)
    fields = {f"r{board}": choice for board, choice in chosen.items() if choice}
    told = open_hall.browser(login).post(f"{path}/report", form="2", **fields, **{cash: "5"})
    assert told.status_code == 303, told.text


def settle(open_hall: Hall, by_official: bool) -> None:
    """Both report, board 2 differs; the guests put it right the next day, or the official does."""
    anna = open_hall.browser("anna")
    open_hall.after(300)
    report(open_hall, "anna")
    assert "4½" not in open_hall.get("bert", THEIRS).text
    report(open_hall, "bert", (2, "0-1"))
    assert anna.get(f"{OURS}/reports").text.count("≠ 2") == 1
    # The empty board 5 counts for the home team in what is told too: 4 : 4 with a loss on board 2.
    told = open_hall.get("muster", "/").text
    assert ("4½ : 3½" in told, "4 : 4" in told) == (True, True)
    assert anna.get(f"{OURS}/report").text.count("– empty") == 1
    if not by_official:
        open_hall.after(24 * 60)
        report(open_hall, "bert")
        return
    open_hall.after(48 * 60)
    draft = open_hall.first.beside(draft_told_by, SEASON, MATCH, Side.HOME)
    open_hall.first.at_the_desk(decide, MATCH, draft, REASON)
    assert REASON in anna.get(OURS).text


def typed_at_the_desk(folder: Path, away_reported: date) -> object:
    """The official types the same from paper and telephone; return the audit."""
    desk = open_desk(stored_hall(folder), OFFICIAL, SEASON)
    ours = (*fielded(HOME)[:6], listed(HOME)[7], fielded(HOME)[7])
    theirs = tuple(ident or None for ident in WITH_A_GAP)
    paid = (frozenset[int](), frozenset({5}))
    day = start().date()
    draft = MatchDraft(day, ours, theirs, RESULTS, paid, (day, away_reported))
    return as_json(record_match(desk, MATCH, draft))


@pytest.mark.parametrize(("by_official", "days"), [(False, 1), (True, 0)])
def test_captains_and_desk_come_to_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_official: bool, days: int
) -> None:
    monkeypatch.setattr(live_season, "LOOK_EVERY", 0.05)
    with hall(tmp_path, monkeypatch) as open_hall:
        begin(open_hall, "anna", "Anna Berger", HOME)
        begin(open_hall, "bert", "Bert Auer", AWAY)
        hand_in(open_hall)
        open_and_substitute(open_hall)
        settle(open_hall, by_official)
        for login, path in (("anna", OURS), ("bert", THEIRS)):
            assert "4½ : 3½" in open_hall.get(login, path).text
        mine = open_hall.first.at_the_desk(as_json)
        assert open_hall.first.beside(journal.verify) is None
    folder = tmp_path / "desk"
    folder.mkdir()
    assert typed_at_the_desk(folder, start().date() + timedelta(days=days)) == mine
    transactions.close_file()


def test_a_match_is_moved_and_a_deputy_acts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    friday = start().date() - timedelta(days=1)
    with hall(tmp_path, monkeypatch) as open_hall:
        open_hall.at(start() - timedelta(days=7))
        begin(open_hall, "anna", "Anna Berger", HOME)
        begin(open_hall, "bert", "Bert Auer", AWAY)
        anna, bert = open_hall.browser("anna"), open_hall.browser("bert")
        asked = {"day1": friday.isoformat(), "hour1": "19:00", "form": "3"}
        assert anna.post(f"{OURS}/day", **asked).status_code == 303
        assert bert.post(f"{THEIRS}/day", number="1", day="0").status_code == 303
        given = bert.post(f"{THEIRS}/pass", name="Dora Deputy", form="4").text
        code = given.partition('<p class="code"><code>')[2].partition("</code>")[0]
        deputy = open_hall.first.other()
        assert deputy.post("/pass", code=code).status_code == 303
        row = lineup(fielded(AWAY), "hand-in")
        assert deputy.post(f"{THEIRS}/lineup", **row).status_code == 303
        assert deputy.post(f"{OURS}/lineup", **row).status_code == 404
        # Four hours after the new start, which is a day before the old one at 15:00.
        open_hall.after(-16 * 60)
        assert anna.post(f"{OURS}/lineup", **lineup(fielded(HOME), "hand-in")).status_code == 303
        assert seen(anna.get(OURS), fielded(AWAY)) == 8
        results = {f"r{board}": "=" for board in range(1, 9)}
        assert anna.post(f"{OURS}/report", form="5", **results).status_code == 303
        assert deputy.post(f"{THEIRS}/report", form="6", **results).status_code == 303
        assert "4 : 4" in bert.get(THEIRS).text
