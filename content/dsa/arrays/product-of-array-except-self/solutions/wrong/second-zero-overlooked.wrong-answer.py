class Solution:
    def productExceptSelf(self, nums: List[int]) -> List[int]:
        product, zero = 1, False
        for x in nums:
            if x == 0:
                zero = True
            else:
                product *= x
        if zero:
            return [0 if x else product for x in nums]
        return [product // x for x in nums]
