class Solution:
    def maxProduct(self, nums: List[int]) -> int:
        best = nums[0]
        for sequence in (nums, reversed(nums)):
            product = 1
            for num in sequence:
                product *= num
                best = max(best, product)
                if product == 0:
                    product = 1
        return best
