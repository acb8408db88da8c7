class KthLargest:
    def __init__(self, k: int, nums: List[int]):
        self.heap = sorted(nums, reverse=True)[:k][::-1]
        self.k = k

    def add(self, val: int) -> int:
        if not self.heap or val > self.heap[0]:
            heappush(self.heap, val)
            if len(self.heap) > self.k:
                heappop(self.heap)
        return self.heap[0]
