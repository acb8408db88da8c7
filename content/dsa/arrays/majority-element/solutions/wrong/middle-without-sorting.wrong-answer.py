class Solution:
    def majorityElement(self, nums: List[int]) -> int:
        return nums[len(nums) // 2]
