"""The rule books themselves: which ones there are, and what their paragraphs say."""

from league.errors import RuleBookError
from league.language import _, pick
from league.rulebooks import available, load
from league.services.rulebook.explaining import paragraph_view
from league.views.book import BookView


def books(id: str | None = None) -> list[BookView]:
    """Return a rule book, or all, in the order of their print. Raises RuleBookError."""
    return [_view(one, None) for one in ([id] if id else available())]


def paragraph(paragraph: str, id: str | None = None) -> list[BookView]:
    """Return one paragraph from each book that has it. Raises RuleBookError when none has."""
    if id:
        return [_view(id, load(id).id_of(paragraph))]
    books = [(one, load(one).id_of(paragraph)) for one in available()]
    found = [_view(one, wanted) for one, wanted in books if wanted in load(one).paragraphs]
    if not found:
        sentence = _("No rule book has a § {paragraph}; “spielleiter rules” lists them.")
        raise RuleBookError(sentence, paragraph=paragraph.removeprefix("§").strip())
    return found


def _view(id: str, paragraph: str | None) -> BookView:
    book = load(id)
    wanted = [paragraph] if paragraph else list(book.paragraphs)
    return BookView(book.id, pick(book.names), tuple(paragraph_view(book, one) for one in wanted))


def has(id: str, paragraph: str) -> bool:
    """Say whether a book has a paragraph. Raises RuleBookError when there is no such book."""
    return load(id).id_of(paragraph) in load(id).paragraphs
