"""How long is a concert, whatever its program is made of?"""
from typing import Protocol


class Item(Protocol):
    def minutes(self) -> int: ...


class Piece:
    def __init__(self, title: str, length: int) -> None:
        self.title = title
        self._length = length

    def minutes(self) -> int:
        return self._length


class Section:
    def __init__(self, pause: int) -> None:
        self._pause = pause
        self._items: list[Item] = []

    def add(self, item: Item) -> "Section":
        self._items.append(item)
        return self

    def minutes(self) -> int:
        pauses = self._pause * max(0, len(self._items) - 1)
        return sum(item.minutes() for item in self._items) + pauses


songs = Section(pause=1).add(Piece("Dawn", 4)).add(Piece("Noon", 3)).add(Piece("Dusk", 5))
first_half = Section(pause=2).add(Piece("Overture", 9)).add(songs)
concert = Section(pause=20).add(first_half).add(Piece("Symphony", 38))
for name, item in (("songs", songs), ("first half", first_half), ("concert", concert)):
    print(f"{name}: {item.minutes()} minutes")
