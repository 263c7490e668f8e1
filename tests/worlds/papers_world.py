"""A paper as somebody adds it: an entry, a view and a layout, in twenty lines."""

from dataclasses import dataclass

from league.services.session.desk import Desk
from league.views.columns import Kind
from reports.document import Column, Document, Table
from reports.paper import About, Paper


@dataclass(frozen=True, slots=True)
class Roll:
    team: str
    players: tuple[tuple[int, str], ...]


def roll_view(desk: Desk, team: str) -> Roll:
    listed = (one for one in desk.season.squads if one.team == team)
    rows = sorted((one.place, desk.world.players[one.ident].name) for one in listed)
    return Roll(desk.team(team).name, tuple(rows))


def roll_layout(view: Roll) -> Document:
    columns = (Column("Place", Kind.NUMBER), Column("Player"))
    return Document(title=f"Roll of {view.team}", blocks=(Table(columns, view.players, "Roll"),))


ROLL = Paper("roll", lambda: "Roll", About.TEAM, roll_view, roll_layout, audience=lambda: "all")
