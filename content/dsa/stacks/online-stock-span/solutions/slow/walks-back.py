class StockSpanner:
    def __init__(self):
        self.prices = []

    def next(self, price: int) -> int:
        self.prices.append(price)
        day = len(self.prices) - 1
        while day >= 0 and self.prices[day] <= price:
            day -= 1
        return len(self.prices) - 1 - day
