"""One class reads the clock's lines, ranks the runners and writes the notice."""


class RaceReport:
    def __init__(self, lines: list[str]) -> None:
        self._lines = lines

    def print_notice(self) -> None:
        results: list[tuple[int, str]] = []
        for line in self._lines:
            name, time = line.split(";")
            minutes, seconds = time.split(":")
            results.append((int(minutes) * 60 + int(seconds), name))
        results.sort()
        for total, name in results:
            place = 1 + sum(other < total for other, _ in results)
            print(f"{place}. {name} ({total // 60}:{total % 60:02})")


RaceReport(["Bea;41:07", "Ana;39:58", "Cleo;41:07", "Dora;44:00"]).print_notice()
