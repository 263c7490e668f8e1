"""What the seasons lack: cups under way, tournaments of three teams and four, and events."""

from dataclasses import replace
from datetime import date, datetime
from functools import partial

from league.facts.actors import official
from league.facts.clubs import Team
from league.facts.events import Announcement, EventFile
from league.facts.matches import DRAW, LOSS, WIN, MatchDraft, Score
from league.facts.seasons import MatchKey, Season
from league.facts.squads import SquadEntry
from league.rulebooks import load
from league.services.cup import rounds
from league.services.events import records
from league.services.qualification import tournaments
from league.services.qualification.squads import submit_list
from league.services.qualification.tournaments import AskedTournament
from league.services.session import transactions
from tests.worlds.tournament_world import hold_all

BY = "Official"
CUP, SMALL, COMING = "cup", "cup-b", "cup-youth"
THREE, EVEN, FOUR = "Stadtliga 2012", "Liga Süd 2012", "Aufstieg Klasse"
YOUTH, RAPID, PLAYED_EVENT = "U18-2012", "rapid-2012", "U14-2012"
FIRST, SECOND = date(2012, 1, 14), date(2012, 2, 11)
TEN = datetime(2012, 6, 2, 10, 0)  # noqa: DTZ001  # a tournament begins by the clock on the wall
FRONT, BACK = range(1, 5), range(5, 9)
SEVEN = tuple(f"LANDESLIGA{number:02d}" for number in range(1, 8))


def with_cups(season: Season) -> Season:
    """Return the season with three cups, of seven, three and two teams of four players.

    The first has boards 1 to 4 of the Landesliga, the others the four players after them.
    """
    model = load(season.rulebook).divisions["cup"]
    teams = {team.id: team for team in season.teams}
    cups = [(teams[id], f"CUP{id[-2:]}", CUP) for id in SEVEN]
    cups += [(teams[id], f"SMALL{id[-2:]}", SMALL) for id in SEVEN[:3]]
    cups += [(teams[id], f"COMING{id[-2:]}", COMING) for id in SEVEN[3:5]]
    lists = tuple(
        SquadEntry(id, (one.place - 1) % 4 + 1, one.ident)
        for team, id, division in cups
        for one in season.squads
        if one.team == team.id and one.place in (FRONT if division == CUP else BACK)
    )
    return replace(
        season,
        divisions=(
            *season.divisions,
            replace(model, id=CUP, name="Steirischer Cup"),
            replace(model, id=SMALL, name="B-Cup"),
            replace(model, id=COMING, name="Nachwuchscup"),
        ),
        teams=(
            *season.teams,
            *(Team(id, team.name, team.club, division) for team, id, division in cups),
        ),
        squads=(*season.squads, *lists),
    )


def compete() -> None:
    """Draw and play in the season that is open, up to February 2012."""
    _play_cup()
    _hold_tournaments()
    _hold_events()
    hold_all()


def _play_cup() -> None:
    """Round 1 is decided by game points, board points and lot; in round 2 a lot is still out.

    In the second cup the final can be set, the third is not drawn.
    """
    drawn = rounds.draw_cup(None, CUP, FIRST, actor=official(BY), seed=3, day=date(2011, 12, 5))
    first, second, third = (tie.match for tie in drawn.rounds[0] if tie.match)
    # 2½ : 1½; then 2 : 2, and the wins stand on boards 1 and 3; then all drawn.
    _record(first, FIRST, WIN, DRAW, DRAW, DRAW)
    _record(second, FIRST, LOSS, WIN, WIN, LOSS)
    _record(third, FIRST, DRAW, DRAW, DRAW, DRAW)
    rounds.draw_lot(None, third, actor=official(BY), seed=1, day=date(2012, 1, 16))
    after = rounds.next_round(None, CUP, SECOND, actor=official(BY))
    _record(next(tie.match for tie in after.rounds[1] if tie.match), SECOND, *[DRAW] * 4)
    small = rounds.draw_cup(None, SMALL, FIRST, actor=official(BY), seed=2, day=date(2011, 12, 5))
    _record(next(tie.match for tie in small.rounds[0] if tie.match), FIRST, WIN, WIN, DRAW, LOSS)


