class StockSpanner:
    def __init__(self):
        self.prices = []

    def next(self, price: int) -> int:
        span = 1
        while span <= len(self.prices) and self.prices[-span] <= price:
            span += 1
        self.prices.append(price)
        return span
