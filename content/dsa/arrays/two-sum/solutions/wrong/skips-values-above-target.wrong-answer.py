class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        index_of = {}
        for i, num in enumerate(nums):
            if num > target:  # "too large to be part of the sum", forgetting negative numbers
                continue
            if target - num in index_of:
                return [index_of[target - num], i]
            index_of[num] = i
        return []
