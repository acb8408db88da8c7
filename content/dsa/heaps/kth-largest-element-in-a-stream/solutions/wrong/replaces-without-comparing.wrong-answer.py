class KthLargest:
    def __init__(self, k: int, nums: List[int]):
        self.k = k
        self.best = nlargest(k, nums)
        heapify(self.best)

    def add(self, val: int) -> int:
        if len(self.best) < self.k:
            heappush(self.best, val)
        else:
            heapreplace(self.best, val)
        return self.best[0]
