"""What is decided for a season, a division and its rounds: each deed described once."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.facts.divisions import Matter
from league.language import to_translate
from league.services.session.kinds import DAY, TEXT, chosen
from league.services.session.operations import (
    FOR_JOURNAL,
    IN_SPITE,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
    later,
)
from league.services.session.parameters import A_DIVISION, given_day, optional
from league.typed.numbers import read_wholes

if TYPE_CHECKING:
    from league.services.schedule import round_states as states
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Outcome, Step
else:
    states = later("league.services.schedule.round_states")


def _decide(*, matter: str, **given: Any) -> "Step":
    from league.facts.divisions import DivisionDecision
    from league.services.schedule.division_decisions import decision_step

    return decision_step(DivisionDecision(matter=Matter(matter), **given))


def _season(**given: Any) -> "Step":
    from league.services.schedule.beginning import AskedSeason, corrected_step

    def step(desk: "Desk", why: str) -> "Outcome":
        now = desk.season
        held = AskedSeason(now.name, now.rulebook, now.federation, now.list_date)
        return corrected_step(replace(held, **given))(desk, why)

    return step


def _matters(desk: "Desk", _given: Given) -> Choices:
    from league.services.schedule.division_decisions import matters
    from league.services.words.codes import matter_words

    words = matter_words()
    return tuple((one.value, words[one]) for one in matters(desk.book, desk.today))


def _usual(desk: "Desk") -> str:
    offered = [one for one, _words in _matters(desk, {})]
    return Matter.OFFICIAL if Matter.OFFICIAL in offered else offered[0]


def _rule_books(_desk: "Desk", _given: Given) -> Choices:
    from league.services.schedule.beginning import rule_books

    return rule_books()


_ANY_MATTER = chosen(
    "[" + "|".join(Matter) + "]", lambda _desk, _given: [(one, one) for one in Matter]
)
_ROUNDS = optional(
    "",
    Kind("[ROUNDS]...", lambda _desk, text, _given: read_wholes(text, 1), (), several=True),
    to_translate("Rounds"),
    "",
    to_translate("such as 1 2 3; empty = all"),
    name="rounds",
)

PUBLISH = Operation(
    "round publish",
    Right.SCHEDULE,
    partial(states.state_step, published=True),
    to_translate("Publish rounds of {division}"),
    to_translate("Put rounds on papers and calendars; all of the division if none is named."),
    (A_DIVISION, _ROUNDS),
    FOR_JOURNAL,
    ("spielleiter round publish landesliga", "spielleiter round publish landesliga 1 2 3"),
)
HOLD = Operation(
    "round hold",
    Right.SCHEDULE,
    partial(states.state_step, published=False),
    to_translate("Hold back rounds of {division}"),
    to_translate("Hold rounds back, all of the division if none is named."),
    (A_DIVISION, _ROUNDS),
    FOR_JOURNAL,
    ("spielleiter round hold landesliga 11",),
)
DECIDE = Operation(
    "division decide",
    Right.SCHEDULE,
    _decide,
    to_translate("Decision for {division}"),
    to_translate(
        "Put a decision on record.\n\n"
        "mode: kader, starr or elo; rule: a special rule in words; official: a name;"
        " wait: days a late nomination waits; start: an hour;"
        " director: who directs, an office or a name; court: yes or no."
    ),
    (
        A_DIVISION,
        Parameter(
            "matter", replace(_ANY_MATTER, choices=_matters), to_translate("About"), shown=_usual
        ),
        Parameter(
            "what", TEXT, to_translate("Decided"), to_translate("a name, a rule, 7, 15:00, kader")
        ),
        given_day(to_translate("Decided on"), to_translate("Day of the decision."), "decided"),
        Parameter(
            "decided_by",
            TEXT,
            to_translate("Decided by"),
            to_translate("such as majority of the clubs"),
            "--decided-by",
            to_translate("Who decided, on record."),
        ),
    ),
    replace(IN_SPITE, hint=to_translate("if something stands against it")),
    (
        to_translate(
            "spielleiter division decide klasse-1 wait 7 --date 2011-07-02 \\\n"
            '  --decided-by "Majority of the clubs"'
        ),
        (
            "spielleiter division decide klasse-1 start 14:00 --date 2011-07-02 \\\n"
            '  --decided-by "Kreistag Graz"'
        ),
    ),
)
CHANGE_SEASON = Operation(
    "season change",
    Right.SEASONS,
    _season,
    to_translate("Season {season}"),
    to_translate("Put federation, rule book or rating list of a season right, before it is drawn."),
    (
        Parameter(
            "rulebook",
            replace(TEXT, metavar="NAME", choices=_rule_books),
            to_translate("Rule book"),
            option="--rulebook",
            about=to_translate("Rule book, by name, abbreviation or id."),
            kept=True,
        ),
        Parameter(
            "federation",
            TEXT,
            to_translate("Federation"),
            option="--federation",
            about=to_translate("Name of the federation."),
            kept=True,
        ),
        Parameter(
            "list_date",
            DAY,
            to_translate("Rating list"),
            option="--list-date",
            about=to_translate("Date of the rating list."),
            kept=True,
        ),
    ),
    FOR_JOURNAL,
    ("spielleiter season change --list-date 2026-07-01",),
    now=lambda desk, _given: desk.season,
)
OPERATIONS = (PUBLISH, HOLD, DECIDE, CHANGE_SEASON)
