class MinStack:
    def __init__(self):
        self.items = []
        self.low = None

    def push(self, val: int) -> None:
        self.items.append(val)
        if self.low is None or val < self.low:
            self.low = val

    def pop(self) -> None:
        self.items.pop()
        if not self.items:
            self.low = None

    def top(self) -> int:
        return self.items[-1]

    def getMin(self) -> int:
        return self.low
