class Solution:
    def minEatingSpeed(self, piles: List[int], h: int) -> int:
        slow, fast = 1, max(piles) - 1
        while slow < fast:
            k = (slow + fast) // 2
            if sum((p + k - 1) // k for p in piles) <= h:
                fast = k
            else:
                slow = k + 1
        return slow
