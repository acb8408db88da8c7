class Solution:
    def isSubsequence(self, s: str, t: str) -> bool:
        position = 0
        for letter in s:
            position = t.find(letter, position)  # may find the character matched last once more
            if position == -1:
                return False
        return True
