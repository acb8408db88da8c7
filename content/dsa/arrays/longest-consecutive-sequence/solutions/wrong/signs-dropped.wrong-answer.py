class Solution:
    def longestConsecutive(self, nums: List[int]) -> int:
        have = {abs(x) for x in nums}
        best = 0
        for x in have:
            if x - 1 not in have:
                end = x
                while end in have:
                    end += 1
                best = max(best, end - x)
        return best
