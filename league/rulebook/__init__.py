"""A federation's rule book: its paragraphs with dated values, and what it may be asked.

A federation's folder under ``league/rulebooks`` holds ``paragraphs.toml`` (words and numbers) and
one function per paragraph that is checked; ``RuleBook`` is what the rest of the program sees of it.
"""

from league.rulebook.book import RuleBook
from league.rulebook.paragraphs import DatedValue, Paragraph, TableColumn, Value, Values
from league.rulebook.unserved import has_rule, missing, require

__all__ = [
    "DatedValue",
    "Paragraph",
    "RuleBook",
    "TableColumn",
    "Value",
    "Values",
    "has_rule",
    "missing",
    "require",
]
