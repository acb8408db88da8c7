class Solution:
    def longestCommonPrefix(self, strs: List[str]) -> str:
        # goes on after the first column that differs
        return ''.join(column[0] for column in zip(*strs) if len(set(column)) == 1)
