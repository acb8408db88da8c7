class TimeMap:
    def __init__(self):
        self.history = defaultdict(list)

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.history[key].append((timestamp, value))

    def get(self, key: str, timestamp: int) -> str:
        entries = self.history[key]
        i = len(entries) - 1
        while i >= 0 and entries[i][0] > timestamp:
            i -= 1
        return entries[i][1] if i >= 0 else ''
