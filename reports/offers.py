"""What papers there are of the things that somebody looks at."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from league.errors import NotFoundError
from league.services.session.desk import Desk
from reports import papers as all_papers
from reports.making import AnyPaper, offered, scopes_for
from reports.paper_subjects import SCOPES, WHOLE, Thing, refuse_held_back, thing_name, things_in


@dataclass(frozen=True, slots=True)
class Offer:
    """A paper of a thing, or of all in a part of the season."""

    paper: AnyPaper
    of: Thing
    name: str
    """How the thing, or the part, is called."""
    count: int = 0
    """Things in the part; 0 = it is a paper of the thing itself."""

    def things(self, desk: Desk) -> list[Thing]:
        """Return what it is about. Raises NotFoundError; InputError for a round held back."""
        if self.count:
            return things_in(desk, self.paper.about, self.of)
        refuse_held_back(desk, self.of)
        return [self.of]


def offers(desk: Desk, shown: Sequence[Thing]) -> list[Offer]:
    """Return the papers of things, of the first ones first, and then those of all in a part.

    The season is always among them. Things that do not exist have none.
    """
    papers = offered(all_papers.PAPERS, desk.book)
    named = [*_named(desk, shown)]
    single = [Offer(one, of, name) for of, name in named for one in papers if one.about == of.about]
    return [*single, *_all(desk, papers, named)]


def _named(desk: Desk, shown: Sequence[Thing]) -> Iterator[tuple[Thing, str]]:
    for one in dict.fromkeys((*shown, WHOLE)):
        try:
            yield one, thing_name(desk, one)
        except NotFoundError:
            continue


def _all(
    desk: Desk, papers: Sequence[AnyPaper], named: Sequence[tuple[Thing, str]]
) -> Iterator[Offer]:
    for scope, name in named:
        if scope.about not in SCOPES:
            continue
        kinds = {one.about for one in papers if scope.about in scopes_for(one.about)}
        counts = {about: len(things_in(desk, about, scope)) for about in kinds}
        for one in papers:
            if counts.get(one.about):
                yield Offer(one, scope, name, counts[one.about])


def offer_of(desk: Desk, paper: AnyPaper, shown: Sequence[Thing]) -> Offer | None:
    """Return a paper of the first of the things that it can be about; None = of none of them."""
    found = (Offer(paper, of, name) for of, name in _named(desk, shown) if of.about == paper.about)
    return next(found, None)


def every(desk: Desk, paper: AnyPaper) -> list[Offer]:
    """Return a paper of each thing of the season that it can be about."""
    things = things_in(desk, paper.about, WHOLE)
    return [Offer(paper, one, thing_name(desk, one)) for one in things]
