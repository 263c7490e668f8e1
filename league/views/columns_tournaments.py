"""The lists of tournaments: which there are, and who entered."""

from league.language import _, to_translate
from league.views.columns import At, Column, Columns, Kind
from league.views.tournaments import EntryRow, TournamentRow


def rounds_words(row: TournamentRow) -> str:
    """Return which round it is, such as ``3 of 9``; a dash before the first."""
    if not row.round:
        return _("– of {rounds}").format(rounds=row.rounds) if row.rounds else "–"
    return _("{round} of {rounds}").format(round=row.round, rounds=row.rounds)


def _state_ink(row: TournamentRow) -> str:
    return "good" if row.done else "warn" if row.open else "primary"


TOURNAMENTS: Columns[TournamentRow] = (
    Column("id", "", lambda one: one.tournament.id, at=At.TEXT),
    Column("name", to_translate("Tournament"), lambda one: one.tournament.name,
           ink="bold text", grow=True),
    Column("system", to_translate("System"), ink="muted", least=120),
    Column("participants", to_translate("Part."), kind=Kind.NUMBER, ink="",
           said=to_translate("Participants")),
    Column("round", to_translate("Round"), rounds_words, ink="muted"),
    Column("state", to_translate("State"), sign=lambda one: "✔" if one.done else "◷",
           ink=_state_ink, least=100),
    Column("next", to_translate("Next"), lambda one: one.next or None, grow=True),
)  # fmt: skip


def entry_columns(*, teams: bool) -> Columns[EntryRow]:
    """Return the columns of who entered, with byes and points given."""
    name, beside = to_translate("Player"), to_translate("Club")
    if teams:
        name, beside = to_translate("Team"), to_translate("Players")
    return (
        Column("number", to_translate("No."), kind=Kind.NUMBER, ink="muted", wide=4),
        Column("key", "", lambda one: "" if one.key == one.name else one.key, at=At.TEXT),
        Column("title", to_translate("Title"), ink="accent", spare=True),
        Column("name", name, ink=lambda one: "strike faint" if one.left else "bold text",
               grow=True),
        Column("rating", to_translate("Rtg"), kind=Kind.NUMBER, ink="", wide=4),
        Column("beside", beside, lambda one: "; ".join(one.players) if teams else one.club,
               ink="muted", grow=True, least=100),
        Column("federation", to_translate("Fed."), said=to_translate("Federation"),
               ink="muted", least=90, wide=5),
        Column("remark", to_translate("Remark"),
               lambda one: "; ".join(filter(None, (one.away, one.given))), ink="warn", grow=True),
    )  # fmt: skip
