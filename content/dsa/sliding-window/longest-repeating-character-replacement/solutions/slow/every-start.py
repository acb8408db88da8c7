class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        best = 0
        for start in range(len(s)):
            count = Counter()
            most = 0
            for end in range(start, len(s)):
                count[s[end]] += 1
                most = max(most, count[s[end]])
                if end - start + 1 - most > k:
                    break
                best = max(best, end - start + 1)
        return best
