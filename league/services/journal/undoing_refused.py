"""Why a step cannot be taken back in the journal, and what is done instead."""

import json
from collections import defaultdict

from league.facts.seasons import MatchKey, Season
from league.facts.steps import StepKind
from league.formatting import filled_in
from league.language import _, in_words
from league.record_kinds import kinds_by_step
from league.rulings import Ruling, in_force
from league.storage import decisions
from league.storage.steps import Step


def brought_all(step: Step) -> str:
    """Return why the step that brought a season stays, and what is done instead."""
    stays = _("Nothing is known of the time before this step: it brought the season itself.")
    others = _("The journal (F7, “u”) takes back other steps.")
    if step.what != StepKind.ROLLOVER:
        return f"{stays}\n{others}"
    way = _(
        "Prepare the season again: promotion (F4, m), “x”, “Replace a prepared one”; "
        "or “spielleiter rollover {season} --list-date DAY --again”."
    )
    return f"{stays}\n{filled_in(way, season=step.subject)}\n{others}"


def why_it_stays(what: str) -> str:
    """Return why a step of its kind is never taken back; empty for any other."""
    if what == StepKind.PERSON_BLANKED:
        return _gone()
    kind = kinds_by_step().get(what)
    return in_words(kind.stays) if kind else ""


def blanked(step: Step) -> str:
    """Return why a step stays that was blanked, or that blanked what is kept of a person."""
    if step.salt:
        return _gone()
    sentence = _(
        "Step {number} told of a person whose data were blanked: what stood before it is gone."
        " Record what is right now as a new step."
    )
    return sentence.format(number=step.number)


def _gone() -> str:
    return _("What was personal of somebody is gone; nothing brings it back.")


def played_since(season: str, then: Season) -> list[str]:
    """Return the matches of a season as it stands that a former state of it does not know.

    Only those that were played or decided, each as the JSON of their steps names it.
    """
    entered = {one.match for one in then.boards} | {one.match for one in then.reports}
    needed = entered | _decided(season)
    names = ("division", "round", "home", "away")
    return [
        json.dumps(dict(zip(names, key, strict=True)), ensure_ascii=False, separators=(",", ":"))[
            1:-1
        ]
        for key in sorted(needed - {one.key for one in then.fixtures})
    ]


def _decided(season: str) -> set[MatchKey]:
    """Return the matches about which a decision stands."""
    made: dict[MatchKey, list[Ruling]] = defaultdict(list)
    for one in decisions.rulings(season):
        if one.match is not None:
            made[one.match].append(one)
    return {key for key, rulings in made.items() if in_force(rulings)}
