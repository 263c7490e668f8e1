"""German as an official of an Austrian federation writes it: one word for one thing.

A word comes back by itself, out of a hurry or from the English; so each that is not to return
stands here, with the one that is used. Where a book has its own word, ``wording.toml`` has it.
"""

import re
from collections.abc import Iterator
from string import Formatter

import pytest

from league.rulebooks import available, wording
from tests.words import german, said

GONE = {
    r"[Bb]yes?\b|Freilos|Spielfreiheit": "spielfrei",
    r"[Tt]urnierbaum": "Raster",
    r"[Ee]ingereicht|[Ee]inreich|reicht (?:\w+ ){0,3}ein\b": "abgeben; a protest: einbringen",
    r"[Nn]achtrag|[Nn]achnominier": "Nachnennung, nachnennen",
    r"Bescheid": "Vorschreibung",
    r"\b[Gg]epaart|\bpaaren\b": "auslosen; a cup's round: ansetzen",
    r"\b[Ss]aison(?:en)?\b": "Spieljahr",
    r"[Bb]ußgeld|[Gg]eldbuße": "Geldstrafe",
    r"Startgeld|Nenngebühr": "Nenngeld",
    r"Nennschluss|Meldeschluss": "Nennungsschluss",
    r"Matchpunkt|Partiepunkt": "Mannschaftspunkt, Brettpunkt; a book's own words: its wording",
    r"Spielbericht": "Wettkampfbericht",
    r"Spielpass|Spielpäss|Pass-Nummer": "Wettkampfpass, Passnummer",
    r"\bEinspr[uü]ch": "Widerspruch",
    r"[Rr]ücktritt|zurückgetreten|zurücktritt": "Rückzug, zurückziehen",
    r"Feststellung\b|\bEntscheid\b": "Befund, Entscheidung",
    r"Kriterium|Kriterien": "Feinwertung, Wertung",
    r"\bNotation(?:en)?\b": "Mitschrift",
    r"\bArbeitsmappe|Workbook": "Mappe, Saisonmappe",
    r"\b[Ii]mportier|der Import\b|nach einem Import\b": "einlesen",
    r"Kennwort|Paßwort": "Passwort",
    r"Zuname": "Familienname",
    r"\bAnschrift": "Adresse",
    r"\bSchirm(?:e|s)?\b|\bScreens?\b": "Ansicht, Bildschirm, Oberfläche",
    r"\bCtrl\b|\bShift\+|\bSpace\b|\bDel\b": "Strg, Umschalt, Leertaste, Entf",
    r"Zeitraum|Zeiträume": "Periode",
    r"\b[Ii]n der Liga\b|\bLiga dieser|andere[nr]? Liga\b|die Liga\b": "Spielklasse",
    r"Paragraf(?!h)": "Paragraph",
    r"\b[Jj]anuar": "Jänner",
    r"statt dessen|Statt dessen": "stattdessen",
    r"\bdieses Jahr\b|\bDieses Jahr\b": "heuer",
    r"\bpro (?:Spieler|Zug|Verein|Brett|Mannschaft|Runde)": "je",
    r"\bzurück(?:ge)?zahl": "rückerstatten",
    r"Verbands\b(?!-)|Vorstands\b(?!-)": "Verbandes, Vorstandes",
    r"\bMelden? Sie (?:einen|den) Spieler|Melde einen": "Neuen Spieler anmelden",
    r"\bin bar\b": "bar",
    r"\b(?:Feedback|Settings?|Tooltip|Button|Account|Login|Update|Download|Upload|Draft)s?\b": (
        "Rückmeldung, Einstellung, Hinweis, Schaltfläche, Zugang, Anmeldung, Entwurf …"
    ),
    r"\b(?:okay|gecancelt|gedownloadet|geupdatet|gelikt|canceln|updaten)\b": "in Ordnung …",
}
"""What does not return, and the word that stands for it: patterns over all German messages."""
NEVERTHELESS = {"Surname, given name": "the printed entry form of an event says Nachname"}
"""Messages that may have such a word, and why."""
NAMES = ("division", "competition", "federation", "book", "payee", "creditor", "instance")
"""What is put in for these has an article of its own in German, which no message can know."""
TRAP = re.compile(
    r"\b(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em|[Dd]es|[Ee]iner?|[Ii]m|[Zz]ur|[Zz]um|[Vv]om|[Bb]eim)"
    rf" \{{(?:{'|'.join(NAMES)})\}}"
)
GENITIVE = re.compile(rf"\bvon \{{(?:{'|'.join(NAMES)})\}}")
INFINITIVE = re.compile(
    r"^(?:Hält|Zeigt|Gibt|Listet|Nennt|Benennt|Meldet|Entfernt|Legt|Schreibt|Berichtigt|Nimmt"
    r"|Erfasst|Verschließt|Sperrt|Liest|Druckt|Trägt|Stellt|Setzt|Bringt|Macht|Löscht|Prüft) "
)
"""How a help text does not begin: a command says what one does with it, in the infinitive."""
QUOTES = re.compile(r"[“”„‟«»‹›]")
STRAIGHT = re.compile(r"(?:^|[\s(])[\"'](?:\w|$)|\w[\"'](?:[\s).,;:]|$)")
BLANKS = re.compile(r"(?<=\S)  +(?=[\wÄÖÜäöüß])")
HYPHEN = re.compile(
    r"\w(?<!oder) - (?!für\b|wo\b)\w|\d-\d{1,2}\b(?=\s*(?:Tage|Stunden|Runden|Spieler))"
)


