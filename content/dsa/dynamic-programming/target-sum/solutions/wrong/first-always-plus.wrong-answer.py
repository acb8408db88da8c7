class Solution:
    def findTargetSumWays(self, nums: List[int], target: int) -> int:
        sums = Counter([nums[0]])
        for x in nums[1:]:
            following = Counter()
            for s, n in sums.items():
                following[s + x] += n
                following[s - x] += n
            sums = following
        return sums[target]
