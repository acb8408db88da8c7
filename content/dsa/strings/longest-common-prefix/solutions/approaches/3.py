class Solution:
    def longestCommonPrefix(self, strs: List[str]) -> str:
        first, last = min(strs), max(strs)
        for i, letter in enumerate(first):
            if letter != last[i]:
                return first[:i]
        return first
