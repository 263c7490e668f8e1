"""§ 13.2–13.4, 14.4, 16.6: who goes up and down over all divisions, each by its paragraph."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from league.errors import InputError, UndecidedError
from league.facts.seasons import Division
from league.findings import Finding
from league.language import _
from league.outcomes.cascade import settle
from league.outcomes.closing import (
    UNDECIDED,
    Cascade,
    Closing,
    Move,
    Moves,
    Numbers,
    Reason,
    Rung,
    Step,
)
from league.outcomes.movement import Ranked
from league.rulebook import Values

PYRAMID = ("landesliga", "kreisliga", "klasse")
"""Tiers whose teams go up and down."""

Home = tuple[str, str]
"""Paragraph and the name of its sentence."""

HOMES: Mapping[Reason, Mapping[str, Home]] = {
    Reason.UP: {
        "landesliga": ("13.2.a", "up"),
        "kreisliga": ("14.4", "up"),
        "klasse": ("14.3", "up"),
    },
    Reason.UP_AFTER_REFUSAL: {
        "landesliga": ("13.2.a", "next_declined"),
        "kreisliga": ("13.4", "next_declined"),
        "klasse": ("14.3", "next_declined"),
    },
    Reason.UP_AFTER_CLUB: {
        "landesliga": ("13.2.a", "next"),
        "kreisliga": ("14.4", "next"),
        "klasse": ("14.3", "next"),
    },
    Reason.UP_BY_QUALIFICATION: dict.fromkeys(PYRAMID, ("16.6", "up")),
    Reason.DOWN: {
        "landesliga": ("13.3.a", "down"),
        "kreisliga": ("14.3", "down"),
        "klasse": ("14.3", "down"),
    },
    Reason.DOWN_REPLACED: {
        "landesliga": ("13.3.a", "replaced"),
        "kreisliga": ("4.1.b", "replaced"),
        "klasse": ("4.1.b", "replaced"),
    },
    Reason.DOWN_IN_ADDITION: dict.fromkeys(PYRAMID, ("4.1.b", "second")),
    Reason.DOWN_EXCLUDED: dict.fromkeys(PYRAMID, ("7.1.b", "down")),
    Reason.FROM_OUTSIDE: dict.fromkeys(PYRAMID, ("13.3.a", "arrives")),
    Reason.DECLINED: {
        "landesliga": ("13.2.a", "passed_on"),
        "kreisliga": ("13.4", "declined"),
        "klasse": ("14.3", "declined"),
    },
    Reason.NOT_PASSED_ON: dict.fromkeys(PYRAMID, ("13.2.a", "kept")),
    Reason.CLUB_ABOVE: {
        "landesliga": ("13.2.a", "already"),
        "kreisliga": ("14.4", "already"),
        "klasse": ("4.1.b", "already"),
    },
    Reason.NOT_NEEDED: {
        "landesliga": ("13.3.c", "stays"),
        "kreisliga": ("14.3", "stays"),
        "klasse": ("14.3", "stays"),
    },
}
"""Where each reason to move or to stay is printed, by the tier of the division left."""

COMING_DOWN = (
    Reason.DOWN,
    Reason.DOWN_REPLACED,
    Reason.DOWN_IN_ADDITION,
    Reason.DOWN_EXCLUDED,
    Reason.FROM_OUTSIDE,
)
"""Reasons by which a team comes to a division from above."""


def pyramid(divisions: Sequence[Division], _values: Values) -> dict[str, str | None]:
    """§ 13.4, 14.4: each division of the pyramid and the one above it, of its own Kreis if any.

    Raises InputError where two divisions above are equally near.
    """
    mine = [division for division in divisions if division.tier in PYRAMID]
    return {division.id: _above(division, mine) for division in mine}


def _above(division: Division, divisions: Sequence[Division]) -> str | None:
    higher = [other for other in divisions if division.below(other)]
    nearest = max((other.level for other in higher), default=None)
    names = [other.id for other in higher if other.level == nearest]
    if len(names) > 1:
        raise InputError(
            _("{division} could go up to any of: {names}. Say which.").format(
                division=division.id, names=", ".join(names)
            )
        )
    return names[0] if names else None


def rung(
    division: Division,
    ranking: Iterable[Ranked],
    above: str | None,
    values: Values,
    decided: Numbers = UNDECIDED,
) -> Rung:
    """§ 13.1–13.4, 14.2–14.4, 16.6: one division's numbers, by the book where nobody decided.

    Raises InputError when a division below the Kreisliga has no number of teams that go up.
    """
    landesliga = division.tier == "landesliga"
    return Rung(
        division=division,
        ranking=tuple(ranking),
        above=above,
        up=_up(division, decided, values),
        base=_first(decided.base, values.number("13.3.a", "relegated") if landesliga else None),
        planned=_first(decided.planned, values.number("13.1", "teams") if landesliga else None),
        per_club=_per_club(division, decided, values),
        passes=not (landesliga and values.yes("13.2.a", "needs_decision")),
        qualified=decided.qualified,
    )


def _first(decided: int | None, usual: int | None) -> int | None:
    return usual if decided is None else decided


def _up(division: Division, decided: Numbers, values: Values) -> int:
    """§ 13.2.a, 14.4: the champion goes up; § 16.6: two from a qualification tournament."""
    if decided.up is not None:
        return decided.up
    if decided.qualified is not None:
        return values.number("16.6", "up")
    if division.tier == "klasse":
        raise UndecidedError(
            _("{division}: how many teams go up is not decided ({book} § 14.3)."),
            decision="up",
            answers=(f"{division.id}=1", f"{division.id}=2"),
            division=division.name,
            book=values.book,
        )
    return values.number("13.2.a" if division.tier == "landesliga" else "14.4", "up")


def _per_club(division: Division, decided: Numbers, values: Values) -> int | None:
    """§ 4.1.b, 14.2: one team per club, two below the Kreisliga if decided, any in the last."""
    if division.lowest:
        return None
    usual = values.number("4.1.b", "teams")
    most = values.number("14.2", "teams") if division.tier == "klasse" else usual
    if decided.per_club is not None and not 0 < decided.per_club <= most:
        raise InputError(
            _("{division}: {number} teams of a club, at most {most} ({book} § {rule}).").format(
                division=division.name,
                number=decided.per_club,
                most=most,
                book=values.book,
                rule="14.2" if division.tier == "klasse" else "4.1.b",
            )
        )
    return decided.per_club or usual


def in_addition(values: Values) -> bool:
    """§ 13.3.a: whether a club's second team goes down on top of the usual number (I29)."""
    return values.word("13.3.a", "second_team") == "in_addition"


