class StockSpanner:
    def __init__(self):
        self.last = 0
        self.run = 0

    def next(self, price):
        self.run = self.run + 1 if price >= self.last else 1
        self.last = price
        return self.run
