class Solution:
    def groupAnagrams(self, strs):
        table = {}
        for w in filter(None, strs):
            table.setdefault(''.join(sorted(w)), []).append(w)
        return list(table.values())
