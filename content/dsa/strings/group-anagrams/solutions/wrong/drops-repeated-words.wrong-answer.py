class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        groups = defaultdict(set)
        for word in strs:
            groups[''.join(sorted(word))].add(word)  # a set keeps one of several equal words
        return [list(words) for words in groups.values()]
