class MedianFinder:
    def __init__(self):
        self.nums = []

    def addNum(self, num: int) -> None:
        position = bisect_left(self.nums, num)
        if position == len(self.nums) or self.nums[position] != num:
            self.nums.insert(position, num)  # a number added again has to count again

    def findMedian(self) -> float:
        middle = len(self.nums) // 2
        if len(self.nums) % 2 == 1:
            return float(self.nums[middle])
        return (self.nums[middle - 1] + self.nums[middle]) / 2
