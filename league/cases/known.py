"""Whom and what the questions name, so that what a case expects can name nobody else."""

from collections.abc import Collection, Iterator, Mapping
from itertools import chain

from fixtures.three_teams import pairings
from league.cases import reading
from league.cases.naming import Known
from league.cases.past_rounds import Past, past_of, read_past
from league.cases.questions_playoff import players_of as who_are_level
from league.cases.questions_protests import instances
from league.cases.questions_tables import ranked_teams, teams_of
from league.cases.worlds import Case, division
from league.facts.matches import SIDES

_FOUND = ("findings", "notes", "fees")


def _lists(key: str) -> tuple[str, ...]:
    """Return where findings, notes and fees name something."""
    return tuple(f"{name}.*.{key}" for name in _FOUND)


def _raw(case: Case, *path: str) -> object:
    """Return what the file has at a path of maps; None = nothing."""
    found: object = case.fields.as_written()
    for key in path:
        found = found.get(key) if isinstance(found, Mapping) else None
    return found


def _idents(listed: object) -> Iterator[str]:
    """Yield the ids of a list of players or of ids; an empty board has none."""
    for one in listed if isinstance(listed, list) else ():
        who = one.get("id") if isinstance(one, Mapping) else one
        if who is not None:
            yield str(who)


def clubs(case: Case) -> tuple[str, ...]:
    """Return the two teams of a match, called by their clubs."""
    return tuple(str(_raw(case, side.value, "club")) for side in SIDES)


def players(case: Case) -> tuple[str, ...]:
    """Return the players of a match, of a lineup or of lists."""
    lists = (
        *(_raw(case, side.value, key) for side in SIDES for key in ("kader", "lineup")),
        *(_raw(case, key) for key in ("kader", "lineup", "club_players", "taken")),
    )
    lower = _raw(case, "lower")
    below = lower.values() if isinstance(lower, Mapping) else ()
    nominated = [_raw(case, "player")]
    return _once(chain.from_iterable(map(_idents, (*lists, *below, nominated))))


def divisions(case: Case) -> tuple[str, ...]:
    """Return the book's divisions, and those that the case makes of them."""
    read = division(case.book)
    place = case.fields.place
    games = _raw(case, "games")
    given = [one.get("division") for one in games or ()] if isinstance(games, list) else []
    named = [read(one, place).id for one in (_raw(case, "listed"), *given)]
    return _once((*case.book.divisions, *named))


def numbers(case: Case) -> tuple[str, ...]:
    """Return the pairing numbers of a tournament."""
    return tuple(str(number) for number in _past(case).turns)


def named(case: Case) -> tuple[str, ...]:
    """Return who plays a tournament by name, by number who has none."""
    past = _past(case)
    return tuple(past.names.get(number, str(number)) for number in past.turns)


def _past(case: Case) -> Past:
    read = read_past(case.fields, same_on_both_sides=False)
    return read if isinstance(read, Past) else past_of(read)


def drawn(case: Case) -> tuple[str, ...]:
    """Return the teams of a draw for three."""
    return case.fields.need("draw", reading.listed(reading.ident))


def pairs(case: Case) -> tuple[str, ...]:
    """Return the pairings of three teams, in both rounds."""
    rounds = pairings(str(_raw(case, "system")), case.fields.need("boards", reading.whole))
    return tuple("-".join(pair) for one in rounds for pair in one)


def seats(case: Case) -> tuple[str, ...]:
    """Return the numbers of a round robin."""
    return tuple(map(str, range(1, case.fields.need("teams", reading.whole) + 1)))


def drawing(case: Case) -> tuple[str, ...]:
    """Return who draws his number."""
    found = _raw(case, "players")
    return tuple(map(str, found)) if isinstance(found, Mapping) else ()


def groups(case: Case) -> tuple[str, ...]:
    """Return the federations or clubs of who draws."""
    found = _raw(case, "players")
    return _once(map(str, found.values())) if isinstance(found, Mapping) else ()


def candidates(case: Case) -> tuple[str, ...]:
    """Return who might have a place."""
    return tuple(_idents(_raw(case, "candidates")))


def court(case: Case) -> tuple[str, ...]:
    """Return members and deputies of a tournament's court."""
    return tuple(chain(*(_idents(_raw(case, key)) for key in ("members", "deputies"))))


def deciding(case: Case) -> tuple[str, ...]:
    """Return who decides protests by the book, and the one whom the case names, as written."""
    return _once((*instances(case), str(_raw(case, "instance"))))


def _once(names: Collection[str] | Iterator[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


def _sides(_case: Case) -> tuple[str, ...]:
    return tuple(side.value for side in SIDES)


def _winners(_case: Case) -> tuple[str, ...]:
    return (*(side.value for side in SIDES), "lot")


_TABLE = Known(teams_of, ("ranking", "table.*.team"))
_LISTED = Known(players, _lists("player"))
_BY_NAME = Known(named, ("ranking", "table.*.name"))

KNOWN: Mapping[str, tuple[Known, ...]] = {
    "match": (
        Known(clubs, _lists("team")),
        _LISTED,
        Known(_sides, _lists("side")),
        Known(_winners, ("winner",)),
    ),
    "lineup": (_LISTED,),
    "kader": (_LISTED, Known(players, ("front", "order"))),
    "late_nomination": (_LISTED,),
    "bond": (Known(divisions, ("belongs",)),),
    "standings": (_TABLE,),
    "exclusion": (_TABLE, Known(teams_of, ("lapsed.*.2", "lapsed.*.3"))),
    "three_teams": (Known(drawn, ("ranking", "points.@")), Known(pairs, ("rounds",))),
    "berger": (Known(seats, ("rounds",)),),
    "promotion": (Known(ranked_teams, ("up", "down")),),
    "protest": (Known(deciding, ("instance",)),),
    "field": (Known(candidates, ("qualified.*.id", "refused.*.id", "next")),),
    "court": (Known(court, (*_lists("player"), "sits")),),
    "swiss": (
        Known(
            numbers,
            (
                *("pairs", "bye", "relax.*.numbers"),
                *("reasons.*.white", "reasons.*.black", "reasons.*.passed.@"),
            ),
        ),
    ),
    "withdrawal": (
        _BY_NAME,
        Known(numbers, ("left.*.number", "marks.*.number", "marks.*.opponent", "table.*.number")),
    ),
    "tiebreaks": (_BY_NAME, Known(numbers, ("table.*.number",))),
    "varma": (
        Known(drawing, ("numbers.@", "order", "draws.*.player")),
        Known(groups, ("draws.*.group", "refused.group")),
    ),
    "playoff": (
        Known(
            who_are_level,
            (
                *("order", "out", "winner", "level", "places", "points.@", "prizes.@"),
                *("next.*.players", "next.*.white", "next.*.black"),
                *("stages.*.players", "stages.*.first"),
            ),
        ),
    ),
}
"""By question; those that name nobody are not here."""
