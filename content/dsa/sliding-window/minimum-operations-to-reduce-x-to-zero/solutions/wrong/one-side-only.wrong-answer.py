class Solution:
    def minOperations(self, nums: List[int], x: int) -> int:
        best = -1
        for order in (nums, nums[::-1]):
            total = 0
            for i, v in enumerate(order, 1):
                total += v
                if total == x and (best < 0 or i < best):
                    best = i
        return best
