class Solution:
    def firstMissingPositive(self, nums: List[int]) -> int:
        positive = sorted(x for x in nums if x > 0)
        for want, have in enumerate(positive, 1):
            if want != have:
                return want
        return len(positive) + 1
