"""The seed of lots in a form: left empty, unless a draw on record is repeated."""

from league.language import _
from tui.dialogs.asked import Field
from tui.dialogs.typed_fields import number_typed


def seed_field(recorded: int | None = None) -> Field:
    """Return where the seed of a draw on record may be repeated; otherwise storing chooses one."""
    value = "" if recorded is None else str(recorded)
    return Field("seed", _("Repeat seed"), value, _("only to repeat a recorded draw"))


def seed_of(text: str) -> int | None:
    """Return a seed that was typed, None for nothing. Raises InputError."""
    return number_typed(text, _("Repeat seed"))
