"""What follows from failing to appear, and exclusions: each deed described once."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import DAY, FLAG, TEXT
from league.services.session.operations import NEEDED, Operation, Parameter, Reason, later, served
from league.services.session.parameters import A_CLUB, A_MATCH, A_TEAM, FIRST_DAY, SINCE, optional

if TYPE_CHECKING:
    from league.facts.seasons import MatchKey
    from league.services.closing import no_show_steps as steps
    from league.services.session.trial_runs import Step
else:
    steps = later("league.services.closing.no_show_steps")


def _excuse(*, match: "MatchKey", team: str, withdraw: bool, **given: Any) -> "Step":
    if withdraw:
        return steps.unexcuse_step(match, team)
    return steps.excuse_step(match, team, **given)


EXCLUDE = Operation(
    "noshow exclude",
    Right.RULE,
    steps.exclude_step,
    to_translate("Exclude {team}"),
    to_translate("Exclude a team that failed to appear twice; its results count no longer."),
    (A_TEAM, SINCE),
    NEEDED,
    (to_translate('spielleiter noshow exclude KLGRAZ03 --reason "Decided by the executive."'),),
    fits=served(lambda book: book.bans.judge_exclusion),
)
BAN = Operation(
    "noshow ban",
    Right.RULE,
    steps.ban_step,
    to_translate("Ban {club}"),
    to_translate("Ban a club for culpable failures to appear, as long as the rule book allows."),
    (
        A_CLUB,
        FIRST_DAY,
        Parameter(
            "last",
            DAY,
            to_translate("Last day"),
            to_translate("included"),
            "--until",
            to_translate("Last day, included."),
        ),
    ),
    NEEDED,
    (
        to_translate(
            "spielleiter noshow ban 601 --from 2012-01-01 --until 2012-12-31 \\\n"
            '  --reason "Decided by the executive."'
        ),
    ),
    fits=served(lambda book: book.bans.judge_ban),
)
RULED_OUT = replace(
    EXCLUDE,
    name="ruling exclude",
    step=steps.exclusion_step,
    about=to_translate("A team is excluded; its matches no longer count."),
    examples=('spielleiter ruling exclude KLGRAZ03 --reason "…"',),
    fits=None,
)
READMIT = Operation(
    "ruling readmit",
    Right.RULE,
    steps.readmit_step,
    to_translate("Take the exclusion of {team} back"),
    to_translate("An excluded team is in again."),
    (A_TEAM,),
    NEEDED,
    ('spielleiter ruling readmit KLGRAZ03 --reason "…"',),
)
EXCUSE = Operation(
    "calendar excuse",
    Right.SCHEDULE,
    _excuse,
    to_translate("Force majeure of {team}: {match}"),
    to_translate("A team could not appear because of force majeure; the match waits."),
    (
        A_MATCH,
        A_TEAM,
        optional(
            "--date",
            DAY,
            to_translate("Day"),
            to_translate("Day it could not appear; else the match's."),
            name="day",
        ),
        optional(
            "--proof",
            TEXT,
            to_translate("Proof"),
            to_translate("What proves it."),
            to_translate("what was shown: police, road service, doctor"),
        ),
        optional("--withdraw", FLAG, to_translate("It counts as absent again")),
    ),
    Reason(
        "--why",
        to_translate("Reason, for the journal."),
        to_translate("not needed; the proof is kept"),
    ),
    (
        to_translate(
            "spielleiter calendar excuse kl-graz 3 KLGRAZ01 KLGRAZ05 KLGRAZ05 \\\n"
            '  --proof "road closed"'
        ),
    ),
)
UNEXCUSE = replace(
    EXCUSE,
    step=steps.unexcuse_step,
    title=to_translate("Take force majeure of {team} back"),
    parameters=(A_MATCH, A_TEAM),
    reason=NEEDED,
)
"""The form of ``--withdraw``."""
EXCLUSIONS = (RULED_OUT, READMIT)
OPERATIONS = (EXCLUDE, BAN, *EXCLUSIONS, EXCUSE)
