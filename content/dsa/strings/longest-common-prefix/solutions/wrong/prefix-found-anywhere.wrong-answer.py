class Solution:
    def longestCommonPrefix(self, strs: List[str]) -> str:
        if len(strs) == 1:
            return strs[0]
        common = set(strs[0][:i] for i in range(len(strs[0]) + 1))
        for word in strs[1:]:
            common &= {p for p in common if p in word}
        return max(common, key=len)
