from itertools import groupby


class Solution:
    def groupAnagrams(self, strs):
        key = lambda word: ''.join(sorted(word))
        return map(lambda pair: tuple(pair[1]), groupby(sorted(strs, key=key), key))
