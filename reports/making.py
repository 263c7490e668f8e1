"""Making documents of papers: which are offered, and what becomes of one thing or of many."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from league.errors import InputError, LeagueError
from league.head_marks import Head
from league.language import _
from league.rulebook import RuleBook, has_rule, require
from league.services.session.desk import Desk
from reports.document import Document
from reports.paper import About, Format, Paper
from reports.paper_subjects import SCOPES, Thing, thing_name

AnyPaper = Paper[Any, Any]


def offered(papers: Iterable[AnyPaper], book: RuleBook) -> list[AnyPaper]:
    """Return the papers that a rule book has a use for."""
    return [one for one in papers if one.needs is None or has_rule(one.needs(book))]


def refuse_unserved(desk: Desk, paper: AnyPaper) -> None:
    """Refuse a paper that the rule book knows nothing about. Raises RuleBookError."""
    if paper.needs is not None:
        require(paper.needs(desk.book), desk.values(desk.world.first_day))


def document_of(paper: AnyPaper, view: object, head: Head | None = None) -> Document:
    """Return a paper's document, which says for whom it is and of which step of the journal."""
    document = paper.layout(view)
    return replace(document, audience=document.audience or paper.audience(), as_of=head)


@dataclass(slots=True)
class Views:
    """What a paper says of several things; those of which it cannot be made are kept apart."""

    paper: AnyPaper
    made: list[object] = field(default_factory=list)
    heads: list[Head | None] = field(default_factory=list)
    """The step of the journal that each of them follows from."""
    left_out: list[str] = field(default_factory=list)
    """A sentence for each thing of which the paper cannot be made."""
    first: LeagueError | None = None
    """Why the first of them could not be made."""

    def add(self, desk: Desk, thing: Thing) -> None:
        """Make the paper's view of one thing more."""
        try:
            self.made.append(self.paper.view(desk, thing.key))
            self.heads.append(desk.head)
        except LeagueError as error:
            self.first = self.first or error
            self.left_out.append(f"{thing_name(desk, thing)}: {error}")

    def add_all(self, desk: Desk, things: Iterable[Thing]) -> None:
        """Make the paper's views of things."""
        for thing in things:
            self.add(desk, thing)

    def documents(self) -> Iterator[Document]:
        """Yield the documents, which ask the file of the season nothing any more."""
        for view, head in zip(self.made, self.heads, strict=True):
            yield document_of(self.paper, view, head)

    def require_some(self, scope: str) -> None:
        """Refuse to write a file with nothing in it. Raises LeagueError: why it is so."""
        if self.first is not None and not self.made:
            raise self.first
        if not self.made:
            sentence = _("There is nothing in {scope} for “{paper}”.")
            raise InputError(sentence, scope=scope, paper=self.paper.title())


def scopes_for(about: About) -> tuple[About, ...]:
    """Return what parts of the season hold several things of a kind."""
    alone = {
        About.SEASON: (),
        About.DIVISION: (About.SEASON, About.CLUB),
        About.ROUND: (About.SEASON, About.DIVISION),
        About.CLUB: (About.SEASON, About.DIVISION),
    }
    return alone.get(about, SCOPES)


def format_of(paper: AnyPaper, path: Path) -> Format:
    """Return what kind of file a name asks for. Raises InputError for one the paper is not."""
    ending = path.suffix.lower().removeprefix(".")
    found = next((one for one in paper.formats if one == ending), None)
    if found is None:
        sentence = _("{path}: the name of this file ends in {endings}.")
        raise InputError(sentence, path=path, endings=endings(paper.formats))
    return found


def endings(formats: Sequence[Format]) -> str:
    """Return the endings of files as one may say them: ``.pdf, .xlsx or .txt``."""
    *others, last = (f".{one}" for one in formats)
    return _("{one} or {other}").format(one=", ".join(others), other=last) if others else last
