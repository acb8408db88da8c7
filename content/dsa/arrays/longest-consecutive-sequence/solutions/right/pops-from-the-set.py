class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        present = set(nums)
        best = 0
        while present:
            n = present.pop()
            lo = hi = n
            while lo - 1 in present:
                present.remove(lo - 1)
                lo -= 1
            while hi + 1 in present:
                present.remove(hi + 1)
                hi += 1
            best = max(best, hi - lo + 1)
        return best
