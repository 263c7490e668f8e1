"""The rows and words of the page about promotion."""

from collections.abc import Sequence

from rich.text import Text

from league.language import _, ngettext
from league.services.promotion_views import waiting_words
from league.views.promotion import DOWN, IN, STAYS, UP, MoveRow, OpenMatch, PromotionView, TierView
from tui.kit.cells import mark_of, number
from tui.kit.columns import Col, Row
from tui.kit.themes import Ink
from tui.pages.closing.pyramid import SIGNS, pyramid, way_style


def move_columns() -> list[Col]:
    """Return the columns of the moves."""
    return [
        Col(""),
        Col("#", right=True),
        Col(_("Team"), grow=True),
        Col(_("From"), grow=True, least=100),
        Col(_("To"), grow=True),
        Col("§"),
        Col(_("Club"), grow=True, least=150),
    ]


def move_rows(moves: Sequence[MoveRow], hues: Ink) -> list[Row]:
    """Return the moves, by their place in the view."""
    return [(str(place), _move(move, hues)) for place, move in enumerate(moves)]


def _move(move: MoveRow, hues: Ink) -> list[Text]:
    stays = move.way == STAYS
    target = _("stays in {division}").format(division=move.source_name) if stays else ""
    target = target or ("? " if move.assumed else "") + move.target_name
    return [
        Text(SIGNS[move.way], style=f"bold {way_style(move.way, hues)}"),
        number(move.place or None, hues.muted),
        Text(move.name, style=hues.text),
        Text(move.source_name, style=hues.muted),
        Text(target, style=hues.warn if move.assumed else hues.text),
        Text(move.citation, style=hues.accent),
        Text(move.club_name, style=hues.muted),
    ]


def nobody_moves(view: PromotionView) -> str:
    """Return that nobody moves, or that it is not known yet."""
    if view.questions or view.waiting:
        return _("Nobody moves as it stands; something is still open.")
    return _("Nobody moves.")


def open_columns() -> list[Col]:
    """Return the columns of the matches without a result."""
    return [
        Col(_("Division"), grow=True),
        Col(_("Rd"), right=True),
        Col(_("Home"), grow=True),
        Col(_("Away"), grow=True),
    ]


def open_rows(matches: Sequence[OpenMatch], hues: Ink) -> list[Row]:
    """Return the matches, by their place in the view."""
    return [
        (
            str(place),
            [
                Text(one.division_name, style=hues.muted),
                number(one.key[1], hues.accent),
                Text(one.home_name, style=hues.text),
                Text(one.away_name, style=hues.text),
            ],
        )
        for place, one in enumerate(matches)
    ]


def picture(view: PromotionView, width: int, hues: Ink) -> Text:
    """Return what is open, and the pyramid below it."""
    text = _state(view, hues)
    return text.append("\n").append_text(pyramid(view, width, hues)) if view.tiers else text


def words(view: PromotionView, hues: Ink) -> Text:
    """Return the same in lines."""
    text = _state(view, hues)
    for tier in view.tiers:
        text.append(f"\n{tier.name}\n", style=f"bold {hues.primary}")
        for line in tier_words(tier):
            text.append(f"  {line}\n")
    text.rstrip()
    return text


def _state(view: PromotionView, hues: Ink) -> Text:
    """Return what is not decided, what does not fit, and how much could still change."""
    if view.refused:
        return Text(view.refused, style=hues.warn)
    text = Text()
    for sentence in view.questions:
        text.append("? ", style=f"bold {hues.warn}").append(f"{sentence}\n", style=hues.text)
    for found in view.findings:
        sign, style = mark_of(found.state, hues)
        text.append(f"{sign} {found.citation}  ", style=style)
        text.append(f"{found.sentence}\n", style=hues.text)
    mark, style = ("○ ", hues.warn) if view.waiting else ("✔ ", hues.good)
    return text.append(mark, style=style).append(f"{waiting_words(view)}\n", style=hues.text)


def tier_words(tier: TierView) -> list[str]:
    """Return a division in lines: who leaves it, who comes, how many there will be."""
    lines = [_seat_words(seat.move) for seat in tier.seats if seat.move is not None]
    lines += [_arrival(move) for move in tier.arriving]
    if tier.number_open:
        lines.append(_("How many teams go up is not decided."))
    lines += tier.tournaments
    size = ngettext("{n} team next season", "{n} teams next season", tier.next)
    return [*lines, size.format(n=tier.next)]


def _seat_words(move: MoveRow) -> str:
    sentences = {
        UP: _("{place}. {team} goes up to {division} ({citation})"),
        DOWN: _("{place}. {team} goes down to {division} ({citation})"),
        STAYS: _("{place}. {team} stays in {division} ({citation})"),
    }
    return sentences[move.way].format(
        place=move.place, team=move.name, division=move.target_name, citation=move.citation
    )


def _arrival(move: MoveRow) -> str:
    sentences = {
        UP: _("comes up: {team} from {division} ({citation})"),
        DOWN: _("comes down: {team} from {division} ({citation})"),
        IN: _("comes down: {team} from {division} ({citation})"),
    }
    return sentences[move.way].format(
        team=move.name, division=move.source_name, citation=move.citation
    )
