class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        counts = Counter(filter(None, nums))
        return [value for value, _ in counts.most_common(k)]
