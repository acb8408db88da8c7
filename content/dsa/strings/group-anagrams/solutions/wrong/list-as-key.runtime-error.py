class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in strs:
            groups[sorted(word)].append(word)  # a list cannot be a dictionary key
        return list(groups.values())
