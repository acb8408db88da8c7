class Solution:
    def findTargetSumWays(self, nums: List[int], target: int) -> int:
        ways = {0: 1}
        for num in nums:
            if num == 0:
                continue  # "changes nothing"
            following = defaultdict(int)
            for value, count in ways.items():
                following[value + num] += count
                following[value - num] += count
            ways = following
        return ways.get(target, 0)
