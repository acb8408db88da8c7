class Solution:
    def lengthOfLIS(self, nums: List[int]) -> int:
        best = 0
        for i in range(len(nums)):
            last, length = nums[i], 1
            for x in nums[i + 1 :]:
                if x > last:
                    last = x
                    length += 1
            best = max(best, length)
        return best
