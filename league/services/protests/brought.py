"""What a protest is against brought and still holds: rulings, deposits, charges and bans."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from league.decision_subjects import target_of
from league.facts.accounts import Posting, What
from league.facts.protests import Brought, Decided, Part, ProtestFile, ThingKind
from league.facts.references import BoardFine, MatchFee, ProtestFee, reference_of
from league.facts.seasons import MatchKey, Season
from league.outcomes.ledger import deposit_state, live
from league.record_kinds import SUSPENSION
from league.rulings import Action, Ruling, in_force
from league.services.accounts.notices import notices_of
from league.services.accounts.postings import ledger, numbered
from league.services.protests.views import files_of
from league.services.session import transactions
from league.services.session.opening import persons_banned
from league.services.session.records import recorded

MONEY = {What.FORFEIT: Part.FORFEITED, What.REFUND: Part.REFUNDED, What.FEE: Part.CLAIMED}


@dataclass(frozen=True, slots=True)
class Ruled:
    """Whose rulings a protest is about: those of a match, or of a team."""

    match: MatchKey | None
    team: str | None
    rulings: tuple[Ruling, ...]
    """Oldest first."""


def ruled_on(season: Season, filed: ProtestFile) -> Ruled:
    """Return the rulings that a protest may be about. Raises StorageError."""
    if filed.appeal_of is not None and (lower := files_of(season).get(str(filed.appeal_of))):
        return ruled_on(season, lower)
    known, thing = transactions.load(season.name)[1], filed.against
    match, team = filed.match, None
    if thing is not None and thing.kind is ThingKind.RULING:
        match, team = known[int(thing.key) - 1].match, known[int(thing.key) - 1].team
    mine = (one for one in known if (one.match, one.team) == (match, team))
    return Ruled(match, team, tuple(mine) if match or team else ())


def brought_below(season: Season, filed: ProtestFile) -> tuple[Brought, ...]:
    """Return what a protest is against brought: the decision below, a ruling, finding or notice.

    A rejection upheld what was contested before it: that is at stake with it. What somebody decided
    otherwise since is left out. Nothing for a protest against none of these. Raises StorageError.
    """
    lower = files_of(season).get(str(filed.appeal_of or ""))
    if lower is None or lower.decided is None:
        return tuple(_thing(season, filed))
    mine = ruled_on(season, filed).rulings
    own = ProtestFee(season.name, str(lower.number)).text
    paid = [own, *(one.key for one in lower.decided.fell if one.part in MONEY.values())]
    upheld = () if lower.decided.granted else brought_below(season, lower)
    brought = (
        *_rulings(mine, lower.decided),
        *_withdrawn(mine, lower.decided),
        *_money(ledger(season.federation), paid),
        *upheld,
    )
    return tuple(dict.fromkeys(brought))


def contested_below(season: Season, filed: ProtestFile) -> frozenset[str]:
    """Return the keys of the findings and fees among it. Raises StorageError."""
    return frozenset(one.key for one in brought_below(season, filed) if one.part is Part.FOUND)


def _thing(season: Season, filed: ProtestFile) -> Iterator[Brought]:
    """Yield what a ruling, a finding or a notice brought, as far as it holds."""
    thing = filed.against
    if thing is None:
        return
    mine = ruled_on(season, filed).rulings
    if thing.kind is ThingKind.RULING:
        made = transactions.load(season.name)[1][int(thing.key) - 1]
        yield from _rulings_of(mine, [(str(made.action), made.target.text)])
    elif thing.kind is ThingKind.FINDING:
        yield from _found(mine, thing.key)
    elif thing.kind is ThingKind.NOTICE:
        notice = notices_of(season.federation)[thing.key]
        yield from _charge(season, mine, numbered(season.federation)[notice.posting])


def _found(mine: Sequence[Ruling], key: str) -> Iterator[Brought]:
    ruling = in_force(mine).get(target_of(key).topic)
    if ruling is None or ruling.action is not Action.WAIVE:
        yield Brought(Part.FOUND, key)


def _charge(season: Season, mine: Sequence[Ruling], posting: Posting) -> Iterator[Brought]:
    about = reference_of(posting.reference)
    if posting.what is not What.FEE:
        return
    if isinstance(about, MatchFee):
        yield from _found(mine, about.fee)
        return
    if posting in live(ledger(season.federation)):
        yield Brought(Part.CHARGE, posting.reference, cents=posting.cents)
    if isinstance(about, BoardFine):
        yield from _bans(season, about)


def _bans(season: Season, fine: BoardFine) -> Iterator[Brought]:
    """Yield the ban by the same paragraph that a fine came with, while it holds."""
    if fine.person:
        for ban in persons_banned(season):
            mine = (ban.person, ban.club, ban.rule) == (fine.person, fine.club, fine.rule)
            if mine and ban.lifted is None:
                yield Brought(Part.BAN, f"{ban.person}/{ban.first}")
        return
    for key, one in recorded(season.name, SUSPENSION).items():
        of_fine = one.club == fine.club and one.reason.startswith(f"§ {fine.rule}: ")
        if of_fine and one.lifted is None:
            yield Brought(Part.BAN, key)


def _rulings(mine: Sequence[Ruling], decided: Decided) -> Iterator[Brought]:
    """Yield the rulings that were made with a decision, or again by it, and are in force."""
    yield from _rulings_of(mine, _made(decided))


def _rulings_of(mine: Sequence[Ruling], made: Iterable[tuple[str, str]]) -> Iterator[Brought]:
    now = in_force(mine)
    for action, key in made:
        standing = now.get(target_of(key).topic)
        if standing and (standing.action, standing.target.text) == (action, key):
            yield Brought(Part.RULING, key, action, standing.cents)


def _made(decided: Decided) -> list[tuple[str, str]]:
    again = [(one.action, one.key) for one in decided.fell if one.part is Part.WITHDRAWN]
    waived = [(str(Action.WAIVE), one.key) for one in decided.fell if one.part is Part.FOUND]
    return list(dict.fromkeys([*decided.rulings, *again, *waived]))


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
