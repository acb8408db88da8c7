class StockSpanner:
    def __init__(self):
        self.blocks = []  # pairs of a price and its span; the prices fall

    def next(self, price: int) -> int:
        span = 1
        while self.blocks and self.blocks[-1][0] <= price:
            span += self.blocks.pop()[1]
        self.blocks.append((price, span))
        return span
