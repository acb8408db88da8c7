class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        where = {}
        for i, x in enumerate(nums):
            rest = abs(target - x)
            if rest in where:
                return [where[rest], i]
            where[x] = i
        return []
