"""What is personal of one person blanked everywhere, so that nothing is judged otherwise.

Pass number or log-in name stays: results, tables and other people's games hang on it. Names become
``N. N.``; birth date, FIDE number, telephone and mail go; an account is closed. Who acted stays in
the journal with his name, because it proves who decided. Texts cannot tell namesakes apart: where
they name one of them, the name goes.
"""

import json
from datetime import date
from pathlib import Path

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.steps import StepKind
from league.language import _
from league.outcomes.judgement import SeasonJudgement
from league.record_kinds import EVENT, TOURNAMENT_ENTRY, USER, kinds
from league.services.home.erased_facts import row_without_person, without_person
from league.services.home.personal import NOBODY, PLAYERS, Person, person_of, tells_of
from league.services.journal.copies import folder_of
from league.services.session import transactions
from league.services.session.days import today_in_use
from league.services.session.opening import judge_whole
from league.services.session.transactions import add_step, transaction
from league.storage import erasing, journal
from league.storage.database import opened
from league.storage.fact_tables import RECORDS, FactTable, Row
from league.storage.records import WITHDRAWN
from league.storage.stored_nodes import stored_rows
from league.views.personal import Erased

_IDENT, _BORN = PLAYERS.columns.index("ident"), PLAYERS.columns.index("born")
_KIND, _BODY = RECORDS.columns.index("kind"), RECORDS.columns.index("body")


def erase(who: str, *, actor: Actor, why: str) -> Erased:
    """Blank what is personal of a person; nothing brings it back.

    ``who`` = a pass number, a log-in name, or a guest's entry in a tournament such as ``open/G1``.
    Raises NotFoundError for somebody nobody knows; InputError when a season would be judged
    otherwise, and for a reason that names him; RightError, StorageError.
    """
    with transaction(actor, Right.PERSONAL):
        person = person_of(who)
        if person.is_in(why):
            raise InputError(_("The reason stays in the journal; do not name the person in it."))
        before = _essences()
        with erasing.permitted():
            rows, year = _mended(person, before)
        loose = erasing.forget_loose(person.is_in)
        if person.is_user:
            erasing.forget_access(who)
        steps, named = erasing.blank_steps(who, lambda *step: tells_of(person, *step))
        erasing.tell_all()
        # Apart: the facts lose their content when the next person is blanked, the numbers do not.
        add_step(actor, StepKind.FACTS_KEPT, who, "", "", "")
        add_step(actor, StepKind.PERSON_BLANKED, who, "", named, why)
        acted = sum(person.is_in(step.by) for step in journal.steps())
    clean = erasing.write_anew()
    return Erased(rows, steps, loose, acted, year, _backups(opened()), clean)


def _mended(person: Person, before: dict[str, object]) -> tuple[int, bool]:
    """Blank all facts; say how many lost something, and whether years of birth stayed.

    A year stays where a season is judged by it, or where he entered an event: their age groups
    are worked out anew whenever they are looked at. Raises InputError when a season would be
    judged otherwise even so.
    """
    born = {row[0]: row[_BORN] for row in stored_rows()[PLAYERS.name] if row[_IDENT] == person.key}
    entered = any(
        row[_KIND] == EVENT.name and f'"{person.key}"' in row[_BODY]
        for row in stored_rows()[RECORDS.name]
    )
    count = erasing.mend_facts(lambda table, row: _mended_row(person, table, row))
    if not entered and _essences() == before:
        return count, False
    erasing.mend_facts(lambda table, row: _with_year(person, born, table, row))
    if _essences() != before:
        raise InputError(_("A season would be judged otherwise without this person's data."))
    return count, any(born.values())


def _mended_row(person: Person, table: FactTable, row: Row) -> Row:
    """Return a row of facts without what is personal of a person."""
    values = dict(zip(table.columns, row, strict=True))
    if table is PLAYERS:
        his = not person.is_user and values["ident"] == person.key
        return tuple(row_without_person(person, table, values, his=True).values()) if his else row
    if table is RECORDS:
        values["by"] = person.words.sub(NOBODY, values["by"])
        values["body"] = _mended_body(person, values["kind"], values["key"], values["body"])
        return tuple(values.values())
    return tuple(row_without_person(person, table, values, his=False).values())


def _with_year(person: Person, born: dict[str, str | None], table: FactTable, row: Row) -> Row:
    """Return a player's row with 1 January of the year of birth; other rows as they are."""
    if table is not PLAYERS or row[_IDENT] != person.key or not born[row[0]]:
        return row
    values = dict(zip(table.columns, row, strict=True))
    day = date.fromisoformat(str(born[row[0]])).replace(month=1, day=1)
    return tuple((values | {"born": day.isoformat()}).values())


def _mended_body(person: Person, kind: str, key: str, body: str) -> str:
    own = person.is_user and (kind, key) == (USER.name, person.key)
    entered = kind == TOURNAMENT_ENTRY.name and person.key in (key, key.partition("/")[2])
    if body == WITHDRAWN or not (own or entered or person.is_in(body)):
        return body
    held, known = json.loads(body), kinds().get(kind)
    made = (
        without_person(person, held, known.type, his=own or entered)
        if known is not None and isinstance(held, dict)
        else json.loads(person.words.sub(NOBODY, body))
    )
    if own:
        made["closed"] = made.get("closed") or today_in_use().isoformat()
    return json.dumps(made, ensure_ascii=False, separators=(",", ":"))


def _essences() -> dict[str, object]:
    """Return what every season of the file is judged to, without any words."""
    return {name: _essence(judge_whole(name).judgement) for name in transactions.season_names()}


def _essence(judged: SeasonJudgement) -> object:
    matches = {
        key: (
            [one.key for one in found.findings],
            [one.key for one in found.standing],
            found.boards,
            found.match_points,
            [(fee.key, fee.cents) for fee in found.fees],
            found.winner,
        )
        for key, found in judged.matches.items()
    }
    lists = {
        team: ([one.key for one in found.findings], found.order)
        for team, found in judged.lists.items()
    }
    return matches, lists, dict(judged.tables), judged.no_shows


def _backups(place: object) -> tuple[Path, ...]:
    """Return the files beside the database that hold what it was before."""
    if not isinstance(place, Path):
        return ()
    kept = [*folder_of(place).glob("*.sqlite"), *place.parent.glob(f"{place.name}.*")]
    ours = [one for one in kept if not one.name.endswith(("-wal", "-shm"))]
    return tuple(sorted(ours))
