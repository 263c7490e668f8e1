"""The rows and the detail of the teams that failed to appear."""

from collections.abc import Sequence

from rich.text import Text

from league.formatting import day
from league.language import _
from league.views.no_shows import Absent, NoShow
from tui.kit.cells import number
from tui.kit.columns import Col
from tui.kit.parts import Columns, Table, listed
from tui.kit.themes import Ink


def team_list(view: Sequence[Absent], hues: Ink) -> Table:
    """Return the teams."""
    columns: Columns[Absent] = (
        (Col(_("Team"), grow=True), lambda one: Text(one.failures.team.name, f"bold {hues.text}")),
        (Col(_("Division"), least=100), lambda one: Text(one.division, hues.muted)),
        (Col(_("Times"), right=True), lambda one: number(one.failures.number)),
        (Col(_("Last on"), right=True), lambda one: _last(one, hues)),
        (Col(_("State")), lambda one: _state(one, hues)),
    )
    empty = _("Every team appeared to its matches; there is nothing to decide.")
    opens = _("read")
    return listed(
        "teams", _("Teams"), columns, view, lambda one: one.failures.team.id, empty, opens
    )


def _last(one: Absent, hues: Ink) -> Text:
    return Text(day(one.failures.matches[-1].day), hues.muted)


def _state(one: Absent, hues: Ink) -> Text:
    if one.failures.excluded:
        return Text(f"✗ {_('excluded')}", style=hues.bad)
    if one.suspended:
        return Text(f"✗ {_('club banned')}", style=hues.bad)
    if one.failures.proposed:
        return Text(f"▲ {_('to be decided')}", style=f"bold {hues.warn}")
    return Text("–", style=hues.faint)


def match_list(view: Sequence[Absent], hues: Ink) -> Table:
    """Return the matches to which they failed to appear."""
    columns: Columns[tuple[Absent, NoShow]] = (
        (Col(_("Day"), right=True), lambda of: Text(day(of[1].failure.day), hues.muted)),
        (Col(_("Team"), grow=True), lambda of: Text(of[0].failures.team.name, f"bold {hues.text}")),
        (Col(_("Against"), grow=True), lambda of: Text(of[1].opponent)),
        (Col(_("Round"), right=True, least=90), lambda of: number(of[1].round, hues.muted)),
        (Col(_("State")), lambda of: _match_state(of[1], hues)),
    )
    found = [(one, match) for one in view for match in one.matches]
    empty, opens = _("No match to which a team failed to appear."), _("go in")
    return listed("matches", _("Matches"), columns, found, match_key, empty, opens)


def match_key(of: tuple[Absent, NoShow]) -> str:
    """Return by what a team's match is chosen."""
    one, match = of
    return "/".join(map(str, (one.failures.team.id, *match.failure.match)))


def _match_state(match: NoShow, hues: Ink) -> Text:
    counts = match.failure.counts
    return Text(f"{'▲' if counts else '○'} {match.state}", hues.warn if counts else hues.muted)


def detail(view: tuple[Absent, ...], at: int, hues: Ink) -> Text:
    """Return what follows for a team and its club."""
    if not view:
        return Text(_("Nothing follows for anybody."), style=hues.muted)
    one = view[at]
    text = Text.assemble(
        (one.failures.team.name, f"bold {hues.text}"),
        (f"  {one.division}, {one.club}\n", hues.muted),
    )
    for citation, words in zip(one.citations, (one.team_says, one.club_says), strict=True):
        text.append(f"{citation}  " if citation else "", style=hues.accent)
        text.append(f"{words}\n", style=hues.text)
    if one.suspended:
        first, last = one.suspended
        sentence = _("The club is suspended from {first} to {last}.")
        until = day(last) if last else _("further notice")
        text.append(f"{sentence.format(first=day(first), last=until)}\n", style=hues.bad)
    for match in one.matches:
        text.append(f"{day(match.failure.day)}  ", style=hues.muted)
        text.append(f"{_('against {opponent}').format(opponent=match.opponent)}: {match.state}\n")
    return text
