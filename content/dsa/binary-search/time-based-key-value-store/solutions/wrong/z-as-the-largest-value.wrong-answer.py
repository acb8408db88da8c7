class TimeMap:
    def __init__(self):
        self.log = {}

    def set(self, key, value, timestamp):
        self.log.setdefault(key, []).append((timestamp, value))

    def get(self, key, timestamp):
        entries = self.log.get(key, [])
        i = bisect_right(entries, (timestamp, "z"))
        return entries[i - 1][1] if i > 0 else ""
