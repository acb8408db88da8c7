"""Callers say what they need, and meters promise only what they can do."""
from typing import Protocol


class Readable(Protocol):
    def read(self) -> int: ...


class Switchable(Protocol):
    def switch_off(self) -> str: ...


class PowerMeter:
    def read(self) -> int: return 4210
    def switch_off(self) -> str: return "power is off"


class WaterMeter:
    def read(self) -> int: return 87


def bill(meters: list[Readable]) -> int:
    return sum(meter.read() for meter in meters)


def night_cut(switches: list[Switchable]) -> None:
    for switch in switches:
        print(switch.switch_off())


power, water = PowerMeter(), WaterMeter()
print(f"units: {bill([power, water])}")
night_cut([power])
