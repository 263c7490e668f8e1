"""FIDE's tournament report files (TRF16 and TRF26), read and written as plain records.

``reading.read`` takes a file apart, ``writing.write`` puts one together, ``turns.turns_of`` gives
its rounds in numbers.
"""
