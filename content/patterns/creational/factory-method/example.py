"""A library sends reminders; how they travel is decided by the kind of run."""
from abc import ABC, abstractmethod


class Channel(ABC):
    @abstractmethod
    def deliver(self, reader: str, text: str) -> str: ...


class LetterChannel(Channel):
    def deliver(self, reader: str, text: str) -> str:
        return f"letter to {reader}: Dear {reader}, {text}."


class TextChannel(Channel):
    def deliver(self, reader: str, text: str) -> str:
        return f"text to {reader}: {text}"


class ReminderRun(ABC):
    def send(self, loans: dict[str, int]) -> None:
        channel = self.channel()
        for reader, days in loans.items():
            if days > 0:
                print(channel.deliver(reader, f"your book is {days} days late"))

    @abstractmethod
    def channel(self) -> Channel: ...


class LetterRun(ReminderRun):
    def channel(self) -> Channel:
        return LetterChannel()


class TextRun(ReminderRun):
    def channel(self) -> Channel:
        return TextChannel()


loans = {"Ines": 3, "Tomas": 0, "Wanda": 12}
LetterRun().send(loans)
TextRun().send(loans)
