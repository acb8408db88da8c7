class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        best = 0
        for letter in ascii_uppercase:
            left = others = 0
            for right in range(len(s)):
                others += s[right] != letter
                while others > k:
                    others -= s[left] != letter
                    left += 1
                best = max(best, right - left + 1)
        return best
