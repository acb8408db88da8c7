class MinStack:
    def __init__(self):
        self.stack = []

    def push(self, val: int) -> None:
        low = self.stack and self.stack[-1][1]
        self.stack.append((val, min(val, low) if low else val))

    def pop(self) -> None:
        self.stack.pop()

    def top(self) -> int:
        return self.stack[-1][0]

    def getMin(self) -> int:
        return self.stack[-1][1]
