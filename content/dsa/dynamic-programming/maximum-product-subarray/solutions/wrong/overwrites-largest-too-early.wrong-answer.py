class Solution:
    def maxProduct(self, nums: List[int]) -> int:
        best = largest = smallest = nums[0]
        for num in nums[1:]:
            largest = max(num, num * largest, num * smallest)
            smallest = min(num, num * largest, num * smallest)  # uses the new largest
            best = max(best, largest)
        return best
