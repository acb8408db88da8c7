class Solution:
    def longestCommonPrefix(self, strs: List[str]) -> str:
        for i, column in enumerate(zip(*strs)):
            if len(set(column)) > 1:
                return strs[0][:i]
        return ''  # the whole shortest word may be the answer
