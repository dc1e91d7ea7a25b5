"""A person at the terminal, played by a script."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from bezique.cli.opening import play
from bezique.cli.resuming import Options

Answer = Callable[[list[str]], str]
"""What is typed, given the lines told since the last answer."""


class Script:
    """Types the given answers, then what `answer` gives, then nothing more; keeps all that was told."""

    def __init__(self, typed: Iterable[str] = (), answer: Answer | None = None) -> None:
        self.typed = list(typed)
        self.answer = answer
        self.told: list[str] = []
        self.turns: list[list[str]] = [[]]

    def ask(self, _: str) -> str:
        lines = self.turns[-1]
        self.turns.append([])
        if self.typed:
            return self.typed.pop(0)
        if self.answer is None:
            raise EOFError
        return self.answer(lines)

    def tell(self, line: str) -> None:
        self.told.append(line)
        self.turns[-1].append(line)

    @property
    def text(self) -> str:
        """All that was told, wrapped lines joined."""
        return "\n".join(self.told).replace("\n  ", " ")


def first_choice(lines: list[str]) -> str:
    """Takes the first choice always, and rises after one game."""
    return "2" if "Another game? 1 yes; 2 no." in lines else "1"


def played(path: Path, typed: Iterable[str] = (), answer: Answer | None = None, **options: object) -> Script:
    """A sitting whose record is in `path`."""
    script = Script(typed, answer)
    play(Options(record=path, **options), script.ask, script.tell)  # type: ignore[arg-type]
    return script


def shows(shown: str, options: Options) -> None:
    """Hold that the program writes just these lines when what stands after "> " in them is typed."""
    wanted = shown.splitlines()
    typed = iter([line.removeprefix("> ") for line in wanted if line.startswith("> ")])
    lines: list[str] = []

    def ask(prompt: str) -> str:
        answer = next(typed, "save")
        lines.append(prompt + answer)
        return answer

    assert play(options, ask, lines.append) == 0
    assert lines[: len(wanted)] == wanted
