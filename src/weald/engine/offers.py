"""What an asked seat may do now, and why it may not do the rest. One list for search, people and refusals."""

from __future__ import annotations

from typing import Final


class Refusal:
    """An action the law refuses now: the number of the law, and the message id of the reason."""

    def __init__(self, action: int, law: str, why: str) -> None:
        self.action = action
        self.law = law
        self.why = why

    def __repr__(self) -> str:
        return f"Refusal(law={self.law!r}, why={self.why!r})"


_UNTOLD: Final[list[Refusal]] = []  # shared by all offers that explain nothing; always empty


class Offers:
    """The answers to one question. Refusals are collected only when somebody wants to read them."""

    def __init__(self, explain: bool = False) -> None:
        self.explain = explain
        self.allowed: list[int] = []
        self.refused: list[Refusal] = [] if explain else _UNTOLD

    def allow(self, action: int) -> None:
        self.allowed.append(action)

    def refuse(self, action: int, law: str, why: str) -> None:
        if self.explain:
            self.refused.append(Refusal(action, law, why))

    def refusal(self, action: int) -> Refusal | None:
        """The first reason given against this action."""
        for refusal in self.refused:
            if refusal.action == action:
                return refusal
        return None
