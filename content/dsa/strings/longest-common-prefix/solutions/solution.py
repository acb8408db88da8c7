class Solution:
    def longestCommonPrefix(self, strs: List[str]) -> str:
        first = strs[0]
        for i, letter in enumerate(first):
            if any(i == len(word) or word[i] != letter for word in strs):
                return first[:i]
        return first
