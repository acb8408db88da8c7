class MedianFinder:
    def __init__(self):
        self.nums = []

    def addNum(self, num: int) -> None:
        insort(self.nums, num)

    def findMedian(self) -> float:
        middle = len(self.nums) // 2
        if len(self.nums) % 2 == 1:
            return float(self.nums[middle])
        return (self.nums[middle - 1] + self.nums[middle]) / 2
