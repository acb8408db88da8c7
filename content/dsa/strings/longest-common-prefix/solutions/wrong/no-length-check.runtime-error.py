class Solution:
    def longestCommonPrefix(self, strs: List[str]) -> str:
        for i, letter in enumerate(strs[0]):
            if any(word[i] != letter for word in strs):  # a word may be shorter than the first
                return strs[0][:i]
        return strs[0]
