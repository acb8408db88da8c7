class Solution:
    def minWindow(self, s, t):
        need = Counter(t)
        have = Counter()
        matched = left = 0
        best = None
        for right, c in enumerate(s):
            have[c] += 1
            if have[c] == need[c]:
                matched += 1
            elif have[c] == need[c] + 1 and c in need:
                matched -= 1
            while matched == len(need):
                if best is None or right - left < best[1] - best[0]:
                    best = (left, right)
                d = s[left]
                have[d] -= 1
                if d in need:
                    if have[d] == need[d]:
                        matched += 1
                    elif have[d] == need[d] - 1:
                        matched -= 1
                left += 1
        return s[best[0]:best[1] + 1] if best else ''
