"""Counters in one shop draw turn numbers from a single dispenser."""
from threading import Lock, Thread
from typing import ClassVar, Optional


class TurnDispenser:
    _instance: ClassVar[Optional["TurnDispenser"]] = None
    _creating: ClassVar[Lock] = Lock()

    def __init__(self) -> None:  # Python cannot hide this; use instance()
        self._last = 0
        self._drawing = Lock()

    @classmethod
    def instance(cls) -> "TurnDispenser":
        with cls._creating:
            if cls._instance is None:
                cls._instance = cls()
            return cls._instance

    def next(self) -> int:
        with self._drawing:
            self._last += 1
            return self._last


def counter(drawn: list[int]) -> None:
    for _ in range(100):
        drawn.append(TurnDispenser.instance().next())


numbers: list[list[int]] = [[], [], []]
threads = [Thread(target=counter, args=(drawn,)) for drawn in numbers]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
handed_out = [number for drawn in numbers for number in drawn]
print(f"{len(handed_out)} numbers handed out, {len(set(handed_out))} different")
print(f"the next is {TurnDispenser.instance().next()}")
print(f"same object: {'yes' if TurnDispenser.instance() is TurnDispenser.instance() else 'no'}")
