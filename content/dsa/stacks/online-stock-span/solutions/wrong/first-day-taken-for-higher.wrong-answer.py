class StockSpanner:
    def __init__(self):
        self.day = 0
        self.stack = []

    def next(self, price):
        while self.stack and self.stack[-1][1] <= price:
            self.stack.pop()
        last = self.stack[-1][0] if self.stack else 0
        self.stack.append((self.day, price))
        self.day += 1
        return self.day - 1 - last or 1
