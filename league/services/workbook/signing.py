"""Workbooks that carry our name and a date that can be set: equal facts give equal bytes."""

from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import IO, Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from openpyxl import Workbook
from openpyxl.packaging.core import DocumentProperties
from openpyxl.packaging.extended import ExtendedProperties
from openpyxl.xml.constants import ARC_APP, ARC_CORE
from openpyxl.xml.functions import tostring

from league.clock import written

NAME = "Spielleiter"


class SignedWorkbook(Workbook):
    """A workbook whose file names the program that wrote it, and when."""

    def __init__(self) -> None:
        super().__init__()
        self.properties.creator = self.properties.lastModifiedBy = NAME

    def save(self, filename: Any) -> None:
        """Write it to a path or to an open file. Raises InputError for a date that is none."""
        moment, plain = written(), BytesIO()
        super().save(plain)
        signed = _signed(plain, self.properties, moment)
        if isinstance(filename, str | Path):
            Path(filename).write_bytes(signed)
        else:
            file: IO[bytes] = filename
            file.write(signed)


def _signed(plain: BytesIO, properties: DocumentProperties, moment: datetime) -> bytes:
    """Return the file with its parts dated, and the two that name program and dates our own."""
    properties.created = properties.modified = moment.replace(tzinfo=None)
    program = ExtendedProperties()
    program.Application = NAME
    ours = {ARC_CORE: tostring(properties.to_tree()), ARC_APP: tostring(program.to_tree())}
    signed = BytesIO()
    with ZipFile(plain) as parts, ZipFile(signed, "w", ZIP_DEFLATED) as whole:
        for name in parts.namelist():
            part = ZipInfo(name, moment.timetuple()[:6])
            part.compress_type = ZIP_DEFLATED
            whole.writestr(part, ours.get(name) or parts.read(name))
    return signed.getvalue()
