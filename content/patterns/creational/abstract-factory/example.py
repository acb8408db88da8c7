"""A bike-share station gets its lock and card reader from one supplier's kit."""
from abc import ABC, abstractmethod


class Lock(ABC):
    @abstractmethod
    def release(self, token: str) -> str: ...


class Reader(ABC):
    @abstractmethod
    def read(self, card: int) -> str: ...


class Kit(ABC):
    @abstractmethod
    def lock(self) -> Lock: ...
    @abstractmethod
    def reader(self) -> Reader: ...


class NordaLock(Lock):
    def release(self, token: str) -> str:
        return "Norda lock opens" if token.startswith("norda:") else "Norda lock stays shut"


class NordaReader(Reader):
    def read(self, card: int) -> str:
        return f"norda:{card}"


class NordaKit(Kit):
    def lock(self) -> Lock: return NordaLock()
    def reader(self) -> Reader: return NordaReader()


class VelaLock(Lock):
    def release(self, token: str) -> str:
        return "Vela lock opens" if token.endswith("@vela") else "Vela lock stays shut"


class VelaReader(Reader):
    def read(self, card: int) -> str:
        return f"{card}@vela"


class VelaKit(Kit):
    def lock(self) -> Lock: return VelaLock()
    def reader(self) -> Reader: return VelaReader()


class Station:
    def __init__(self, kit: Kit) -> None:
        self._lock, self._reader = kit.lock(), kit.reader()

    def rent(self, card: int) -> str:
        return self._lock.release(self._reader.read(card))


print(*(Station(kit).rent(4711) for kit in (NordaKit(), VelaKit())), sep="\n")
