"""Champions go on and have their titles on paper: the youth federation's, by commands."""

import json
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from league.services.session import transactions
from tests.worlds.announcement_2026 import PARTS, SAID
from tests.worlds.desk_world import run
from tests.worlds.known_files import known

NAMES = ("Arndt, Ada", "Bauer, Bo", "Claus, Cora", "Dorn, Dag", "Ebner, Eva", "Falk, Finn",
         "Gruber, Gerda", "Huber, Hans")  # fmt: skip
"""Girls of club 1 and boys of club 2, 101 to 108 in turn, all born in 2016."""
GIRLS, BOYS = (tuple(str(101 + at) for at in range(first, 8, 2)) for first in (0, 1))
_PLAYED = ("--home-report", "2026-04-18", "--away-report", "2026-04-18")


def _players() -> list[tuple[str, ...]]:
    return [
        ("player", "register", str(101 + at), str(1 + at % 2), "--posted", "2025-10-01",
         "--nation", "GER", "--name", name, "--born", f"2016-02-0{at + 1}",
         "--sex", "mw"[at % 2 == 0])
        for at, name in enumerate(NAMES)
    ]  # fmt: skip


BEGUN: tuple[tuple[str, ...], ...] = (
    ("season", "new", "2025/26", "--rulebook", "sjrp-2025", "--federation", "Schachjugend Probe",
     "--list-date", "2025-12-01"),
    ("club", "register", "1", "SK Rheinstadt", "--since", "2025-09-30"),
    ("club", "register", "2", "SV Moseltal", "--since", "2025-09-30"),
    *_players(),
    ("event", "create", "u14", "--kind", "em-u14", "--date", "2026-04-07", "--name", "EM U14"),
    ("event", "change", "u14", "--closing", "2026-02-05", "--fee", "240",
     *(word for pair in SAID.items() for word in pair),
     *(word for part, said in PARTS.items() for word in ("--part", f"{part}={said}"))),
    ("event", "issue", "u14", "--date", "2026-01-18"),
    *(("event", "enter", "u14", who, "--date", "2026-02-01", "--group", "U14w") for who in GIRLS),
    *(("event", "enter", "u14", who, "--date", "2026-02-01", "--group", "U14") for who in BOYS),
    ("event", "quota", "U14", "2"),
    ("division", "add", "vm-u10", "--like", "vm-u10"),
    ("division", "add", "wk-1", "--like", "wk-1"),
    ("team", "register", "A", "1", "vm-u10", "SK Rheinstadt"),
    ("team", "register", "B", "2", "vm-u10", "SV Moseltal"),
    ("list", "submit", "A", *GIRLS, "--posted", "2026-03-01"),
    ("list", "submit", "B", *BOYS, "--posted", "2026-03-01"),
    ("draw", "vm-u10", "--dates", "2026-04-18", "--seed", "1", "--on", "2026-03-02"),
)  # fmt: skip


@cache
def _file() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "league.sqlite"
        for words in BEGUN:
            done = run("--db", path, "--by", "Anna", *words)
            assert done.exit_code == 0, done.output
        transactions.close_file()
        return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return known(tmp_path / "league.sqlite", _file())


def said(path: Path, *words: object, lang: str = "en") -> str:
    done = run("--db", path, "--by", "Anna", *words, lang=lang)
    assert done.exit_code == 0, done.output
    return done.output


def rows(path: Path, *about: str) -> list[tuple[str, bool, str]]:
    view = json.loads(said(path, "event", "onward", *about, "--json"))
    return [(one["ident"], one["follows"], one["citation"]) for one in view["rows"]]


def test_6_4_champions_and_the_next_ones_by_quota_go_on(path: Path) -> None:
    ranked = said(path, "event", "rank", "u14", "101", "102", "104", "103", "106", "105", "108")
    assert "Rheinland-Pfalz-Meister U14 2026: Bauer Bo" in ranked
    assert "Rheinland-Pfalz-Meisterin U14w 2026: Arndt Ada" in ranked
    assert "Dorn Dag, number 2 of the U14, is entered" in ranked
    going = rows(path, "u14")
    assert [who for who, follows, _rule in going if not follows] == ["102", "104", "101"]
    assert [who for who, follows, _rule in going if follows] == ["106", "108", "103", "105"]
    assert {rule for *_both, rule in going} == {"SJRP § 6.4"}
    assert "Falk Finn (3. der U14) folgt" in said(path, "event", "onward", "u14", lang="de")
    assert "2 places" in said(path, "event", "quota", "u14", "2", "--dry-run")
    said(path, "event", "quota", "U14", "0")
    assert [who for who, follows, _rule in rows(path, "u14") if not follows] == ["102", "101"]


def test_10_13_18_13_teams_go_on_when_their_table_is_decided(path: Path) -> None:
    early = said(path, "event", "onward")
    assert "results are missing" in early
    assert "Schulschach WK I: WK I has no national event: nobody qualifies. (SJRP § 18.13)" in early
    said(path, "match", "enter", "vm-u10", "1", "B", "A", "--home-players", ",".join(BOYS),
         "--away-players", ",".join(GIRLS), "--results", "1,1,½,0", *_PLAYED)  # fmt: skip
    assert rows(path, "vm-u10") == [("B", False, "SJRP § 10.13"), ("A", True, "SJRP § 10.13")]
    paper = path.with_name("c.txt")
    said(path, "report", "certificates", "vm-u10", paper)
    told = " ".join(paper.read_text(encoding="utf-8").split())
    assert "SV Moseltal Rheinland-Pfalz-Meister für Vereinsmannschaften U10 2026" in told
    assert "SK Rheinstadt Place 2" in told


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (("quota", "WK I", "2"), "SJRP § 18.13"),
        (("quota", "U20", "2"), "“U20” is no group"),
        (("quota", "U14", "half"), "half"),
        (("quota", "U16", "0"), "withdrawn"),
        (("onward", "nobody"), "no event and no division “nobody”"),
    ],
)
def test_what_is_not_so_is_refused_with_a_sentence(
    path: Path, words: tuple[str, ...], error: str
) -> None:
    done = run("--db", path, "--by", "Anna", "event", *words)
    assert (done.exit_code, error in done.output) == (2, True), done.output


@pytest.mark.parametrize(("lang", "words"), [("de", "Urkunde"), ("en", "Certificate")])
def test_7_8_titles_stand_on_certificates_as_they_are_worded(
    path: Path, lang: str, words: str
) -> None:
    paper = path.with_name("c.txt")
    early = run("--db", path, "report", "event-certificates", "u14", paper)
    assert (early.exit_code, "has no final ranking yet" in early.output) == (2, True)
    said(path, "event", "rank", "u14", "101", "102", "104", "103", "106", "105", "107", "108")
    said(path, "report", "event-certificates", "u14", paper, lang=lang)
    pages = paper.read_text(encoding="utf-8").split("Schachjugend Probe\n\n")[1:]
    told = [" ".join(page.split()) for page in pages]
    # One for each of the first three of two groups.
    assert len(told) == 6
    assert all(page.startswith(words) for page in told)
    assert "Bauer Bo SV Moseltal Rheinland-Pfalz-Meister U14 2026 EM U14" in told[0]
    assert "Arndt Ada SK Rheinstadt Rheinland-Pfalz-Meisterin U14w 2026 EM U14" in told[3]
    pdf = path.with_name("c.pdf")
    said(path, "report", "event-certificates", "u14", pdf, lang=lang)
    assert pdf.read_bytes().startswith(b"%PDF")
