class MedianFinder:
    def __init__(self):
        self.low, self.high = [], []

    def addNum(self, num: int) -> None:
        if self.low and num < -self.low[0]:
            heappush(self.low, -num)
        elif self.high and num > self.high[0]:
            heappush(self.high, num)
        else:
            heappush(self.low, -num)
        if len(self.low) > len(self.high) + 2:
            heappush(self.high, -heappop(self.low))
        elif len(self.high) > len(self.low):
            heappush(self.low, -heappop(self.high))

    def findMedian(self) -> float:
        if len(self.low) > len(self.high):
            return -self.low[0]
        return (self.high[0] - self.low[0]) / 2
