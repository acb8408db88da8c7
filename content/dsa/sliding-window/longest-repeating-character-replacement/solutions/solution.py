class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        count = Counter()
        left = most = 0
        for right, letter in enumerate(s):
            count[letter] += 1
            most = max(most, count[letter])  # a record: not lowered when letters leave the window
            if right - left + 1 - most > k:
                count[s[left]] -= 1
                left += 1
        return len(s) - left
