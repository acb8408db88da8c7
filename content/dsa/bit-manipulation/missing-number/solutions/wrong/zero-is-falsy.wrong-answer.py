class Solution:
    def missingNumber(self, nums: List[int]) -> int:
        present = set(nums)
        missing = None
        for v in range(len(nums)):
            if v not in present:
                missing = v
        return missing or len(nums)
