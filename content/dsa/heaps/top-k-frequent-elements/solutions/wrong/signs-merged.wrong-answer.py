class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        count = [0] * 10001
        for x in nums:
            count[abs(x)] += 1
        return nlargest(k, set(nums), key=lambda x: count[abs(x)])
