class KthLargest:
    def __init__(self, k: int, nums: List[int]):
        self.k = k
        self.heap = nlargest(k, nums)
        heapify(self.heap)

    def add(self, val: int) -> int:
        if val > self.heap[0]:  # the heap may be empty
            heapreplace(self.heap, val)
        return self.heap[0]
