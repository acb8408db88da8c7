"""Sheets of a herbarium arrive page by page, but are read one by one."""
from itertools import islice

SHEETS = ["sea holly", "bog myrtle", "thrift", "sundew", "marram"]


class Herbarium:
    PAGE_SIZE = 2

    def page(self, number: int) -> list[str]:
        print(f"  (fetch page {number})")
        start = (number - 1) * self.PAGE_SIZE
        return SHEETS[start : start + self.PAGE_SIZE]

    def __iter__(self) -> "SpecimenIterator":
        return SpecimenIterator(self)


class SpecimenIterator:
    def __init__(self, herbarium: Herbarium) -> None:
        self._herbarium = herbarium
        self._number = 0
        self._page: list[str] = []
        self._position = 0
        self._ended = False

    def __iter__(self) -> "SpecimenIterator":
        return self

    def __next__(self) -> str:
        if self._position == len(self._page) and not self._ended:
            self._number += 1
            self._page = self._herbarium.page(self._number)
            self._position = 0
            self._ended = not self._page
        if self._ended:
            raise StopIteration
        self._position += 1
        return self._page[self._position - 1]


print("the first three")
for sheet in islice(Herbarium(), 3):
    print(sheet)
print("all")
for sheet in Herbarium():
    print(sheet)
