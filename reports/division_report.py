"""A division's table, cross table and rounds, on paper and as a workbook."""

from pathlib import Path

from league.views import DivisionView


def division_pdf(view: DivisionView, path: Path, *, force: bool = False) -> None:
    """Write table, cross table and rounds as PDF, in the language in use.

    Raises InputError or StorageError as ``files.write`` does.
    """
    from reports import division_pages, pdf_book  # noqa: PLC0415  # reportlab is slow to load

    pdf_book.write(
        path, division_pages.cover(view), lambda: division_pages.story(view), force=force
    )


def division_xlsx(view: DivisionView, path: Path, *, force: bool = False) -> None:
    """Write table, cross table and rounds as a workbook, on a sheet each.

    Raises InputError or StorageError as ``files.write`` does.
    """
    from reports import division_sheets, excel  # noqa: PLC0415  # openpyxl is slow to load

    excel.write(path, division_sheets.book(view), force=force)
