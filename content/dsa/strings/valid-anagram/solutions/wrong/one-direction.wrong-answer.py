class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        available = Counter(t)
        # t may have letters left over
        return all(available[letter] >= times for letter, times in Counter(s).items())
