class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in strs:
            x = 0
            for c in word:
                x ^= 1 << ord(c) - 97
            groups[x, len(word)].append(word)
        return list(groups.values())
