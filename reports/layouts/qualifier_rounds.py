"""The result sheet of a qualification tournament, round by round, White or the home side first."""

from collections.abc import Iterable, Iterator

from league.language import _
from league.views.columns import Kind, Value
from league.views.papers_qualification import GameLine, RoundLines, TeamLines, TournamentForms
from reports.document import Block, Column, Document, Facts, Lines, Table
from reports.layouts.match_words import colour
from reports.words import line_of

ROOM = 6.0
"""Height of a row to write into, in millimetres."""


def layout(view: TournamentForms) -> Document:
    """Return the sheet, filled or empty."""
    return sheet(view, _("Result sheet: {name}"), _blocks(view))


def sheet(view: TournamentForms, title: str, blocks: Iterable[Block]) -> Document:
    """Return a paper of a tournament; the title has a place for its name."""
    return Document(
        title=title.format(name=view.name),
        over=line_of(view.federation, view.season),
        under=system(view),
        foot=line_of(view.federation, view.season, view.name),
        blocks=tuple(blocks),
    )


def system(view: TournamentForms) -> str:
    """Return how the tournament is played."""
    if not view.system:
        return _("Round robin, {boards} boards").format(boards=view.boards)
    name = view.system.title()
    return _("System: {system}, {boards} boards").format(system=name, boards=view.boards)


def symbols(team: TeamLines) -> str:
    """Return the first and last symbol of a team's players."""
    return f"{team.lines[0].symbol}–{team.lines[-1].symbol}" if team.lines else ""


def begins(view: TournamentForms) -> Facts:
    """Return day and hour of the first round."""
    return Facts(((_("Date"), view.begins.date()), (_("Start"), view.begins.time())))


def _blocks(view: TournamentForms) -> Iterator[Block]:
    yield begins(view)
    if view.system:
        yield Facts(tuple((symbols(team), team.name) for team in view.teams))
    yield Lines((_("Place"),))
    for one in view.rounds:
        if view.system:
            yield games_table(one.games, _("Round {round}").format(round=one.number))
        else:
            yield from matches(one)


def matches(one: RoundLines) -> Iterator[Table]:
    """Yield a table a match: its sides have their colours by board."""
    for meeting in one.encounters:
        heading = _("Round {round}: {first} – {second}").format(
            round=one.number, first=meeting.first, second=meeting.second
        )
        yield games_table(meeting.games, heading)


def games_table(games: tuple[GameLine, ...], heading: str) -> Table:
    """Return games with pass number, player, colour and points of both sides."""
    seat = (Column(_("Pass no."), width=18), Column(_("Player")))
    columns = (
        Column(_("No."), width=10),
        Column("", Kind.CENTRED, 7),
        *seat,
        Column(_("Points"), Kind.RESULT, 18),
        *seat,
        Column("", Kind.CENTRED, 7),
        Column(_("No."), width=10),
    )
    return Table(columns, tuple(map(_row, games)), heading, room=ROOM, whole=True)


def _row(game: GameLine) -> tuple[Value, ...]:
    first, second = game.first, game.second
    return (
        first.symbol,
        colour(white=game.first_is_white),
        first.ident,
        first.name,
        "" if game.score is None else game.score,
        second.ident,
        second.name,
        colour(white=not game.first_is_white),
        second.symbol,
    )
