class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        counts = Counter(nums)
        values = sorted(counts, key=lambda num: counts[num], reverse=True)
        return values[:k]
