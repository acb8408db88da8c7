class Solution:
    def climbStairs(self, n):
        ways = [1, 2]
        for i in range(2, n):
            ways.append(ways[i - 1] + ways[i - 2])
        return ways[-1]
