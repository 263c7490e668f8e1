"""Putting back what stood before a step: a match, a decision, a record, or facts of a season."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from league.errors import InputError
from league.facts.accounts import Posting, What
from league.facts.actors import Actor
from league.facts.seasons import BoardRecord, Fixture, MatchKey, ReportRecord, Season
from league.facts.steps import StepKind
from league.language import _
from league.outcomes.ledger import live, reverse
from league.record_kinds import NOTICE, POSTING
from league.rulings import Action, Ruling, in_force
from league.services.accounts.postings import add_in_step, ledger
from league.services.journal.undoing_refused import blanked, brought_all, played_since, why_it_stays
from league.services.session.days import today_of
from league.services.session.fact_json import from_text
from league.services.session.transactions import refuse_outside
from league.storage import changes, decisions, records, seasons
from league.storage.database import loose_rows, moment
from league.storage.fact_tables import FIXTURES, LISTS
from league.storage.mapping_matches import ruling_of
from league.storage.steps import Step

Match = tuple[Fixture, tuple[BoardRecord, ...], tuple[ReportRecord, ...]]
Facts = Mapping[str, Any]

_IDENTITY: dict[str, tuple[str, ...]] = {
    "divisions": ("id",),
    "clubs": ("id",),
    "players": ("ident",),
    "teams": ("id",),
    "registrations": ("ident", "club", "reported"),
    "squads": ("team", "ident"),
    "fixtures": ("division", "round", "home", "away"),
    "boards": ("match", "board"),
    "reports": ("match", "side"),
}
"""Fields that tell facts of a list apart, for those that may change in the rest."""


class OvertakenError(Exception):
    """What the step left behind is not there any more; holds JSON that a later step took away."""

    def __init__(self, traces: Sequence[str] = ()) -> None:
        super().__init__(*traces)
        self.traces = tuple(traces)


def put_back(step: Step, what: str, actor: Actor, why: str) -> tuple[str, str]:
    """Put back what stood before a step; return what that takes away and what it brings, as JSON.

    To be called inside ``transaction()``. Raises OvertakenError, InputError for what cannot be put
    back.
    """
    refuse_outside()
    if not step.salt or what in (StepKind.FACTS_KEPT, StepKind.PERSON_BLANKED):
        raise InputError(blanked(step))
    if what == StepKind.MIGRATION:
        raise InputError(brought_all(step))
    if stays := why_it_stays(what):
        raise InputError(stays)
    if not step.before and not step.after:
        raise InputError(_("This step changed no fact that could be put back."))
    if what == StepKind.MATCH:
        return _match(step)
    if what == StepKind.RULING:
        return _ruling(step, actor, why)
    after = json.loads(step.after) if step.after else None
    if isinstance(after, dict) and changes.is_of_season(after):
        return _season(step)
    return _record(step, actor, why)


def match_of(text: str) -> Match:
    """Return the match of a step's JSON."""
    held = json.loads(text)
    fixture = FIXTURES.fact(held["fixture"])
    boards = tuple(_board(fixture.key, one) for one in held["boards"])
    reports = tuple(_report(fixture.key, one) for one in held["reports"])
    return fixture, boards, reports


def season_and_rest(step: Step) -> tuple[str | None, str]:
    """Return the season a step belongs to, None = beyond one season, and what it is about."""
    name, _dot, rest = step.subject.partition(" · ")
    return (name, rest) if name in seasons.seasons() else (None, step.subject)


def _match(step: Step) -> tuple[str, str]:
    season, _rest = season_and_rest(step)
    before = match_of(step.before)
    now = seasons.match_facts(season or "", before[0].key)
    if changes.match_text(*now) != step.after:
        raise OvertakenError([_json(json.loads(step.after)["fixture"])])
    seasons.save_match(season or "", *before)
    return step.after, step.before


def _ruling(step: Step, actor: Actor, why: str) -> tuple[str, str]:
    season, _rest = season_and_rest(step)
    made = _ruling_of(step.after)
    same = [
        one
        for one in decisions.rulings(season or "")
        if (one.match, one.team) == (made.match, made.team)
    ]
    now = in_force(same).get(made.topic)
    if _decided(now) != _decided(None if made.action is Action.REOPEN else made):
        raise OvertakenError
    stamp = moment()
    if step.before:
        earlier = _ruling_of(step.before)
        anew = replace(earlier, by=actor.name, at=stamp)
    elif now is None:
        raise InputError(_("Nothing had been decided before this step either."))
    else:
        anew = replace(made, action=Action.REOPEN, reason=why, by=actor.name, at=stamp, cents=None)
    decisions.add_ruling(season or "", anew)
    return changes.ruling_text(now), changes.ruling_text(anew)


def _decided(ruling: Ruling | None) -> tuple[object, ...]:
    """Return what was decided, whoever decided it again."""
    return (ruling.action, ruling.target, ruling.reason, ruling.cents) if ruling else ()


