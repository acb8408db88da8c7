class TimeMap:
    def __init__(self):
        self.times = defaultdict(list)
        self.values = {}

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.times[key].append(timestamp)
        self.values[key + str(timestamp)] = value

    def get(self, key: str, timestamp: int) -> str:
        times = self.times[key]
        i = bisect_right(times, timestamp)
        return self.values[key + str(times[i - 1])] if i else ""
