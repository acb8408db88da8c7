class Solution:
    def wordPattern(self, pattern: str, s: str) -> bool:
        words = s.split()
        pairs = set(zip(pattern, words))  # stops at the shorter of the two
        return len(pairs) == len({letter for letter, _ in pairs}) == len({word for _, word in pairs})
