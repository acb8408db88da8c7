class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        supply = Counter(s1)  # how many more of each letter the window may take in
        left = 0
        for right, letter in enumerate(s2):
            supply[letter] -= 1
            while supply[letter] < 0:
                supply[s2[left]] += 1
                left += 1
            if right - left + 1 == len(s1):
                return True
        return False
