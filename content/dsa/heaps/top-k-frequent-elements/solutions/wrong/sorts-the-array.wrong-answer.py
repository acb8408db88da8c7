class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        counts = Counter(nums)
        return sorted(nums, key=lambda num: -counts[num])[:k]  # the same value again and again
