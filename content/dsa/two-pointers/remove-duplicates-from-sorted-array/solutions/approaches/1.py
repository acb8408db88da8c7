class Solution:
    def removeDuplicates(self, nums: List[int]) -> int:
        values = sorted(set(nums))
        k = len(values)
        nums[:k] = values
        return k
