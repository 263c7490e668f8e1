"""The protocol of a draw: from its seed anybody can draw the same numbers again."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from fixtures.draw import swaps
from league.errors import InputError
from league.facts.calendars import Draw
from league.language import _
from league.rulebook.topics import Topic
from league.services.schedule.draw_explaining import decimal
from league.services.schedule.draw_views import draw_view
from league.services.session.contacts import offices_of
from league.services.session.desk import Desk, names_in
from league.services.session.paper_heads import head_of
from league.views.season_papers import DrawPaper, LotStep


def draw_paper(desk: Desk, division: str) -> DrawPaper:
    """Return how a division's draw was held, with the matches of the published rounds.

    Raises InputError when none is on record, NotFoundError, RuleBookError, StorageError.
    """
    view, rule = draw_view(desk, division), desk.book.topic(Topic.DRAW)
    held = view.row.held
    if held is None:
        sentence = _("No draw of {division} is on record; the numbers came with the file.")
        raise InputError(sentence, division=view.row.name)
    hidden = offices_of(desk).held_back
    shown = tuple(one for one in view.meetings if one.match[:2] not in hidden)
    names, drawing = names_in(desk, division), drawing_teams(held)
    order = tuple((team, names.get(team, team)) for team in drawing)
    return DrawPaper(
        head=head_of(desk),
        view=replace(view, meetings=shown),
        title=desk.book.paragraph(rule).title,
        citation=desk.book.cite(rule),
        order=order,
        steps=tuple(lot_steps([name for _team, name in order], held.seed)),
    )


def drawing_teams(held: Draw) -> list[str]:
    """Return the teams that drew, in the order in which they stood before the lots."""
    kept = held.last_year or {}
    return sorted(team for team in held.teams if team not in kept)


def lot_steps(names: Sequence[str], seed: int) -> Iterator[LotStep]:
    """Yield each lot with the names that stood on its two places."""
    standing = list(names)
    for number, lot in enumerate(swaps(len(standing), seed), 1):
        moved = standing[lot.place], standing[lot.other]
        yield LotStep(number, decimal(lot.chance), (lot.place + 1, lot.other + 1), moved)
        standing[lot.place], standing[lot.other] = moved[1], moved[0]
