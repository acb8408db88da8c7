class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        order = sorted(range(len(nums)), key=lambda index: nums[index])
        left, right = 0, len(nums) - 1
        while left < right:
            total = nums[order[left]] + nums[order[right]]
            if total == target:
                return [order[left], order[right]]
            if total < target:
                left += 1
            else:
                right -= 1
        return []
