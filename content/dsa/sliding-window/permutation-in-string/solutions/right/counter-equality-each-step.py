class Solution:
    def checkInclusion(self, s1, s2):
        need, window = Counter(s1), Counter(s2[: len(s1)])
        if need == window:
            return True
        for out, into in zip(s2, s2[len(s1) :]):
            window[into] += 1
            window[out] -= 1
            if need == window:
                return True
        return False
