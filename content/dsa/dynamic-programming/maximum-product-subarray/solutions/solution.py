class Solution:
    def maxProduct(self, nums: List[int]) -> int:
        best = largest = smallest = nums[0]
        for num in nums[1:]:
            candidates = (num, num * largest, num * smallest)
            largest, smallest = max(candidates), min(candidates)
            best = max(best, largest)
        return best
