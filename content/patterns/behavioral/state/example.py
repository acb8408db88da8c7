"""A luggage locker reacts to the same two events in three different ways."""
from typing import Protocol


class LockerState(Protocol):
    def store(self, locker: "Locker", code: int) -> str: ...
    def open(self, locker: "Locker", code: int) -> str: ...


class Locker:
    def __init__(self) -> None:
        self.state: LockerState = Free()

    def store(self, code: int) -> str:
        return self.state.store(self, code)

    def open(self, code: int) -> str:
        return self.state.open(self, code)


class Free:
    def store(self, locker: Locker, code: int) -> str:
        locker.state = Taken(code)
        return "locked"

    def open(self, locker: Locker, code: int) -> str:
        return "nothing inside"


class Taken:
    def __init__(self, code: int) -> None:
        self._code, self._wrong = code, 0

    def store(self, locker: Locker, code: int) -> str:
        return "already in use"

    def open(self, locker: Locker, code: int) -> str:
        if code == self._code:
            locker.state = Free()
            return "door opens"
        self._wrong += 1
        if self._wrong == 3:
            locker.state = Blocked()
            return "blocked, please ask the staff"
        return "wrong code"


class Blocked:
    def store(self, locker: Locker, code: int) -> str: return "blocked"
    def open(self, locker: Locker, code: int) -> str: return "blocked"


locker = Locker()
print(locker.open(1), locker.store(42), locker.store(9), locker.open(42), sep=", ")
print(locker.store(55), locker.open(1), locker.open(2), locker.open(3), locker.open(55), sep=", ")
