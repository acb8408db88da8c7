class Solution:
    def isSubsequence(self, s: str, t: str) -> bool:
        def search(i, j):
            if i == len(s):
                return True
            # Tries every copy of the letter instead of the first one only.
            return any(search(i + 1, k + 1) for k in range(j, len(t)) if t[k] == s[i])

        return search(0, 0)
