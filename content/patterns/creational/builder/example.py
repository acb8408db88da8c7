"""An exam paper is written step by step and is valid or does not exist."""
from dataclasses import dataclass


@dataclass(frozen=True)
class ExamPaper:
    title: str
    minutes: int
    questions: tuple[tuple[str, int], ...]


class PaperBuilder:
    def __init__(self) -> None:
        self._title = ""
        self._minutes = 60
        self._questions: list[tuple[str, int]] = []

    def title(self, text: str) -> "PaperBuilder":
        self._title = text
        return self

    def minutes(self, count: int) -> "PaperBuilder":
        self._minutes = count
        return self

    def question(self, text: str, points: int) -> "PaperBuilder":
        self._questions.append((text, points))
        return self

    def build(self) -> ExamPaper:
        total = sum(points for _, points in self._questions)
        if not self._title:
            raise ValueError("a paper needs a title")
        if total != 20:
            raise ValueError(f"points add up to {total}, not 20")
        return ExamPaper(self._title, self._minutes, tuple(self._questions))


class ResitPlan:
    def write(self, builder: PaperBuilder) -> ExamPaper:
        builder.title("Algebra resit").minutes(45)
        builder.question("Solve the system", 8).question("Prove the identity", 12)
        return builder.build()


paper = ResitPlan().write(PaperBuilder())
print(f"{paper.title}: {len(paper.questions)} questions, {paper.minutes} minutes")
try:
    PaperBuilder().title("Draft").question("Factorise", 5).build()
except ValueError as error:
    print(f"refused: {error}")
