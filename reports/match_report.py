"""The match report (Wettkampfbericht), on paper and as a workbook."""

from pathlib import Path

from league.views import MatchView


def match_pdf(view: MatchView, path: Path, *, force: bool = False) -> None:
    """Write the match report as PDF, in the language in use.

    Raises InputError or StorageError as ``files.write`` does.
    """
    from reports import match_pages, pdf_book  # noqa: PLC0415  # reportlab is slow to load

    pdf_book.write(path, match_pages.cover(view), lambda: match_pages.story(view), force=force)


def match_xlsx(view: MatchView, path: Path, *, force: bool = False) -> None:
    """Write the match report as a workbook: the boards, the findings and the fees on a sheet each.

    Raises InputError or StorageError as ``files.write`` does.
    """
    from reports import excel, match_sheets  # noqa: PLC0415  # openpyxl is slow to load

    excel.write(path, match_sheets.book(view), force=force)
