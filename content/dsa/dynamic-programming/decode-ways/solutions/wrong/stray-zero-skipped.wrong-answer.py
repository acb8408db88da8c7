class Solution:
    def numDecodings(self, s: str) -> int:
        if s.startswith("0"):
            return 0
        prev, cur = 1, 1
        for i in range(1, len(s)):
            pair = 10 <= int(s[i - 1] + s[i]) <= 26
            if s[i] == "0":
                nxt = prev if pair else cur
            else:
                nxt = cur + prev if pair else cur
            prev, cur = cur, nxt
        return cur
