"""Captions of a film pass through filters that can be stacked."""
from typing import Protocol


class LineSource(Protocol):
    def lines(self) -> list[str]: ...


class Captions:
    def __init__(self, *lines: str) -> None:
        self._lines = list(lines)

    def lines(self) -> list[str]:
        return list(self._lines)


class LineFilter:
    def __init__(self, source: LineSource) -> None:
        self._source = source

    def lines(self) -> list[str]:
        return self._source.lines()


class Masked(LineFilter):
    def __init__(self, source: LineSource, word: str) -> None:
        super().__init__(source)
        self._word = word

    def lines(self) -> list[str]:
        return [line.replace(self._word, "*" * len(self._word)) for line in super().lines()]


class Numbered(LineFilter):
    def lines(self) -> list[str]:
        return [f"{number} {line}" for number, line in enumerate(super().lines(), 1)]


film = Captions("Where is the blasted map?", "Gone with the tide.")
print("\n".join(Masked(film, "blasted").lines()))
print("\n".join(Numbered(Masked(film, "blasted")).lines()))
