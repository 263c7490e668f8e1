"""A season's words: what its rule book says in place of the program's general ones."""

from league import language, rulebooks


def speak_as(rulebook: str) -> None:
    """Say from now on what a rule book says, named by its id. Raises RuleBookError."""
    language.words_of(rulebook, rulebooks.wording(rulebook))
