from collections.abc import Iterator
from dataclasses import replace
from datetime import date, time, timedelta
from itertools import pairwise
from pathlib import Path
from typing import BinaryIO

import pytest
from pypdf import PdfReader

from league import files
from league.errors import InputError, StorageError
from league.formatting import day as spoken_day
from league.language import pick, speaking
from league.views.matches import MatchView
from reports import writing
from reports.document import Document
from reports.layouts import match_decision
from reports.paper import Format
from tests.worlds import view_samples as samples
from tests.worlds.division_files import division_pdf


def match_words(tmp_path: Path, view: MatchView) -> str:
    samples.write_match(view, tmp_path / "match.pdf", force=True)
    return words_of(PdfReader(tmp_path / "match.pdf"))


def words_of(reader: PdfReader) -> str:
    return " ".join(" ".join(page.extract_text() for page in reader.pages).split())


def fonts(value: object) -> Iterator[dict[str, object]]:
    reader = value
    assert isinstance(reader, PdfReader)
    for page in reader.pages:
        for font in page["/Resources"]["/Font"].values():  # type: ignore[index]  # pypdf's objects are loosely typed
            yield font.get_object()


def test_match_report_names_what_was_played(tmp_path: Path) -> None:
    said = match_words(tmp_path, samples.match_view())
    for part in (
        "Landesverband Steiermark",
        "2011/12",
        "Landesliga, round 3",
        "15 Oct 2011",
        "14:00",
        "Gasthof zur Post, Hauptplatz 3, Almdorf",
        "SK Almdorf 1",
        "Schachfreunde Föhrenstein 1",
        "Kőrös Berta",
        "2½ : 4½",
        "match points 0 : 2",
    ):
        assert part in said


def test_4_3_e_marks_stand_before_the_pass_number(tmp_path: Path) -> None:
    said = match_words(tmp_path, samples.match_view())
    assert "(A) 100201" in said
    assert "(A)(J) 100207" in said
    assert "(KG) 100213" in said


def test_a_forfeited_board_shows_both_results(tmp_path: Path) -> None:
    """Board 3: home won 1 : 0 over the board, 0 : 1 counts; the mark leads to finding 1."""
    assert "1 : 0 0 : 1 * [1]" in match_words(tmp_path, samples.match_view())


def test_an_empty_board_is_k(tmp_path: Path) -> None:
    assert "not occupied □ – K : 1 [2]" in match_words(tmp_path, samples.match_view())


def test_findings_carry_citation_sentence_and_ruling(tmp_path: Path) -> None:
    said = match_words(tmp_path, samples.match_view())
    assert "TUWO § 4.4.a.2 → TUWO § 7.2.a" in said
    assert "Board 6 is empty although board 7 is occupied: a gap." in said
    assert "Confirmed: Confirmed after a call with both captains." in said
    assert "Waived: His equal status was granted on the day before" in said


def test_fees_are_summed_without_the_waived_one(tmp_path: Path) -> None:
    """Federation 22 + 11 + 7 = 40 (another 22 is waived), opponents 30 + 11 = 41, cash 30."""
    said = match_words(tmp_path, samples.match_view())
    assert "To the federation €40.00, to opponents €41.00, of it in cash €30.00" in said


def test_4_4_a_2_both_captains_sign_for_a_gap_paid(tmp_path: Path) -> None:
    said = match_words(tmp_path, samples.match_view())
    confirmation = "Both captains confirm that the fee for these gaps was paid in cash: "
    assert confirmation + "SK Almdorf 1, board 6." in said
    unpaid = replace(samples.match_view(), gaps_paid=((), ()))
    assert confirmation not in match_words(tmp_path, unpaid)


def test_a_match_without_entries_is_a_form_to_fill_in(tmp_path: Path) -> None:
    said = match_words(tmp_path, samples.empty_match_view())
    assert "no results yet" in said
    assert "Captain, SK Almdorf 1" in said
    assert "K :" not in said


def test_every_font_is_embedded(tmp_path: Path) -> None:
    samples.write_match(samples.long_match_view(), tmp_path / "m.pdf")
    division_pdf(samples.division_view(24), tmp_path / "d.pdf")
    for name in ("m.pdf", "d.pdf"):
        used = list(fonts(PdfReader(tmp_path / name)))
        assert used
        for font in used:
            assert "DejaVuSans" in str(font["/BaseFont"])
            assert "/FontFile2" in font["/FontDescriptor"]  # type: ignore[operator]  # a pypdf dictionary


def test_letters_of_the_neighbours_show(tmp_path: Path) -> None:
    said = match_words(tmp_path, samples.long_match_view())
    assert "Freifrau Őzlem-Žofie Kovačević-Šimůnková von der Hohenbrücke" in said


def test_pages_are_counted(tmp_path: Path) -> None:
    samples.write_match(samples.match_view(), tmp_path / "m.pdf")
    reader = PdfReader(tmp_path / "m.pdf")
    total = len(reader.pages)
    assert total > 1
    for number, page in enumerate(reader.pages, 1):
        assert f"Page {number} of {total}" in page.extract_text()


@pytest.mark.parametrize(("language", "tag"), [("de", "de-AT"), ("en", "en-GB")])
def test_language_and_title_are_set(tmp_path: Path, language: str, tag: str) -> None:
    with speaking(language):
        samples.write_match(samples.match_view(), tmp_path / "m.pdf")
    reader = PdfReader(tmp_path / "m.pdf")
    assert reader.trailer["/Root"]["/Lang"] == tag  # type: ignore[index]  # a pypdf dictionary
    assert reader.metadata is not None
    assert "SK Almdorf 1 – Schachfreunde Föhrenstein 1" in str(reader.metadata.title)


