class Solution:
    def numDecodings(self, s: str) -> int:
        before, now = 0, 1
        for i, c in enumerate(s):
            ways = now if c != "0" else 0
            if i and 10 <= int(s[i - 1 : i + 1]) < 26:
                ways += before
            before, now = now, ways
        return now
