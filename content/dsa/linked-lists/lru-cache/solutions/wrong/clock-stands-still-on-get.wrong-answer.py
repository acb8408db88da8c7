class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.values = {}
        self.used = {}
        self.clock = 0

    def get(self, key: int) -> int:
        if key in self.values:
            self.used[key] = self.clock
            return self.values[key]
        return -1

    def put(self, key: int, value: int) -> None:
        self.clock += 1
        if key not in self.values and len(self.values) == self.capacity:
            oldest = min(self.used, key=self.used.get)
            del self.values[oldest], self.used[oldest]
        self.values[key] = value
        self.used[key] = self.clock
