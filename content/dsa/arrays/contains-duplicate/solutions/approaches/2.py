class Solution:
    def containsDuplicate(self, nums: List[int]) -> bool:
        nums.sort()
        return any(a == b for a, b in pairwise(nums))
