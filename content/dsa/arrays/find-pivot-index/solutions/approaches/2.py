class Solution:
    def pivotIndex(self, nums: List[int]) -> int:
        prefix = list(accumulate(nums, initial=0))
        for i in range(len(nums)):
            if prefix[i] == prefix[-1] - prefix[i + 1]:
                return i
        return -1
