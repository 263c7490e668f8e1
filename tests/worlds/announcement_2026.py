"""The announcement of the youth championships of 2026, by commands; the names are made up."""

from pathlib import Path

from tests.worlds.known_files import known
from tests.worlds.typed_files import typed

EVENT = "em2026"
SAID = {
    "--organiser": ("Schachjugend Rheinland-Pfalz (SJR)"),
    "--eligible": (
        "Qualifizierte und nominierte Kinder und Jugendliche aus den Regionalverbänden "
        "Rheinland, Rheinhessen und Pfalz (Liste: https://3x7.de/spieler)"
    ),
    "--venue": (
        "City-Star-Jugendherberge, Schützenstraße 12-14, 66953 Pirmasens (Parkplatz: "
        "Joßstraße 1), https://3x7.de/spielort"
    ),
    "--time-control": (
        "90 Minuten / 40 Züge + 30 Minuten / Rest zzgl. 30 Sekunden Inkrement ab dem 1. Zug"
    ),
    "--titles": (
        "Die Meisterinnen und Meister jeder Altersklasse qualifizieren sich für die "
        "Deutschen Einzelmeisterschaften (DEM); darüber hinaus weitere. Die aktuelle "
        "Kontingent-Übersicht ist online auf der SJRP-Webseite verfügbar."
    ),
    "--prizes": (
        "Pokale für die ersten drei Plätze. Zusätzliche Sachpreise für die Bestplatzierten "
        "U12 und U12w; für die älteren Altersklassen Geldpreise; 50€ absteigend; Urkunden "
        "nur auf Wunsch. Die kurze Siegerehrung aller Altersklassen findet gemeinsam am "
        "11.04.2026 um 13:30 Uhr statt. Nicht-Teilnahme an der Siegerehrung führt zum "
        "Verlust des Preises und kann weitere Folgen haben."
    ),
    "--rules": ("SJRP"),
}
"""By option."""
PARTS = {
    "6.1": (
        "Je nach Teilnehmerzahl 7 Runden Schweizer-System; bei wenigen Teilnehmern "
        "Rundenturnier\n"
        "Wertung:\n"
        "1. Punkte\n"
        "2. Buchholz mit einer Streichung\n"
        "3. Sonneborn-Berger-Wertung\n"
        "4. Siegwertung\n"
        "5. direkter Vergleich\n"
        "6. zwei 20-Minuten-Schnellschachpartien\n"
        "7. 5-Minuten-Blitzpartien bis zum Vorsprung von mindestens zwei Punkten"
    ),
    "4.3": (
        "15 Minuten Wartezeit ab Brettfreigabe durch den Wettkampfleiter. Präsenzpflicht: "
        "07.04.2026, 13:00 Uhr"
    ),
    "4.1": ("Notationspflicht, DWZ-Auswertung, ELO-Auswertung für U18 U18w U16 U16w"),
    "6.2": (
        "07.04.2026 Dienstag\n"
        "12:00 - 13:00 Uhr: Registrierung (Präsenzpflicht: 13:00 Uhr)\n"
        "13:30 Uhr: Begrüßung und Wahl der Turniergerichte U18-U14 / U12\n"
        "14:00 Uhr: 1. Runde (U12: kurze Regelkunde), anschließend Zimmerbezug\n"
        "18:00 - 19:30 Uhr: Abendessen\n"
        "08.04.2026 Mittwoch\n"
        "7:30 - 9:00 Uhr: Frühstück\n"
        "9:00 Uhr: 2. Runde\n"
        "12:00 - 13:30 Uhr: Mittagessen\n"
        "14:00 Uhr: 3. Runde\n"
        "18:00 - 19:30 Uhr: Abendessen\n"
        "19:30 Uhr: Tandemturnier\n"
        "09.04.2026 Donnerstag\n"
        "7:30 - 9:00 Uhr: Frühstück\n"
        "9:00 Uhr: 4. Runde\n"
        "12:00 - 13:30 Uhr: Mittagessen\n"
        "14:00 Uhr: U14&U12-Blitzturnier\n"
        "18:00 - 19:30 Uhr: Abendessen\n"
        "19:30 Uhr: U18&U16-Blitzturnier\n"
        "10.04.2026 Freitag\n"
        "7:30 - 9:00 Uhr: Frühstück\n"
        "9:00 Uhr: 5. Runde\n"
        "12:00 - 13:30 Uhr: Mittagessen\n"
        "14:00 Uhr: 6. Runde\n"
        "18:00 - 19:30 Uhr: Abendessen\n"
        "19:30 Uhr: Abendprogramm\n"
        "11.04.2026 Samstag\n"
        "7:30 - 9:00 Uhr: Frühstück\n"
        "9:00 - 9:30 Uhr: Zimmer räumen\n"
        "9:30 Uhr: 7. Runde\n"
        "12:00 - 13:30 Uhr: Mittagessen\n"
        "ca. 13:30 Uhr: Siegerehrung\n"
        "Änderungen vorbehalten!"
    ),
    "7.1": (
        "a) in der Jugendherberge Pirmasens in altersgerechten Mehrbettzimmern durch Buchung "
        "über die SJRP (4 Übernachtungen mit Vollpension in 4- bis 5-Bettzimmern mit Duschen "
        "und WC und kostenfreiem WLAN).\n"
        "b) Heimschläfer."
    ),
    "5.1": (
        "Per E-Mail mit der ausgefüllten Word-/ODT-Datei oder per Scan des Anmeldeformulars "
        "(letzte Seite) bis Donnerstag, den 05.02.2026 an: meldung@example.org\n"
        "Die Anmeldung wird erst wirksam durch Überweisung des Kostenbeitrags bis spätestens "
        "zum 05.02.2026.\n"
        "Anmeldestand: siehe Homepage der SJRP: https://3x7.de/spieler bzw. "
        "Chess-Results-Links: https://chess-results.com/tnr1246942.aspx"
    ),
    "19.1": (
        "a) 240 € bei Unterbringungen in der JH Pirmasens mit Vollpension\n"
        "b) 120 € als Heimschläfer incl. vier Mittagessen.\n"
        "Wegen der gestiegenen Kosten ist ein Zuschuss beim SBRP beantragt. Falls dieser "
        "gewährt wird, erfolgt eine anteilige Rückzahlung.\n"
        "Konto: DE02 1203 0000 0000 2020 51\n"
        "Kontoinhaber: SCHACHBUND RHEINLAND-PFALZ, E.V.\n"
        "Verwendungszweck: Altersklasse, Nachname, Vorname"
    ),
    "7.6": (
        "Nachrücker melden sich bis zum 05.02.2026 an und warten ab, ob es zu Ausfällen "
        "kommt, so dass sie zum Einsatz kommen. Nachrücker werden, wenn sie benötigt werden, "
        "speziell angesprochen (Telefonnummer ist wichtig) und bezahlen erst nach erfolgtem "
        "Abruf."
    ),
    "5.5": (
        "Die Turniergerichte U18-U14 und U12 werden am 07.04.2026 um 13:30 Uhr gewählt: je 3 "
        "Mitglieder und 2 Stellvertreter."
    ),
    "5.4": (
        "Von jedem Teilnehmer wird ein einwandfreies vorbildliches Verhalten erwartet. Der "
        "Besitz von Alkohol, Drogen oder Waffen führt zum Ausschluss. Zusätzlich ist die "
        "Hausordnung der Jugendherberge zu beachten.\n"
        "Aufsichtspflicht: Die Betreuer und Betreuerin übernehmen die Aufsichtspflicht "
        "beginnend mit der Registrierung bis zum Ende der jeweiligen Siegerehrung."
    ),
    "22.2": (
        "Turnierleitung: Ulmer Jonas (SJR-Spielleiter für Einzelturniere)\n"
        "Wettkampfleitung: Nesselbrenner Konrad (SJR-Turnierleiter)\n"
        "Betreuung: Quellmaier Eva (SJR, weibl. Betreuung), Firnhofer Paul (SJR), "
        "Marlsteiner Max (SJR)"
    ),
    "22.1": (
        "Mit der Teilnahme am Turnier wird das Einverständnis der Teilnehmerin / des "
        "Teilnehmers bzw. der Erziehungsberechtigten gegeben, dass Turnierdaten und "
        "erstellte Fotos verwendet und in den üblichen digitalen sowie Printmedien "
        "veröffentlicht werden dürfen.\n"
        "Kontaktdaten dürfen für weitere SJRP-Veranstaltungen benutzt werden."
    ),
    "23": (
        "Nesselbrenner Konrad, 1. Vorsitzender der Schachjugend Rheinland-Pfalz\n"
        "Ulmer Jonas, Spielleiter Einzelturniere der Schachjugend Rheinland-Pfalz"
    ),
}
"""By paragraph."""
NAME = "Rheinland-Pfalz-Einzelmeisterschaften U18 U18w U16 U16w U14 U14w U12 U12w"
DAYS = "2026-04-07 2026-04-08 2026-04-09 2026-04-10 2026-04-11"
_TERMS = ("--closing", "2026-02-05", "--fee", "240", "--dates", DAYS)
BEGUN: tuple[tuple[str, ...], ...] = (
    ("season", "new", "2025/26", "--rulebook", "sjrp-2025", "--federation",
     "Schachjugend Rheinland-Pfalz", "--list-date", "2025-12-01"),
    ("event", "create", EVENT, "--kind", "em-u18", "--date", "2026-04-07", "--name", NAME),
    ("event", "change", EVENT, *_TERMS, *(word for pair in SAID.items() for word in pair)),
    ("event", "change", EVENT,
     *(word for part, said in PARTS.items() for word in ("--part", f"{part}={said}"))),
)  # fmt: skip


def announcement_2026(folder: Path) -> Path:
    """Store it in a folder, complete and not yet out; return the file."""
    return known(folder / "league.sqlite", typed(*BEGUN))
