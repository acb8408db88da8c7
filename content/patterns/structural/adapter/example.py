"""A frost forecast reads degrees Celsius; the buoy speaks tenths of a kelvin."""
from typing import Protocol


class Thermometer(Protocol):
    def celsius(self) -> float: ...


class BuoySensor:
    """Foreign code that we cannot change."""

    def __init__(self, reading: int) -> None:
        self._reading = reading

    def decikelvin(self) -> int:
        return self._reading


class BuoyAdapter:
    def __init__(self, sensor: BuoySensor) -> None:
        self._sensor = sensor

    def celsius(self) -> float:
        return self._sensor.decikelvin() / 10 - 273.15


class Forecast:
    def __init__(self, thermometer: Thermometer) -> None:
        self._thermometer = thermometer

    def frost(self) -> str:
        degrees = self._thermometer.celsius()
        return f"{degrees:.2f} degrees: {'frost' if degrees < 0 else 'no frost'}"


for reading in (2721, 2830):
    print(Forecast(BuoyAdapter(BuoySensor(reading))).frost())
