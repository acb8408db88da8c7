class Solution:
    def containsDuplicate(self, nums):
        return any(n > 1 for n in collections.Counter(nums).values())
