class KthLargest:
    def __init__(self, k, nums):
        self.k = k
        self.heap = nums[:k]
        heapify(self.heap)

    def add(self, val):
        if len(self.heap) < self.k:
            heappush(self.heap, val)
        elif val > self.heap[0]:
            heapreplace(self.heap, val)
        return self.heap[0]
