class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        left = Counter(s1)
        size = 0
        for c in s2:
            if left[c] > 0:
                left[c] -= 1
                size += 1
                if size == len(s1):
                    return True
            else:
                left = Counter(s1)
                size = 0
                if left[c] > 0:
                    left[c] -= 1
                    size = 1
                    if len(s1) == 1:
                        return True
        return False
