class Solution:
    def numDecodings(self, s: str) -> int:
        if s[0] == '0':
            return 0
        ways = [1] + [0] * len(s)
        for i in range(1, len(s) + 1):
            ways[i] = ways[i - 1]  # also when the digit is 0
            if i >= 2 and 10 <= int(s[i - 2:i]) <= 26:
                ways[i] += ways[i - 2]
        return ways[-1]
