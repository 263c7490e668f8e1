"""Cases: the rule book's executable examples, read strictly, answered and compared."""

from league.cases.answering import QUESTIONS, CaseResult, answer_paths

__all__ = ["QUESTIONS", "CaseResult", "answer_paths"]
