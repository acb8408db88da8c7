class RandomizedSet:
    def __init__(self):
        self.bag = set()

    def insert(self, val: int) -> bool:
        if val in self.bag:
            return False
        self.bag.add(val)
        return True

    def remove(self, val: int) -> bool:
        if val in self.bag:
            self.bag.remove(val)
            return True
        return False

    def getRandom(self) -> int:
        return self.bag.pop()
