"""Protests as ``protest list`` shows them, in lines and as JSON."""

from collections.abc import Iterable
from datetime import date
from typing import TYPE_CHECKING

from league.language import ngettext

if TYPE_CHECKING:
    from league.services.protests.procedure import ProtestView
    from league.services.session.desk import Desk
    from league.views.protests import CourtRow


def rows(desk: "Desk", found: "Iterable[ProtestView]", today: date) -> list[tuple[str, ...]]:
    """Return a line's cells per protest."""
    from league.services.protests.docket import about, about_or_appeal, name_of, state_words
    from league.services.words.codes import instance_name, kind_name

    found = list(found)
    appeals = {one.file.appeal_of: one.file.number for one in found if one.file.appeal_of}
    return [
        (f"{view.file.number}.", about_or_appeal(about(desk, view.file), view.file),
         name_of(desk, view.file.who), kind_name(view.file.kind), instance_name(view.file.instance),
         state_words(view, appeals.get(view.file.number)),
         "" if view.file.number in appeals else _left(view, today))
        for view in found
    ]  # fmt: skip


def court_rows(found: "Iterable[CourtRow]") -> list[tuple[str, ...]]:
    """Return the cells of a line per objection before a tournament's court."""
    return [("", one.about, one.fact.who, "", one.instance, one.state, "") for one in found]


def plain_court(one: "CourtRow") -> dict[str, object]:
    """Return an objection before a tournament's court for other programs."""
    fact = one.fact
    return {
        "kind": "court",
        "instance": one.instance.casefold(),
        "division": fact.division,
        "round": fact.round,
        "who": fact.who,
        "filed": str(fact.filed),
        "granted": fact.granted if fact.decided else None,
    }


def plain(view: "ProtestView", today: date) -> dict[str, object]:
    """Return a protest for other programs."""
    return {
        "number": view.file.number,
        "kind": view.file.kind,
        "instance": view.file.instance,
        "match": view.file.match,
        "event": str(view.file.event),
        "filed": str(view.file.filed),
        "deadline": str(view.outcome.deadline),
        "admissible": view.outcome.admissible,
        "fee_goes": view.outcome.fee_goes or view.outcome.unheard_goes,
        "granted": view.file.facts.granted,
        "against": list(view.against),
        "next": view.next_instance,
        "days_left": view.days_left(today),
        "appeal_of": view.file.appeal_of,
    }


def _left(view: "ProtestView", today: date) -> str:
    left = view.days_left(today)
    if left is None or left < 0:
        return ""
    sentence = ngettext("{days} day left to appeal", "{days} days left to appeal", left)
    return sentence.format(days=left)
