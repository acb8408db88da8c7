class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        values_by_count = [[] for _ in nums]  # a count can be as large as len(nums)
        for num, count in Counter(nums).items():
            values_by_count[count].append(num)
        top = []
        for values in reversed(values_by_count):
            top += values
        return top[:k]
