"""What a step of the journal was about, in words: the deed, what was decided, and the amount."""

import json
import re
from collections.abc import Mapping
from datetime import date
from typing import Any

from league.decision_subjects import FeeKey, FindingKey, TeamKey, target_of
from league.facts.actors import OUTSIDE
from league.facts.references import reference_of
from league.facts.steps import StepKind, kind_of
from league.formatting import day as spoken_day
from league.formatting import filled_in, money, pair
from league.language import _
from league.record_kinds import CHARGE, POSTING, REMINDER, REPLAY, kinds_by_step
from league.services.journal import tournament_words as tournaments
from league.services.journal.captain_words import captain_words
from league.services.journal.differences import changes, text_of
from league.services.journal.erasure_words import erasure_words
from league.services.journal.fields import Known, field_name, known_fields, told_as
from league.services.journal.match_words import entered
from league.services.journal.money_words import charge_words, posting_words
from league.services.journal.round_words import OF_ROUNDS, round_place
from league.services.journal.values import place_words, value_words
from league.services.matches.verdict_words import target_words as set_words
from league.services.words.codes import action_words, author_words
from league.services.words.names import Names, latest
from league.services.words.step_names import known_steps, word_of
from league.storage.changes import is_of_season
from league.storage.steps import Step

_OF_MONEY = (POSTING.name, CHARGE.name)
"""Kinds of records that are told as money which goes from one account to another."""
_OF_WHOLE_SEASONS = (
    StepKind.IMPORT,
    StepKind.ROLLOVER,
    StepKind.SEASON_BEGUN,
    StepKind.SEASON_IN_USE,
)
_MOST = 4
"""Changed values named in one line; the rest stands in the step itself."""
_SEASON = re.compile(r"[0-9]{4}(/[0-9]{2,4})?")


def what_of(step: Step, known: Mapping[str, Names]) -> str:
    """Return what a step did, to what, and with what outcome; ``known`` = the seasons' names."""
    what, deed = kind_of(step.what), word_of(step.what)
    if what not in known_steps():
        return f"{deed}: {step.subject}"
    if not step.salt:
        return f"{deed}: {_('content blanked')}"
    if what in (StepKind.FACTS_KEPT, StepKind.PERSON_BLANKED):
        return f"{deed}: {erasure_words(step) if step.after else step.subject}"
    held = _read(step.after or step.before)
    season, parts = place_of(step, known)
    names = known.get(season) or latest(known)
    kind = parts[0] if parts else ""  # of a record the name under which it is stored
    place = _place(what, kind, held, parts, names)
    detail = _detail(what, kind, held, step, names)
    if what in _OF_WHOLE_SEASONS:
        return f"{deed}: {season or step.subject}"
    words = " – ".join(one for one in (place, detail) if one)
    if what in (StepKind.MATCH, StepKind.RULING):
        # What was entered or decided comes first: the list may have no room for the rest.
        words = " · ".join(one for one in (detail, place if place not in detail else "") if one)
    elsewhere = season and season != latest(known).season.name
    return f"{deed}: {words} · {season}" if elsewhere else f"{deed}: {words}"


def place_of(step: Step, known: Mapping[str, Names]) -> tuple[str, list[str]]:
    """Return the season a step belongs to, empty when to none, and what of it in parts."""
    first, *parts = step.subject.split(" · ")
    if first in known or _SEASON.fullmatch(first):
        return first, parts
    held = _read(step.after or step.before)
    season = reference_of(str(held.get("reference", ""))).season
    return (season if season in known else ""), [first, *parts]


def place_and_sort(step: Step, known: Mapping[str, Names]) -> tuple[str, str]:
    """Return the season a step belongs to, and as what its facts are told."""
    season, parts = place_of(step, known)
    held = _read(step.after or step.before)
    return season, told_as(kind_of(step.what), parts[0] if parts else "", held)


