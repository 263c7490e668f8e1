"""The rows and the detail of the teams that failed to appear."""

from rich.text import Text

from league.forms import day
from league.language import _
from league.views.no_shows import Absent, NoShow
from tui.widgets.cells import number
from tui.widgets.columns import Col
from tui.widgets.themes import Ink


def team_columns() -> list[Col]:
    """Return the columns of the teams."""
    return [
        Col(_("Team"), grow=True),
        Col(_("Division"), least=100),
        Col(_("Times"), right=True),
        Col(_("Last on"), right=True),
        Col(_("State")),
    ]


def team_row(one: Absent, hues: Ink) -> list[Text]:
    """Return the cells of a team."""
    failures = one.failures
    return [
        Text(failures.team.name, style=f"bold {hues.text}"),
        Text(one.division, style=hues.muted),
        number(failures.number),
        Text(day(failures.matches[-1].day), style=hues.muted),
        _state(one, hues),
    ]


def _state(one: Absent, hues: Ink) -> Text:
    if one.failures.excluded:
        return Text(f"✗ {_('excluded')}", style=hues.bad)
    if one.suspended:
        return Text(f"✗ {_('club banned')}", style=hues.bad)
    if one.failures.proposed:
        return Text(f"▲ {_('to be decided')}", style=f"bold {hues.warn}")
    return Text("–", style=hues.faint)


def match_columns() -> list[Col]:
    """Return the columns of the matches."""
    return [
        Col(_("Day"), right=True),
        Col(_("Team"), grow=True),
        Col(_("Against"), grow=True),
        Col(_("Round"), right=True, least=90),
        Col(_("State")),
    ]


def match_row(one: Absent, match: NoShow, hues: Ink) -> list[Text]:
    """Return the cells of a match."""
    counts = match.failure.counts
    return [
        Text(day(match.failure.day), style=hues.muted),
        Text(one.failures.team.name, style=f"bold {hues.text}"),
        Text(match.opponent),
        number(match.round, hues.muted),
        Text(f"{'▲' if counts else '○'} {match.state}", style=hues.warn if counts else hues.muted),
    ]


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
