"""What taking a step back changes, in lines that people read."""

import json
from collections.abc import Iterator
from datetime import time
from typing import Any

from league.facts.fields import Called
from league.facts.seasons import BoardRecord
from league.facts.steps import StepKind
from league.formatting import clock, day, money, score
from league.language import _, in_words
from league.services.journal.differences import text_of
from league.services.journal.fields import Known, field_name, known_fields, told_as
from league.services.journal.undoing_facts import Match, match_of
from league.services.journal.values import match_words, place_words, value_words
from league.services.journal.words import changes_in_words, fact_words, place_of, target_words
from league.services.words.codes import action_words, remark_words
from league.services.words.names import Names, all_names, latest
from league.storage.steps import Step
from league.views.journal import UndoLine

MOST = 200
"""Lines that anybody would read; a whole import has many thousands."""


def lines_of(step: Step, what: str, gone: str, come: str) -> tuple[UndoLine, ...]:
    """Return what a counter-entry takes away and brings, thing by thing."""
    known = all_names()
    names = known.get(place_of(step, known)[0]) or latest(known)
    if what == StepKind.MATCH:
        found = [*_match_lines(match_of(gone), match_of(come), names)]
    elif what == StepKind.RULING:
        found = [*_ruling_lines(gone, come, names)]
    elif isinstance(held := json.loads(come or "null"), dict) and "facts" in held:
        found = [*_season_lines(json.loads(gone or "{}"), held, names)]
    else:
        kind = (place_of(step, known)[1] or [""])[0]
        fields = known_fields(told_as(what, kind, {}))
        found = [UndoLine(*change) for change in changes_in_words(gone, come, names, fields)]
    if len(found) > MOST:
        rest = _("… and {number} more").format(number=len(found) - MOST)
        found = [*found[:MOST], UndoLine(rest, "", "")]
    return tuple(found)


def _match_lines(now: Match, then: Match, names: Names) -> Iterator[UndoLine]:
    for word, one, other in (
        (_("Date"), day(now[0].day), day(then[0].day)),
        (_("Last day"), day(now[0].end_date), day(then[0].end_date)),
        (_("Start"), _clock(now[0].start), _clock(then[0].start)),
    ):
        if one != other:
            yield UndoLine(word, one, other)
    boards = [{one.board: one for one in match[1]} for match in (now, then)]
    for number in sorted({*boards[0], *boards[1]}):
        texts = [_board(held.get(number), names) for held in boards]
        if texts[0] != texts[1]:
            yield UndoLine(_("Board {number}").format(number=number), texts[0], texts[1])
    for side, word in (("home", _("Report home")), ("away", _("Report away"))):
        texts = [_report(match, side) for match in (now, then)]
        if texts[0] != texts[1]:
            yield UndoLine(word, texts[0], texts[1])


def _board(record: BoardRecord | None, names: Names) -> str:
    if record is None:
        return ""
    seats = [names.of("players", one or "–") for one in (record.home_player, record.away_player)]
    if seats == ["–", "–"]:
        return ""
    result = "–" if record.result is None else ":".join(map(score, record.result))
    rest = [day(record.played_on)] if record.played_on else []
    rest += [remark_words().get(record.remark, record.remark)] if record.remark else []
    return ", ".join([f"{seats[0]} {result} {seats[1]}", *rest])


def _report(match: Match, side: str) -> str:
    found = next((one for one in match[2] if one.side == side), None)
    if found is None:
        return ""
    paid = ", ".join(map(str, found.gaps_paid))
    parts = [day(found.reported) if found.reported else "–"]
    return ", ".join(parts + ([_("gaps paid {boards}").format(boards=paid)] if paid else []))


def _ruling_lines(gone: str, come: str, names: Names) -> Iterator[UndoLine]:
    texts = [_ruling(json.loads(text) if text else None) for text in (gone, come)]
    held = json.loads(come or gone)
    words = target_words(held, names)
    if held.get("division"):
        match = [str(held[one]) for one in ("division", "round", "home", "away")]
        words += f"\n{match_words(match, names)}"
    yield UndoLine(words, texts[0], texts[1])


def _ruling(held: dict[str, Any] | None) -> str:
    if held is None or held["action"] == "reopen":
        return _("undecided")
    amount = "" if held["cents"] is None else f" {money(held['cents'])}"
    return f"{action_words()[held['action']]}{amount}: {held['reason']}"


def _season_lines(gone: dict[str, Any], come: dict[str, Any], names: Names) -> Iterator[UndoLine]:
    known = known_fields("")
    for name in [*gone, *(name for name in come if name not in gone and name != "facts")]:
        old, new = gone.get(name, []), come.get(name, [])
        if isinstance(old, list):
            yield from _list_lines(_word(name, known), old, new, names, known)
        else:
            texts = (value_words(name, text_of(one), names, known) for one in (old, new))
            yield UndoLine(_word(name, known), *texts)


def _list_lines(
    word: str, old: list[dict[str, Any]], new: list[dict[str, Any]], names: Names, known: Known
) -> Iterator[UndoLine]:
    partners = {_identity(fact): fact for fact in new}
    for fact in old:
        partner = partners.pop(_identity(fact), None)
        if partner is None:
            yield UndoLine(word, fact_words(fact, names, known), "")
            continue
        differ = [name for name in fact if fact[name] != partner.get(name)]
        texts = [_part(one, differ, names, known) for one in (fact, partner)]
        yield UndoLine(f"{word} {place_words(_identity(fact), names)}", *texts)
    for fact in partners.values():
        yield UndoLine(word, "", fact_words(fact, names, known))


def _identity(fact: dict[str, Any]) -> tuple[str, ...]:
    """Return what tells a fact of a list from the others."""
    if "end_date" in fact:
        named = tuple(fact)[:4]
    elif "match" in fact:
        named = tuple(fact)[:2]
    else:
        named = ("team", "ident") if "place" in fact and "team" in fact else tuple(fact)[:1]
    parts = (fact[one] if isinstance(fact[one], list) else [fact[one]] for one in named)
    return tuple(str(part) for several in parts for part in several)


def _part(fact: dict[str, Any], differ: list[str], names: Names, known: Known) -> str:
    texts = [
        "–" if fact[name] is None else value_words(name, text_of(fact[name]), names, known)
        for name in differ
    ]
    return " · ".join(
        f"{field_name(name, known)} {text}" for name, text in zip(differ, texts, strict=True)
    )


def _word(name: str, known: Known) -> str:
    """Return what one of a list is called, or what stands beside the lists."""
    found = known.get(name, Called(name))
    word = in_words(found.one or found.label)
    return word[:1].upper() + word[1:]


def _clock(start: time | None) -> str:
    return clock(start) if start else ""
