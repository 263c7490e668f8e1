"""Why a Swiss round could not be paired, in sentences that say with whom and what would help."""

from collections.abc import Callable, Mapping, Sequence

from fixtures.swiss_field import MOST, EngineError, FieldError, NoPairingError, Relaxed
from league.language import _

Names = Mapping[int, str]
"""By number: how somebody is named; who is missing is named by his number."""

Refusal = FieldError | NoPairingError | EngineError


def refused(error: Refusal, round_: int, names: Names) -> str:
    """Return the sentence for what kept a round from being paired."""
    if isinstance(error, FieldError):
        sentence = _FIELDS[error.kind]()
        who = " – ".join(name_of(number, names) for number in error.numbers)
        return sentence.format(who=who, round=error.round, most=MOST)
    if isinstance(error, NoPairingError):
        return _none(error.relaxed, round_, names)
    if error.late:
        return _(
            "Round {round} was not paired: it took too long. Pair it by hand, or allow pairs that"
            " are prohibited."
        ).format(round=round_)
    return _("Round {round} was not paired: the pairing engine failed ({why}).").format(
        round=round_, why=error.why
    )


def name_of(number: int, names: Names) -> str:
    """Return how somebody is named, the number first."""
    return f"{number} {names[number]}" if number in names else str(number)


def _none(relaxed: Sequence[Relaxed], round_: int, names: Names) -> str:
    sentence = _("No pairing of round {round} keeps the rules.").format(round=round_)
    helps = [_HELPS[one.kind]().format(groups=_groups(one, names)) for one in relaxed]
    if not helps:
        return f"{sentence} " + _("No single rule is in the way: pair it by hand.")
    return f"{sentence} " + _("What would help, each alone: {helps}.").format(
        helps="; ".join(helps)
    )


def _groups(one: Relaxed, names: Names) -> str:
    groups = (" – ".join(name_of(number, names) for number in group) for group in one.groups)
    return ", ".join(groups)


_HELPS: Mapping[str, Callable[[], str]] = {
    "prohibited": lambda: _("allow the prohibited pair {groups}"),
    "asked": lambda: _("{groups} plays instead of having a bye"),
    "colors": lambda: _("a player gets a colour that he must not get"),
    "second_bye": lambda: _("somebody has the bye a second time"),
    "rematch": lambda: _("two meet a second time"),
}

_FIELDS: Mapping[str, Callable[[], str]] = {
    "no_such_round": lambda: _("The tournament has no round {round}."),
    "color": lambda: _("The colour of number 1 in round 1 is w or b, by lot."),
    "few": lambda: _("Round {round} needs two participants or more who are present."),
    "many": lambda: _("At most {most} participants can be paired in a round."),
    "unknown": lambda: _("Nobody has the number {who}."),
    "rounds": lambda: _("{who} has {round} rounds on record: there are too many or too few."),
    "open": lambda: _("The result of {who} in round {round} is missing."),
    "himself": lambda: _("{who} has himself as opponent in round {round}."),
    "one_sided": lambda: _("{who} in round {round}: the two do not say the same of their game."),
    "met": lambda: _("{who} met in round {round} already: they cannot be prohibited any more."),
    "game_points": lambda: _(
        "A tournament in which game points come first is not accelerated (FIDE C.04.7 1.4.4)."
    ),
}
"""By kind of ``FieldError``."""
