class Solution:
    def groupAnagrams(self, strs):
        groups = {}
        for w in strs:
            key = 0
            for c in w:
                key += 10 ** (ord(c) - 97)
            groups.setdefault(key, []).append(w)
        return list(groups.values())
