"""The page of a Kader list: what it begins with, its rows, and its list of findings."""

from collections.abc import Callable, Collection, Mapping

from rich.text import Text

from league.language import _
from league.services.lists.editing import club_players
from league.services.session import drafts
from league.services.session.desk import Desk
from league.services.session.drafts import KADER, Draft, DraftSubject, Typed, TypedKader
from league.services.session.stored import TypedList, list_of
from league.views.clubs import SquadLine, TeamView
from league.views.matches import SquadRow
from tui.app_protocol import AppProtocol
from tui.dialogs.conflict import ConflictDialog
from tui.dialogs.dialog import ask
from tui.dialogs.picker import PickerDialog
from tui.dialogs.typed_fields import shown_day
from tui.kit.alt_text import marked
from tui.kit.cells import number, tolerance
from tui.kit.columns import Col
from tui.kit.findings_list import MattersList
from tui.kit.parts import Columns, Facts, Table, listed
from tui.kit.themes import Ink
from tui.pages.lists.list_draft import ListDraft, Steps


def steps_of(desk: Desk, team: str) -> tuple[Steps, Draft | None]:
    """Return a team's list as it was handed in, and what was left begun since as a step.

    It is gone on with unasked when there is only one, and no other list was handed in since.
    Raises NotFoundError, StorageError.
    """
    stored = list_of(desk, team)
    steps = Steps(ListDraft(stored.idents, frozenset(stored.youth)))
    begun = [
        one for one in drafts.all_drafts(desk) if (one.thing.kind, one.thing.key) == (KADER, team)
    ]
    if len(begun) != 1 or not begun[0].left or drafts.changed_since(desk, begun[0]):
        return steps, None
    if isinstance(typed := begun[0].typed, TypedKader):
        steps.do(known_draft(desk, typed.typed))
    return steps, begun[0]


def known_draft(desk: Desk | None, typed: TypedList) -> ListDraft:
    """Return what was typed, without players whom the season does not know any more."""
    players = desk.world.players if desk else {}
    known = tuple(ident for ident in typed.idents if ident in players)
    return ListDraft(known, frozenset(typed.youth) & frozenset(known))


def _typed_list(draft: ListDraft) -> TypedList:
    """Return a list as it is kept while one types."""
    return TypedList(draft.idents, tuple(sorted(draft.youth)))


def typed_of(desk: Desk, team: str, steps: Steps) -> Mapping[DraftSubject, Typed | None]:
    """Return a list that differs from the one handed in, to be kept while one types."""
    thing = DraftSubject(desk.season.name, KADER, team)
    typed = TypedKader(_typed_list(steps.draft), _typed_list(steps.stored))
    return {thing: typed if steps.changed else None}


def list_facts(view: TeamView) -> Facts:
    """Return how many there are, and when the list came."""
    front = sum(line.front for line in view.lines)
    return [
        (_("Players"), str(len(view.lines))),
        (_("Front"), f"▌◆ {front}"),
        (_("Handed in"), shown_day(view.posted)),
        (_("Division"), view.division_name),
    ]


async def pick_player(
    app: AppProtocol, team: str, idents: Collection[str], title: str, chosen: Callable[[str], None]
) -> None:
    """Let one of the club's players be chosen who is not on the list. Raises LeagueError."""
    rows: list[SquadRow] = await app.ask(club_players, team, idents)
    if rows:
        dialog = PickerDialog(title, rows, {}, None, "")
        ask(app, dialog, lambda picked: chosen(picked.ident) if picked.ident else None)
    else:
        app.hint(_("All the club's registered players are on this list."))


def found_part(view: TeamView) -> Table:
    """Return what was found in a list, and that another order counts."""
    columns = [Col("§"), Col(_("What"), grow=True)]
    said = [(one.key, [Text(one.citation), Text(one.sentence)]) for one in view.findings]
    said += [(note, [Text("·"), Text(note)]) for note in view.notes]
    title = _("Findings {number}").format(number=len(view.findings))
    return Table("matters", title, columns, said, _("Nothing found in this list."))


class FoundInList(MattersList):
    """What was found in a list nobody has handed in yet: to be explained, not decided."""

    def keys_title(self) -> str:
        """Tell no keys."""
        return ""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer no decision."""
        return False if action == "rule" else super().check_action(action, parameters)


def overtaken_dialog(team: str) -> ConflictDialog:
    """Return the question about a list that somebody else has handed in meanwhile."""
    sentence = _("Somebody else has handed in another list of {team} meanwhile.").format(team=team)
    choices = _(
        "Theirs: what you put together here is given up. Mine: it stays here, and F2 hands it in "
        "over theirs; the journal keeps both."
    )
    return ConflictDialog(sentence, choices)


def kader_list(view: TeamView, youth: Collection[str], hues: Ink) -> Table:
    """Return the list."""
    found = {one.player for one in view.findings}
    columns: Columns[SquadLine] = (
        (Col("#", right=True), lambda line: number(line.place, hues.muted)),
        (Col(_("Front")), lambda line: Text("▌◆" if line.front else "", hues.primary)),
        (Col(_("Name"), grow=True), lambda line: _name(line, line.ident in found, hues)),
        (Col(""), lambda line: marked(line.marks, line.mark_words, hues.accent)),
        (Col(view.rating_name, right=True), lambda line: number(line.rating)),
        (Col(_("Tolerance"), right=True), lambda line: tolerance(line, hues)),
        (Col(_("Youth")), lambda line: Text("♟" if line.ident in youth else "", hues.primary)),
        (Col(_("Born"), right=True, least=130), lambda line: number(line.year_born, hues.muted)),
        (Col(_("Pass"), right=True), lambda line: Text(line.ident, hues.faint)),
        (Col(_("Remark"), grow=True, least=110), lambda line: Text(line.remark, hues.muted)),
    )
    empty = _("Nobody yet: “a” adds one of the club's players, F3 all of them.")
    opens = _("why?")
    return listed("kader", _("Kader"), columns, view.lines, lambda line: line.ident, empty, opens)


def _name(line: SquadLine, found: bool, hues: Ink) -> Text:
    """Return a player's name; who is named in a finding carries its sign."""
    named = found and not line.too_far_back
    name = Text("▲ " if named else "", f"bold {hues.warn}")
    return name.append(line.name, style=f"bold {hues.text}" if line.front else hues.text)