def _record(match: MatchKey | None, day: date, *results: Score) -> None:
    assert match is not None
    season, _rulings = transactions.load()
    lists = {
        team: tuple(one.ident for one in season.squads if one.team == team) for team in match[2:]
    }
    draft = MatchDraft(
        day=day, home=lists[match[2]], away=lists[match[3]], results=results, reported=(day, day)
    )
    transactions.record_match(season.name, match, draft, official(BY))


def _hold_tournaments() -> None:
    """One has a list and seven results, one is over with all drawn, and one has not begun."""
    clubs = ("KLGRAZ05", "KLGRAZ06", "KLGRAZ07")
    asked = AskedTournament(THREE, clubs, TEN, seed=5, system="skalicka", boards=6)
    pairings = tournaments.prepare(None, asked, actor=official(BY)).rounds[0]
    results = (WIN, DRAW, LOSS, DRAW, DRAW, WIN, LOSS)
    played = {pairing: (one,) for pairing, one in zip(pairings, results, strict=False)}
    tournaments.enter(None, THREE, 1, played, actor=official(BY))
    season, _rulings = transactions.load()
    squad = [one.ident for one in season.squads if one.team == clubs[0]][:8]
    submit_list(None, THREE, clubs[0], squad, TEN.replace(hour=9), actor=official(BY))
    south = ("KLSUED05", "KLSUED06", "KLSUED07")
    asked = AskedTournament(EVEN, south, TEN, seed=7, system="patheisky", boards=4)
    for number, pairings in enumerate(
        tournaments.prepare(None, asked, actor=official(BY)).rounds, 1
    ):
        drawn = dict.fromkeys(pairings, (DRAW,))
        tournaments.enter(None, EVEN, number, drawn, actor=official(BY))
    four = tuple(f"K1GRAZ{number:02d}" for number in range(1, 5))
    tournaments.prepare(None, AskedTournament(FOUR, four, TEN, seed=5), actor=official(BY))


def _hold_events() -> None:
    season, _rulings = transactions.load()
    enter = partial(records.enter, None, day=date(2012, 1, 18), actor=official(BY))
    _announce(YOUTH, "U18", "U18-Landesmeisterschaft", date(2012, 3, 3))
    for ident in _born(season, 1994, 1997)[:7]:
        enter(YOUTH, ident)
    enter(YOUTH, _born(season, 1960, 1980)[0], despite="Wunsch des Vorstands")
    _announce(PLAYED_EVENT, "U14", "U14-Landesmeisterschaft", date(2012, 2, 11))
    young = _born(season, 1998, 2002)[:4]
    for ident in young:
        enter(PLAYED_EVENT, ident)
    records.rank(None, PLAYED_EVENT, young[::-1], actor=official(BY))
    day = date(2012, 4, 21)
    said = Announcement("Schnellschach-Landesmeisterschaft", dates=(day,))
    records.create_event(None, EventFile(RAPID, "rapid", 2012, day, said), actor=official(BY))


def _born(season: Season, first: int, last: int) -> list[str]:
    return [one.ident for one in season.players if one.born and first <= one.born.year <= last]


def _announce(id: str, kind: str, name: str, day: date) -> None:
    """Put an event on file and let its Ausschreibung go out."""
    said = Announcement(
        name=name,
        organiser="Steirischer Schachverband",
        eligible=f"Jugendliche der Altersklasse {kind}",
        closing=date(day.year, day.month - 1, 22),
        entry_fee=1000,
        deposit=0,
        venue="Graz, Haus der Jugend",
        dates=(day, day.replace(day=day.day + 1)),
        time_control="90 Minuten und 30 Sekunden je Zug",
        titles="Wer gewinnt, ist Landesmeister.",
        prizes="Pokale",
        rules="TUWO",
    )
    records.create_event(None, EventFile(id, kind, day.year, day, said), actor=official(BY))
    records.issue_event(None, id, date(2012, 1, 10), actor=official(BY))
