"""Line format, ranking rule and layout can now change separately."""
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Result:
    seconds: int
    name: str


def read_results(lines: list[str]) -> list[Result]:
    """The timekeeper's format."""
    results = []
    for line in lines:
        name, time = line.split(";")
        minutes, seconds = time.split(":")
        results.append(Result(int(minutes) * 60 + int(seconds), name))
    return results


def rank(results: list[Result]) -> list[tuple[int, Result]]:
    """The jury's rule: equal times share a place."""
    return [
        (1 + sum(other.seconds < each.seconds for other in results), each)
        for each in sorted(results)
    ]


def notice(ranking: list[tuple[int, Result]]) -> str:
    """The press office's layout."""
    return "\n".join(
        f"{place}. {each.name} ({each.seconds // 60}:{each.seconds % 60:02})"
        for place, each in ranking
    )


print(notice(rank(read_results(["Bea;41:07", "Ana;39:58", "Cleo;41:07", "Dora;44:00"]))))
