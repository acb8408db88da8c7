class Entry:
    def __init__(self, key=0, value=0):
        self.key = key
        self.value = value
        self.older = None
        self.newer = None


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.entries = {}
        # Sentinels: the entries in use stand between them, least recently used first.
        self.oldest = Entry()
        self.newest = Entry()
        self.oldest.newer = self.newest
        self.newest.older = self.oldest

    def get(self, key: int) -> int:
        if key not in self.entries:
            return -1
        entry = self.entries[key]
        self._unlink(entry)
        self._link_as_newest(entry)
        return entry.value

    def put(self, key: int, value: int) -> None:
        if key in self.entries:
            entry = self.entries[key]
            entry.value = value
            self._unlink(entry)
        else:
            if len(self.entries) == self.capacity:
                evicted = self.oldest.newer
                self._unlink(evicted)
                del self.entries[evicted.key]
            entry = self.entries[key] = Entry(key, value)
        self._link_as_newest(entry)

    def _unlink(self, entry):
        entry.older.newer = entry.newer
        entry.newer.older = entry.older

    def _link_as_newest(self, entry):
        entry.older = self.newest.older
        entry.newer = self.newest
        entry.older.newer = entry
        self.newest.older = entry
