from collections.abc import Iterable
from dataclasses import replace
from io import BytesIO

import pytest
from pypdf import PdfReader
from pypdf.generic import Destination
from reportlab.lib.units import mm

from league.head_marks import Head
from league.language import speaking
from league.views.columns import Kind
from reports import document_pdf, pdf
from reports.document import (
    Cell,
    Column,
    Document,
    Heading,
    NewPage,
    Score,
    Signatures,
    Table,
    Words,
)
from tests.reports.documents import document_samples as samples


def pages(*documents: Document) -> list[list[str]]:
    """Return the lines of each page, in the order in which they are drawn."""
    return [lines(page.extract_text()) for page in reader(documents).pages]


def reader(documents: Iterable[Document]) -> PdfReader:
    file = BytesIO()
    document_pdf.save(documents, file)
    return PdfReader(file)


def lines(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]


def body(page: list[str]) -> str:
    return " ".join(page)


def test_every_block_is_told() -> None:
    said = body([line for page in pages(samples.of_all_blocks()) for line in page])
    for part in (
        "Landesverband Steiermark",
        "8999 Almdorf",
        "Graz, am 15.10.2011",
        "Pönalevorschreibung",
        "Der Wettkampf",
        "2½ : 4½",
        "Gasthof zur Post",
        "Erste Zeile",
        "Klein gedruckt",
        "Freifrau Őzlem-Žofie Kovačević-Šimůnková",
        "(A) 100205",
        "1 : 0",
        "– : K",
        "Ort und Ende",
        "Urkunde",
        "Der Präsident",
    ):
        assert part in said, part


def test_numbers_are_written_as_the_language_does() -> None:
    """Half points 3 are 1.5 in a column of points; 1 + 2 + 3 half points are 3; 22 + 23 + 24 €."""
    english = body(pages(samples.of_all_blocks())[0] + pages(samples.of_all_blocks())[1])
    with speaking("de"):
        german = body([line for page in pages(samples.of_all_blocks()) for line in page])
    assert "1.5" in english
    assert "€69.00" in english
    assert "1,5" in german
    assert "€ 69,00" in german
    assert "Summe" in german


def test_the_address_stands_in_the_window_of_an_envelope() -> None:
    """The window of a C5/6 envelope shows what is 45 to 90 mm from the top, 20 mm from the left."""
    found: dict[str, tuple[float, float]] = {}

    def note(text: str, cm: list[float], tm: list[float], _font: object, _size: float) -> None:
        if text.strip():
            found[text.strip()] = (cm[4] + tm[4], cm[5] + tm[5])

    page = reader([samples.letter(Words("x"))]).pages[0]
    page.extract_text(visitor_text=note)
    height = float(page.mediabox.height)
    for line in ("SK Almdorf", "Dorfstraße 7", "8999 Almdorf"):
        x, y = found[line]
        assert 20 * mm <= x <= 30 * mm
        assert 45 * mm <= height - y <= 90 * mm


def test_each_document_counts_its_own_pages() -> None:
    long = replace(samples.letter(*[samples.squad(60)]), audience="", foot="Erster")
    short = Document(title="Kurz", foot="Zweiter", audience="alle")
    first, second, third = pages(long, short)
    assert {"Erster", "Page 1 of 2"} < set(first)
    assert {"Erster", "Page 2 of 2"} < set(second)
    assert {"Zweiter · For: alle", "Page 1 of 1"} < set(third)


def test_documents_are_listed_among_the_bookmarks() -> None:
    one = Document(title="Wettkampf", entry="Almdorf – Bachried")
    outline = reader([one, Document(title="Zweiter")]).outline
    titles = [mark.title for mark in outline if isinstance(mark, Destination)]
    assert titles == ["Almdorf – Bachried", "Zweiter"]


def test_contents_tell_the_page_of_each_part() -> None:
    parts = [
        block for number in range(1, 5) for block in (Heading(f"Teil {number}"), samples.squad(30))
    ]
    made = pages(Document(title="Heft", contents=True, blocks=parts))
    told = {line.rsplit(" ", 1)[0]: int(line.rsplit(" ", 1)[1]) for line in rows_of(made[0])}
    where = {
        line: number
        for number, page in enumerate(made, 1)
        for line in page
        if line.startswith("Teil ") and number > 1
    }
    assert told == where
    assert sorted(told) == ["Teil 1", "Teil 2", "Teil 3", "Teil 4"]


