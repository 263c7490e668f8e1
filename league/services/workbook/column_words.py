"""What is said of each column of the workbook, for whoever fills it in: meaning and an example."""

from collections.abc import Mapping

from league.language import per_language, to_translate, translated

_MEANINGS = {
    "Id": to_translate("Short name of your own, such as klasse-1; other sheets name it."),
    "Nr": to_translate("Number of the club; other sheets name it."),
    "Ident": to_translate("Pass number of the player."),
    "Kürzel": to_translate("Short name of the team, of your own; other sheets name it."),
    "Schlüssel": to_translate("What the row says; these rows stay as they are."),
    "Wert": to_translate("Season such as 2011/12, id of the rule book, federation, rating list."),
    "Name": to_translate("Name as it stands on papers."),
    "Vorlage": to_translate("Division of the rule book that it is modelled on."),
    "Kreis": to_translate("District; empty = none."),
    "Ebene": to_translate("Level; 0 is the highest."),
    "Bretter": to_translate("Boards of a match."),
    "Letzte Klasse": to_translate("ja for the lowest division of its district."),
    "Modus": to_translate("How lineups follow the list."),
    "Max Kader": to_translate("Longest list that was agreed; empty = no limit."),
    "Nachnennungen": to_translate("Late nominations that the clubs allow; empty = none."),
    "Auslosung am": to_translate("Day of the draw; may stay empty."),
    "Kurzname": to_translate("Short name; may stay empty."),
    "Bundesland": to_translate("Province; may stay empty."),
    "Mitglied seit": to_translate("First day as a member; may stay empty."),
    "Gesperrt von": to_translate("First day without the right to play; empty = not suspended."),
    "Gesperrt bis": to_translate("Last day without the right to play; empty = open-ended."),
    "Zuname": to_translate("Surname."),
    "Vorname": to_translate("Given name."),
    "Geburtsdatum": to_translate("Day of birth; may stay empty."),
    "Geschlecht": to_translate("m or w."),
    "Staat": to_translate("The country's three capital letters."),
    "Elo": to_translate("Rating of the list; empty = unrated."),
    "FIDE-ID": to_translate("FIDE number; may stay empty."),
    "FIDE-Elo": to_translate("FIDE rating; may stay empty."),
    "Titel": to_translate("Title; may stay empty."),
    "Verein": to_translate("Number of the club, from the sheet of clubs."),
    "Art": to_translate("S = home player, G = guest, KG = guest within the district."),
    "Gemeldet am": to_translate("Day on which it was reported."),
    "Spielberechtigt ab": to_translate("First day on which he may play; empty = at once."),
    "Abgemeldet am": to_translate("Day of the deregistration; empty = registered."),
    "Gleichstellung": to_translate("Letter of the equal status of a foreigner; empty = none."),
    "Nachweis bis": to_translate("Last day for which the proof holds; may stay empty."),
    "Bewerb": to_translate("Short name of the division, from the sheet of divisions."),
    "Losnummer": to_translate("Draw number; empty before the draw."),
    "Mannschaftsführer": to_translate("Captain; may stay empty."),
    "Spiellokal": to_translate("Venue; may stay empty."),
    "Kader abgegeben am": to_translate("Day on which the list was handed in; may stay empty."),
    "Mannschaft": to_translate("Short name of the team, from the sheet of teams."),
    "Platz": to_translate("Place on the list, from 1."),
    "Nachgenannt am": to_translate("Day of the late nomination; empty = on the first list."),
    "Jugendbrett": to_translate("ja for who is named for the youth board."),
    "Runde": to_translate("Number of the round."),
    "Heim": to_translate("Short name of the home team."),
    "Gast": to_translate("Short name of the away team."),
    "Endtermin": to_translate("Last day on which the match may be played."),
    "Spieltermin": to_translate("Day of the match; empty = the last day."),
    "Beginn": to_translate("Hour; may stay empty."),
    "Brett": to_translate("Number of the board."),
    "Heimspieler": to_translate("Pass number; empty = nobody sat there."),
    "Gastspieler": to_translate("Pass number; empty = nobody sat there."),
    "Ergebnis": to_translate("Result, home first; empty = not played."),
    "Gespielt am": to_translate("Only when it was not the day of the match."),
    "Vermerk": to_translate("Who came late; may stay empty."),
    "Seite": to_translate("Heim or Gast: whose captain reported."),
    "Pönale bezahlt": to_translate("Boards whose gap was paid for, such as 5, 6."),
    "Datum": to_translate("Day of the game."),
}
_EXAMPLES: Mapping[str, Mapping[str, str]] = {
    "Saison": {"Schlüssel": "Saison", "Wert": "2026/27"},
    "Bewerbe": {
        "Id": "klasse-1",
        "Name": "1. Klasse",
        "Vorlage": "klasse-1",
        "Kreis": "Graz",
        "Ebene": "2",
        "Bretter": "6",
        "Letzte Klasse": "nein",
        "Modus": "kader",
    },
    "Vereine": {"Nr": "601", "Name": "Schachklub Turm", "Kurzname": "Turm", "Kreis": "Graz"},
    "Spieler": {
        "Ident": "100001",
        "Zuname": "Muster",
        "Vorname": "Anna",
        "Geburtsdatum": "24.9.1990",
        "Geschlecht": "w",
        "Staat": "ITA",
        "Elo": "1800",
        "Titel": "WFM",
    },
    "Meldungen": {"Ident": "100001", "Verein": "601", "Art": "S", "Gemeldet am": "1.7.2026"},
    "Mannschaften": {
        "Kürzel": "TURM1",
        "Name": "Turm 1",
        "Verein": "601",
        "Bewerb": "klasse-1",
        "Mannschaftsführer": "Anna Muster",
    },
    "Kader": {"Mannschaft": "TURM1", "Platz": "1", "Ident": "100001"},
    "Spielplan": {
        "Bewerb": "klasse-1",
        "Runde": "1",
        "Heim": "TURM1",
        "Gast": "LAEUFER1",
        "Endtermin": "26.9.2026",
        "Beginn": "14:00",
    },
    "Bretter": {
        "Bewerb": "klasse-1",
        "Runde": "1",
        "Heim": "TURM1",
        "Gast": "LAEUFER1",
        "Brett": "1",
        "Heimspieler": "100001",
        "Gastspieler": "100002",
        "Ergebnis": "1:0",
    },
    "Berichte": {
        "Bewerb": "klasse-1",
        "Runde": "1",
        "Heim": "TURM1",
        "Gast": "LAEUFER1",
        "Seite": "Heim",
        "Gemeldet am": "26.9.2026",
    },
    "Erklärungen": {"Verein": "601", "Ident": "100001"},
    "Elo extern": {"Ident": "100001", "Bewerb": "bundesliga-2", "Datum": "3.10.2026"},
    "Bundesliga-Kader": {
        "Verein": "601",
        "Bewerb": "bundesliga-2",
        "Platz": "1",
        "Ident": "100001",
    },
}


@per_language
def _meanings() -> Mapping[str, str]:
    return translated(_MEANINGS)


def meaning(column: str) -> str:
    """Return what stands in a column, in a sentence; nothing for a column without words."""
    return _meanings().get(column, "")


def example(sheet: str, column: str) -> str:
    """Return what may stand in a column of a sheet; empty where it usually stays empty."""
    return _EXAMPLES.get(sheet, {}).get(column, "")
