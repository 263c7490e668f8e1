"""What stands on the page of a tournament, row by row."""

from collections.abc import Container

from rich.text import Text

from league.facts.qualifications import Qualifier
from league.formatting import clock, day, score
from league.language import _, ngettext
from league.views.qualification import Game, GameKey, Place, Sheet
from tui.kit.alt_text import AltText
from tui.kit.cells import number, result
from tui.kit.columns import Col
from tui.kit.parts import Columns, Table, listed
from tui.kit.themes import Ink


def row_key(game: Game) -> str:
    """Return a game's row."""
    return "|".join(str(part) for part in game.key)


def begins(fact: Qualifier) -> str:
    """Return day and hour of the first round."""
    return f"{day(fact.first_round.date())}, {clock(fact.first_round.time())}"


def system(fact: Qualifier) -> str:
    """Return by which system it is played."""
    return fact.system.title() or _("Round robin")


def games_part(view: Sheet, typed: Container[GameKey], hues: Ink) -> Table:
    """Return the sheet: who meets whom in which round, on which board, with colours."""
    first, second = (_("White"), _("Black")) if view.three else (_("Home"), _("Away"))
    columns: Columns[Game] = (
        (Col(_("Rd"), right=True), lambda one: Text(str(one.round), hues.muted)),
        (Col(first, grow=True), lambda one: _seat(view, one, 0, hues)),
        (Col(_("Result")), lambda one: _result(one, one.key in typed, hues)),
        (Col(second, grow=True), lambda one: _seat(view, one, 1, hues)),
    )
    return listed("games", _("Sheet"), columns, view.games, row_key, opens=_("why?"))


def _seat(view: Sheet, game: Game, side: int, hues: Ink) -> Text:
    won = game.score is not None and game.score[side] == 2
    word = _("White") if game.first_is_white == (side == 0) else _("Black")
    # In the system of three teams the columns say the colour, in a match the boards differ.
    colour = "" if view.three else f" {word[:1]}"
    shown = Text.assemble(
        (f"{game.symbols[side]:>3}{colour}  ", f"bold {hues.accent}"),
        (game.names[side], f"bold {hues.text}" if won else hues.text),
    )
    read = _("{team}, symbol {symbol}") if view.three else _("{team}, {symbol}, {colour}")
    fields = {"team": game.names[side], "symbol": game.symbols[side], "colour": word}
    return AltText(shown, read.format(**fields))


def _result(game: Game, fresh: bool, hues: Ink) -> Text:
    entered = f"bold {hues.accent if fresh else hues.text}"
    return Text(result(game.score), hues.faint if game.score is None else entered)


def places_part(view: Sheet, hues: Ink) -> Table:
    """Return the ranking, with the lists and who goes up."""
    symbols = Col(_("Symbols") if view.three else "", least=66, read=_("Symbols"))
    played = Col(_("Games"), right=True, least=66, read=_("Games played"))
    columns: Columns[Place] = (
        (Col("#", right=True), lambda one: number(one.place, hues.muted)),
        (Col(_("Team"), grow=True), lambda one: Text(one.name, f"bold {hues.text}")),
        (symbols, lambda one: Text(one.symbols, hues.accent)),
        (played, lambda one: number(one.played, hues.muted)),
        (Col(_("Points"), right=True), lambda one: Text(score(one.points), f"bold {hues.accent}")),
        (Col(_("List")), lambda one: _list(one, hues)),
        (Col(_("Goes up")), lambda one: _up(view, one, hues)),
    )
    places, opens = view.places, _("team")
    return listed("places", _("Ranking"), columns, places, lambda one: one.team, opens=opens)


def _list(place: Place, hues: Ink) -> Text:
    if place.listed is None:
        return Text(_("✗ missing"), style=hues.warn)
    if place.findings:
        number = len(place.findings)
        words = ngettext("{number} finding", "{number} findings", number)
        return AltText(Text(f"▲ {number}", style=hues.warn), words.format(number=number))
    words = ngettext("{number} player, in order", "{number} players, in order", place.listed)
    return AltText(Text(f"✔ {place.listed}", style=hues.good), words.format(number=place.listed))


def _up(view: Sheet, place: Place, hues: Ink) -> Text:
    if place.team in dict(view.view.left):
        return Text(_("has left"), style=hues.warn)
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
