class TimeMap:
    def __init__(self):
        self.times = defaultdict(list)   # key -> timestamps, ascending
        self.values = defaultdict(list)  # key -> the values set at those times

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.times[key].append(timestamp)
        self.values[key].append(value)

    def get(self, key: str, timestamp: int) -> str:
        if key not in self.times:
            return ''
        known = bisect_right(self.times[key], timestamp)
        return self.values[key][known - 1] if known > 0 else ''
