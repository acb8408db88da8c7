class MinStack:
    items = []
    def push(self, val): self.items.append((val, min(val, self.items[-1][1]) if self.items else val))
    def pop(self): self.items.pop()
    def top(self): return self.items[-1][0]
    def getMin(self): return self.items[-1][1]
