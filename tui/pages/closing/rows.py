"""The rows and words of the page about promotion."""

from collections.abc import Sequence

from rich.text import Text

from league.language import _, ngettext
from league.services.promotion.views import waiting_words
from league.views.promotion import DOWN, IN, STAYS, UP, MoveRow, OpenMatch, PromotionView, TierView
from tui.kit.cells import mark_of, number
from tui.kit.columns import Col
from tui.kit.parts import Columns, Table, listed
from tui.kit.themes import Ink
from tui.pages.closing.pyramid import SIGNS, pyramid, way_style


def move_list(found: PromotionView, hues: Ink) -> Table:
    """Return the moves, by their place in the view."""
    columns: Columns[MoveRow] = (
        (Col(""), lambda one: Text(SIGNS[one.way], f"bold {way_style(one.way, hues)}")),
        (Col("#", right=True), lambda one: number(one.place or None, hues.muted)),
        (Col(_("Team"), grow=True), lambda one: Text(one.name, hues.text)),
        (Col(_("From"), grow=True, least=100), lambda one: Text(one.source_name, hues.muted)),
        (Col(_("To"), grow=True), lambda one: _target(one, hues)),
        (Col("§"), lambda one: Text(one.citation, hues.accent)),
        (Col(_("Club"), grow=True, least=150), lambda one: Text(one.club_name, hues.muted)),
    )
    empty = found.refused or nobody_moves(found)
    return listed("moves", _("Moves"), columns, found.moves, None, empty, _("table"))


def _target(move: MoveRow, hues: Ink) -> Text:
    stays = move.way == STAYS
    target = _("stays in {division}").format(division=move.source_name) if stays else ""
    target = target or ("? " if move.assumed else "") + move.target_name
    return Text(target, hues.warn if move.assumed else hues.text)


def nobody_moves(view: PromotionView) -> str:
    """Return that nobody moves, or that it is not known yet."""
    if view.questions or view.waiting:
        return _("Nobody moves as it stands; something is still open.")
    return _("Nobody moves.")


def open_list(matches: Sequence[OpenMatch], hues: Ink) -> Table:
    """Return the matches without a result, by their place in the view."""
    columns: Columns[OpenMatch] = (
        (Col(_("Division"), grow=True), lambda one: Text(one.division_name, hues.muted)),
        (Col(_("Rd"), right=True), lambda one: number(one.key[1], hues.accent)),
        (Col(_("Home"), grow=True), lambda one: Text(one.home_name, hues.text)),
        (Col(_("Away"), grow=True), lambda one: Text(one.away_name, hues.text)),
    )
    empty = _("Every match has its result.")
    return listed("open", _("Open matches"), columns, matches, None, empty, _("match"))


def picture(view: PromotionView, hues: Ink, width: int) -> Text:
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
