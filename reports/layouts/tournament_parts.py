"""What the papers of a tournament share: their heads, and how participants and rounds are shown."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from league import formatting
from league.language import _
from league.views.columns import Kind, Value
from league.views.papers_tournaments import CrossMark, Mark, Participant, TournamentHead
from reports.document import Block, Column, Document, Facts, Words
from reports.layouts.season_parts import in_the_name
from reports.words import line_of

Shown = tuple[Column, Callable[[Participant], Value]]
"""A column, and what it shows of a participant."""


def tournament_paper(
    head: TournamentHead, title: str, blocks: Iterable[Block], *, landscape: bool = False
) -> Document:
    """Return a paper of a tournament."""
    return Document(
        title=title,
        under=line_of(head.name, head.system),
        blocks=tuple(blocks),
        landscape=landscape,
        **in_the_name(head.head, head.name),
    )


def facts(head: TournamentHead) -> Iterator[Block]:
    """Yield place, days, arbiters and time control, where any is known."""
    if head.facts:
        yield Facts(head.facts)


def small(sentences: Iterable[str]) -> Iterator[Block]:
    """Yield sentences as one paragraph in small letters, the empty ones left out."""
    if words := " ".join(filter(None, sentences)):
        yield Words(words, small=True)


def columns_of(
    people: Sequence[Participant], *, teams: bool, club: bool = True, national: str = ""
) -> list[Shown]:
    """Return the columns that name participants, without those that none has anything for.

    ``national`` is what the federation calls its own ratings.
    """
    every: list[Shown] = [
        (Column(_("No."), Kind.NUMBER), lambda one: one.number),
        (Column(_("Title")), lambda one: one.title),
        (Column(_("Team") if teams else _("Name")), lambda one: one.name),
        (Column(_("Rating"), Kind.NUMBER), lambda one: one.rating),
        (Column(national, Kind.NUMBER), lambda one: one.national_rating if national else None),
        (Column(_("Fed."), Kind.CENTRED), lambda one: one.federation),
        (Column(_("Club")), lambda one: one.club if club else ""),
    ]
    return [(column, of) for column, of in every if any(of(one) for one in people)]


def heads(shown: Sequence[Shown]) -> tuple[Column, ...]:
    """Return the columns alone."""
    return tuple(column for column, _of in shown)


def cells(shown: Sequence[Shown], who: Participant) -> tuple[Value, ...]:
    """Return what the columns show of one participant."""
    return tuple(of(who) for _column, of in shown)


def named(who: Participant) -> str:
    """Return a name with the title before it."""
    return f"{who.title} {who.name}" if who.title else who.name


def marked(mark: Mark) -> str:
    """Return a result of one side: ``½``, ``+``, or a dash where none is known."""
    if mark is None:
        return "…"
    return formatting.score(mark) if isinstance(mark, int) else mark.replace("-", "−")


def round_mark(one: CrossMark, opponent: int | None) -> str:
    """Return a round of a participant: ``12w½``, in German ``7s1`` with Black; a bye its points.

    The opponent is called by the number given. Nothing stands for who was not paired and has no
    bye.
    """
    if one.opponent is None:
        return "" if one.absent else _("bye {points}").format(points=marked(one.mark))
    told = {"w": _("{opponent}w{result}"), "b": _("{opponent}b{result}")}
    form = told.get(one.color, "{opponent} {result}")
    return bracketed(one, form.format(opponent=opponent or "–", result=marked(one.mark)))


def bracketed(one: CrossMark, shown: str) -> str:
    """Return a result as it is shown: in brackets where it counts for nobody."""
    return shown if one.counts or one.mark is None else f"({shown})"
