class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        counts = Counter(nums)
        lines = sorted([f"{n}:{x}" for x, n in counts.items()], reverse=True)
        return [int(line.split(":")[1]) for line in lines[:k]]
