"""The announcement of the youth championships of 2026: every fact of the print stands on it."""

from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.worlds.announcement_2026 import EVENT, PARTS, announcement_2026
from tests.worlds.desk_world import run

ISSUED = "2026-01-18"
PRINTED = (
    # What is held when and where, by whom.
    "Rheinland-Pfalz-Einzelmeisterschaften", "U18 U18w U16 U16w U14 U14w U12 U12w",
    "Schachjugend Rheinland-Pfalz (SJR)", "07.04.2026 – 11.04.2026", "05.02.2026",
    "City-Star-Jugendherberge, Schützenstraße 12-14, 66953 Pirmasens", "Parkplatz: Joßstraße 1",
    "https://3x7.de/spielort",
    # Who may enter, how it is played and ranked.
    "Qualifizierte und nominierte Kinder und Jugendliche", "Rheinland, Rheinhessen und Pfalz",
    "https://3x7.de/spieler", "7 Runden Schweizer-System", "bei wenigen Teilnehmern Rundenturnier",
    "90 Minuten / 40 Züge + 30 Minuten / Rest zzgl. 30 Sekunden Inkrement ab dem 1. Zug",
    "15 Minuten Wartezeit ab Brettfreigabe", "Notationspflicht", "DWZ-Auswertung",
    "ELO-Auswertung für U18 U18w U16 U16w", "1. Punkte", "2. Buchholz mit einer Streichung",
    "3. Sonneborn-Berger-Wertung", "4. Siegwertung", "5. direkter Vergleich",
    "6. zwei 20-Minuten-Schnellschachpartien", "7. 5-Minuten-Blitzpartien",
    "Vorsprung von mindestens zwei Punkten",
    # The timetable.
    "07.04.2026 Dienstag", "12:00 - 13:00 Uhr Registrierung (Präsenzpflicht: 13:00 Uhr)",
    "13:30 Uhr Begrüßung und Wahl der Turniergerichte U18-U14 / U12",
    "14:00 Uhr 1. Runde (U12: kurze Regelkunde), anschließend Zimmerbezug",
    "08.04.2026 Mittwoch", "7:30 - 9:00 Uhr Frühstück", "9:00 Uhr 2. Runde",
    "12:00 - 13:30 Uhr Mittagessen", "14:00 Uhr 3. Runde", "18:00 - 19:30 Uhr Abendessen",
    "19:30 Uhr Tandemturnier", "09.04.2026 Donnerstag", "9:00 Uhr 4. Runde",
    "14:00 Uhr U14&U12-Blitzturnier", "19:30 Uhr U18&U16-Blitzturnier", "10.04.2026 Freitag",
    "9:00 Uhr 5. Runde", "14:00 Uhr 6. Runde", "19:30 Uhr Abendprogramm", "11.04.2026 Samstag",
    "9:00 - 9:30 Uhr Zimmer räumen", "9:30 Uhr 7. Runde", "ca. 13:30 Uhr Siegerehrung",
    "Änderungen vorbehalten!",
    # Lodging, entry, costs, replacements.
    "in altersgerechten Mehrbettzimmern",
    "4 Übernachtungen mit Vollpension in 4- bis 5-Bettzimmern",
    "kostenfreiem WLAN", "b) Heimschläfer", "erst wirksam durch Überweisung des Kostenbeitrags",
    "bis spätestens zum 05.02.2026", "Kontoinhaber: SCHACHBUND RHEINLAND-PFALZ, E.V.",
    "Verwendungszweck: Altersklasse, Nachname, Vorname", "a) 240 €", "b) 120 € als Heimschläfer",
    "vier Mittagessen", "Zuschuss beim SBRP beantragt", "anteilige Rückzahlung",
    "https://chess-results.com/tnr1246942.aspx", "Nachrücker melden sich bis zum 05.02.2026 an",
    "bezahlen erst nach erfolgtem Abruf",
    # Conduct and supervision, prizes, qualification, data, state, who signs.
    "einwandfreies vorbildliches Verhalten", "Alkohol, Drogen oder Waffen führt zum Ausschluss",
    "Hausordnung der Jugendherberge", "übernehmen die Aufsichtspflicht",
    "Pokale für die ersten drei Plätze", "Sachpreise für die Bestplatzierten U12 und U12w",
    "Geldpreise; 50€ absteigend", "Urkunden nur auf Wunsch",
    "gemeinsam am 11.04.2026 um 13:30 Uhr", "Verlust des Preises",
    "qualifizieren sich für die Deutschen Einzelmeisterschaften (DEM)", "Kontingent-Übersicht",
    "Turnierdaten und erstellte Fotos", "für weitere SJRP-Veranstaltungen benutzt",
    "weibl. Betreuung", "Stand der Ausschreibung: 18.01.2026", "gez. Nesselbrenner Konrad, 1. Vors",
    "gez. Ulmer Jonas, Spielleiter Einzelturniere",
)  # fmt: skip
ASKED = (
    "Anmeldeformular", "☐ U18 · ☐ U18w", "Nachname, Vorname", "Geburtsdatum", "Verein",
    "☐ Rheinland · ☐ Rheinhessen · ☐ Pfalz", "Nachrücker: spielt nach Abruf", "Unterbringung",
    "☐ Heimschläfer", "Betreuer vor Ort", "Bezahlt am", "Spielerin / Spieler",
    "Erziehungsberechtigte/r", "Für den Verein",
)  # fmt: skip
"""What the entry form asks for."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return announcement_2026(tmp_path)


def done(path: Path, *words: object) -> str:
    made = run("--db", path, "--by", "Anna", *words, lang="de")
    assert made.exit_code == 0, made.output
    return made.output


def read(path: Path) -> str:
    """All words of a paper with single blanks between."""
    if path.suffix == ".txt":
        return " ".join(path.read_text(encoding="utf-8").split())
    pages = (page.extract_text() for page in PdfReader(path).pages)
    return " ".join(" ".join(pages).split())


@pytest.mark.parametrize("kind", ["pdf", "txt"])
def test_every_fact_of_the_print_stands_on_the_announcement(path: Path, kind: str) -> None:
    done(path, "event", "issue", EVENT, "--date", ISSUED)
    paper = path.with_name(f"a.{kind}")
    done(path, "report", "announcement", EVENT, paper)
    said = read(paper)
    assert [fact for fact in (*PRINTED, *ASKED) if fact not in said] == []


@pytest.mark.parametrize("kind", ["pdf", "txt"])
def test_the_entry_form_is_one_page_of_its_own(path: Path, kind: str) -> None:
    paper = path.with_name(f"f.{kind}")
    done(path, "report", "entry-form", EVENT, paper)
    said = read(paper)
    assert [fact for fact in ASKED if fact not in said] == []
    assert kind == "txt" or len(PdfReader(paper).pages) == 1


def test_nothing_stands_on_it_that_this_federation_does_not_ask_for(path: Path) -> None:
    paper = path.with_name("a.txt")
    done(path, "report", "announcement", EVENT, paper)
    said = read(paper)
    assert "Reuegeld" not in said
    assert "Wer eingeladen wird" not in said
    assert "7.1" not in said


@pytest.mark.parametrize("part", [one for one in PARTS if one != "23"])
def test_it_does_not_go_out_while_a_part_is_missing(path: Path, part: str) -> None:
    done(path, "event", "change", EVENT, "--part", f"{part}=")
    issue = ("event", "issue", EVENT, "--date", ISSUED)
    refused = run("--db", path, "--by", "Anna", *issue)
    assert (refused.exit_code, f"(SJRP § {part})" in refused.output) == (2, True)
    paper = run("--db", path, "report", "announcement", EVENT, str(path.with_name("a.pdf")))
    assert (paper.exit_code, f"(SJRP § {part})" in paper.output) == (2, True)


def test_without_who_signs_it_is_signed_by_hand(path: Path) -> None:
    done(path, "event", "change", EVENT, "--part", "23=")
    paper = path.with_name("a.txt")
    done(path, "report", "announcement", EVENT, paper)
    assert "Für den Veranstalter: ___" in read(paper)
