class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        for i, x in enumerate(nums):
            rest = nums[i + 1 :]
            if target - x in rest:
                return [i, rest.index(target - x) + 1]
