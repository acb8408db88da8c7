class Solution:
    def lengthOfLIS(self, nums: List[int]) -> int:
        tails = []
        for x in nums:
            if not tails or x > tails[-1]:
                tails.append(x)
            else:
                tails[-1] = x
        return len(tails)
