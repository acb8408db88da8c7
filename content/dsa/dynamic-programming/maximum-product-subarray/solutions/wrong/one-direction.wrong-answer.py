class Solution:
    def maxProduct(self, nums: List[int]) -> int:
        best, product = nums[0], 1
        for num in nums:
            product *= num
            best = max(best, product)
            if product == 0:
                product = 1
        return best