def cascade(closing: Closing, values: Values) -> Cascade:
    """§ 13.2–13.4, 14.4, 16.6: who moves, each step with its paragraph; what does not fit.

    Raises InputError as ``league.outcomes.cascade.settle`` does.
    """
    moves = settle(closing)
    more = set(_more_than_usual(moves.moves, closing, values))
    asked = (*_no_way_down(closing, moves, values), *_nothing_to_lose(closing, moves, values))
    return Cascade(
        steps=tuple(_step(move, closing, values, more=move.team in more) for move in moves.moves),
        stays=tuple(_step(move, closing, values) for move in moves.stays),
        divisions=moves.divisions,
        findings=(
            *_wrong_sizes(closing, moves, values),
            *_too_many(closing, moves, values),
            *asked,
        ),
        asked=asked,
    )


def _step(move: Move, closing: Closing, values: Values, *, more: bool = False) -> Step:
    names = {one.division.id: one.division for one in closing.rungs}
    names[closing.outside.division.id] = closing.outside.division
    homes = HOMES[move.reason]
    paragraph, name = homes.get(names[move.source].tier, homes["klasse"])
    return Step(
        move.team,
        move.club,
        move.source,
        move.target,
        "13.3.b" if more else paragraph,
        values.say(
            "13.3.b" if more else paragraph,
            name,
            team=move.team,
            club=move.club,
            place=move.place,
            source=names[move.source].name,
            target=names[move.towards].name,
            number=len(closing.outside.coming_down),
        ),
    )


