class Solution:
    def longestCommonPrefix(self, strs: List[str]) -> str:
        a, b = strs[0], strs[-1]
        i = 0
        while i < min(len(a), len(b)) and a[i] == b[i]:
            i += 1
        return a[:i]
