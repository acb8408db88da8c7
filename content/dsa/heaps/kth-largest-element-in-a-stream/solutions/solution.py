class KthLargest:
    def __init__(self, k: int, nums: List[int]):
        self.k = k
        self.largest = []  # a min-heap of the k largest numbers
        for num in nums:
            self.add(num)

    def add(self, val: int) -> int:
        heappush(self.largest, val)
        if len(self.largest) > self.k:
            heappop(self.largest)
        return self.largest[0]
