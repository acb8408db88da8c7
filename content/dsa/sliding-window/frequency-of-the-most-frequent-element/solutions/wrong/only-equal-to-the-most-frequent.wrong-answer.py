class Solution:
    def maxFrequency(self, nums: List[int], k: int) -> int:
        count = Counter(nums)
        goal, best = count.most_common(1)[0]
        for value in sorted((v for v in nums if v < goal), reverse=True):
            if goal - value > k:
                break
            k -= goal - value
            best += 1
        return best
