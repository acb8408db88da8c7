class TimeMap:
    def __init__(self):
        self.times = []
        self.entries = []

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.times.append(timestamp)
        self.entries.append((key, value))

    def get(self, key: str, timestamp: int) -> str:
        i = bisect_right(self.times, timestamp) - 1
        if i < 0 or self.entries[i][0] != key:
            return ""
        return self.entries[i][1]
