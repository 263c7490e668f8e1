"""What a decision on a protest brought that still holds: rulings on the match, and the deposit."""

from collections.abc import Iterator, Sequence

from league.facts.accounts import Posting, What
from league.facts.protests import Brought, Decided, Part, ProtestFile
from league.facts.references import ProtestFee
from league.facts.seasons import Season
from league.outcomes.ledger import deposit_state
from league.rulings import Ruling, in_force
from league.services.accounts.postings import ledger
from league.services.protests.views import files_of
from league.services.session import transactions
from league.targets import target_of

MONEY = {What.FORFEIT: Part.FORFEITED, What.REFUND: Part.REFUNDED, What.FEE: Part.CLAIMED}


def brought_below(season: Season, filed: ProtestFile) -> tuple[Brought, ...]:
    """Return what the decision that an appeal is against brought; nothing for a first protest.

    What somebody decided otherwise since is left out. Raises StorageError.
    """
    lower = files_of(season).get(str(filed.appeal_of or ""))
    if lower is None or lower.decided is None:
        return ()
    rulings = transactions.load(season.name)[1]
    mine = [one for one in rulings if one.match is not None and one.match == lower.match]
    own = ProtestFee(season.name, str(lower.number)).text
    paid = [own, *(one.key for one in lower.decided.fell if one.part in MONEY.values())]
    return (
        *_rulings(mine, lower.decided),
        *_withdrawn(mine, lower.decided),
        *_money(ledger(season.federation), paid),
    )


def _rulings(mine: Sequence[Ruling], decided: Decided) -> Iterator[Brought]:
    """Yield the rulings that were made with a decision, or again by it, and are in force."""
    now = in_force(mine)
    for action, key in _made(decided):
        standing = now.get(target_of(key).topic)
        if standing and (standing.action, standing.target.text) == (action, key):
            yield Brought(Part.RULING, key, action, standing.cents)


def _made(decided: Decided) -> list[tuple[str, str]]:
    again = [(one.action, one.key) for one in decided.fell if one.part is Part.WITHDRAWN]
    return list(dict.fromkeys([*decided.rulings, *again]))


def _withdrawn(mine: Sequence[Ruling], decided: Decided) -> Iterator[Brought]:
    """Yield the rulings that a decision let fall and nobody decided otherwise since."""
    now, made = in_force(mine), {target_of(key).topic for _action, key in _made(decided)}
    for one in decided.fell:
        if one.part is not Part.RULING:
            continue
        topic, standing = target_of(one.key).topic, now.get(target_of(one.key).topic)
        if topic in made or decided_as(standing) == decided_as(before(mine, one)):
            yield Brought(Part.WITHDRAWN, one.key, one.action, one.cents)


def _money(postings: Sequence[Posting], references: Sequence[str]) -> Iterator[Brought]:
    for reference in dict.fromkeys(references):
        last = deposit_state(postings, reference)
        if last is not None:
            yield Brought(MONEY[last.what], reference, cents=last.cents)


def before(mine: Sequence[Ruling], brought: Brought) -> Ruling | None:
    """Return what held on the same thing before the ruling that a decision brought."""
    places = [
        number
        for number, one in enumerate(mine)
        if (one.action, one.target.text) == (brought.action, brought.key)
    ]
    earlier = mine[: places[-1]] if places else ()
    return in_force(earlier).get(target_of(brought.key).topic)


def decided_as(ruling: Ruling | None) -> tuple[object, ...]:
    """Return what was decided, whoever decided it and why."""
    return (ruling.action, ruling.target.text, ruling.cents) if ruling else ()
