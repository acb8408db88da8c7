class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        best = 0
        for start in range(len(s)):
            count = Counter()
            largest = 0
            for end in range(start, len(s)):
                count[s[end]] += 1
                largest = max(largest, count[s[end]])
                length = end - start + 1
                if length - largest <= k:
                    best = max(best, length)
        return best