def _place(what: str, kind: str, held: dict[str, Any], parts: list[str], names: Names) -> str:
    """Return whom or what a step is about; a record's inner name is left out."""
    if what == StepKind.RULING and held.get("team") is None and held.get("division") is None:
        return ""
    if what == StepKind.RULING:
        match = held.get("match", held.get("division")) is not None
        return place_words(parts if match else parts[:1], names)
    if kind in _OF_MONEY:
        return ""
    if what != StepKind.MATCH and not is_of_season(held):
        parts = parts[1:]
    if what in OF_ROUNDS:
        return round_place(parts[-1], names)
    return _recorded_place(what, parts, names)


def _recorded_place(what: str, parts: list[str], names: Names) -> str:
    """Return what a step about a record is about, by the parts of its key."""
    if tournaments.is_of_tournament(what):
        return tournaments.place(what, parts[-1], names)
    kind = kinds_by_step().get(what)
    if kind and kind.numbered:
        # The number is no pass number, though a player may bear the same one.
        *whose, number = parts[-1].split("/")
        return " · ".join(filter(None, (place_words([*parts[:-1], *whose], names), number)))
    return place_words(parts, names)


def _detail(what: str, kind: str, held: dict[str, Any], step: Step, names: Names) -> str:
    if what == StepKind.RULING:
        return _ruling(held, step, names)
    if kind in _OF_MONEY:
        gone = "" if step.after else _("withdrawn: ")
        return gone + (
            charge_words(held, names) if kind == CHARGE.name else posting_words(held, names)
        )
    if what == StepKind.MATCH:
        return entered(_read(step.before), _read(step.after))
    if is_of_season(held):
        return _facts(step, names)
    if not step.after:
        return _("withdrawn") if step.before else ""
    known = known_fields(told_as(what, kind, held))
    return _of_its_own(what, held, names) or _values(step.before, step.after, names, known)


def _of_its_own(what: str, held: dict[str, Any], names: Names) -> str:
    """Return the sentence of a kind that has one of its own; empty for any other."""
    if what == StepKind.MIGRATION:
        sentence = _("{number} steps before it, the last one {hash}")
        return sentence.format(number=held.get("old_steps", 0), hash=held.get("old_head") or "–")
    if what == REPLAY.step and held:
        points, day = held["played"], date.fromisoformat(held["day"])
        sentence = _("first result {points} on {day} counts no longer")
        return filled_in(sentence, points=pair((points[0], points[1])), day=day)
    if what == REMINDER.step and held:
        numbers = ", ".join(one["number"] for one in held["items"])
        amount = money(sum(one["cents"] for one in held["items"]))
        sentence = _("reminder {level}, {amount}: {numbers}")
        return filled_in(sentence, level=held["level"], amount=amount, numbers=numbers)
    return tournaments.said(what, held) or captain_words(what, held, names)


def _ruling(held: dict[str, Any], step: Step, names: Names) -> str:
    action = str(held.get("action", ""))
    if step.after and action == "add" and (words := _set_words(str(held.get("target")), names)):
        return words + _author(held)
    done = _("undecided") if not step.after else action_words().get(action, action)
    cents = held.get("cents")
    amount = f", {money(cents)}" if isinstance(cents, int) else ""
    return f"{done}: {target_words(held, names)}{amount}{_author(held)}"


def _author(held: Mapping[str, Any]) -> str:
    """Return who decided where only a workbook names him; else it is who took the step."""
    by = str(held.get("by", ""))
    return f" ({author_words(by)})" if by.startswith(OUTSIDE) else ""


def target_words(held: Mapping[str, Any], names: Names) -> str:
    """Return what a stored decision is about: a finding, a fee, a board or a team."""
    key = str(held.get("target", ""))
    teams = {side: str(held.get(side) or "") for side in ("home", "away")}
    match target_of(key):
        case FeeKey(to=payee) as fee:
            to = _("to the opponent") if payee == "opponent" else _("to the federation")
            return ", ".join([*_of_rule(_("fee § {rule}"), fee, teams, names), to])
        case FindingKey() as finding:
            return ", ".join(_of_rule("§ {rule}", finding, teams, names))
        case TeamKey(team, since) if since is not None:
            left = _("{team}, from {day} on")
            return left.format(team=names.of("teams", team), day=spoken_day(since))
    return _set_words(key, names) or names.of("teams", key)


