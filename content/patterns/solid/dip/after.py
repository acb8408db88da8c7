"""The rule says what it needs; the gateway and the test both provide it."""
from typing import Protocol


class Notifier(Protocol):
    """Belongs to the rule and speaks its language."""

    def warn(self, text: str) -> None: ...


class FrostWarning:
    def __init__(self, notifier: Notifier) -> None:
        self._notifier = notifier

    def check(self, lowest: int) -> None:
        if lowest <= 0:
            self._notifier.warn(f"frost tonight, {lowest} degrees")


class SmsNotifier:
    def __init__(self, number: str) -> None:
        self._number = number

    def warn(self, text: str) -> None:
        print(f"SMS from ORCHARD to {self._number}: {text}")


class RecordingNotifier:
    """For tests."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def warn(self, text: str) -> None:
        self.texts.append(text)


FrostWarning(SmsNotifier("555-0100")).check(-3)
recorder = RecordingNotifier()
FrostWarning(recorder).check(4)
FrostWarning(recorder).check(-1)
print(f"in the test: {len(recorder.texts)} warning, {recorder.texts[0]}")
