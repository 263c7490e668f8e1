"""Report files of FIDE: read, written, checked."""
