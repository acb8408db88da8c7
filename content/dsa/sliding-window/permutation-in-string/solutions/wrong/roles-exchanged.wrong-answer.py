class Solution:
    def checkInclusion(self, s1, s2):
        if len(s1) > len(s2):
            s1, s2 = s2, s1
        want = Counter(s1)
        have = Counter(s2[:len(s1)])
        if have == want:
            return True
        for i in range(len(s1), len(s2)):
            have[s2[i]] += 1
            have[s2[i - len(s1)]] -= 1
            if have == want:
                return True
        return False
