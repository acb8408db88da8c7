class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        values_by_count = [[] for _ in range(len(nums) + 1)]
        for num, count in Counter(nums).items():
            values_by_count[count].append(num)
        top = []
        for values in reversed(values_by_count):
            top += values
            if len(top) >= k:
                break
        return top
