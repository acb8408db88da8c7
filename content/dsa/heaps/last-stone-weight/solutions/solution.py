class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        heap = [-stone for stone in stones]  # negated: the heaviest comes first
        heapify(heap)
        while len(heap) > 1:
            heaviest, second = heappop(heap), heappop(heap)
            if heaviest != second:
                heappush(heap, heaviest - second)
        return -heap[0] if heap else 0
