class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in strs:
            groups[len(word), sum(map(ord, word))].append(word)  # "ad" and "bc" collide
        return list(groups.values())
