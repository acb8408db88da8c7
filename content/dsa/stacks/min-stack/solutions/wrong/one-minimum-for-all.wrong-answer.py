class MinStack:
    def __init__(self):
        self.values = []
        self.minimum = math.inf

    def push(self, val: int) -> None:
        self.values.append(val)
        self.minimum = min(self.minimum, val)

    def pop(self) -> None:
        self.values.pop()  # the minimum may just have left

    def top(self) -> int:
        return self.values[-1]

    def getMin(self) -> int:
        return self.minimum