def test_the_same_match_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one.pdf", "two.pdf"):
        samples.write_match(samples.match_view(), tmp_path / name)
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "two.pdf").read_bytes()


def test_typed_signs_are_no_markup(tmp_path: Path) -> None:
    rows = samples.boards()
    odd = replace(rows[0], home=samples.seat(1, name="<b>Kőrös & \x01Söhne</i"))
    view = replace(samples.match_view(), boards=(odd, *rows[1:]), home_name="A & B <br/>")
    said = match_words(tmp_path, view)
    assert "<b>Kőrös & ‹U+0001›Söhne</i" in said
    assert "A & B <br/>" in said


def test_very_long_words_still_make_pages(tmp_path: Path) -> None:
    rows = samples.boards()
    long = replace(rows[0], home=samples.seat(1, name="Ů" * 3000))
    view = replace(
        samples.match_view(),
        boards=(long, *rows[1:]),
        findings=(samples.finding("7.4", "Word " * 4000, state="waived", reason="Why " * 4000),),
        notes=("x" * 5000,),
        venue="y" * 500,
    )
    assert match_words(tmp_path, view).count("Ů") == 3000


def test_table_and_cross_table(tmp_path: Path) -> None:
    """With two teams the first beat the second 5 : 3, and nobody else played."""
    view = samples.division_view(2)
    division_pdf(view, tmp_path / "d.pdf")
    said = words_of(PdfReader(tmp_path / "d.pdf"))
    assert "1 SK Almdorf 1 1 1 0 0 2 5.0 685.0" in said
    assert "2 SK Bachried 1 1 0 0 1 0 3.0 411.0" in said


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_heading_of_the_table_is_broken_within_a_word(tmp_path: Path, language: str) -> None:
    with speaking(language):
        view = samples.division_view(2)
        labels = [pick(one.name) for one in view.criteria]
        division_pdf(view, tmp_path / "table.pdf")
    assert len(labels) > 2
    said = words_of(PdfReader(tmp_path / "table.pdf"))
    assert [label for label in labels if label not in said] == []


def test_half_points_and_columns_are_written_in_their_ways(tmp_path: Path) -> None:
    """Team 1 wins 5, 5½ and 6 of 8 against three: 16½ game points."""
    with speaking("de"):
        division_pdf(samples.division_view(4), tmp_path / "d.pdf")
    said = words_of(PdfReader(tmp_path / "d.pdf"))
    assert "16,5" in said
    assert "5½" in said


@pytest.mark.parametrize(("teams", "broad"), [(12, False), (14, True), (24, True)])
def test_a_broad_cross_table_lies_on_its_side(tmp_path: Path, teams: int, broad: bool) -> None:
    division_pdf(samples.division_view(teams, long=True), tmp_path / "d.pdf")
    pages = PdfReader(tmp_path / "d.pdf").pages
    lying = [page for page in pages if page.mediabox.width > page.mediabox.height]
    assert len(lying) == (1 if broad else 0)
    assert all("Cross table" in page.extract_text() for page in lying)
    assert {round(max(page.mediabox.width, page.mediabox.height)) for page in pages} == {842}


def test_every_round_is_listed(tmp_path: Path) -> None:
    division_pdf(samples.division_view(12), tmp_path / "d.pdf")
    said = words_of(PdfReader(tmp_path / "d.pdf"))
    # Round 1 of the sample is fourteen days after its first day, and so on.
    days = {number: samples.DAY + timedelta(14 * number) for number in range(1, 12)}
    places = [said.index(f" {number} {spoken_day(days[number])} ") for number in days]
    assert all(one < two for one, two in pairwise(places))


def test_a_division_without_anything_is_a_page(tmp_path: Path) -> None:
    view = replace(samples.division_view(2), rows=(), cross=(), rounds=(), complete_rounds=0)
    division_pdf(view, tmp_path / "d.pdf")
    assert len(PdfReader(tmp_path / "d.pdf").pages) == 1


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"There is no folder .*nowhere"):
        samples.write_match(samples.match_view(), tmp_path / "nowhere" / "m.pdf")


def made() -> Document:
    return match_decision.layout(samples.decision())


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="is not a file"):
        writing.write([made()], Format.PDF, tmp_path)


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    target = tmp_path / "m.pdf"
    target.write_text("old", encoding="utf-8")

    def save(file: BinaryIO) -> None:
        file.write(b"half")
        raise OSError(28, "No space left on device")

    with pytest.raises(StorageError, match="disk is full"):
        files.write(target, save, force=True)
    assert target.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [target]


def test_a_folder_that_refuses_is_said(tmp_path: Path) -> None:
    def save(_file: BinaryIO) -> None:
        raise PermissionError(13, "Permission denied")

    with pytest.raises(StorageError, match="does not allow writing"):
        files.write(tmp_path / "m.pdf", save)


def test_a_link_keeps_pointing(tmp_path: Path) -> None:
    (tmp_path / "real.pdf").write_text("old", encoding="utf-8")
    (tmp_path / "link.pdf").symlink_to(tmp_path / "real.pdf")
    samples.write_match(samples.match_view(), tmp_path / "link.pdf", force=True)
    assert (tmp_path / "link.pdf").is_symlink()
    assert (tmp_path / "real.pdf").read_bytes().startswith(b"%PDF")


def test_a_played_day_and_start_are_shown(tmp_path: Path) -> None:
    view = replace(samples.match_view(), day=date(2012, 3, 4), start=time(9, 5))
    said = match_words(tmp_path, view)
    assert "4 Mar 2012" in said
    assert "09:05" in said
