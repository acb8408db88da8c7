import bisect


class MedianFinder(list):
    addNum = bisect.insort

    def addNum(self, num):
        bisect.insort(self, num)

    def findMedian(self):
        half, odd = divmod(len(self), 2)
        return self[half] if odd else (self[half - 1] + self[half]) / 2
