class RandomizedSet:
    def __init__(self):
        self.values = []
        self.index_of = {}

    def insert(self, val: int) -> bool:
        if val in self.index_of:
            return False
        self.index_of[val] = len(self.values)
        self.values.append(val)
        return True

    def remove(self, val: int) -> bool:
        if val not in self.index_of:
            return False
        index = self.index_of.pop(val)
        last = self.values.pop()
        if last != val:
            self.values[index] = last
            self.index_of[last] = index
        return True

    def getRandom(self) -> int:
        return random.choice(self.values)
