class Solution:
    def pivotIndex(self, nums: List[int]) -> int:
        for i in range(len(nums)):
            left = right = 0
            for j in range(len(nums)):
                if j < i:
                    left += nums[j]
                elif j > i:
                    right += nums[j]
            if left == right:
                return i
        return -1
