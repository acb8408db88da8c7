class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        left = list(t)
        for letter in s:
            if letter not in left:
                return False
            left.remove(letter)
        return not left
