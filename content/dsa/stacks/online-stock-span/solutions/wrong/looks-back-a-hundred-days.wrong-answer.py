class StockSpanner:
    def __init__(self):
        self.prices = deque(maxlen=100)

    def next(self, price: int) -> int:
        self.prices.appendleft(price)
        span = 0
        for p in self.prices:
            if p > price:
                break
            span += 1
        return span
