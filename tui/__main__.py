"""``python -m tui`` is ``spielleiter``."""

from tui.cli import main

main()
