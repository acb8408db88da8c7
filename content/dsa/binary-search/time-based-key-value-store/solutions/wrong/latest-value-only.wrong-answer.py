class TimeMap:
    def __init__(self):
        self.latest = {}

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.latest[key] = (timestamp, value)  # earlier values are lost

    def get(self, key: str, timestamp: int) -> str:
        since, value = self.latest.get(key, (inf, ''))
        return value if since <= timestamp else ''
