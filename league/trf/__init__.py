"""FIDE tournament report files (TRF16 and TRF26): text in, records out, and back."""
