"""What the papers of a tournament share: their heads, and how participants and rounds are shown."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from league import formatting
from league.language import _, to_translate
from league.views.columns import Column, Columns, Kind
from league.views.papers_tournaments import CrossMark, Mark, Participant, TournamentHead
from reports.document import Block, Document, Facts, Words
from reports.layouts.season_parts import in_the_name
from reports.words import line_of

T = TypeVar("T")


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


def people_columns(
    who: Callable[[T], Participant], *, teams: bool, club: bool = True, national: str = ""
) -> Columns[T]:
    """Return the columns that name participants; those that none has anything for are left out.

    ``national`` is what the federation calls its own ratings.
    """
    name = to_translate("Team") if teams else to_translate("Name")
    return (
        Column("number", to_translate("No."), lambda row: who(row).number, Kind.NUMBER, spare=True),
        Column("title", to_translate("Title"), lambda row: who(row).title, spare=True),
        Column("name", name, lambda row: who(row).name),
        Column("rating", to_translate("Rating"), lambda row: who(row).rating, Kind.NUMBER,
               spare=True),
        Column("national", national, lambda row: who(row).national_rating if national else None,
               Kind.NUMBER, spare=True, spoken=True),
        Column("federation", to_translate("Fed."), lambda row: who(row).federation, Kind.CENTRED,
               spare=True),
        Column("club", to_translate("Club"), lambda row: who(row).club if club else "", spare=True),
    )  # fmt: skip


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
