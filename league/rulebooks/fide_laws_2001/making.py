"""What every answer of this edition shares: its sentences, which name the players by colour."""

from league.facts.games import Color
from league.findings import Sentence
from league.rulebook import Values
from league.rulebook.laws_words import Player


def said(values: Values, article: str, name: str, /, **facts: object) -> Sentence:
    """Return one of an article's sentences; a colour among the facts is told as White or Black."""
    told = {key: Player(fact) if isinstance(fact, Color) else fact for key, fact in facts.items()}
    return values.say(article, name, **told)
