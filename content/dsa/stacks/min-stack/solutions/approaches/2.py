class MinStack:
    def __init__(self):
        self.values = []
        self.minima = []

    def push(self, val: int) -> None:
        self.values.append(val)
        if not self.minima or val <= self.minima[-1]:
            self.minima.append(val)

    def pop(self) -> None:
        if self.values.pop() == self.minima[-1]:
            self.minima.pop()

    def top(self) -> int:
        return self.values[-1]

    def getMin(self) -> int:
        return self.minima[-1]
