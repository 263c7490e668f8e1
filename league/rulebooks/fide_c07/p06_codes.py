"""Articles 6 to 13: which code is defined where, and which cannot be asked of a tournament."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from league.facts.tournaments import System, Tournament, Unplayed
from league.findings import Finding
from league.outcomes.tournaments.codes import (
    BUCHHOLZ,
    PLAYERS,
    RATINGS,
    SPECS,
    TEAMS,
    Code,
    is_code,
    parsed,
)
from league.outcomes.tournaments.crosstable import CodeNumbers
from league.rulebook import Values

_HOME = "Ausgaben"


def defined(values: Values) -> dict[str, str]:
    """Art. 6–13: the article that defines each code, whichever edition it is of."""
    return {
        code: id
        for id, entry in values.paragraphs.items()
        for dated in entry.values.get("codes", ())
        for code in _list(dated.value)
    }


def _list(value: object) -> list[str]:
    return [str(one) for one in value] if isinstance(value, list) else []


def code_numbers(values: Values) -> CodeNumbers:
    """Art. 8.2, 9.2, 10.2, 10.3, 13.4: the numbers that codes are worked out with."""
    return CodeNumbers(
        percent=values.number("9.2", "percent"),
        differences=tuple(values.numbers("10.2", "differences")),
        expected=tuple(values.numbers("10.3", "expected")),
        nothing=values.number("10.3", "points"),
        rounds=tuple(values.numbers("8.2", "rounds")),
        decimals=tuple(values.numbers("8.2", "decimals")),
        combined=values.number("13.4", "decimals"),
    )


def barred(
    tournament: Tournament, chosen: Sequence[str], rated: bool, values: Values
) -> Mapping[str, Finding]:
    """Art. 6–13: what part nobody here, and why; ``rated`` = every participant is."""
    found = ((code, _barred(tournament, code, rated, values)) for code in chosen if is_code(code))
    return {code: finding for code, finding in found if finding is not None}


def warnings(
    tournament: Tournament, chosen: Sequence[str], rated: bool, values: Values
) -> Iterator[Finding]:
    """Art. 8, 10: what speaks against a choice, what is barred included."""
    refused = barred(tournament, chosen, rated, values)
    yield from refused.values()
    for code in chosen:
        if code not in refused and _is_strange(tournament, parsed(code)):
            yield Finding("8", "8", values.say("8", "warned", criterion=code))


def _barred(tournament: Tournament, text: str, rated: bool, values: Values) -> Finding | None:
    code = parsed(text)
    if code is None:
        name = "limit" if text.upper().startswith("KS/L") else "unknown"
        return _said(_HOME, name, values, code=text)
    of = PLAYERS if tournament.teams else TEAMS
    if SPECS[code.name].of == of or (code.kind is not None and not tournament.teams):
        return _said(_HOME, of, values, code=text)
    return _not_yet(code, values) or _unfit(tournament, code, rated, values)


def _not_yet(code: Code, values: Values) -> Finding | None:
    """Find what a later edition brought."""
    since = _since(defined(values)[code.printed], values)
    if since > values.day:
        return _said(_HOME, "later", values, code=code, day=since)
    if code.name == "AOB" and code.fore and not values.yes("8.2", "fore"):
        return _said("8.2", "fore", values, code=code, day=_last("8.2", "fore", values))
    return None


def _unfit(tournament: Tournament, code: Code, rated: bool, values: Values) -> Finding | None:
    if values.yes("8", "barred") and _is_strange(tournament, code):
        return _said("8", "barred", values, criterion=code)
    if code.name in RATINGS and not rated:
        return _said("10", "unrated", values, criterion=code)
    return None


def _is_strange(tournament: Tournament, code: Code | None) -> bool:
    """Say whether it is a Buchholz in a round robin by C.07; appendix 1 says nothing of it."""
    known = code is not None and code.name in BUCHHOLZ
    fixed = tournament.system is not System.SWISS
    return known and fixed and tournament.unplayed is not Unplayed.OWN_DRAW


def _since(home: str, values: Values) -> date:
    return min(one.since for one in values.paragraphs[home].values["codes"])


def _last(paragraph: str, name: str, values: Values) -> date:
    return max(one.since for one in values.paragraphs[paragraph].values[name])


def _said(paragraph: str, name: str, values: Values, **facts: object) -> Finding:
    return Finding(paragraph, paragraph, values.say(paragraph, name, **facts))
