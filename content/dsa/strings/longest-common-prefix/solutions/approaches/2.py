class Solution:
    def longestCommonPrefix(self, strs: List[str]) -> str:
        candidate = strs[0]
        for word in strs:
            while not word.startswith(candidate):
                candidate = candidate[:-1]
        return candidate
