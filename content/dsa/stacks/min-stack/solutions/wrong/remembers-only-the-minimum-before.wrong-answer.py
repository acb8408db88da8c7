class MinStack:
    def __init__(self):
        self.items = []
        self.low = self.before = inf

    def push(self, val):
        self.items.append(val)
        if val <= self.low:
            self.before, self.low = self.low, val

    def pop(self):
        if self.items.pop() == self.low:
            self.low = self.before

    def top(self):
        return self.items[-1]

    def getMin(self):
        return self.low
