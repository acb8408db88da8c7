class Solution:
    def maxProduct(self, nums: List[int]) -> int:
        best = largest = smallest = nums[0]
        for num in islice(nums, 1, None):  # no copy, unlike nums[1:]
            candidates = (num, num * largest, num * smallest)
            largest, smallest = max(candidates), min(candidates)
            best = max(best, largest)
        return best
