"""What taking a step back changes, in lines that people read."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from league.facts.seasons import BoardRecord
from league.forms import day, score
from league.language import _
from league.services.differences import changes
from league.services.undoing_facts import Match, match_of, season_and_rest
from league.storage import journal
from league.storage.database import rows

MOST = 200
"""Lines that anybody would read; a whole import has many thousands."""


@dataclass(frozen=True, slots=True)
class UndoLine:
    """One thing that changes."""

    what: str
    now: str
    """Empty = it is not there."""
    then: str
    """Empty = it will not be there."""


def lines_of(step: journal.Step, what: str, gone: str, come: str) -> tuple[UndoLine, ...]:
    """Return what a counter-entry takes away and brings, thing by thing."""
    if what == "match":
        found = [*_match_lines(match_of(gone), match_of(come), _names(step))]
    elif what == "ruling":
        found = [*_ruling_lines(gone, come)]
    elif isinstance(held := json.loads(come or "null"), dict) and "facts" in held:
        found = [*_season_lines(json.loads(gone or "{}"), held)]
    else:
        found = [UndoLine(*change) for change in changes(gone, come)]
    if len(found) > MOST:
        rest = _("… and {number} more").format(number=len(found) - MOST)
        found = [*found[:MOST], UndoLine(rest, "", "")]
    return tuple(found)


def _names(step: journal.Step) -> dict[str, str]:
    season, _rest = season_and_rest(step)
    sql = "SELECT ident, surname, given_name FROM player WHERE season = ?"
    return {ident: f"{surname} {given}".strip() for ident, surname, given in rows(sql, season)}


def _match_lines(now: Match, then: Match, names: dict[str, str]) -> Iterator[UndoLine]:
    for word, one, other in (
        (_("Date"), day(now[0].day), day(then[0].day)),
        (_("Last day"), day(now[0].end_date), day(then[0].end_date)),
        (_("Start"), str(now[0].start or ""), str(then[0].start or "")),
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


def _board(record: BoardRecord | None, names: dict[str, str]) -> str:
    if record is None:
        return ""
    seats = [names.get(one or "", one or "–") for one in (record.home_player, record.away_player)]
    if seats == ["–", "–"]:
        return ""
    result = "–" if record.result is None else ":".join(map(score, record.result))
    rest = [day(record.played_on)] if record.played_on else []
    rest += [record.remark] if record.remark else []
    return ", ".join([f"{seats[0]} {result} {seats[1]}", *rest])


def _report(match: Match, side: str) -> str:
    found = next((one for one in match[2] if one.side == side), None)
    if found is None:
        return ""
    paid = ", ".join(map(str, found.gaps_paid))
    parts = [day(found.reported) if found.reported else "–"]
    return ", ".join(parts + ([_("gaps paid {boards}").format(boards=paid)] if paid else []))


def _ruling_lines(gone: str, come: str) -> Iterator[UndoLine]:
    texts = [_ruling(json.loads(text) if text else None) for text in (gone, come)]
    held = json.loads(come or gone)
    yield UndoLine(held["target"], texts[0], texts[1])


def _ruling(held: dict[str, Any] | None) -> str:
    if held is None or held["action"] == "reopen":
        return _("undecided")
    words = {
        "confirm": _("confirmed"),
        "waive": _("waived"),
        "change": _("changed"),
        "add": _("added"),
        "exclude": _("excluded"),
    }
    amount = "" if held["cents"] is None else f" {held['cents'] / 100:.2f}"
    return f"{words[held['action']]}{amount}: {held['reason']}"


def _season_lines(gone: dict[str, Any], come: dict[str, Any]) -> Iterator[UndoLine]:
    for name in [*gone, *(name for name in come if name not in gone and name != "facts")]:
        old, new = gone.get(name, []), come.get(name, [])
        if isinstance(old, list):
            yield from _list_lines(_word(name), old, new)
        else:
            yield UndoLine(_word(name), str(old), str(new))


def _list_lines(
    word: str, old: list[dict[str, Any]], new: list[dict[str, Any]]
) -> Iterator[UndoLine]:
    partners = {_first(fact): fact for fact in new}
    for fact in old:
        partner = partners.pop(_first(fact), None)
        if partner is None:
            yield UndoLine(word, _told(fact), "")
            continue
        names = [name for name in fact if fact[name] != partner.get(name)]
        yield UndoLine(f"{word} {_first(fact)}", _part(fact, names), _part(partner, names))
    for fact in partners.values():
        yield UndoLine(word, "", _told(fact))


def _first(fact: dict[str, Any]) -> str:
    """Return what names a fact of a list."""
    if "end_date" in fact:
        named = tuple(fact)[:4]
    elif "match" in fact:
        named = tuple(fact)[:2]
    else:
        named = ("team", "ident") if "place" in fact and "team" in fact else tuple(fact)[:1]
    parts = (fact[one] if isinstance(fact[one], list) else [fact[one]] for one in named)
    return " ".join(str(part) for several in parts for part in several)


def _told(fact: dict[str, Any]) -> str:
    return " · ".join(str(value) for value in fact.values() if value not in (None, "", 0))


def _part(fact: dict[str, Any], names: list[str]) -> str:
    return " · ".join(f"{name} {'–' if fact[name] is None else fact[name]}" for name in names)


def _word(name: str) -> str:
    return {
        "divisions": _("Division"),
        "clubs": _("Club"),
        "players": _("Player"),
        "registrations": _("Registration"),
        "teams": _("Team"),
        "squads": _("List place"),
        "fixtures": _("Match"),
        "boards": _("Board"),
        "reports": _("Report"),
        "declarations": _("Declaration (§ 17)"),
        "list_date": _("Elo list"),
        "rulebook": _("Rules"),
    }.get(name, name)
