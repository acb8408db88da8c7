"""Checking in at a veterinary clinic is one call at the front desk."""


class PatientFiles:
    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def open(self, pet: str) -> int:
        return self._numbers.setdefault(pet, 101 + len(self._numbers))


class RoomPlan:
    ROOMS = {"surgery": "theatre", "x-ray": "dark room"}

    def assign(self, reason: str) -> str:
        return self.ROOMS.get(reason, "room 1")


class Invoices:
    def __init__(self) -> None:
        self._count = 0

    def start(self, file: int, reason: str) -> str:
        self._count += 1
        return f"{file}-{self._count} ({reason})"


class FrontDesk:
    def __init__(self) -> None:
        self._files, self._rooms, self._invoices = PatientFiles(), RoomPlan(), Invoices()

    def arrive(self, pet: str, reason: str) -> str:
        file = self._files.open(pet)
        room = self._rooms.assign(reason)
        invoice = self._invoices.start(file, reason)
        return f"{pet}: please go to {room}, invoice {invoice}"


desk = FrontDesk()
print(desk.arrive("Biscuit", "x-ray"))
print(desk.arrive("Olive", "vaccination"))
print(desk.arrive("Biscuit", "surgery"))
