class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        heapify(stones)
        while len(stones) > 1:
            first, second = heappop(stones), heappop(stones)  # a min-heap gives the lightest
            if first != second:
                heappush(stones, second - first)
        return stones[0] if stones else 0
