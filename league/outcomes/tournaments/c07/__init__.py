"""What each code of FIDE C.07 gives; every function names its article."""