def _set_words(key: str, names: Names) -> str:
    teams = {id: one.name for id, one in names.teams.items()}
    return set_words(target_of(key), teams, {id: one.name for id, one in names.divisions.items()})


def _of_rule(
    sentence: str, key: FindingKey | FeeKey, teams: Mapping[str, str], names: Names
) -> list[str]:
    side = key.side or ""
    sides = {"home": _("home"), "away": _("away")}
    team = names.of("teams", teams[side]) if teams.get(side) else sides.get(side, side)
    found = [sentence.format(rule=key.rule), team]
    found += [_("board {board}").format(board=key.board)] if key.board else []
    return [part for part in [*found, names.of("players", key.player or "")] if part]


def _facts(step: Step, names: Names) -> str:
    """Return what a step brought to a season's lists, and what it took away."""
    gone, come = _read(step.before), _read(step.after)
    known = known_fields("")
    come.pop("facts", None)
    found: list[str] = []
    for name in dict.fromkeys([*come, *gone]):
        old, new = _listed(gone.get(name)), _listed(come.get(name))
        places = [_placeless(one) for one in (*old, *new)]
        old, new = (
            [one for one in facts if places.count(_placeless(one)) == 1] for facts in (old, new)
        )
        changed = [pair for pair in zip(old, new, strict=False) if len(old) == len(new) == 1]
        if changed:
            before, after = map(json.dumps, changed[0])
            found.append(_values(before, after, names, known))
        else:
            found += [f"+ {fact_words(one, names, known)}" for one in new]
            found += [f"− {fact_words(one, names, known)}" for one in old]
    return _shortened([part for part in found if part])


def _placeless(fact: object) -> str:
    """Return a fact without its rank: a player who only moved up on a list is no change."""
    if isinstance(fact, dict) and "ident" in fact:
        fact = {name: value for name, value in fact.items() if name != "place"}
    return json.dumps(fact)


def _listed(value: object) -> list[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


def fact_words(fact: object, names: Names, known: Known) -> str:
    """Return a fact of a season's list in one line."""
    held = fact if isinstance(fact, dict) else {"": fact}
    shown = [
        value_words(name, text_of(one), names, known)
        for name, one in held.items()
        if one not in (None, "", [], {}, False)
    ]
    return " · ".join(dict.fromkeys(shown))


def changes_in_words(
    before: str, after: str, names: Names, known: Known
) -> list[tuple[str, str, str]]:
    """Return what differs as people read it: what it is called, before, after."""
    held = _read(after) or _read(before)

    def told(name: str, text: str) -> str:
        field = name.rpartition(" ")[2]
        if field == "target" and text:
            return target_words({**held, "target": text}, names)
        if field == "rulings" and text:
            return _decided(held, text, names)
        return value_words(field, text, names, known) if text else ""

    found = changes(before, after)
    return [(field_name(name, known), told(name, old), told(name, new)) for name, old, new in found]


def _decided(held: Mapping[str, Any], text: str, names: Names) -> str:
    """Return the decisions on a match that went with one on a protest."""
    sides = dict(zip(("home", "away"), (held.get("match") or [])[2:], strict=False))
    pairs = (one.partition(": ") for one in text.split(", "))
    return "; ".join(
        f"{action_words().get(action, action)}: {target_words({**sides, 'target': key}, names)}"
        for action, _colon, key in pairs
    )


def _values(before: str, after: str, names: Names, known: Known) -> str:
    """Return the values that differ: the new one, and the one before where there was one."""
    found = []
    for name, old, new in changes_in_words(before, after, names, known):
        was = _(" (before: {value})").format(value=old) if old else ""
        found.append(f"{name} {new or '–'}{was}".strip())
    return _shortened(found)


def _shortened(parts: list[str]) -> str:
    rest = [_("… and {number} more").format(number=len(parts) - _MOST)]
    return ", ".join(parts[:_MOST] + (rest if len(parts) > _MOST else []))


def _read(text: str) -> dict[str, Any]:
    try:
        held = json.loads(text) if text else {}
    except ValueError:
        return {}
    return held if isinstance(held, dict) else {}
