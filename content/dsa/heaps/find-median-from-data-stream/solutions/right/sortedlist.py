from sortedcontainers import SortedList


class MedianFinder:
    def __init__(self):
        self.items = SortedList()

    def addNum(self, num):
        self.items.add(num)

    def findMedian(self):
        n = len(self.items)
        return (self.items[n // 2] + self.items[~(n // 2)]) / 2
