class Solution:
    def majorityElement(self, nums: List[int]) -> int:
        for num in nums:
            if sum(other == num for other in nums) > len(nums) // 2:
                return num
        return nums[0]
