import csv
from io import StringIO

import pytest

from league.language import speaking
from league.views.columns import Kind
from reports import document_csv, document_txt
from reports.document import Cell, Column, Document, Facts, Table, Words
from tests.reports.documents import document_samples as samples


def values(text: str) -> list[list[str]]:
    """Return the values of a German list."""
    return list(csv.reader(StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=";"))


def test_a_german_list_opens_in_a_german_spreadsheet() -> None:
    """Cents 2200 are 22,00; half points 1 are 0,5."""
    with speaking("de"):
        text = document_csv.listed([samples.letter(samples.fees(1))])
    assert text == (
        "\ufeffNr.;Verein;Tag;Beginn;Punkte;Betrag\r\n1;SK Almdorf 1;15.10.2011;14:05;0,5;22,00\r\n"
    )


def test_an_english_list_opens_in_an_english_spreadsheet() -> None:
    text = document_csv.listed([samples.letter(samples.fees(1))])
    assert text.splitlines()[1] == "1,SK Almdorf 1,2011-10-15,14:05,0.5,22.00"


def test_negative_amounts_are_numbers() -> None:
    columns = (Column("a", Kind.MONEY), Column("b", Kind.SCORE), Column("c", Kind.POINTS))
    table = Table((*columns, Column("d", Kind.NUMBER)), ((-2250, -1, 3, -4),))
    with speaking("de"):
        text = document_csv.listed([Document(title="T", blocks=(table,))])
    assert values(text)[1] == ["-22,50", "-0,5", "1,5", "-4"]


def test_several_tables_are_told_apart() -> None:
    with speaking("de"):
        text = document_csv.listed([samples.letter(samples.fees(1), samples.squad(1))])
    assert values(text) == [
        ["Pönalevorschreibung · Landesliga · Gebühren"],
        ["Nr.", "Verein", "Tag", "Beginn", "Punkte", "Betrag"],
        ["1", "SK Almdorf 1", "15.10.2011", "14:05", "0,5", "22,00"],
        [],
        ["Pönalevorschreibung · Landesliga"],
        ["Brett", "Pass", "Name"],
        ["1", "100201", "Kőrös Berta"],
    ]


def test_results_and_small_words_have_columns_of_their_own() -> None:
    with speaking("de"):
        rows = values(document_csv.listed([samples.of_all_blocks()]))
    head = ["Spieler", "Anmerkung", "Ergebnis (Heim)", "Ergebnis (Gast)", samples.MARK]
    place = rows.index(head)
    assert rows[place + 1][1:] == ["(A) 100205", "1,0", "0,0", "1,5"]
    assert rows[place + 2] == ["Köhler", "", "", "K", ""]


def test_a_document_without_tables_gives_its_facts_and_words() -> None:
    document = Document(title="T", under="U", blocks=(Facts((("Tag", "=1+1"),)), Words("a\nb")))
    with speaking("de"):
        rows = values(document_csv.listed([document]))
    assert rows == [["Angabe", "Wert"], ["T", "U"], ["Tag", "'=1+1"], ["", "a b"]]


@pytest.mark.parametrize("words", ["=1+1", "+A1", "-A1", "@SUM(A1)"])
def test_a_formula_stays_words(words: str) -> None:
    table = Table((Column(words),), ((words,),))
    with speaking("de"):
        rows = values(document_csv.listed([Document(title="T", blocks=(table,))]))
    assert rows == [["'" + words], ["'" + words]]


def test_signs_between_values_are_quoted() -> None:
    table = Table((Column("a"), Column("b")), (('x;"y"\nz', "1"),))
    with speaking("de"):
        text = document_csv.listed([Document(title="T", blocks=(table,))])
    assert values(text)[1] == ['x;"y" z', "1"]


def test_text_has_every_block_and_columns_below_each_other() -> None:
    with speaking("de"):
        text = document_txt.text([samples.of_all_blocks()])
    for part in ("Landesverband Steiermark", "8999 Almdorf", "Erste Zeile\nZweite", "– : K", "1,5"):
        assert part in text
    table = text[text.index("Nr.  Verein") :].splitlines()[:7]
    assert table == [
        "Nr.  Verein        Tag         Beginn  Punkte   Betrag",
        "---  ------------  ----------  ------  ------  -------",
        "  1  SK Almdorf 1  15.10.2011  14:05        ½  € 22,00",
        "  2  SK Almdorf 2  15.10.2011  14:05        1  € 23,00",
        "  3  SK Almdorf 3  15.10.2011  14:05       1½  € 24,00",
        "---  ------------  ----------  ------  ------  -------",
        "     Summe                                  3  € 69,00",
    ]


def test_small_words_with_brackets_get_none_around_them() -> None:
    table = Table(
        (Column("Name"),), ((Cell("Huber", below="(J) 100012"),), (Cell("Maier", below="100013"),))
    )
    lines = document_txt.text([Document(title="T", blocks=(table,))]).splitlines()
    assert lines[-2:] == ["Huber, (J) 100012", "Maier (100013)"]


def test_a_finding_s_number_in_brackets_gets_no_more_of_them() -> None:
    table = Table((Column("counts", Kind.RESULT),), ((Cell(("K", 2), below="[1]"),),))
    assert document_txt.text([Document(title="T", blocks=(table,))]).splitlines()[-1] == "K : 1 [1]"


def test_a_sign_stays_with_its_paragraph() -> None:
    """``word `` 18 times is 90 signs: ``§`` had room before the end, not its number."""
    text = document_txt.text([Document(title="T", blocks=(Words("word " * 18 + "ab § 7.2.c"),))])
    assert text.splitlines()[-1] == "§ 7.2.c"


def test_no_line_of_text_is_too_long() -> None:
    columns = (Column("Name"), *[Column(samples.MARK, Kind.NUMBER)] * 8, Column("Ort"))
    table = Table(columns, ((samples.ENDLESS, *range(8), "Graz"),))
    words = Words(f"{samples.ENDLESS} {'Wort ' * 100}")
    text = document_txt.text([Document(title="T", blocks=(table, words))])
    assert max(map(len, text.splitlines())) <= document_txt.WIDE
    assert text.count("Ž") == 400


def test_odd_signs_are_shown_in_text() -> None:
    document = Document(title="a\x1b[2J", blocks=(Words("b\u202e"),))
    assert "\x1b" not in document_txt.text([document])
    assert "b‹U+202E›" in document_txt.text([document])


def test_an_empty_table_has_its_header_in_text_and_list() -> None:
    document = Document(title="T", blocks=(Table((Column("Name"),), ()),))
    assert "Name\n----" in document_txt.text([document])
    assert document_csv.listed([document]) == "\ufeffName\r\n"


def test_words_of_a_text_are_broken_only_where_nothing_else_helps() -> None:
    """Names of four words beside a paragraph of a hundred: the paragraph gives way."""
    table = Table(
        (Column(samples.MARK), Column("Name"), Column("Text")),
        (("eins", "Schachklub Föhrenwald Obersteiermark", "Wort " * 100),),
    )
    lines = document_txt.text([Document(title="T", blocks=(table,))]).splitlines()
    said = " ".join(lines).split()
    assert {samples.MARK, "Föhrenwald", "Obersteiermark"} <= set(said)
    assert said.count("Wort") == 100
