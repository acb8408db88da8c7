class MedianFinder:
    def __init__(self):
        self.heap = []

    def addNum(self, num: int) -> None:
        heappush(self.heap, num)

    def findMedian(self) -> float:
        n = len(self.heap)
        if n % 2:
            return float(self.heap[n // 2])
        return (self.heap[n // 2] + self.heap[n // 2 - 1]) / 2
