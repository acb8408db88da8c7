class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        index_of = {}
        for i, num in enumerate(nums):
            index_of[num] = i  # stored before the lookup: an element can pair with itself
            if target - num in index_of:
                return [index_of[target - num], i]
        return []
