"""How a tournament is played, put on file and changed: what nobody names stays as it is."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from typing import Any

from league import play_rules
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import PointKind, Scores, System, Tournament, Unplayed
from league.language import _
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.services.tournaments.announcing.announcement_checks import against_words
from league.services.tournaments.announcing.presets import with_preset
from league.services.tournaments.announcing.records import accelerated, change_tournament
from league.services.tournaments.entering.numbering import named
from league.services.tournaments.opening import opened, ruled

_AS_TYPED = (
    *("name", "city", "federation", "first_day", "last_day", "round_times", "chief_arbiter"),
    *(
        "arbiters",
        "time_control",
        "waiting",
        "like",
        "rounds",
        "criteria",
        "director",
        "court",
        "first_color",
        "seed",
    ),
)
_CODES = {"system": System, "unplayed": Unplayed, "first": PointKind, "counted": PointKind}
_OPEN = {
    "court": None,
    "waiting": None,
    "first_day": None,
    "last_day": None,
    "seed": None,
    "unplayed": None,
    "rounds": 0,
}
"""What an empty text stands for where it is none."""


@as_step
def change_step(desk: Desk, why: str, /, id: str, **asked: Any) -> Outcome:
    """A tournament that is played otherwise."""
    season = desk.season.name
    file = opened(season, id).file

    def changed(before: Tournament) -> Tournament:
        return _paired(conditioned(before, asked, desk.today), file, asked)

    change_tournament(season, id, changed, actor=desk.actor, why=why)
    return Outcome(_("{id} is changed.").format(id=id), notes=against_words(season, id))


def conditioned(before: Tournament, asked: Mapping[str, Any], today: date) -> Tournament:
    """Return a tournament with what was asked filled in. Raises InputError."""
    told = {name: asked[name] for name in (*_AS_TYPED, *_CODES) if asked.get(name) is not None}
    told |= {name: _OPEN[name] for name in _OPEN.keys() & told.keys() if told[name] == ""}
    told |= {name: code(told[name]) for name, code in _CODES.items() if told.get(name)}
    told |= {
        name: _scores(asked[name], getattr(before, name))
        for name in ("scores", "match_scores")
        if asked.get(name)
    }
    if (boards := asked.get("boards")) is not None:
        told |= {"teams": boards > 0, "boards": boards}
    after = before
    if preset := asked.get("preset"):
        day = told.get("first_day") or before.first_day or today
        after = with_preset(before, preset, day)
    return replace(after, **told)


def sized(one: Tournament, desk: Desk, asked: Mapping[str, Any]) -> Tournament:
    """Return a tournament with the boards that its rule book has for it, where nobody said."""
    if one.teams or asked.get("boards") is not None:
        return one
    like = ruled(desk.season, one).like
    boards = play_rules.boards(desk.book, one.first_day or desk.today, like)
    return replace(one, teams=True, boards=boards) if boards else one


def _scores(worths: tuple[int, ...], before: Scores) -> Scores:
    """Return what results are worth; without a fourth number a bye brings what a win does."""
    win, draw, loss, bye = (*worths, worths[0])[:4]
    return replace(before, win=win, draw=draw, loss=loss, pairing_bye=bye)


def _paired(before: Tournament, file: TournamentFile, asked: Mapping[str, Any]) -> Tournament:
    """Return it with who is never paired, and whether it is accelerated. NotFoundError."""
    kept = () if asked.get("allow_all") else before.prohibited
    groups = [tuple(named(file, one) for one in group) for group in asked.get("forbid") or ()]
    after = replace(before, prohibited=(*kept, *groups))
    if baku := asked.get("baku"):
        after = accelerated(after, len(file.participants), on=baku == "on")
    return after
