from sortedcontainers import SortedDict


class TimeMap:
    def __init__(self):
        self.history = defaultdict(SortedDict)  # key -> timestamp -> value

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.history[key][timestamp] = value

    def get(self, key: str, timestamp: int) -> str:
        if key not in self.history:
            return ''
        values = self.history[key]
        known = values.bisect_right(timestamp)
        return values.peekitem(known - 1)[1] if known > 0 else ''
