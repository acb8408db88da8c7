class RandomizedSet:
    def __init__(self):
        self.items, self.where = [], {}

    def insert(self, val):
        fresh = val not in self.where
        self.items.append(val)
        self.where[val] = len(self.items) - 1
        return fresh

    def remove(self, val):
        if val not in self.where:
            return False
        spot = self.where[val]
        last = self.items[-1]
        self.items[spot] = last
        self.where[last] = spot
        self.items.pop()
        del self.where[val]
        return True

    def getRandom(self):
        return random.choice(self.items)
