class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        keep = max(set(s), key=s.count)  # another letter may be denser somewhere
        left = others = best = 0
        for right, letter in enumerate(s):
            others += letter != keep
            while others > k:
                others -= s[left] != keep
                left += 1
            best = max(best, right - left + 1)
        return best
