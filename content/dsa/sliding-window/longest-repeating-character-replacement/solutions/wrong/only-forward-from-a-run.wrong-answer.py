class Solution:
    def characterReplacement(self, s, k):
        best = 0
        for letter in set(s):
            gaps = deque()
            start = None
            for i, c in enumerate(s):
                if start is None:
                    if c != letter:
                        continue
                    start = i
                if c != letter:
                    gaps.append(i)
                    if len(gaps) > k:
                        start = gaps.popleft() + 1
                best = max(best, i - start + 1)
        return best
