class MinStack:
    def __init__(self):
        self.entries = [(0, 0)]

    def push(self, val: int) -> None:
        self.entries.append((val, min(val, self.entries[-1][1])))

    def pop(self) -> None:
        self.entries.pop()

    def top(self) -> int:
        return self.entries[-1][0]

    def getMin(self) -> int:
        return self.entries[-1][1]
