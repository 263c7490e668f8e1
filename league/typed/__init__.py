"""What people type, read once for commands, forms, web and case files: text in, value or sentence.

A reader takes every spelling that any door takes, and raises InputError with a sentence that says
what was expected. Digits are those of ASCII: of other scripts nobody can tell what they were meant
to be. Nothing here knows a season; who and what is meant by a name, ``services.words.naming`` says.
"""
