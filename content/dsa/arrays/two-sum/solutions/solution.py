class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        index_of = {}
        for i, num in enumerate(nums):
            partner = target - num
            if partner in index_of:
                return [index_of[partner], i]
            index_of[num] = i
        return []
