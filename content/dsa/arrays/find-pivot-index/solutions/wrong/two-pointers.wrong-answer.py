class Solution:
    def pivotIndex(self, nums: List[int]) -> int:
        i, j = 0, len(nums) - 1
        left = right = 0
        while i < j:
            if left < right:  # assumes that sums only ever grow
                left += nums[i]
                i += 1
            else:
                right += nums[j]
                j -= 1
        return i if left == right else -1
