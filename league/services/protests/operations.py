"""What is handed in against a decision, each deed described once for command, form and palette.

The decision on a protest is none: its form has a line for each finding and fee of the match, and
for each thing that the decision below brought (``tui.dialogs.protest_forms``).
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import to_translate
from league.services.protests.kinds import (
    FINDING,
    INSTANCE,
    MOMENT,
    ORGAN,
    OTHER_MATCH,
    PARTY,
    PROTEST,
)
from league.services.session.kinds import DAY, FLAG, NUMBER, TEXT, suggested_day
from league.services.session.operations import (
    NOT_NEEDED,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
    Reason,
    later,
)
from league.services.session.parameters import given_day, on_day, optional

if TYPE_CHECKING:
    from league.services.protests import steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
else:
    steps = later("league.services.protests.steps")


def _filing(**given: Any) -> "Step":
    from league.services.protests.filing import Filing

    return steps.filing_step(Filing(**given))


def _appeal(*, paid: Any, reasons: Any, **given: Any) -> "Step":
    from league.services.protests.filing import Days

    return steps.appeal_step(**given, days=Days(paid, reasons))


def _kinds(desk: "Desk", _given: Given) -> Choices:
    from league.services.words.codes import kind_name

    return tuple((one, kind_name(one)) for one in steps.kinds_of(desk))


def _kind(_desk: "Desk", text: str, _given: Given) -> str:
    from league.errors import InputError
    from league.language import _
    from league.sanitizing import quoted
    from league.services.protests.filing import KINDS

    if text not in KINDS:
        sentence = _("“{text}” is none of these: {known}.")
        raise InputError(sentence, text=quoted(text), known=", ".join(KINDS))
    return text


def _pays_later(desk: "Desk") -> bool:
    from league.services.protests.fee_days import pays_later

    return pays_later(desk.book)


def _counts_from_reasons(desk: "Desk") -> bool:
    from league.services.protests.fee_days import counts_from_reasons

    return counts_from_reasons(desk.book)


_FEE = replace(
    optional(
        "--fee",
        FLAG,
        to_translate("Fee deposited"),
        to_translate("The fee was deposited."),
        name="fee_paid",
    ),
    shown=lambda _desk: "yes",
)
_PAID = Parameter(
    "paid",
    DAY,
    to_translate("Fee paid later on"),
    to_translate("empty = with it, or not yet"),
    "--paid",
    to_translate("Day the fee was paid, where it may come later."),
    needed=False,
    fits=_pays_later,
)
_ASKED = Parameter("text", TEXT, to_translate("What is asked for"), option="--text")
_WHO = Parameter(
    "who",
    PARTY,
    to_translate("Who protests"),
    option="--who",
    about=to_translate("Club or player who protests."),
)
NUMBERED = Parameter("number", PROTEST, to_translate("Protest"))

_THING = (
    optional(
        "--notice",
        replace(TEXT, metavar="NUMBER"),
        to_translate("Or notice"),
        to_translate("Notice, such as 2012/7."),
    ),
    optional(
        "--finding",
        FINDING,
        to_translate("Or finding or fee"),
        to_translate("Finding or fee: a key, or with --match what “ruling show” prints."),
    ),
    optional(
        "--ruling",
        replace(NUMBER, metavar="NUMBER"),
        to_translate("Or ruling"),
        to_translate("Ruling, by its number."),
    ),
    optional(
        "--decision",
        replace(PROTEST, metavar="PROTEST", choices=None),
        to_translate("Or decision on protest"),
        to_translate("Decision on that protest: an appeal."),
    ),
)
"""What it is against, where that is no match and no day."""
_WHERE = optional(
    "--instance",
    INSTANCE,
    to_translate("Filed with"),
    to_translate("Who decides, with --why; otherwise who decided the thing."),
)
_FIDE = optional(
    "--fide",
    FLAG,
    to_translate("About the FIDE laws"),
    to_translate("A question of the FIDE laws."),
)

FILE = Operation(
    "protest file",
    Right.PROTESTS,
    _filing,
    to_translate("File a protest"),
    to_translate("File a protest; its fee goes into the ledger as a deposit."),
    (
        Parameter(
            "kind",
            Kind("{team|individual|qualification|other}", _kind, choices=_kinds),
            to_translate("About a"),
            option="--kind",
            about=to_translate("What kind of event it is about."),
            default=lambda _desk: "team",
        ),
        optional(
            "--match",
            OTHER_MATCH,
            to_translate("Match"),
            to_translate("Match, such as landesliga 8 LANDESLIGA02 LANDESLIGA07."),
        ),
        optional(
            "--event",
            MOMENT,
            to_translate("Or day, with hour"),
            to_translate("End of the tournament's round; otherwise the thing's own day."),
            to_translate("of the round, such as 3.3.2012 18:30"),
        ),
        _WHO,
        Parameter(
            "filed",
            MOMENT,
            to_translate("Postmark"),
            option="--filed",
            about=to_translate("Postmark; in a tournament the hour too."),
            shown=suggested_day,
        ),
        *_THING,
        _FEE,
        _PAID,
        _WHERE,
        _FIDE,
        _ASKED,
        optional(
            "--decided-by",
            ORGAN,
            to_translate("Who decided it"),
            to_translate("Who decided the matter, outside competitions: the protest goes there."),
            to_translate("only outside competitions"),
            name="organ",
        ),
        optional(
            "--directed",
            FLAG,
            to_translate("Who decides directed it"),
            to_translate("Who would decide directed the event himself."),
        ),
    ),
    Reason(
        "--why",
        to_translate("Why another day or instance than the thing's."),
        to_translate("only for another day or instance than it has"),
    ),
    (
        to_translate(
            "spielleiter protest file --match landesliga 8 LANDESLIGA02 LANDESLIGA07 \\\n"
            "  --filed 2012-02-28 --fee --who 602 \\\n"
            '  --text "Our list was corrected in time."'
        ),
        to_translate(
            "spielleiter protest file --kind individual --event 2012-03-03T18:30 \\\n"
            '  --filed 2012-03-03T18:50 --fee --who 100018 --text "Touch move."'
        ),
        to_translate(
            "spielleiter protest file --match landesliga 8 LANDESLIGA02 LANDESLIGA07 \\\n"
            "  --finding 4.4.d.1 --filed 2012-03-02 --fee --who 602 \\\n"
            '  --text "He played in his place."'
        ),
    ),
)
CONTEST = replace(
    FILE,
    title=to_translate("Protest against {what}"),
    parameters=tuple(
        replace(one, hint=to_translate("empty = who decided it")) if one is _WHERE else one
        for one in FILE.parameters
    ),
)
"""The same of a thing that is chosen already, such as a notice."""
APPEAL = Operation(
    "protest appeal",
    Right.PROTESTS,
    _appeal,
    to_translate("Appeal in protest {number}"),
    to_translate("Appeal against a decision to the next instance."),
    (
        NUMBERED,
        replace(_WHO, label=to_translate("Who appeals")),
        given_day(to_translate("Postmark"), to_translate("Postmark."), "filed", "--filed"),
        _FEE,
        _PAID,
        Parameter(
            "reasons",
            DAY,
            to_translate("Reasons received on"),
            to_translate("empty = on the day of the decision"),
            "--reasons",
            to_translate("Day the written reasons came, where time runs from it."),
            needed=False,
            fits=_counts_from_reasons,
        ),
        _ASKED,
    ),
    Reason("", "", to_translate("not needed; its text is kept")),
    (
        to_translate(
            "spielleiter protest appeal 1 --filed 2012-03-08 --fee --who 602 \\\n"
            '  --text "The postmark was not looked at."'
        ),
    ),
)
PAY = Operation(
    "protest pay",
    Right.PROTESTS,
    steps.payment_step,
    to_translate("Fee of protest {number}: {amount}, until {until}"),
    to_translate("The fee of a protest came after its filing, where the rules let it come later."),
    (
        NUMBERED,
        on_day(to_translate("Paid on"), to_translate("Day of the payment; otherwise today.")),
    ),
    NOT_NEEDED,
    ("spielleiter protest pay 1 --date 2026-05-18",),
)
OPERATIONS = (FILE, APPEAL, PAY)
