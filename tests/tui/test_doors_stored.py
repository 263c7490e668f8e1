"""Commands and forms store the same step of the same text, or refuse with the same sentence."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from league.errors import LeagueError
from league.services.accounts.operations import FINE
from league.services.accounts.postings import ledger
from league.services.registry.people.operations import CHANGE
from league.services.schedule.calendar_operations import CALL_UP
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import STRUCK, run, stored
from tui.dialogs import verdict_forms
from tui.dialogs.form_model import Form
from tui.dialogs.from_operations import form_of

WHY = "By the executive."
MATCH = tuple(map(str, STRUCK))
Fill = Callable[[Desk, str], tuple[Form, Mapping[str, str]]]


def _points(desk: Desk, text: str) -> tuple[Form, Mapping[str, str]]:
    return verdict_forms.points_form(desk, "LANDESLIGA01"), {"gp": text}


def _match(kind: str, name: str, **more: str) -> Fill:
    return lambda desk, text: (
        verdict_forms.match_form(desk, STRUCK),
        {"kind": kind, name: text, **more},
    )


def _fine(desk: Desk, text: str) -> tuple[Form, Mapping[str, str]]:
    day = "1.2.2012"
    typed = {"paragraph": "7.5", "cents": text, "day": day}
    return form_of(desk, FINE, {"club": "601"}), typed


def _title(desk: Desk, text: str) -> tuple[Form, Mapping[str, str]]:
    return form_of(desk, CHANGE, {"ident": "100001"}), {"title": text}


def _player(desk: Desk, text: str) -> tuple[Form, Mapping[str, str]]:
    return form_of(desk, CALL_UP, {}), {
        "ident": text,
        "event": "U18",
        "first": "24.3.",
        "last": "25.3.",
    }


def _first(desk: Desk, text: str) -> tuple[Form, Mapping[str, str]]:
    typed = {"ident": "100001", "event": "U18", "first": text, "last": ""}
    return form_of(desk, CALL_UP, {}), typed


RULING = ("--reason", WHY)
DOORS: Mapping[str, tuple[Sequence[str], Fill]] = {
    "points": (("ruling", "points", "LANDESLIGA01", "--gp={}", *RULING), _points),
    "score": (("ruling", "result", *MATCH, "{}", *RULING), _match("result", "result")),
    "board": (
        ("ruling", "board", *MATCH, "5", "{}", *RULING),
        _match("board", "result", board="5"),
    ),
    "hour": (
        ("ruling", "replay", *MATCH, "--date", "31.3.2012", "--time", "{}", *RULING),
        _match("replay", "start", day="31.3.2012"),
    ),
    "money": (
        ("account", "fine", "601", "{}", "--paragraph", "7.5", "--date", "1.2.2012", *RULING),
        _fine,
    ),
    "title": (("player", "change", "100001", "--title", "{}"), _title),
    "player": (("calendar", "call-up", "{}", "U18", "--from", "24.3.", "--to", "25.3."), _player),
    "day": (("calendar", "call-up", "100001", "U18", "--from", "{}"), _first),
}


def _facts() -> tuple[object, ...]:
    season, rulings = transactions.load(None)
    given = [(one.target, one.added, one.cents) for one in rulings]
    return season, given, list(ledger(season.federation))


def by_command(file: Path, kind: str, text: str) -> object:
    """Return what stands in the file after the command, or its sentence."""
    words = [word.replace("{}", text) for word in DOORS[kind][0]]
    done = run("--db", file, "--by", "Official", *words)
    if done.exit_code:
        assert done.exit_code == 2, done.output
        return done.stderr.rpartition("Error: ")[2].strip()
    transactions.open_file(file)
    found = _facts()
    transactions.close_file()
    return found


def by_form(file: Path, kind: str, text: str) -> object:
    """Return what stands in the file after the form was stored, or its sentence."""
    desk = open_desk(file, OFFICIAL)
    try:
        form, typed = DOORS[kind][1](desk, text)
        fields = {one.name: one.value or (one.answers or (("",),))[0][0] for one in form.fields}
        form.paper({**fields, **typed})(desk, WHY)
        return _facts()
    except LeagueError as error:
        return str(error)
    finally:
        transactions.close_file()


SAME = (
    *(("points", text) for text in ("-½", "-0.5", "-0,5", "-1/2", "1½", "1 1/2", "½")),
    *(("score", text) for text in ("5:3", "4½:3½", "4.5:3.5", "4,5:3,5", "4½-3½", "8–0")),
    *(("board", text) for text in ("½:½", "1/2:1/2", "0.5:0,5", "1:0")),
    *(("hour", text) for text in ("15:00", "15.00", "15", "1500")),
    *(("money", text) for text in ("35", "35,5", "35,50", "35.50", "€ 35.50", "35,50 €")),
    *(("title", text) for text in ("im", "IM", "wfm")),
    *(("player", text) for text in ("100001", "Hofhuber, Clemens", "clemens hofhuber")),
    *(("day", text) for text in ("24.3.–25.3.", "24.3.2012 - 25.3.2012")),
    *(("day", text) for text in ("24.3.", "24.3", "24.3.12", "24.3.2012", "2012-03-24")),
)  # fmt: skip
REFUSED = (
    *(("points", text) for text in ("31/2", "٣", "—", "0,3")),
    *(("score", text) for text in ("8/0", "1:2:3", "x", "½")),
    *(("hour", text) for text in ("24:00", "15:60", "—")),
    *(("money", text) for text in ("0,005", "36,505", "½", "1/2", "—", "36.500")),
    *(("title", text) for text in ("I M", "—", "x" * 900)),
    *(("player", text) for text in ("nobody at all", "xaver", "—")),
    *(
        ("day", text)
        for text in ("25.3.–24.3.2012", "31.2.–1.3.", "31.2.", "31.2.2012", "½", "1.1.1850")
    ),
)


@pytest.mark.parametrize(("kind", "text"), SAME)
def test_both_store_the_same(tmp_path: Path, kind: str, text: str) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    files = [stored(folder, "landesliga") for folder in folders]
    found = by_command(files[0], kind, text), by_form(files[1], kind, text)
    assert not isinstance(found[0], str), found[0]
    assert found[0] == found[1]


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_both_refuse_with_the_same_sentence(tmp_path: Path, kind: str, text: str) -> None:
    file = stored(tmp_path, "landesliga")
    said, in_form = by_command(file, kind, text), by_form(file, kind, text)
    assert isinstance(said, str)
    assert isinstance(in_form, str)
    # A command says which argument it is about, a form which field.
    assert in_form.endswith(said.rpartition("': ")[2])


@pytest.mark.parametrize(
    ("command", "id", "name"),
    [
        (("club", "show"), "601", "turm erzberg"),
        (("account", "club"), "601", "SV Turm Erzberg"),
        (("elo", "player"), "100001", "Clemens Hofhuber"),
        (("view", "division"), "landesliga", "Landesliga"),
        (("view", "club"), "601", "SV Turm Erzberg (601)"),
        (("view", "player"), "100001", "Hofhuber, Clemens"),
        (("table",), "landesliga", "landesl"),
    ],
)
def test_what_is_shown_is_found_by_its_name(
    tmp_path: Path, command: Sequence[str], id: str, name: str
) -> None:
    file = stored(tmp_path, "landesliga")
    by_id, by_name = (run("--db", file, *command, one) for one in (id, name))
    assert (by_id.exit_code, by_id.stdout) == (0, by_name.stdout)
    wrong = run("--db", file, *command, f"{name}qq")
    assert (wrong.exit_code, "did you mean" in wrong.stderr) == (2, True), wrong.stderr
