"""Drafts in words: what they are of, what was typed, by whom and when."""

from dataclasses import dataclass
from datetime import datetime

from league import formatting
from league.facts.matches import MatchDraft
from league.language import _, ngettext
from league.services.session.desk import Desk
from league.services.session.drafts import Draft, TypedForm, TypedKader, TypedMatch, changed_since
from league.services.session.stored import draft_of


@dataclass(frozen=True, slots=True)
class DraftLine:
    """A draft to be listed."""

    draft: Draft
    what: str
    """The match, list or form."""
    typed: str
    """What was typed there."""
    remark: str
    """What speaks for caution; empty = nothing."""


def line_of(desk: Desk, draft: Draft) -> DraftLine:
    """Return a draft in words."""
    return DraftLine(draft, what(desk, draft), _typed(desk, draft), remark(desk, draft))


def what(desk: Desk, draft: Draft) -> str:
    """Return what a draft is of."""
    match draft.typed:
        case TypedMatch():
            return _match(desk, draft.typed)
        case TypedKader() if draft.thing.key in desk.world.teams:
            return _("Kader list of {team}").format(team=desk.world.teams[draft.thing.key].name)
        case TypedForm():
            return draft.typed.title
        case _:
            return draft.thing.key


def when(at: datetime) -> str:
    """Return day and time."""
    return f"{formatting.day(at.date())} {formatting.clock(at.time())}"


def author_words(draft: Draft) -> str:
    """Return when it was typed, and by whom."""
    return _("typed on {when} by {who}").format(when=when(draft.at), who=draft.row.by)


def remark(desk: Desk, draft: Draft) -> str:
    """Return why to look twice before it is taken up; empty = no reason."""
    said = []
    if draft.fault:
        said.append(draft.fault)
    if draft.being_typed:
        said.append(_("It is still open in another program, perhaps being typed in."))
    if changed_since(desk, draft):
        said.append(_("Something else has been stored there since it was begun."))
    return " ".join(said)


def _match(desk: Desk, typed: TypedMatch) -> str:
    division, number, *teams = typed.match
    known = desk.world.teams
    home, away = (known[team].name if team in known else team for team in teams)
    sentence = _("{division}, round {number}: {home} – {away}")
    name = desk.world.divisions[division].name if division in desk.world.divisions else division
    return sentence.format(division=name, number=number, home=home, away=away)


def _typed(desk: Desk, draft: Draft) -> str:
    match draft.typed:
        case TypedMatch() if draft.typed.match in desk.judgement.matches:
            return _boards(draft.typed.typed, draft_of(desk, draft.typed.match))
        case TypedKader():
            number = len(draft.typed.typed.idents)
            return ngettext("{number} player", "{number} players", number).format(number=number)
        case TypedForm():
            return draft.typed.words
        case _:
            return ""


def _boards(typed: MatchDraft, stored: MatchDraft) -> str:
    """Return what differs from what is stored."""
    mine, theirs = (_by_board(one) for one in (typed, stored))
    differ = [str(number) for number in sorted(mine) if mine[number] != theirs.get(number)]
    said = []
    if differ:
        sentence = ngettext("differs on board {boards}", "differs on boards {boards}", len(differ))
        said.append(sentence.format(boards=", ".join(differ)))
    if (typed.reported, typed.gaps_paid) != (stored.reported, stored.gaps_paid):
        said.append(_("reports"))
    return " · ".join(said)


def _by_board(draft: MatchDraft) -> dict[int, tuple[object, ...]]:
    rows = zip(draft.home, draft.away, draft.results, strict=True)
    return {
        number: (*row, draft.remarks.get(number), draft.played_on.get(number))
        for number, row in enumerate(rows, 1)
    }
