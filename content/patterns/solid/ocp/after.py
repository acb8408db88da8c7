"""Each kind of pitch is one class; the bill does not change when one is added."""
from abc import ABC, abstractmethod


class Pitch(ABC):
    name: str

    @abstractmethod
    def fee(self, nights: int) -> int: ...

    @abstractmethod
    def deposit(self) -> int: ...


class Tent(Pitch):
    name = "tent"
    def fee(self, nights: int) -> int: return 12 * nights
    def deposit(self) -> int: return 0


class Van(Pitch):
    name = "van"
    def fee(self, nights: int) -> int: return 20 * nights + 5
    def deposit(self) -> int: return 30


class Cabin(Pitch):  # added later, without touching anything above
    name = "cabin"
    def fee(self, nights: int) -> int: return 45 * nights
    def deposit(self) -> int: return 100


for pitch in (Tent(), Van(), Cabin()):
    print(f"{pitch.name}: {pitch.fee(3)} and a deposit of {pitch.deposit()}")
