"""A round of a cup that no longer follows from the rounds before it, and what to do about it."""

import json
from collections.abc import Mapping
from typing import TypeVar

from fixtures.knockout import Rounds
from league.facts.cups import CupDraw, CupResults
from league.facts.seasons import Division, MatchKey
from league.facts.steps import StepKind, step_undone
from league.language import _
from league.services.session.desk import Judged
from league.storage import journal

Said = TypeVar("Said")


def astray_words(known: Judged, division: Division, draw: CupDraw, results: CupResults) -> str:
    """Return which round on the calendar does not follow any more, and what to do; empty = none.

    Such as when a team is readmitted that had left when the round was set. Raises InputError as the
    bracket does, RuleBookError, StorageError.
    """
    mine = [one.key for one in known.season.fixtures if one.division == division.id]
    for number in sorted({key[1] for key in mine if key[1] > 1}):
        asked = CupResults(_before(results.outcomes, number), _before(results.lots, number))
        rounds = known.book.cup.rounds(draw, asked, known.first_values)
        strange = [key for key in mine if key[1] == number and key not in _keys(rounds, key)]
        if strange:
            return _words(known, division, number, strange)
    return ""


def _before(said: Mapping[MatchKey, Said], number: int) -> dict[MatchKey, Said]:
    return {key: one for key, one in said.items() if key[1] < number}


def _keys(rounds: Rounds, key: MatchKey) -> set[MatchKey]:
    """Return the matches of a match's round as the bracket has them."""
    division, number, _home, _away = key
    ties = rounds[number - 1] if len(rounds) >= number else ()
    return {(division, number, one.home, one.away) for one in ties if one.home and one.away}


def _words(known: Judged, division: Division, number: int, strange: list[MatchKey]) -> str:
    teams = known.judgement.world.teams
    matches = ", ".join(" – ".join(teams[team].name for team in key[2:]) for key in strange)
    step = _set_by(known.season.name, division, number)
    sentence = _(
        "Round {round} was set when the rounds before it stood otherwise: {matches}. Take back the"
        " step that set it and set it anew, or decide the rounds before it as they were."
    )
    if step is not None:
        sentence = _(
            "Round {round} was set when the rounds before it stood otherwise: {matches}. Take it"
            " back (“spielleiter undo {step}”) and set it anew, or decide the rounds before it as"
            " they were."
        )
    return sentence.format(round=number, matches=matches, step=step)


def _set_by(season: str, division: Division, number: int) -> int | None:
    """Return the step that set a round; None where the journal does not tell."""
    steps, subject = journal.steps(), f"{season} · {division.id}"
    undone = {found[0] for one in steps if (found := step_undone(one.what))}
    for one in reversed(steps):
        if (one.what, one.subject) == (StepKind.CUP_ROUND, subject) and one.number not in undone:
            fixtures = json.loads(one.after).get("fixtures", ()) if one.after else ()
            if any(each["round"] == number for each in fixtures):
                return one.number
    return None
