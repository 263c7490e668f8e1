"""Champions go on and have their titles on paper: the youth federation's, by commands."""

import json
from pathlib import Path

import pytest

from tests.worlds.champions_world import BOYS, GIRLS, champions
from tests.worlds.desk_world import run

_PLAYED = ("--home-report", "2026-04-18", "--away-report", "2026-04-18")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return champions(tmp_path)


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
