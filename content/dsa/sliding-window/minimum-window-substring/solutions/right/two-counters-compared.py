class Solution:
    def minWindow(self, s, t):
        need, have = Counter(t), Counter()
        best, left, formed = (inf, ''), 0, 0
        for right, ch in enumerate(s):
            have[ch] += 1
            formed += have[ch] == need[ch]
            while formed == len(need):
                if right - left + 1 < best[0]:
                    best = right - left + 1, s[left : right + 1]
                formed -= have[s[left]] == need[s[left]]
                have[s[left]] -= 1
                left += 1
        return best[1]
