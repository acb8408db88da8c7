class Solution:
    def removeDuplicates(self, nums: List[int]) -> int:
        count = Counter(nums)
        kept = [num for num in nums if count[num] <= 2]  # removes values that occur more often altogether
        nums[:len(kept)] = kept
        return len(kept)
