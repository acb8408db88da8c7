class Solution:
    def maxProduct(self, nums: List[int]) -> int:
        best = largest = nums[0]
        for num in nums[1:]:
            largest = max(num, num * largest)  # forgets that two negatives make a positive
            best = max(best, largest)
        return best
