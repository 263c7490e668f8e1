"""§ 5.3, 5.4, 12.2, 14.5.b, Anhang H 3 through services: what others report, and until when."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from league.errors import InputError, NotFoundError
from league.facts.actors import official
from league.language import speaking
from league.services.home.season_tasks import dated_tasks
from league.services.registry.clubs.duties import (
    add_duty,
    duty_rows,
    duty_step,
    report_duty,
    reported_step,
)
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.session.trial_runs import file_step, try_step
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import run
from tests.worlds.paper_world import BY, open_world, steps


@pytest.fixture(autouse=True)
def _world(tmp_path: Path) -> Iterator[None]:
    open_world(tmp_path)
    yield
    transactions.close_file()


@pytest.mark.parametrize(
    ("paragraph", "day", "due"),
    [
        ("5.3", date(2012, 5, 15), date(2012, 3, 15)),  # two months before it begins
        ("5.4.a", date(2012, 5, 15), date(2012, 5, 14)),  # before it begins
        ("5.4.c", date(2012, 3, 1), date(2012, 3, 29)),  # four weeks
        ("12.2.a", date(2012, 3, 31), date(2012, 2, 29)),  # a month, in February its last day
        ("12.2.b", date(2012, 3, 1), date(2012, 3, 8)),  # a week
        ("14.5.b", date(2012, 3, 1), date(2012, 3, 15)),  # 14 days
        ("H.3", date(2012, 2, 10), date(2012, 4, 10)),  # 10 days after the quarter
    ],
)
def test_a_report_is_late_from_the_day_after_it_was_due(
    paragraph: str, day: date, due: date
) -> None:
    assert add_duty(None, paragraph, "109", day, actor=official(BY)).due == due
    after = due + timedelta(days=1)
    assert [row.found for row in duty_rows(None, due)] == [()]
    assert [one.rule for row in duty_rows(None, after) for one in row.found] == [paragraph]
    assert report_duty(None, 1, due, actor=official(BY)).found == ()
    assert [one.rule for one in report_duty(None, 1, after, actor=official(BY)).found] == [
        paragraph
    ]


def test_a_report_needs_a_paragraph_that_asks_for_it_and_words() -> None:
    with speaking("en"):
        with pytest.raises(
            InputError, match=r"“7\.3” of TUWO asks for no report; these do: 5\.3, 5\.4\.a"
        ):
            add_duty(None, "7.3", "list", date(2012, 3, 1), actor=official(BY))
        with pytest.raises(InputError, match="what is to be reported"):
            add_duty(None, "5.3", "  ", date(2012, 3, 1), actor=official(BY))
        with pytest.raises(NotFoundError, match="no report number 7"):
            report_duty(None, 7, date(2012, 3, 1), actor=official(BY))
    assert duty_rows(None, date(2012, 3, 1)) == []


def test_reports_are_numbered_and_what_is_due_first_stands_first() -> None:
    before = steps()
    add_duty(None, "§ 5.3", "Open", date(2012, 5, 15), actor=official(BY))
    add_duty(None, "14.5.b", "Kreistag", date(2012, 2, 1), actor=official(BY))
    found = duty_rows(None, date(2012, 2, 1))
    assert [(row.duty.number, row.citation) for row in found] == [
        (2, "TUWO § 14.5.b"),
        (1, "TUWO § 5.3"),
    ]
    assert steps() == before + 2


def test_a_report_stands_in_the_work_list_until_it_came(tmp_path: Path) -> None:
    day = date(2012, 3, 1)
    desk = open_desk(tmp_path / "a.sqlite", OFFICIAL)
    seen = try_step(desk, duty_step("14.5.b", "Kreistag Süd", day))
    assert "15" in seen.says
    desk = file_step(desk, duty_step("14.5.b", "Kreistag Süd", day), "")
    mine = [one for one in dated_tasks(desk, day) if one.kind == "duty"]
    assert [(one.thing, one.due, one.left) for one in mine] == [("1", date(2012, 3, 15), 14)]
    assert not [one for one in dated_tasks(desk, day - timedelta(days=17)) if one.kind == "duty"]
    desk = file_step(desk, reported_step(1, date(2012, 3, 16)), "")
    assert not [one for one in dated_tasks(desk, day) if one.kind == "duty"]


def test_the_commands_say_until_when_and_what_is_late(tmp_path: Path) -> None:
    db = tmp_path / "a.sqlite"
    asked = ("duty", "add", "5.3", "--about", "Open Graz", "--date", "2012-05-15")
    added = run("--db", db, "--by", BY, *asked)
    assert "Open Graz, due by 15 Mar 2012 (TUWO § 5.3)." in added.stderr
    late = run("--db", db, "duty", "list", "--date", "2012-03-16")
    assert (late.exit_code, "had to be reported by 15 Mar 2012" in late.stdout) == (1, True)
    assert run("--db", db, "duty", "list", "--date", "2012-03-15").exit_code == 0
    done = run("--db", db, "--by", BY, "duty", "done", "1", "--date", "2012-03-20")
    assert "was reported on 20 Mar 2012 only" in done.stderr
