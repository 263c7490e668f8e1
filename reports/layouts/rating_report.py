"""A division's results for the rating officer: each player with opponents and results."""

from collections.abc import Iterator

from league.facts.periods import ReportedPlayer, ReportedResult, TimeControl
from league.formatting import day
from league.language import _
from league.views.columns import Kind, Value
from league.views.federation_papers import RatingReportPaper, ReportPart
from reports.document import Block, Column, Document, Facts, Table, Words
from reports.words import line_of

_FORFEIT = "K"
"""Stands before the result of a board on which nobody played."""
_UNKNOWN = "?"
_SIGNS: dict[int | None, str] = {2: "+", 1: "=", 0: "−"}
"""By half points; no spreadsheet takes ``37=`` for a time or a day."""


def rating_report(view: RatingReportPaper) -> Document:
    """Return the report of each rating period, with what is missing in front."""
    return Document(
        title=_("Results for rating: {division}").format(division=view.division),
        over=line_of(view.federation, view.season),
        under=view.rating_name,
        foot=line_of(view.federation, view.season, view.division),
        audience=_("the rating officer{rule}; it tells only the personal data demanded").format(
            rule=view.rule
        ),
        blocks=tuple(_blocks(view)),
        landscape=True,
    )


def _blocks(view: RatingReportPaper) -> Iterator[Block]:
    yield Facts(tuple(_head(view)))
    if view.lacks:
        yield Words("\n".join(view.lacks), bold=True)
    if view.incomplete and view.despite:
        sentence = _("It goes out although data are missing: {reason}")
        yield Words(sentence.format(reason=view.despite))
    for part in view.parts:
        yield _table(view, part)
    sentence = _(
        "Behind the opponent's number: {won} won, {drawn} drawn, {lost} lost; {sign} = no game."
    )
    yield Words(sentence.format(won="+", drawn="=", lost="−", sign=_FORFEIT), small=True)
    if view.incomplete:
        columns = (Column(_("Pass")), Column(_("What is missing")))
        yield Table(columns, view.incomplete, name=_("Missing data"))


def _head(view: RatingReportPaper) -> Iterator[tuple[str, Value]]:
    report = view.parts[-1].report
    yield _("Event"), f"{report.name}, {day(report.start)} – {day(report.end)}"
    yield _("Time control"), view.control or _control(report.control)
    yield _("Registered"), report.registered or "–"
    if report.reported:
        yield _("Reported"), report.reported
    if report.permitted_by:
        yield _("Permitted by"), report.permitted_by
    if report.fide:
        yield _("For FIDE too"), _("yes")


def _control(control: TimeControl | None) -> str:
    if control is None:
        return "–"
    moves = _("{minutes} minutes for {moves} moves").format(
        minutes=control.minutes, moves=control.moves
    )
    whole = _("{minutes} minutes for the game").format(minutes=control.minutes)
    rest = _("{minutes} minutes for the rest").format(minutes=control.rest_minutes)
    added = _("{seconds} seconds per move").format(seconds=control.seconds)
    parts = (
        moves if control.moves else whole,
        rest if control.rest_minutes else "",
        added if control.seconds else "",
    )
    return ", ".join(filter(None, parts))


def _table(view: RatingReportPaper, part: ReportPart) -> Table:
    """Return the players of a period; what nobody's data need has no column."""
    players = part.report.players
    rounds = max((len(one.results) for one in players), default=0)
    names = {name for told in part.personal for name in told}
    personal = [one for one in _personal(view.rating_name) if one[0] in names]
    columns = (
        Column(_("No."), Kind.NUMBER),
        Column(_("Pass")),
        Column(_("Surname")),
        Column(_("Given name")),
        Column(_("Final rank"), Kind.NUMBER),
        Column(_("Points"), Kind.SCORE),
        *(column for _name, column in personal),
        *(Column(str(number), Kind.CENTRED) for number in range(1, rounds + 1)),
    )
    rows = [
        (*_fixed(one), *(_told(part, at, name) for name, _c in personal), *_games(one, rounds))
        for at, one in enumerate(players)
    ]
    name = _("{first} to {last}").format(first=day(part.first), last=day(part.last))
    return Table(columns, tuple(rows), name=name)


def _personal(rating_name: str) -> tuple[tuple[str, Column], ...]:
    """Return the fields of personal data in their order, each with its column."""
    return (
        ("rating", Column(rating_name, Kind.NUMBER)),
        ("rating_secured", Column(_("Rating is"))),
        ("fide_id", Column(_("FIDE id"), Kind.NUMBER)),
        ("fide_rating", Column(_("FIDE rating"), Kind.NUMBER)),
        ("nation", Column(_("Nation"))),
        ("title", Column(_("Title"))),
        ("born", Column(_("Born"), Kind.DAY)),
        ("sex", Column(_("Sex"))),
    )


def _fixed(one: ReportedPlayer) -> tuple[Value, ...]:
    points = sum(result.score or 0 for result in one.results)
    number = one.draw_number
    return number, one.ident, one.surname, one.given_name, one.final_rank, points


def _told(part: ReportPart, at: int, name: str) -> Value:
    value = part.told(at, name)
    if name == "rating_secured":
        words = {True: _("secured"), False: _("estimated"), None: None}
        return words[None if value is None else bool(value)]
    if name == "sex" and value is not None:
        return {"m": _("male"), "w": _("female")}.get(str(value), str(value))
    return value  # type: ignore[return-value]  # a field of a player is a value of a cell


def _games(one: ReportedPlayer, rounds: int) -> tuple[Value, ...]:
    played = [_game(result) for result in one.results]
    return (*played, *[None] * (rounds - len(played)))


def _game(result: ReportedResult) -> str:
    opponent = _FORFEIT if result.forfeit else result.opponent or _UNKNOWN
    return f"{opponent}{_SIGNS.get(result.score, _UNKNOWN)}"
