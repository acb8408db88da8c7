class Solution:
    def containsDuplicate(self, nums: List[int]) -> bool:
        return sum(nums) != sum(set(nums))
