class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.clock = 0
        self.value = {}
        self.last_use = {}

    def get(self, key: int) -> int:
        if key not in self.value:
            return -1
        self.clock += 1
        self.last_use[key] = self.clock
        return self.value[key]

    def put(self, key: int, value: int) -> None:
        if key not in self.value and len(self.value) == self.capacity:
            oldest = min(self.last_use, key=self.last_use.get)  # looks at every key
            del self.value[oldest]
            del self.last_use[oldest]
        self.clock += 1
        self.last_use[key] = self.clock
        self.value[key] = value
