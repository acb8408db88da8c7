class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        ordered = sorted(set(nums))
        best = 1 if ordered else 0
        length = 1
        for a, b in zip(ordered, ordered[1:]):
            if b == a + 1:
                length += 1
            else:
                best = max(best, length)
                length = 1
        return best
