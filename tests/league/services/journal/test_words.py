"""What the journal says was decided: the deed, to what, and the amount."""

import re
from dataclasses import is_dataclass
from pathlib import Path

import pytest

from league import record_kinds
from league.facts.steps import RecordKind, StepKind, counter_entry, kind_of, step_undone
from league.services.journal import views as journal
from league.services.session import transactions
from league.services.words import step_names as journal_names
from tests.worlds.desk_world import public_season, run, stored

MATCH = ("landesliga", "1", "LANDESLIGA01", "LANDESLIGA12")
WHY = ("--reason", "why")


def _lines(path: Path) -> list[str]:
    """Return the journal's lines without number, time and name."""
    lines = run("--db", path, "journal").stdout.splitlines()
    return [re.sub(r"^ *\d+  .+? \d\d:\d\d  A  ", "", line) for line in lines]


def _team(ident: str) -> str:
    """Return a team's name as the workbook has it."""
    return next(one.name for one in public_season().teams if one.id == ident)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("waive", *MATCH, "1"), "waived: § 4.4.a.2, {home}, board 6"),
        (
            ("change", *MATCH, "3", "--amount", "5,50"),
            "changed: fee § 7.2.d, {home}, board 6, to the federation, €5.50",
        ),
        (("confirm", *MATCH, "4"), "confirmed: fee § 7.2.d, {home}, board 6, to the opponent"),
    ],
)
def test_a_decision_says_what_was_decided_on(
    tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    path = stored(tmp_path)
    assert run("--db", path, "--by", "A", "ruling", *arguments, *WHY).exit_code == 0
    home, away = _team(MATCH[2]), _team(MATCH[3])
    place = f"{home} – {away} (Landesliga, round 1)"
    assert _lines(path)[-1] == f"Decision: {said.format(home=home)} · {place} – why"


def test_excluding_and_readmitting_name_the_team(tmp_path: Path) -> None:
    path = stored(tmp_path)
    for deed in ("exclude", "readmit"):
        assert run("--db", path, "--by", "A", "ruling", deed, "KLGRAZ03", *WHY).exit_code == 0
    again = run("--db", path, "--by", "A", "ruling", "readmit", "KLGRAZ03", *WHY)
    assert (again.exit_code, "not excluded" in again.stderr) == (2, True)
    assert _lines(path)[-2:] == [
        f"Decision: excluded: {_team('KLGRAZ03')} – why",
        f"Decision: open again: {_team('KLGRAZ03')} – why",
    ]


def test_a_payment_says_how_much_and_from_whom(tmp_path: Path) -> None:
    path = stored(tmp_path)
    pay = ("account", "pay", "601", "22", "--date", "2012-05-02", "--why", "In advance.")
    paid = run("--db", path, "--by", "A", *pay)
    assert paid.exit_code == 0
    assert (
        "Payment: €22.00 from SV Turm Erzberg to cash, for the oldest items (§ 1.3)"
        in _lines(path)[-1]
    )


def test_an_entry_is_reversed_by_its_number(tmp_path: Path) -> None:
    path = stored(tmp_path)
    office = ("--db", path, "--by", "A", "account")
    run(*office, "pay", "601", "22", "--date", "2012-05-02", "--why", "In advance.")
    assert run(*office, "club", "601").stdout.startswith("1.  2 May 2012")
    taken = run(*office, "reverse", "601", "1", "--date", "2012-05-03", *WHY)
    assert taken.stderr.splitlines()[0] == (
        "Payment of 2 May 2012 is reversed on 3 May 2012: €22.00, for the oldest items."
    )
    assert _lines(path)[-1].startswith("Entry reversed: €22.00 from SV Turm Erzberg")
    again = run(*office, "reverse", "601", "1", "--date", "2012-05-03", *WHY)
    assert (again.exit_code, "taken back already" in again.stderr) == (2, True)


def test_details_are_told_in_words(tmp_path: Path) -> None:
    path = stored(tmp_path)
    run("--db", path, "--by", "A", "account", "pay", "601", "22", "--date", "2012-05-02",
        "--why", "In advance.")  # fmt: skip
    transactions.open_file(path)
    view = journal.journal_view()
    told = {name: after for name, _before, after in view.changes(view.rows[-1])}
    assert (told["day"], told["amount"]) == ("2 May 2012", "€22.00")
    assert (told["debit"], told["credit"]) == ("cash", "SV Turm Erzberg")
    assert told["about"] == "for the oldest items"
    counts = [name for name, _before, _after in view.changes(view.rows[0])]
    assert "number of places on lists" in counts
    transactions.close_file()


def test_papers_say_what_stands_in_them(tmp_path: Path) -> None:
    path = stored(tmp_path)
    office = ("--db", path, "--by", "A")
    asked = ("list", "nominate", "KLGRAZ03", "100001", "--confirmed", "2011-11-04")
    nominated = run(*office, *asked, "--despite", "The other club agrees.")
    assert nominated.exit_code == 0
    who = next(one.name for one in public_season().players if one.ident == "100001")
    team = _team("KLGRAZ03")
    assert f"{team} · {who} – + {team} · 1 · {who} · 4 Nov 2011" in _lines(path)[-1]
    # The 28 who only moved down are not told of.
    assert "more" not in _lines(path)[-1]


def test_every_kind_of_step_has_words() -> None:
    own = {one.step for one in record_kinds.kinds().values() if one.says}
    assert set(journal_names.known_steps()) == {*StepKind, *own}
    assert not {*StepKind} & own
    assert all(journal_names.word_of(kind) != kind for kind in (*StepKind, *own))


def test_every_kind_of_record_has_a_name_in_the_journal_and_a_type_of_its_own() -> None:
    kinds = [one for one in vars(record_kinds).values() if isinstance(one, RecordKind)]
    assert len({one.name for one in kinds}) == len({one.type for one in kinds}) == len(kinds)
    for kind in kinds:
        assert journal_names.word_of(kind.step) in journal_names.known_steps().values()
        assert is_dataclass(kind.type), kind.name


def test_a_step_taken_back_keeps_its_number_and_kind() -> None:
    assert counter_entry(12, StepKind.MATCH) == "undo:12:match"
    assert step_undone("undo:12:match") == (12, "match")
    assert step_undone("match") is None
    assert kind_of("undo:14:undo:12:match") == kind_of("match") == "match"


def test_show_says_what_was_paid_in_cash_and_translates_states(tmp_path: Path) -> None:
    path = stored(tmp_path)
    english = run("--db", path, "ruling", "show", *MATCH).stdout
    assert "paid in cash" in english.splitlines()[1]
    german = run("--db", path, "ruling", "show", *MATCH, lang="de").stdout
    assert "bar bezahlt" in german.splitlines()[1]
    assert "offen" in german.splitlines()[2]


def test_a_paragraph_found_twice_needs_the_number(tmp_path: Path) -> None:
    path = stored(tmp_path)
    twice = run("--db", path, "ruling", "waive", *MATCH, "7.2.d", *WHY)
    assert twice.exit_code == 2
    assert "names 2 things here; use the number" in twice.stderr


def test_the_number_of_a_round_or_reminder_is_no_pass_number(tmp_path: Path) -> None:
    path = stored(tmp_path)
    added = ("player", "add", "1", "--name", "Novak, Ana")
    for words in (
        added,
        ("round", "hold", "landesliga", "1"),
        ("account", "confirm", "--all", "--captains", "--date", "2012-04-30"),
        ("account", "remind", "601", "--days", "30", "--date", "2012-06-30"),
    ):
        assert run("--db", path, "--by", "A", *words).exit_code == 0, words
    told = _lines(path)
    (held_back,) = (one for one in told if one.startswith("Round published or held back"))
    assert held_back.startswith("Round published or held back: Landesliga, round 1 – ")
    assert told[-1].startswith("Reminder: ")
    assert "Novak" not in told[-1]
