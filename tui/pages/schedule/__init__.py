"""The calendar, and the draw of rounds."""
