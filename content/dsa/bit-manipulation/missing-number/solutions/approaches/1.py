class Solution:
    def missingNumber(self, nums: List[int]) -> int:
        present = set(nums)
        i = 0
        while i in present:
            i += 1
        return i
