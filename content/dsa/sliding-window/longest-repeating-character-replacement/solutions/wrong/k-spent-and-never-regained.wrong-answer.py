class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        best = 0
        for letter in set(s):
            run, left = 0, k
            for c in s:
                if c == letter:
                    run += 1
                elif left:
                    run += 1
                    left -= 1
                else:
                    run, left = 0, k
                best = max(best, run)
        return best
