class StockSpanner:
    def __init__(self):
        self.prices = []

    def next(self, price: int) -> int:
        bisect.insort(self.prices, price)
        return bisect.bisect_right(self.prices, price)  # the days need to be consecutive
