class TimeMap:
    def __init__(self):
        self.history = {}

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.history.setdefault(key, []).append((timestamp, value))

    def get(self, key: str, timestamp: int) -> str:
        for since, value in reversed(self.history[key]):  # the key may never have been set
            if since <= timestamp:
                return value
        return ''
