class Solution:
    def minEatingSpeed(self, piles: List[int], h: int) -> int:
        low, high = 1, max(piles)
        while low < high:
            speed = (low + high) // 2
            if sum(-(-pile // speed) for pile in piles) < h:  # exactly h hours are allowed
                high = speed
            else:
                low = speed + 1
        return low