def rows_of(contents: list[str]) -> list[str]:
    """Return the rows ``Teil 1 2`` of the contents, label and number on lines of their own."""
    joined = body(contents).split("Teil ")[1:]
    return [f"Teil {' '.join(row.split()[:2])}" for row in joined]


@pytest.mark.parametrize("count", range(28, 44))
def test_a_heading_never_stands_alone_at_a_foot(count: int) -> None:
    document = Document(
        title="Liste", blocks=(samples.squad(count), Heading("Zweiter Teil"), samples.squad(3))
    )
    page = next(page for page in pages(document) if "Zweiter Teil" in page)
    after = page[page.index("Zweiter Teil") + 1 :]
    assert "100201" in body(after)


@pytest.mark.parametrize("count", range(28, 44))
def test_signatures_never_stand_alone_on_a_page(count: int) -> None:
    document = Document(
        title="Liste", blocks=(samples.squad(count), Signatures(("Der Spielleiter",)))
    )
    page = next(page for page in pages(document) if "Der Spielleiter" in page)
    assert str(100200 + count) in body(page)


def test_a_header_is_repeated_and_no_row_is_lost() -> None:
    made = pages(Document(title="Liste", blocks=(samples.squad(100),)))
    assert len(made) > 1
    assert all(page.count("Brett") + body(page).count("Brett Pass") >= 1 for page in made)
    said = body([line for page in made for line in page])
    assert all(said.count(str(100200 + place)) == 1 for place in range(1, 101))


def test_a_table_that_is_whole_is_not_broken() -> None:
    """Of 60 rows about 40 have room on a page; 25 after 30 would be broken."""
    whole = replace(samples.squad(25), whole=True)
    made = pages(Document(title="Liste", blocks=(samples.squad(30), Words("Ende"), whole)))
    assert "100225" in body(made[1])
    assert "100201" in body(made[1])


def test_no_word_of_a_header_is_broken() -> None:
    columns = (Column("Mannschaft"), *[Column(samples.MARK, Kind.POINTS)] * 9)
    row = (samples.ENDLESS, *range(9))
    said = body(pages(Document(title="Tabelle", blocks=(Table(columns, (row,)),)))[0])
    assert said.count(samples.MARK) == 9


def test_a_column_that_is_set_too_narrow_has_room_for_its_header() -> None:
    columns = (Column("Mannschaft"), Column(samples.MARK, Kind.POINTS, 5.0))
    said = body(pages(Document(title="Tabelle", blocks=(Table(columns, (("A", 1),)),)))[0])
    assert samples.MARK in said


def test_words_are_hyphenated_only_where_they_are_wider_than_their_cell() -> None:
    columns = tuple(Column(str(number)) for number in range(16))
    word = "Mannschaftsführerstellvertretung"
    said = body(pages(Document(title="T", blocks=(Table(columns, ((word,) * 16,)),)))[0])
    assert "Mann- schafts- führer- stellver- tretung" in said
    alone = pages(Document(title="T", blocks=(Table((Column("A"),), ((word,),)),)))[0]
    assert word in alone


def test_a_word_too_long_for_its_place_beside_a_result_is_hyphenated() -> None:
    """German divides Donau-dampf-schiff-fahrts-gesell-schafts-kapi-täns-ver-ein."""
    name = "Donaudampfschifffahrtsgesellschaftskapitänsverein"
    page = reader([Document(title="T", blocks=(Score(name, "B", "1 : 0"),))]).pages[0]
    pieces = [line for line in lines(page.extract_text()) if line.rstrip("-") in name]
    assert len(pieces) > 1
    assert all(piece.endswith("-") for piece in pieces[:-1])
    assert "".join(piece.rstrip("-") for piece in pieces) == name


