class MedianFinder:
    def __init__(self):
        self.low = []   # smaller half, a max-heap: numbers are stored negated
        self.high = []  # larger half, a min-heap

    def addNum(self, num: int) -> None:
        largest_of_low = -heappushpop(self.low, -num)
        heappush(self.high, largest_of_low)
        if len(self.high) > len(self.low):
            heappush(self.low, -heappop(self.high))

    def findMedian(self) -> float:
        if len(self.low) > len(self.high):
            return float(-self.low[0])
        return (self.high[0] - self.low[0]) / 2
