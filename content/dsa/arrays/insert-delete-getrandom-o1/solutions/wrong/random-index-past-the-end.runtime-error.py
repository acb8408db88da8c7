class RandomizedSet:
    def __init__(self):
        self.values = []
        self.index = {}

    def insert(self, val: int) -> bool:
        if val in self.index:
            return False
        self.index[val] = len(self.values)
        self.values.append(val)
        return True

    def remove(self, val: int) -> bool:
        if val not in self.index:
            return False
        i = self.index[val]
        last = self.values.pop()
        if last != val:
            self.values[i] = last
            self.index[last] = i
        del self.index[val]
        return True

    def getRandom(self) -> int:
        return self.values[random.randint(0, len(self.values))]
