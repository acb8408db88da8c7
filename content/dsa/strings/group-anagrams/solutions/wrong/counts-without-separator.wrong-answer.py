class Solution:
    def groupAnagrams(self, strs: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in strs:
            counts = [0] * 26
            for letter in word:
                counts[ord(letter) - ord('a')] += 1
            groups[''.join(map(str, counts))].append(word)  # 1, 11 and 11, 1 both read 111
        return list(groups.values())
