class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in strs:
            groups[frozenset(word)].append(word)  # forgets how often each letter occurs
        return list(groups.values())
