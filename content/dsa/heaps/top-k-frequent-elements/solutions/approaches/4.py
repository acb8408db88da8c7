class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        counts = Counter(nums)
        top, rest = [], list(counts)
        while len(top) < k:
            pivot = counts[choice(rest)]
            more = [num for num in rest if counts[num] > pivot]
            equal = [num for num in rest if counts[num] == pivot]
            fewer = [num for num in rest if counts[num] < pivot]
            missing = k - len(top)
            if missing < len(more):
                rest = more
            else:
                top += more + equal[: missing - len(more)]
                rest = fewer
        return top
