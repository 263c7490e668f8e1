"""The rows of a player's page."""

from rich.text import Text
from textual.binding import Binding

from league.forms import day, score
from league.language import _
from league.services.words.codes import registration_words
from league.views.players import GameRow, ListRow, PlayerView, RegistrationRow
from tui.dialogs.typed_fields import shown_day
from tui.widgets.cells import number
from tui.widgets.columns import Col
from tui.widgets.frame import key
from tui.widgets.parts import Table
from tui.widgets.themes import Ink


def player_keys() -> list[Binding]:
    """Return the keys of a player's page in the language in use."""
    return [
        key("r", "register", _("register"), _("First day of eligibility, before it is stored")),
        key("d", "deregister", _("deregister"), _("The player leaves a club")),
        *_leaving_keys(),
        *_status_keys(),
        key(
            "question_mark",
            "why",
            _("why?"),
            _("Why eligible from that day, counted as what, and the rating"),
            shown_as="?",
        ),
        key("e", "rating", _("rating"), _("The rating, and where the games take it"), show=False),
    ]


def _leaving_keys() -> list[Binding]:
    return [
        key(
            "f",
            "pass_on",
            _("notice passed on"),
            _("When the club passed the notice on (Anhang H 4)"),
            show=False,
        ),
        key(
            "l",
            "deal",
            _("late notice"),
            _("A late or missing notice of a club is dealt with"),
            show=False,
        ),
        key(
            "a",
            "settle",
            _("arrears"),
            _("The arrears to an old club are paid (§ 1.8.d)"),
            show=False,
        ),
    ]


def _status_keys() -> list[Binding]:
    return [
        key("s", "equal", _("equal status"), _("Grant it to a foreigner (§ 1.7)")),
        key("w", "unequal", _("withdraw status"), _("§ 1.7.e"), show=False),
        key(
            "h",
            "left_home",
            _("left home"),
            _("A guest has left the home federation (Anhang H 5.b)"),
            show=False,
        ),
        key(
            "x",
            "withdraw",
            _("withdraw registration"),
            _("A registration that should not have been"),
            show=False,
        ),
    ]


def registrations_table(view: PlayerView, hues: Ink) -> Table:
    """Return the registrations."""
    return Table(
        "registrations",
        _("Registrations"),
        registration_columns(),
        [(str(n), registration_row(row, hues)) for n, row in enumerate(view.registrations)],
        empty=_("Registered nowhere: “r” registers."),
        opens=_("club"),
    )


def games_table(view: PlayerView, hues: Ink) -> Table:
    """Return his games of this season."""
    return Table(
        "games",
        _("Games {number}").format(number=len(view.games)),
        game_columns(),
        [(str(n), game_row(row, hues)) for n, row in enumerate(view.games)],
        empty=_("No game this season."),
        opens=_("match"),
    )


def lists_table(view: PlayerView, hues: Ink) -> Table:
    """Return the lists he is on."""
    return Table(
        "lists",
        _("Lists {number}").format(number=len(view.lists)),
        list_columns(),
        [(row.team, list_row(row, hues)) for row in view.lists],
        empty=_("On no list this season."),
        opens=_("Kader"),
    )


def registration_columns() -> list[Col]:
    """Return the columns of registrations."""
    return [
        Col(""),
        Col(_("Club"), grow=True),
        Col(_("As")),
        Col(_("Postmark"), right=True, least=110),
        Col(_("Eligible from"), right=True),
        Col(_("Left"), right=True),
        Col(_("Equal")),
    ]


def registration_row(row: RegistrationRow, hues: Ink) -> list[Text]:
    """Return a registration's row."""
    signs = {
        "held": ("✔", hues.good, ""),
        "to come": ("◷", hues.accent, ""),
        "waiting": ("▲", hues.warn, _("waits for arrears")),
        "ended": ("○", hues.faint, ""),
    }
    sign, style, words = signs[row.state]
    equal = f"§ 1.7.{row.equal}" if row.equal else ""
    until = f" {_('until')} {day(row.proof_until)}" if row.equal and row.proof_until else ""
    return [
        Text(sign, style=style),
        Text(row.club_name, style=hues.muted if row.state == "ended" else hues.text),
        Text(registration_words().get(row.kind, row.kind), style=hues.muted),
        Text(day(row.reported), style=hues.muted),
        Text(words or shown_day(row.eligible_from), style=hues.warn if words else hues.text),
        Text(shown_day(row.deregistered) if row.deregistered else "", style=hues.muted),
        Text(equal + until, style=hues.accent),
    ]


def list_columns() -> list[Col]:
    """Return the columns of the lists he is on."""
    return [
        Col(_("Team"), grow=True),
        Col(_("Division"), grow=True),
        Col("#", right=True),
        Col(_("Front")),
        Col(_("Nominated"), right=True),
    ]


def list_row(row: ListRow, hues: Ink) -> list[Text]:
    """Return a list's row."""
    return [
        Text(row.team_name, style=hues.text),
        Text(row.division_name, style=hues.muted),
        number(row.place),
        Text("▌◆" if row.front else "", style=hues.primary),
        Text(day(row.nominated) if row.nominated else "", style=hues.muted),
    ]


def game_columns() -> list[Col]:
    """Return the columns of his games."""
    return [
        Col(_("Day"), right=True),
        Col(_("For"), grow=True, least=90),
        Col(_("Against"), grow=True),
        Col(_("Bd"), right=True),
        Col(_("Opponent"), grow=True),
        Col(_("Result"), right=True),
        Col(_("Counts"), right=True),
    ]


def game_row(row: GameRow, hues: Ink) -> list[Text]:
    """Return a game's row; a result that does not count as played carries a sign."""
    played = "–" if row.played is None else score(row.played[0])
    other = row.counted is not None and row.played != row.counted
    points = "–" if row.counted is None else score(row.counted[0])
    counted = f"{'▲ ' if other else ''}{points}"
    return [
        Text(day(row.day), style=hues.muted),
        Text(row.team_name, style=hues.muted),
        Text(row.opponent, style=hues.text),
        number(row.board, hues.muted),
        Text(row.against or "–", style=hues.text),
        Text(played, style=f"bold {hues.text}"),
        Text(counted, style=hues.warn if other else hues.muted),
    ]
