"""What captains did: accounts, lineups that wait sealed, two reports that differ, messages."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime

from league.facts.actors import Right, official
from league.facts.captains import CaptainReport
from league.facts.matches import DRAW, LOSS, SIDES, WIN, Side
from league.facts.seals import OpenedAs, OpenedLineup, Opening, Seal, SealedRow
from league.facts.seasons import MatchKey, Season, key_text
from league.facts.users import Appointment, Role
from league.record_kinds import CAPTAIN_REPORT, OPENING, SEAL
from league.services.messages.outbox import tell
from league.services.messages.texts import About, Kind
from league.services.session import transactions
from league.services.session.lineup_records import side_key
from league.services.session.records import record
from league.services.users import accounts
from league.storage import messages

BY = official("Official")
TOLD: MatchKey = ("kl-graz", 7, "KLGRAZ04", "KLGRAZ08")
"""Played on Saturday, 18 February 2012; its captains tell of board 2 differently."""
COMING: MatchKey = ("landesliga", 8, "LANDESLIGA01", "LANDESLIGA08")
"""On the next day with matches; the home team's lineup is in."""
HANDED_IN = datetime(2012, 2, 17, 18, 40, tzinfo=UTC)
BEGAN = datetime(2012, 2, 18, 14, 0, tzinfo=UTC)
HOME_TOLD, AWAY_TOLD = BEGAN.replace(hour=19, minute=5), BEGAN.replace(hour=21, minute=30)
SENT = BEGAN.replace(minute=1)
BOARDS = 8
DIGEST = "5d41402abc4b2a76b9719d911017c592ae6d1b6c8f0f3f4e1bd7b1c36a2c0f9e"


def unplayed(season: Season) -> Season:
    """Return the season without what is stored of the two matches."""
    both = (TOLD, COMING)
    return replace(
        season,
        boards=tuple(one for one in season.boards if one.match not in both),
        reports=tuple(one for one in season.reports if one.match not in both),
    )


def report_differently() -> None:
    """Let captains of the season that is open hand in and report, up to February 2012."""
    season = transactions.load()[0]
    _make_accounts(season.name)
    rows = {
        side: tuple(one.ident for one in season.squads if one.team == team)[:BOARDS]
        for side, team in zip(SIDES, TOLD[2:], strict=True)
    }
    with transactions.transaction(BY, Right.OFFICE):
        _hand_in(season.name, COMING, Side.HOME)
        for side in SIDES:
            _hand_in(season.name, TOLD, side)
        _open(season.name, rows)
        _report(season.name)
        _tell(season.name)


def _make_accounts(season: str) -> None:
    for login, name, mail in (
        ("anna", "Anna Muster", "anna.muster@example.at"),
        ("karl", "Karl Kapitän", "karl.kapitaen@example.at"),
        ("gerda", "Gerda Gast", "gerda.gast@example.at"),
        ("otto", "Otto Ohnemail", ""),
    ):
        accounts.add_user(login, name, mail=mail, actor=BY)
    accounts.appoint("anna", Appointment(Role.CHIEF_OFFICIAL), actor=BY)
    for login, team in zip(("karl", "gerda"), TOLD[2:], strict=True):
        accounts.appoint(login, Appointment(Role.CAPTAIN, season=season, team=team), actor=BY)
    accounts.close_user("otto", actor=BY)


def _hand_in(season: str, match: MatchKey, side: Side) -> None:
    """Record a sealed lineup; its sealed text is never opened here."""
    seal = Seal(match, side, HANDED_IN, "Karl Kapitän", DIGEST, "", "")
    record(season, SEAL, side_key(match, side), seal, actor=BY, why="")


def _open(season: str, rows: Mapping[Side, SealedRow]) -> None:
    lineups = tuple(
        OpenedLineup(side, rows[side], "00", DIGEST, HANDED_IN, "Karl Kapitän") for side in SIDES
    )
    opening = Opening(TOLD, BEGAN, OpenedAs.START, lineups)
    record(season, OPENING, key_text(TOLD), opening, actor=BY, why="")


def _report(season: str) -> None:
    """The away captain tells of a win on board 2, of which the home captain tells a draw."""
    plain = (DRAW, DRAW, LOSS, WIN, DRAW, LOSS, WIN, WIN)
    home = CaptainReport(match=TOLD, side=Side.HOME, at=HOME_TOLD, by="Karl Kapitän", results=plain)
    away = CaptainReport(
        match=TOLD,
        side=Side.AWAY,
        at=AWAY_TOLD,
        by="Gerda Gast",
        results=(DRAW, LOSS, *plain[2:]),
        late={4: "late home"},
        remarks="Brett 4 kam 35 Minuten zu spät.",
    )
    for one in (home, away):
        record(season, CAPTAIN_REPORT, side_key(TOLD, one.side), one, actor=BY, why="")


def _tell(season: str) -> None:
    """One message went out, of one nobody knows, the last waits."""
    about = About(season, TOLD, path="match/0123456789ab/home", at=BEGAN)
    tell(key_text(TOLD), ["karl", "gerda"], Kind.OPENED, about)
    tell(key_text(TOLD), ["anna"], Kind.DIFFERING, about)
    for number in (1, 2):
        messages.claim(number, SENT)
    messages.note_sent(1, SENT)
    messages.note_unsent(2, "Connection reset by peer", None)
