class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.value = {}
        self.order = []

    def get(self, key: int) -> int:
        if key not in self.value:
            return -1
        self.order.remove(key)  # searches the list and closes the gap
        self.order.append(key)
        return self.value[key]

    def put(self, key: int, value: int) -> None:
        if key in self.value:
            self.order.remove(key)
        elif len(self.value) == self.capacity:
            del self.value[self.order.pop(0)]
        self.value[key] = value
        self.order.append(key)
