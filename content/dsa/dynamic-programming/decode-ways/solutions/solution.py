class Solution:
    def numDecodings(self, s: str) -> int:
        before, here = 0, 1  # ways to read the prefixes that end before s[i - 1] and before s[i]
        previous = ''  # the first digit alone may pass for a pair below, but that adds 0
        for digit in s:
            ways = 0
            if digit != '0':
                ways += here
            if '10' <= previous + digit <= '26':
                ways += before
            before, here = here, ways
            previous = digit
        return here
