class Solution:
    def findTargetSumWays(self, nums, target):
        sums = Counter({0: 1})
        for n in nums:
            following = Counter()
            for total, ways in sums.items():
                following[total + n] += ways
                following[total - n] += ways
            sums = following
        return sums[target]
