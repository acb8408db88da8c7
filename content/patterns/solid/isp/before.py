"""Every meter must be all a meter can be, so the water meter has to pretend."""
from abc import ABC, abstractmethod


class Meter(ABC):
    @abstractmethod
    def read(self) -> int: ...
    @abstractmethod
    def switch_off(self) -> str: ...


class PowerMeter(Meter):
    def read(self) -> int: return 4210
    def switch_off(self) -> str: return "power is off"


class WaterMeter(Meter):
    def read(self) -> int: return 87
    def switch_off(self) -> str: raise NotImplementedError("a water meter has no switch")


def bill(meters: list[Meter]) -> int:
    return sum(meter.read() for meter in meters)


def night_cut(meters: list[Meter]) -> None:
    for meter in meters:
        try:
            print(meter.switch_off())
        except NotImplementedError as error:
            print(f"failed at night: {error}")


meters: list[Meter] = [PowerMeter(), WaterMeter()]
print(f"units: {bill(meters)}")
night_cut(meters)
