class Solution:
    def numDecodings(self, s):
        if s[0] == "0":
            return 0
        ways = 1
        for a, b in zip(s, s[1:]):
            if b == "0":
                if a not in "12":
                    return 0
            elif "11" <= a + b <= "26":
                ways *= 2
        return ways
