class MedianFinder:
    def __init__(self):
        self.nums = []
        self.is_sorted = False

    def addNum(self, num):
        self.nums.append(num)

    def findMedian(self):
        if not self.is_sorted:
            self.nums.sort()
            self.is_sorted = True
        n = len(self.nums)
        return (self.nums[(n - 1) // 2] + self.nums[n // 2]) / 2
