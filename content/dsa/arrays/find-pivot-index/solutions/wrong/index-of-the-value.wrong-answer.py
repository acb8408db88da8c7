class Solution:
    def pivotIndex(self, nums: List[int]) -> int:
        total = sum(nums)
        left = 0
        for num in nums:
            if 2 * left + num == total:
                return nums.index(num)
            left += num
        return -1
