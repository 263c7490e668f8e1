"""A whole season judged anew: what was found and what is owed, to read and as JSON."""

from collections import Counter
from collections.abc import Iterator

from league.facts.seasons import Division, MatchKey
from league.findings import Fee, Finding
from league.outcomes.judgement import MatchJudgement
from league.outcomes.states import State, state_of_finding, state_of_line
from league.services.rulebook import explaining
from league.services.rulebook.findings import around_list, around_match
from league.services.session.desk import Desk
from league.views.audit import AuditDivision, AuditFee, AuditLine, AuditMatch, Totals


def divisions(desk: Desk) -> Iterator[AuditDivision]:
    """Yield the divisions in the season's order."""
    for division in desk.season.divisions:
        mine = {key: one for key, one in desk.judgement.matches.items() if key[0] == division.id}
        yield AuditDivision(
            id=division.id,
            name=division.name,
            entered=sum(judged.entered for judged in mine.values()),
            matches=sum(judged.lapse is None or judged.entered for judged in mine.values()),
            lists=tuple(_lists(desk, division.id)),
            told=tuple(
                _audited(desk, key, judged)
                for key, judged in mine.items()
                if judged.findings or judged.fees
            ),
        )


def _lists(desk: Desk, division: str) -> Iterator[tuple[str, AuditLine]]:
    for team, judged in desk.judgement.lists.items():
        if desk.world.teams[team].division == division:
            around = around_list(desk, team)
            for found in judged.findings:
                waived, state = found not in judged.standing, state_of_line(found, team, around)
                yield desk.world.teams[team].name, _line(desk, found, waived, state)


def _audited(desk: Desk, key: MatchKey, judged: MatchJudgement) -> AuditMatch:
    around = around_match(desk, key)
    names = {"home": desk.world.teams[key[2]].name, "away": desk.world.teams[key[3]].name}
    return AuditMatch(
        key=key,
        **names,
        game_points=judged.game_points,
        findings=tuple(
            _line(
                desk, found, found not in judged.standing, state_of_finding(found, judged, around)
            )
            for found in judged.findings
        ),
        fees=tuple(
            AuditFee(
                desk.book.cite(one.rule), names[one.side], one.to, one.cents, one.paid, one.board
            )
            for one in judged.fees
        ),
        annulled=desk.judgement.annulled(key),
    )


def _line(desk: Desk, found: Finding, waived: bool, state: State) -> AuditLine:
    sentence = explaining.spoken(desk, found.sentence)
    return AuditLine(desk.book.cite(found.rule), sentence, waived, state.value)


def totals(desk: Desk) -> Totals:
    """Add a season up."""
    entered = [judged for judged in desk.judgement.matches.values() if judged.entered]
    fees = [fee for judged in entered for fee in judged.fees]
    return Totals(
        matches=len(entered),
        findings=dict(Counter(found.rule for judged in entered for found in judged.standing)),
        federation=sum(fee.cents for fee in fees if fee.to == "federation"),
        opponents=sum(fee.cents for fee in fees if fee.to == "opponent"),
    )


Json = dict[str, object]


def as_json(desk: Desk) -> Json:
    """Return everything an audit says, in the shape that other programs read.

    Points are points and amounts euros; ``lists`` is there only when a list has findings, an open
    board is null, and rows touched by an unfinished match are ``provisional``.
    """
    summed = totals(desk)
    report: Json = {
        "matches": [
            _match_json(key, judged)
            for key, judged in desk.judgement.matches.items()
            if judged.entered
        ],
        "tables": {division.id: _table_json(desk, division) for division in desk.season.divisions},
        "totals": {
            "matches": summed.matches,
            "findings": summed.findings,
            "fees_federation": _number(summed.federation, 100),
            "fees_opponent": _number(summed.opponents, 100),
        },
    }
    lists = [
        {"team": team} | finding_json(found)
        for team, judged in desk.judgement.lists.items()
        for found in judged.standing
    ]
    return report | {"lists": lists} if lists else report


def _match_json(key: MatchKey, judged: MatchJudgement) -> Json:
    division, number, home, away = key
    return {
        "division": division,
        "round": number,
        "home": home,
        "away": away,
        "boards": [
            None if number in judged.open_boards else [_number(half, 2) for half in board]
            for number, board in enumerate(judged.boards, 1)
        ],
        "game_points": [_number(half, 2) for half in judged.game_points],
        "match_points": list(judged.match_points),
        "findings": [finding_json(found) for found in judged.standing],
        "fees": [fee_json(fee) for fee in judged.fees],
    }


def finding_json(found: Finding) -> Json:
    """Return a finding with the keys that apply to it."""
    entry: Json = {"rule": found.rule}
    if found.side is not None:
        entry["side"] = str(found.side)
    if found.board is not None:
        entry["board"] = found.board
    if found.player is not None:
        entry["player"] = int(found.player) if found.player.isdecimal() else found.player
    return entry


def fee_json(fee: Fee) -> Json:
    """Return a fee with the keys that apply to it."""
    entry: Json = {"rule": fee.rule, "side": str(fee.side)}
    if fee.board is not None:
        entry["board"] = fee.board
    entry |= {"amount": _number(fee.cents, 100), "to": fee.to}
    return entry | {"paid": True} if fee.paid else entry


def _table_json(desk: Desk, division: Division) -> list[Json]:
    criteria = desk.book.criteria(division, desk.values(desk.world.first_day))
    columns = desk.book.columns_of(criteria)
    return [
        {"rank": row.rank, "team": row.team}
        | {
            column.key: number if number is None else _number(number, 1 + column.halves)
            for column, number in zip(columns, row.counts, strict=True)
        }
        | ({"provisional": True} if row.provisional else {})
        for row in desk.judgement.tables.get(division.id, ())
    ]


def _number(parts: int, whole: int) -> int | float:
    return parts // whole if parts % whole == 0 else parts / whole
