class TimeMap:
    def __init__(self):
        self.history = defaultdict(list)  # key -> (timestamp, value) pairs, ascending

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.history[key].append((timestamp, value))

    def get(self, key: str, timestamp: int) -> str:
        for time, value in reversed(self.history.get(key, [])):
            if time <= timestamp:
                return value
        return ''