def _texts() -> Iterator[tuple[str, str]]:
    """Yield each German text with the English it stands for, form by form."""
    for message in german():
        if message.id and said(message.string):
            ids = message.id if isinstance(message.id, tuple | list) else (message.id,)
            texts = message.string or ""
            yield from zip(ids, (texts,) if isinstance(texts, str) else texts, strict=True)


def _prose(text: str) -> str:
    """Return a text without commands, file names, options, and what is typed into a shell."""
    words = "\n".join(one for one in text.split("\n") if not one.lstrip().startswith("spielleiter"))
    words = re.sub(r"„spielleiter[^“]*“|„[a-z]+(?: [a-z-]+)*(?: --[\w-]+)*“", "„…“", words)
    return re.sub(
        r"--[\w-]+|\S+\.(?:xlsx|pdf|csv|toml|md|json)\b|https?://\S+|\{[^}]*\}", "…", words
    )


@pytest.fixture(scope="module")
def texts() -> list[tuple[str, str]]:
    return list(_texts())


def test_there_are_as_many_texts_as_messages_have_forms(texts: list[tuple[str, str]]) -> None:
    assert len(texts) > 6900


@pytest.mark.parametrize("pattern", GONE)
def test_no_word_returns_that_was_given_up(pattern: str, texts: list[tuple[str, str]]) -> None:
    gone = re.compile(pattern)
    found = [text for id, text in texts if id not in NEVERTHELESS and gone.search(_prose(text))]
    assert found == [], f"please write: {GONE[pattern]}"


def test_every_exemption_has_such_a_word() -> None:
    ids = {id for id, _text in _texts()}
    assert set(NEVERTHELESS) <= ids


def test_a_name_put_in_needs_no_article(texts: list[tuple[str, str]]) -> None:
    """“Runde 3 der Steirischer Cup”: put the name in front with a colon, or in brackets."""
    assert [text for _id, text in texts if TRAP.search(text) or GENITIVE.search(text)] == []


def test_an_article_before_a_name_is_seen() -> None:
    assert TRAP.search("Runde 3 der {division}")
    assert GENITIVE.search("Die Auslosung von {division} fehlt.")
    assert not TRAP.search("{division}: Runde 3")


def test_help_is_in_the_infinitive(texts: list[tuple[str, str]]) -> None:
    assert [text for _id, text in texts if INFINITIVE.match(text) and text.endswith(".")] == []


def test_quotes_are_german(texts: list[tuple[str, str]]) -> None:
    """„…“ alone, as many that open as that close; ‹ › is how a choice is shown."""
    for id, text in texts:
        found = QUOTES.findall(text)
        assert set(found) <= set("„“"), text
        opened = [1 if one == "„" else -1 for one in found]
        assert sum(opened) == 0, text
        assert all(sum(opened[: at + 1]) in (0, 1) for at in range(len(opened))), text
        straight = "\n".join(one for one in text.split("\n") if "spielleiter" not in one)
        if '"' not in id and "'" not in id:
            assert not STRAIGHT.search(straight), text


def test_no_blank_is_doubled_or_left_over(texts: list[tuple[str, str]]) -> None:
    for id, text in texts:
        assert bool(BLANKS.search(text)) <= bool(re.search(r"\S {2,}\S", id)), text
        assert (text[:1].isspace(), text[-1:].isspace()) == (id[:1].isspace(), id[-1:].isspace())
        assert not re.search(r" [,.;](?!\S)", text.replace(" …", "")), text


def test_a_dash_between_words_is_one(texts: list[tuple[str, str]]) -> None:
    assert [text for _id, text in texts if HYPHEN.search(_prose(text))] == []


def test_a_sentence_ends_as_the_english_does(texts: list[tuple[str, str]]) -> None:
    """With a period, a colon or a question; what is a label there is one here."""
    ends = {".": ".!", ":": ":", "?": "?.", "…": "…"}
    wrong = [
        text
        for id, text in texts
        if (id[-1:] in ends and text[-1:] not in ends[id[-1:]] and id[-1:] != "?")
        or (text[-1:] == "." and id[-1:] not in ".!?" and not re.search(r"\w{1,6}\.$", id + text))
    ]
    assert wrong == []


def test_plural_forms_differ_where_their_number_is_read(texts: list[tuple[str, str]]) -> None:
    """A form with its number alike in both has a word that is: Spieler, -mal, Zeichen."""
    alike = re.compile(r"Spieler|-mal|Teilnehmer|Zeichen|Monat|Fehler|Treffer|Zimmer|^\D*$|Fällen")
    for message in german():
        if isinstance(message.id, tuple | list):
            one, more = tuple(message.string or ())
            numbered = any(
                name in ("n", "number", "count")
                for _words, name, _form, _turn in Formatter().parse(more)
            )
            assert one != more or not numbered or alike.search(one), one


def test_the_books_words_keep_to_the_same_list() -> None:
    """Their own words they may have; what nobody says stays away from them too."""
    never = re.compile(r"[Bb]yes?\b|[Tt]urnierbaum|\b[Jj]anuar|statt dessen|Paragraf(?!h)")
    for id in available():
        for texts in wording(id).values():
            assert not never.search(texts.get("de", "")), texts
