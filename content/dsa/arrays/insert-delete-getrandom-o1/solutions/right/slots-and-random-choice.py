import random


class RandomizedSet:
    __slots__ = ('where', 'items')

    def __init__(self):
        self.where, self.items = {}, []

    def insert(self, val):
        if fresh := val not in self.where:
            self.where[val] = len(self.items)
            self.items.append(val)
        return fresh

    def remove(self, val):
        if val not in self.where:
            return False
        i, last = self.where.pop(val), self.items.pop()
        if last != val:
            self.items[i], self.where[last] = last, i
        return True

    def getRandom(self):
        return random.choice(self.items)
