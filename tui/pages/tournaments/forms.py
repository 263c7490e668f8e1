"""What is filled in for a tournament itself: a part of its conditions each, as they stand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from league.facts.tournament_files import TournamentFile
from league.language import to_translate
from league.outcomes.tournaments.names import short_name
from league.services.events.tournament_operations import CREATE
from league.services.session.desk import Desk
from league.services.session.kinds import typed_day
from league.services.session.operations import Operation
from league.services.tournaments.condition_operations import CHANGE
from league.services.tournaments.entering.numbering import numbers_of
from tui.dialogs.form_model import Form
from tui.dialogs.from_operations import form_of

_NEW = ("id", "name", "system", "rounds", "boards")
_WHERE = ("city", "first_day", "last_day", "time_control", "like")
_RULES = replace(CHANGE, title=to_translate("Pairing and ranking of {tournament}"))


def new_form(desk: Desk) -> Form:
    """Return a new tournament."""
    return _asking(desk, CREATE, {}, dict.fromkeys((*_NEW, *_WHERE), ""))


def change_form(desk: Desk, file: TournamentFile) -> Form:
    """Return the conditions of a tournament, as they stand."""
    one = file.tournament
    shown = {
        "name": one.name,
        **({} if file.is_round_robin else {"rounds": str(one.rounds)}),
        "city": one.city,
        "first_day": typed_day(one.first_day),
        "last_day": typed_day(one.last_day),
        "time_control": one.time_control,
        "waiting": "" if one.waiting is None else str(one.waiting),
        "round_times": ", ".join(f"{typed_day(at)} {at:%H:%M}" for at in one.round_times),
        "chief_arbiter": one.chief_arbiter,
        "arbiters": ", ".join(one.arbiters),
        "like": one.like,
    }
    return _asking(desk, CHANGE, {"id": one.id}, shown, tournament=one.name)


def rules_form(desk: Desk, file: TournamentFile) -> Form:
    """Return how a tournament is paired and ranked, as it stands; who never meets is set anew."""
    one, numbers = file.tournament, numbers_of(file)
    shown = {
        "criteria": ", ".join(map(short_name, one.criteria)),
        "unplayed": one.unplayed or "",
        **({"counted": one.counted} if one.teams else {}),
    }
    if not file.is_round_robin:
        shown |= {
            "first_color": one.first_color,
            "seed": "" if one.seed is None else str(one.seed),
            "forbid": ", ".join(_group(numbers, keys) for keys in one.prohibited),
        }
    given = {"id": one.id, "allow_all": not file.is_round_robin}
    return _asking(desk, _RULES, given, shown, tournament=one.name)


def _asking(
    desk: Desk, operation: Operation, given: dict[str, Any], shown: Mapping[str, str], **words: str
) -> Form:
    """Return the form that asks for what is shown; all else stays as it is."""
    others = {one.name: None for one in operation.parameters if one.name not in shown}
    return form_of(desk, operation, others | given, shown, **words)


def _group(numbers: Mapping[str, int], keys: Sequence[str]) -> str:
    return "-".join(str(numbers.get(key, key)) for key in keys)