@pytest.mark.parametrize("landscape", [False, True])
def test_nothing_stands_outside_the_page(landscape: bool) -> None:
    """Each text begins right of the left margin and ends left of the right one."""
    columns = (Column("Name"), Column(samples.ENDLESS), Column("Ort", width=400.0))
    rows = ((samples.ENDLESS, Cell(samples.ENDLESS, below=samples.ENDLESS), "Graz"),)
    texts: list[tuple[float, str, float]] = []

    def note(text: str, cm: list[float], tm: list[float], _font: object, size: float) -> None:
        texts.extend((cm[4] + tm[4], line, size) for line in text.splitlines() if line.strip())

    document = Document(title="T", landscape=landscape, blocks=(Table(columns, rows),))
    for page in reader([document]).pages:
        page.extract_text(visitor_text=note)
        right = float(page.mediabox.width) - pdf.MARGIN + 1
        for x, line, size in texts:
            assert x >= pdf.MARGIN - 1
            assert x + pdf.width_of(line.strip(), size) <= right, line


def test_an_empty_table_says_so() -> None:
    assert "–" in body(pages(Document(title="T", blocks=(Table((Column("Name"),), ()),)))[0])


def test_odd_signs_are_shown() -> None:
    table = Table((Column("Na\x1bme"),), (("a\u202eb",), ("<b>&amp;",)))
    said = body(pages(Document(title="T\x07", blocks=(table, Words("x\x9by")), foot="f\x00"))[0])
    for part in ("Na‹U+001B›me", "a‹U+202E›b", "<b>&amp;", "T‹U+0007›", "x‹U+009B›y", "f‹U+0000›"):
        assert part in said


def test_a_page_is_turned_where_it_is_asked_for() -> None:
    document = Document(title="T", blocks=(NewPage(landscape=True), Words("x"), NewPage()))
    sizes = [page.mediabox.width > page.mediabox.height for page in reader([document]).pages]
    assert sizes[:2] == [False, True]


def test_a_row_higher_than_a_page_is_broken() -> None:
    text = "\n".join(f"Zeile {number}" for number in range(120))
    made = pages(Document(title="T", blocks=(Table((Column("Text"),), ((text,),)),)))
    said = body([line for page in made for line in page])
    assert all(f"Zeile {number}" in said for number in range(120))


def test_equal_documents_give_equal_bytes() -> None:
    first, second = BytesIO(), BytesIO()
    document_pdf.save([samples.of_all_blocks(), samples.form()], first)
    document_pdf.save([samples.of_all_blocks(), samples.form()], second)
    assert first.getvalue() == second.getvalue()


def test_a_document_is_asked_for_when_the_one_before_is_done() -> None:
    asked: list[int] = []

    def documents() -> Iterable[Document]:
        for number in range(3):
            asked.append(number)
            yield Document(title=str(number))

    assert len(reader(documents()).pages) == 3
    assert asked == [0, 1, 2]


def test_small_words_higher_than_a_page_are_all_there() -> None:
    cell = Cell("\n".join(f"Zeile {number}" for number in range(90)), below="klein " * 4000)
    table = Table((Column("Nr.", Kind.NUMBER), Column("Text")), ((1, cell),))
    said = body([line for page in pages(Document(title="T", blocks=(table,))) for line in page])
    assert said.count("klein") == 4000
    assert all(f"Zeile {number}" in said for number in range(90))


def test_a_long_foot_takes_two_lines_and_no_more() -> None:
    whom = "beide Mannschaftsführer, der Schiedsrichter und der zuständige Spielleiter der Liga"
    foot = "Landesverband Steiermark · 2011/12 · Landesliga, Runde 3"
    said = pages(
        Document(title="T", foot=foot, audience=whom), Document(title="T", foot="x " * 500)
    )
    assert f"{foot} · For: {whom}" in body(said[0])
    assert 100 < body(said[1]).count("x") < 400


def test_a_long_foot_leaves_room_for_the_step_below_the_number_of_the_page() -> None:
    head = Head(123456, "5f0c" * 16)
    short = "zuständig " * 14
    for foot in (short, "zuständig " * 100):
        (said,) = pages(Document(title="T", foot=foot, as_of=head))
        first, second = (line for line in said if "zuständig" in line)
        assert said[said.index("Page 1 of 1") + 1] == f"As of step {head.short}"
        beside = [(first, "Page 1 of 1"), (second, f"As of step {head.short}")]
        for left, right in beside:
            assert pdf.width_of(f"{left}{right}", 7) < pdf.WIDTH
        assert second.endswith("…") is (foot != short)
