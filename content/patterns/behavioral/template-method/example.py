"""Every water test runs in the same order; only the steps differ."""
from abc import ABC, abstractmethod
from typing import final


class WaterTest(ABC):
    @final
    def run(self, sample: list[float]) -> str:
        value = self.measure(self.prepare(sample))
        low, high = self.limits()
        verdict = "pass" if low <= value <= high else "fail"
        return f"{type(self).__name__}: {value:.2f}, {verdict}"

    def prepare(self, sample: list[float]) -> list[float]:
        return sample

    @abstractmethod
    def measure(self, sample: list[float]) -> float: ...

    @abstractmethod
    def limits(self) -> tuple[float, float]: ...


class PhTest(WaterTest):
    def measure(self, sample: list[float]) -> float:
        return sum(sample) / len(sample)

    def limits(self) -> tuple[float, float]:
        return 6.5, 9.5


class TurbidityTest(WaterTest):
    def prepare(self, sample: list[float]) -> list[float]:
        return sample[1:]  # the first reading is taken before the particles settle

    def measure(self, sample: list[float]) -> float:
        return max(sample)

    def limits(self) -> tuple[float, float]:
        return 0.0, 1.0


print(PhTest().run([7.25, 7.5, 7.75]))
print(TurbidityTest().run([4.0, 0.75, 0.5]))
print(TurbidityTest().run([4.0, 1.25, 0.5]))
