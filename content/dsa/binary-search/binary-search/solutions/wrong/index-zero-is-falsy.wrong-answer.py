class Solution:
    def search(self, nums: List[int], target: int) -> int:
        i = bisect_left(nums, target)
        found = i if i < len(nums) and nums[i] == target else None
        return found or -1
