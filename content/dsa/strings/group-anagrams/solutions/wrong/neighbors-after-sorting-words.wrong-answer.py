class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        strs.sort(key=lambda w: (len(w), w))
        return [list(group) for _, group in groupby(strs, key=sorted)]
