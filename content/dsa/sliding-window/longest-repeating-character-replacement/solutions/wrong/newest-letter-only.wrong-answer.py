class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        count = Counter()
        left = best = 0
        for right, c in enumerate(s):
            count[c] += 1
            while right - left + 1 - count[c] > k:
                count[s[left]] -= 1
                left += 1
            best = max(best, right - left + 1)
        return best
