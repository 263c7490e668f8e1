"""What can be decided on in a match or about a list: numbered, in words, found as it was typed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from league import formatting
from league.language import _
from league.services.matches.target_keys import key_meant

if TYPE_CHECKING:
    from league.facts.seasons import MatchKey
    from league.rulings import Ruling
    from league.services.session.desk import Desk


@dataclass(frozen=True, slots=True)
class Target:
    """One thing to decide on."""

    key: str
    """Key under which a decision on it is stored."""
    state: str
    words: str


def targets(desk: "Desk", match: "MatchKey | None", team: str | None) -> list[Target]:
    """Return what can be decided on in a match, else on a team's list, in the order shown."""
    if match is not None:
        return [*_of_match(desk, match), *_added_boards(desk, match)]
    from league.services.lists.club_views import club_view
    from reports.words import finding_state

    lists = club_view(desk, desk.team(team or "").club).teams
    mine = next(one for one in lists if one.id == team)
    return [
        Target(one.key, finding_state(one.state), f"{one.citation}: {one.sentence}")
        for one in mine.findings
    ] + [Target(one.target.text, _("added"), words) for one, words in _given(desk, team)]


def _of_match(desk: "Desk", match: "MatchKey") -> Iterator[Target]:
    from league.decision_subjects import target_of as read
    from league.services.matches.views import match_view
    from league.services.protests.effect_words import target_words
    from reports.words import fee_state, finding_state

    view = match_view(desk, match)
    for one in view.findings:
        yield Target(one.key, finding_state(one.state), f"{one.citation}: {one.sentence}")
    for fee in view.fees:
        words = f"{target_words(desk, match, read(fee.key))}, {formatting.money(fee.cents)}"
        yield Target(fee.key, fee_state(fee), words)


def _given(desk: "Desk", team: str | None) -> "Iterator[tuple[Ruling, str]]":
    """Yield the decisions about a team's points, so that they can be reopened."""
    from league.services.matches.verdict_words import ruling_words

    for one in desk.ruled(team=team).values():
        if words := ruling_words(desk, one):
            yield one, words


def _added_boards(desk: "Desk", match: "MatchKey") -> Iterator[Target]:
    """Yield what was set by decision, boards and the whole match, so that it can be reopened."""
    from league.decision_subjects import BoardScore
    from league.services.matches.verdict_words import ruling_words
    from league.services.protests.effect_words import effect_words

    for one in desk.ruled(match=match).values():
        if isinstance(one.added, BoardScore):
            words = effect_words(desk, match, one.action, one.target, one.cents)
            yield Target(one.target.text, _("added"), f"{words} {one.reason}")
        elif words := ruling_words(desk, one):
            yield Target(one.target.text, _("added"), words)


def target_of(found: Sequence[Target], wanted: str) -> Target:
    """Return what is meant by a number, a key, or a paragraph found once. Raises NotFoundError."""
    key = key_meant([one.key for one in found], wanted)
    return next(one for one in found if one.key == key)
