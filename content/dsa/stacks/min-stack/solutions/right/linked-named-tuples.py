class Cell(NamedTuple):
    val: int
    least: int
    below: "Cell | None"


class MinStack:
    top_cell = None

    def push(self, val: int) -> None:
        below = self.top_cell
        self.top_cell = Cell(val, min(val, below.least if below else val), below)

    def pop(self) -> None:
        self.top_cell = self.top_cell.below

    top = lambda self: self.top_cell.val
    getMin = lambda self: self.top_cell.least
