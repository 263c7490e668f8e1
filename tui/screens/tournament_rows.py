"""What stands on the page of a tournament, row by row."""

from collections.abc import Container

from rich.text import Text

from league.forms import score
from league.language import _, ngettext
from league.views.tournaments import Game, GameKey, Place, Sheet
from tui.widgets.cells import number, result
from tui.widgets.columns import Col
from tui.widgets.parts import Table
from tui.widgets.themes import Ink
from tui.widgets.told import Told


def row_key(game: Game) -> str:
    """Return a game's row."""
    return "|".join(str(part) for part in game.key)


def games_part(view: Sheet, typed: Container[GameKey], hues: Ink) -> Table:
    """Return the sheet: who meets whom in which round, on which board, with colours."""
    columns = [
        Col(_("Rd"), right=True),
        Col(_("White") if view.three else _("Home"), grow=True),
        Col(_("Result")),
        Col(_("Black") if view.three else _("Away"), grow=True),
    ]
    rows = [(row_key(game), _game(view, game, game.key in typed, hues)) for game in view.games]
    return Table("games", _("Sheet"), columns, rows, opens=_("why?"))


def _game(view: Sheet, game: Game, fresh: bool, hues: Ink) -> list[Text]:
    seats = []
    for side, white in ((0, game.first_is_white), (1, not game.first_is_white)):
        won = game.score is not None and game.score[side] == 2
        word = _("White") if white else _("Black")
        # In the system of three teams the columns say the colour, in a match the boards differ.
        colour = "" if view.three else f" {word[:1]}"
        shown = Text.assemble(
            (f"{game.symbols[side]:>3}{colour}  ", f"bold {hues.accent}"),
            (game.names[side], f"bold {hues.text}" if won else hues.text),
        )
        read = _("{team}, symbol {symbol}") if view.three else _("{team}, {symbol}, {colour}")
        fields = {"team": game.names[side], "symbol": game.symbols[side], "colour": word}
        seats.append(Told(shown, read.format(**fields)))
    entered = f"bold {hues.accent if fresh else hues.text}"
    shown = Text(result(game.score), style=hues.faint if game.score is None else entered)
    return [Text(str(game.round), style=hues.muted), seats[0], shown, seats[1]]


def places_part(view: Sheet, hues: Ink) -> Table:
    """Return the ranking, with the lists and who goes up."""
    columns = [
        Col("#", right=True),
        Col(_("Team"), grow=True),
        Col(_("Symbols") if view.three else "", least=66, read=_("Symbols")),
        Col(_("Games"), right=True, least=66, read=_("Games played")),
        Col(_("Points"), right=True),
        Col(_("List")),
        Col(_("Goes up")),
    ]
    rows = [(place.team, _place(place, hues)) for place in view.places]
    return Table("places", _("Ranking"), columns, rows, opens=_("team"))


def _place(place: Place, hues: Ink) -> list[Text]:
    return [
        number(place.place, hues.muted),
        Text(place.name, style=f"bold {hues.text}"),
        Text(place.symbols, style=hues.accent),
        number(place.played, hues.muted),
        Text(score(place.points), style=f"bold {hues.accent}"),
        _list(place, hues),
        _up(place, hues),
    ]


def _list(place: Place, hues: Ink) -> Text:
    if place.listed is None:
        return Text(_("✗ missing"), style=hues.warn)
    if place.findings:
        number = len(place.findings)
        words = ngettext("{number} finding", "{number} findings", number)
        return Told(Text(f"▲ {number}", style=hues.warn), words.format(number=number))
    words = ngettext("{number} player, in order", "{number} players, in order", place.listed)
    return Told(Text(f"✔ {place.listed}", style=hues.good), words.format(number=place.listed))


def _up(place: Place, hues: Ink) -> Text:
    if place.goes_up is None:
        return Text(_("open"), style=hues.faint)
    return Text(f"▲ {_('up')}", style=f"bold {hues.good}") if place.goes_up else Text("")


def counts_part(view: Sheet, hues: Ink) -> Table:
    """Return the criteria in their order, and what each gave the teams."""
    columns = [
        Col(_("Criterion"), grow=True),
        *(Col(place.mark, right=True, read=place.name) for place in view.places),
    ]
    rows = [
        (
            str(at),
            [Text(name[:1].upper() + name[1:], style=hues.muted), *(Text(one) for one in numbers)],
        )
        for at, (name, numbers) in enumerate(view.counts)
    ]
    return Table("counts", _("What separates the places"), columns, rows)
