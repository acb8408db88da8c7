class Solution:
    def pivotIndex(self, nums: List[int]) -> int:
        prefix = [0, *accumulate(nums)]
        for i in range(len(nums)):
            if abs(prefix[i]) == abs(prefix[-1] - prefix[i + 1]):
                return i
        return -1
