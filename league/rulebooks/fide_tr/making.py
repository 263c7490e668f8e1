"""What the paragraphs share in their sentences."""

from collections.abc import Sequence
from dataclasses import dataclass

from league.rulebook import Paragraph


@dataclass(frozen=True, slots=True)
class Titled:
    """A paragraph as a fact of a sentence, by its title in the language in use."""

    paragraph: Paragraph

    def __str__(self) -> str:
        """Return number as printed and title."""
        return f"{self.paragraph.printed or self.paragraph.id} {self.paragraph.title}"


@dataclass(frozen=True, slots=True)
class Named:
    """Several paragraphs or names as a fact of a sentence."""

    names: Sequence[object]

    def __str__(self) -> str:
        """Return them with commas."""
        return ", ".join(map(str, self.names))
