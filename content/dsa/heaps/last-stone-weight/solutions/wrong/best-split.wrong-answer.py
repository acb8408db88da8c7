class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        # The smallest weight that could be left if the stones could be chosen freely.
        sums = {0}
        for stone in stones:
            sums |= {total + stone for total in sums}
        return min(abs(sum(stones) - 2 * total) for total in sums)
