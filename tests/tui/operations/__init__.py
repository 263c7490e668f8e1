"""What is typed for each operation of a subject, for ``test_operations``."""
