"""Sentences for what makes the rounds of a report file differ from the rules."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date

from fixtures.swiss_faults import PairFault
from league.formatting import filled_in
from league.language import _
from league.outcomes.tournaments.refusals import Names, name_of
from league.trf.doubts import IN_FORCE, Doubt

_MOST_NAMED = 3


def doubt_words(doubt: Doubt, names: Names) -> str:
    """Return the sentence for a reason why rounds may differ."""
    return filled_in(
        _DOUBTS[doubt.kind](),
        who=_who(doubt.numbers, names),
        round=doubt.upto,
        what=doubt.what,
        day=date.fromisoformat(doubt.what) if doubt.kind == "edition" else "",
        in_force=IN_FORCE,
    )


def broken_rule(fault: PairFault, names: Names) -> str:
    """Return the sentence for a rule that a pair breaks."""
    who = " – ".join(name_of(number, names) for number in fault.numbers)
    return _FAULTS[fault.kind]().format(who=who, round=fault.round)


def _who(numbers: Sequence[int], names: Names) -> str:
    named = ", ".join(name_of(number, names) for number in numbers[:_MOST_NAMED])
    return f"{named} …" if len(numbers) > _MOST_NAMED else named


_DOUBTS: Mapping[str, Callable[[], str]] = {
    "other_system": lambda: _("The file names another system: {what}."),
    "no_day": lambda: _("The file does not say when it was played, so by which edition."),
    "edition": lambda: _("Begun on {day}, it was paired by an edition before that of {in_force}."),
    "acceleration": lambda: _("It was accelerated, and the file does not say how (record 250)."),
    "rounds": lambda: _(
        "The file does not say how many rounds there are (record 142); the last follow own rules."
    ),
    "by_rank": lambda: _("It was paired by ranks instead of numbers (XXC rank)."),
    "first_color": lambda: _("The colour of the lot is neither said (record 152) nor to be seen."),
    "unrated": lambda: _("Unrated, numbered by something else than a rating: {who}."),
    "order": lambda: _("Numbers are not in the order of the ratings: {who}."),
    "late": lambda: _("Who entered later may have had no number before round {round}: {who}."),
    "given": lambda: _("Points were given or taken (record 299): {who}."),
    "open": lambda: _("Results are missing: {who}."),
    "totals": lambda: _("Points in the file are not the sum of the rounds: {who}."),
}

_FAULTS: Mapping[str, Callable[[], str]] = {
    "himself": lambda: _("{who} meets himself."),
    "unknown": lambda: _("Nobody has the number {who}."),
    "absent": lambda: _("{who} is absent."),
    "twice": lambda: _("{who} is paired twice."),
    "left_over": lambda: _("{who} is paired with nobody."),
    "two_byes": lambda: _("Several have the bye: {who}."),
    "prohibited": lambda: _("Set by hand: {who} are prohibited."),
    "met": lambda: _("Set by hand: {who} met in round {round} already."),
    "second_bye": lambda: _("Set by hand: {who} had a bye or an unplayed win in round {round}."),
}