def _ruling_of(text: str) -> Ruling:
    return ruling_of(json.loads(text))


def _record(step: Step, actor: Actor, why: str) -> tuple[str, str]:
    season, rest = season_and_rest(step)
    kind, _dot, key = rest.partition(" · ")
    if kind == POSTING.name:
        return _posting(step, key, actor, why)
    if kind == NOTICE.name:
        # Given with a posting in a step of its own only where a workbook brought it: it stays.
        return step.after, step.after
    if (records.latest_of(season, kind, key) or "") != step.after:
        raise OvertakenError
    body = step.before or records.WITHDRAWN
    records.add(season, kind, key, body, at=moment(), by=actor.name)
    return step.after, step.before


def _posting(step: Step, key: str, actor: Actor, why: str) -> tuple[str, str]:
    """Balance a posting by its mirror image; a reversal by posting anew what it took back."""
    federation, _slash, _number = key.rpartition("/")
    made, known = from_text(step.after, Posting), ledger(federation)
    if made.what is What.REVERSAL:
        again = next(
            one
            for one in reversed(known)
            if one.what is not What.REVERSAL and reverse(one, made.day) == made
        )
    else:
        again = reverse(made, max(today_of(federation), made.day))
    if (again in live(known)) or (again.what is What.REVERSAL and made not in live(known)):
        raise InputError(_("The ledger was balanced already."))
    return step.after, add_in_step(federation, again, actor=actor, why=why)


def _season(step: Step) -> tuple[str, str]:
    if not step.before:
        raise InputError(brought_all(step))
    season, _rest = season_and_rest(step)
    now = seasons.load_season(season)
    gone, come = json.loads(step.before), json.loads(step.after)
    then = _restored(now, gone, come)
    if then == now:
        raise InputError(_("This step changed only an order that is not on record."))
    if needed := played_since(season or "", then):
        raise OvertakenError(needed)
    seasons.store_season(then, now)
    if loose_rows():
        raise OvertakenError([_name(fact) for name in come for fact in _added(name, come, gone)])
    return changes.season_changes(now, then)


def _added(name: str, come: Facts, gone: Facts) -> list[Facts]:
    """Return the facts of a list that were not there before in another form."""
    if name not in _IDENTITY or not isinstance(come[name], list):
        return []
    before = [_identity(name, fact) for fact in gone.get(name, ())]
    return [fact for fact in come[name] if _identity(name, fact) not in before]


def _name(fact: Facts) -> str:
    return json.dumps(fact.get("id") or fact.get("ident") or fact.get("team"), ensure_ascii=False)


def _restored(now: Season, gone: Facts, come: Facts) -> Season:
    season = _with_head(now, gone, come)
    lists: dict[str, Any] = {
        name: _list(name, getattr(now, name), gone.get(name, []), come.get(name, []))
        for name in changes.LISTS
        if name in gone or name in come
    }
    return replace(season, **lists)


def _with_head(now: Season, gone: Facts, come: Facts) -> Season:
    for name in ("rulebook", "federation", "list_date"):
        if name in gone:
            if str(getattr(now, name)) != come[name]:
                raise OvertakenError
            value = date.fromisoformat(gone[name]) if name == "list_date" else gone[name]
            head: dict[str, Any] = {name: value}
            now = replace(now, **head)
    return now


def _list(
    name: str, now: Sequence[object], gone: Sequence[Facts], come: Sequence[Facts]
) -> tuple[object, ...]:
    """Return a list with what came taken out and what went put back, in its place where known."""
    held = set(now)
    lost = [fact for fact in come if fact_of(name, fact) not in held]
    lost += [fact for fact in gone if fact_of(name, fact) in held]
    if lost:
        raise OvertakenError([_json(fact) for fact in lost])
    back = {_identity(name, fact): fact_of(name, fact) for fact in gone}
    turned = {fact_of(name, fact): back.pop(_identity(name, fact), None) for fact in come}
    kept = [turned.get(fact, fact) for fact in now]
    return (*(fact for fact in kept if fact is not None), *back.values())


def _identity(name: str, fact: Facts) -> str:
    return _json({field: fact.get(field) for field in _IDENTITY.get(name, fact)})


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def fact_of(name: str, fact: Facts) -> object:
    """Return a fact of a season's list from the JSON of a step."""
    if name == "boards":
        return _board(_key(fact["match"]), fact)
    if name == "reports":
        return _report(_key(fact["match"]), fact)
    return LISTS[name].fact(fact)


def _key(parts: Sequence[Any]) -> MatchKey:
    division, number, home, away = parts
    return (division, number, home, away)


def _board(key: MatchKey, fact: Facts) -> BoardRecord:
    return from_text(_json({**fact, "match": key}), BoardRecord)


def _report(key: MatchKey, fact: Facts) -> ReportRecord:
    return from_text(_json({**fact, "match": key}), ReportRecord)
