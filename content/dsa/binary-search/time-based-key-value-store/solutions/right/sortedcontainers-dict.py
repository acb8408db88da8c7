from sortedcontainers import SortedDict


class TimeMap:
    def __init__(self):
        self.store = defaultdict(SortedDict)

    def set(self, key, value, timestamp):
        self.store[key][timestamp] = value

    def get(self, key, timestamp):
        times = self.store[key]
        i = times.bisect_right(timestamp)
        return times.peekitem(i - 1)[1] if i else ''
