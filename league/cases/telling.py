"""A case in words: what was given and what is asked."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from league import formatting
from league.cases.telling_games import game_lines
from league.cases.telling_tournaments import TOURNAMENTS, tournament_lines
from league.cases.telling_words import label_of, shown
from league.facts.registrations import Kind
from league.language import _
from league.rulebook import RuleBook

Map = Mapping[str, Any]
"""A map of a case file; it was read, and so is as it should be."""


def fact_lines(book: RuleBook, case: Map) -> Iterator[str]:
    """Yield what is given, a line each."""
    tell: dict[str, Callable[[RuleBook, Map], Iterator[str]]] = {
        "match": _match,
        "lineup": _lineup,
        "kader": _list,
        "late_nomination": _nomination,
        "transfer": _transfer,
        "standings": _standings,
        "exclusion": _exclusion,
        "promotion": _promotion,
        "bond": _bond,
        "elo": _elo,
        "game": game_lines,
        **dict.fromkeys(TOURNAMENTS, tournament_lines),
    }
    yield from tell.get(case["ask"], _plain)(book, case)


_TOLD = ("name", "names", "shows", "rulebook", "season", "ask", "expect")


def _plain(_book: RuleBook, case: Map) -> Iterator[str]:
    """Yield each thing given with its label."""
    for key, value in case.items():
        if key not in _TOLD:
            said = shown(value)
            # An instance is an office: where books store it in small letters, it is still a name.
            yield f"{label_of(key)}: {said[:1].upper() + said[1:] if key == 'instance' else said}"


def _given(case: Map, *keys: str) -> Iterator[str]:
    """Yield those of some things that a case gives, each with its label."""
    for key in keys:
        if key in case:
            yield f"{label_of(key)}: {shown(case[key])}"


def _division(book: RuleBook, value: object) -> str:
    """Return a division's name, and how it differs from the book's."""
    if not isinstance(value, dict):
        return book.divisions[str(value)].name
    model = book.divisions[value["like"]]
    words = [model.name]
    if "boards" in value:
        words.append(_("{number} boards").format(number=value["boards"]))
    if value.get("mode", model.mode) != model.mode:
        words.append(book.named("modes").get(value["mode"], str(value["mode"])))
    if value.get("youth_board") is False:
        words.append(_("no youth board"))
    return ", ".join(filter(None, words))


def _person(book: RuleBook, one: Map, *, born: bool = False) -> str:
    kind = one.get("kind", Kind.HOME)
    marks = [
        str(one.get("elo", "")),
        one["nation"] if one.get("nation", book.home_nation) != book.home_nation else "",
        "" if kind == Kind.HOME else book.named("kinds").get(kind, kind),
        _("declared for the national league") if one.get("declared") else "",
        _("bound to {division}").format(division=_division(book, one["bonded"]))
        if "bonded" in one
        else "",
        _("registered on {day}").format(day=formatting.day(one["registered"]))
        if "registered" in one
        else "",
        _("born {day}").format(day=formatting.day(one["born"])) if born and "born" in one else "",
        _("female") if one.get("sex") == "w" else "",
    ]
    said = ", ".join(filter(None, marks))
    return f"{one['id']} ({said})" if said else str(one["id"])


def _squad(book: RuleBook, label: str, people: Sequence[Map], *, born: bool) -> str:
    named = ", ".join(f"{n} {_person(book, one, born=born)}" for n, one in enumerate(people, 1))
    return f"{label}: {named}"


def _aged(book: RuleBook, case: Map) -> bool:
    """Say whether birth dates matter: in age groups and where there is a youth board."""
    value = case["division"]
    known = book.divisions[value["like"] if isinstance(value, dict) else value]
    youth = known.youth_board and not (
        isinstance(value, dict) and value.get("youth_board") is False
    )
    return known.age_group is not None or youth


def _match(book: RuleBook, case: Map) -> Iterator[str]:
    yield f"{_division(book, case['division'])}, {formatting.day(case['date'])}"
    born = _aged(book, case)
    for side in (case["home"], case["away"]):
        yield _squad(book, _("Kader of {club}").format(club=side["club"]), side["kader"], born=born)
        if side.get("suspended"):
            yield _("{club} is suspended.").format(club=side["club"])
        if "reported" in side:
            day = shown(side["reported"])
            yield _("{club} reported the result: {day}").format(club=side["club"], day=day)
    home, away = case["home"]["lineup"], case["away"]["lineup"]
    rows = zip(home, away, case["results"], strict=True)
    for board, (one, other, result) in enumerate(rows, 1):
        score = (
            "· : ·" if result is None else formatting.pair((int(2 * result), int(2 - 2 * result)))
        )
        yield f"{board}  {one or '–'} – {other or '–'}  {score}"
    for board, day in case.get("played_on", {}).items():
        yield _("Board {board} was played on {day}.").format(board=board, day=formatting.day(day))


def _lineup(book: RuleBook, case: Map) -> Iterator[str]:
    yield f"{_division(book, case['division'])}, {formatting.day(case['date'])}"
    label = _("Kader of {club}").format(club=case["club"])
    yield _squad(book, label, case["kader"], born=_aged(book, case))
    seats = ", ".join(f"{n} {one or '–'}" for n, one in enumerate(case["lineup"], 1))
    yield f"{_('Lineup')}: {seats}"


def _list(book: RuleBook, case: Map) -> Iterator[str]:
    yield _division(book, case["division"])
    yield _squad(book, _("Kader list"), case["kader"], born=_aged(book, case))
    for lower, idents in case.get("lower", {}).items():
        label = _("On the list in {division}").format(division=_division(book, lower))
        yield f"{label}: {', '.join(idents)}"
    yield from _given(case, "submitted", "draw", "max_size", "taken")


def _nomination(book: RuleBook, case: Map) -> Iterator[str]:
    yield from _list(book, case)
    yield f"{_('Nominated late')}: {_person(book, case['player'])}"
    yield from _given(case, "confirmed", "informed", "decided", "used")


def _transfer(_book: RuleBook, case: Map) -> Iterator[str]:
    keys = ("deregistered", "registered", "games", "arrears_until", "crosses_federations")
    for key in keys:
        if key in case:
            label = _("Games for the old club") if key == "games" else label_of(key)
            yield f"{label}: {shown(case[key])}"


def _bond(book: RuleBook, case: Map) -> Iterator[str]:
    yield f"{label_of('listed')}: {_division(book, case['listed'])}"
    for one in case["games"]:
        division = _division(book, one["division"])
        yield _("Played in {division} on {day}").format(
            division=division, day=formatting.day(one["date"])
        )


def _standings(book: RuleBook, case: Map) -> Iterator[str]:
    yield _division(book, case["division"])
    for one in case["matches"]:
        yield from _result(one)
    for team in case.get("excluded", ()):
        yield _("{team} is excluded.").format(team=team)


def _exclusion(book: RuleBook, case: Map) -> Iterator[str]:
    yield _division(book, case["division"])
    for one in case["matches"]:
        if None in (boards := one.get("boards") or [None]):
            waits = _("no result yet") if not any(boards) else _("incomplete")
            yield f"{one['home']} – {one['away']}  {waits}"
        else:
            yield from _result(one)
    for team, day in case["excluded"].items():
        yield _("{team} is excluded on {day}.").format(team=team, day=formatting.day(day))


def _result(one: Map) -> Iterator[str]:
    """Yield a match that was played, and who did not appear to it."""
    scores = [0 if score == "both_lost" else int(2 * score) for score in one["boards"]]
    lost = 2 * sum(score == "both_lost" for score in one["boards"])
    points = formatting.pair((sum(scores), 2 * len(scores) - lost - sum(scores)))
    yield f"{one['home']} – {one['away']}  {points}"
    absent = one.get("no_show", ())
    for side in [absent] if isinstance(absent, str) else absent:
        yield _("{team} did not appear.").format(team=one[side])


def _promotion(book: RuleBook, case: Map) -> Iterator[str]:
    yield _division(book, case["division"])
    for place, one in enumerate(case["ranking"], 1):
        yield f"{place}. {one['team']} ({one['club']})"
    yield from _given(case, "up", "from_above", "already_there", "declined", "base")


def _elo(book: RuleBook, case: Map) -> Iterator[str]:
    own = case["elo"]
    yield f"{book.rating_name}: {'–' if own is None else own}"
    for one in case["games"]:
        score = formatting.score(int(2 * one["score"]))
        against = _("against {rating}").format(rating=one["opponent"] or "–")
        yield f"{against}  {score}"
