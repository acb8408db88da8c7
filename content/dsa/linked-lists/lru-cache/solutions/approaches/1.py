class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.calls = 0
        self.entries = {}

    def get(self, key: int) -> int:
        self.calls += 1
        if key not in self.entries:
            return -1
        value, _ = self.entries[key]
        self.entries[key] = value, self.calls
        return value

    def put(self, key: int, value: int) -> None:
        self.calls += 1
        if key not in self.entries and len(self.entries) == self.capacity:
            oldest = min(self.entries, key=lambda known: self.entries[known][1])
            del self.entries[oldest]
        self.entries[key] = value, self.calls