def _more_than_usual(moves: Sequence[Move], closing: Closing, values: Values) -> Iterator[str]:
    """§ 13.3.b: when two or more come down, they and those who go down beyond the usual number."""
    arriving = [move for move in moves if move.reason is Reason.FROM_OUTSIDE]
    if len(arriving) < values.number("13.3.b", "from_above"):
        return
    yield from (move.team for move in arriving)
    top = next(one for one in closing.rungs if one.above is None)
    usual = values.number("13.3.a", "relegated") if top.base is None else top.base
    leaving = (Reason.DOWN, Reason.DOWN_REPLACED, Reason.DOWN_EXCLUDED)
    down = [move for move in moves if move.source == top.division.id and move.reason in leaving]
    for move in down[: max(len(down) - usual, 0)]:
        if move.reason is Reason.DOWN:
            yield move.team


def _wrong_sizes(closing: Closing, moves: Moves, values: Values) -> Iterator[Finding]:
    """§ 13.1, 14.3: a division that does not have the planned number of teams."""
    for one in closing.rungs:
        number = len(moves.divisions[one.division.id])
        if one.planned is not None and number != one.planned:
            rule = "13.1" if one.division.tier == "landesliga" else "14.3"
            facts = {"division": one.division.name, "number": number, "planned": one.planned}
            yield Finding(rule, rule, values.say(rule, "size", **facts))


def _too_many(closing: Closing, moves: Moves, values: Values) -> Iterator[Finding]:
    """§ 4.1.b, 14.2: a club with more teams in a division than it may have."""
    for one in closing.rungs:
        teams = Counter(entry.club for entry in moves.divisions[one.division.id])
        for club, number in teams.items():
            if one.per_club is not None and number > one.per_club:
                facts = {"club": club, "number": number, "limit": one.per_club}
                sentence = values.say("4.1.b", "teams", division=one.division.name, **facts)
                yield Finding("4.1.b", "4.1.b", sentence)


def _no_way_down(closing: Closing, moves: Moves, values: Values) -> Iterator[Finding]:
    """§ 13.3.a: a club's lower placed team has to go down too, and no division lies below."""
    feeding = {one.above for one in closing.rungs}
    arrived = {move.team: move.target for move in moves.moves if move.reason in COMING_DOWN}
    for one in closing.rungs:
        if one.per_club is None or one.division.id in feeding:
            continue
        entries = moves.divisions[one.division.id]
        clubs = {entry.club for entry in entries if arrived.get(entry.team) == one.division.id}
        teams = Counter(entry.club for entry in entries)
        for entry in entries:
            surplus = entry.club in clubs and teams[entry.club] > one.per_club
            settled = (arrived.get(entry.team), closing.choices.placed.get(entry.team))
            if surplus and one.division.id not in settled:
                facts = {"team": entry.team, "division": one.division.name}
                sentence = values.say("13.3.a", "no_way_down", club=entry.club, **facts)
                yield Finding("13.3.a", "13.3.a", sentence, team=entry.team)


def _nothing_to_lose(closing: Closing, moves: Moves, values: Values) -> Iterator[Finding]:
    """§ 7.1.b: an excluded team loses its division, and none lies below; a person decides.

    Who decided that it stays has placed it in its own division.
    """
    feeding = {one.above for one in closing.rungs}
    open_to = closing.choices.excluded - {move.team for move in moves.moves}
    for one in closing.rungs:
        if one.division.id in feeding:
            continue
        for entry in moves.divisions[one.division.id]:
            if entry.team in open_to and closing.choices.placed.get(entry.team) != one.division.id:
                facts = {"team": entry.team, "division": one.division.name}
                sentence = values.say("7.1.b", "none_below", **facts)
                yield Finding("7.1.b", "7.1.b", sentence, team=entry.team)
