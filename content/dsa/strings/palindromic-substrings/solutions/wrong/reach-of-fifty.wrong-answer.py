class Solution:
    def countSubstrings(self, s: str) -> int:
        total = 0
        for mid in range(len(s)):
            for a, b in ((mid, mid), (mid, mid + 1)):
                for step in range(50):
                    if a - step < 0 or b + step >= len(s) or s[a - step] != s[b + step]:
                        break
                    total += 1
        return total
