class TimeMap:
    def __init__(self):
        self.history = {}

    def set(self, key: str, value: str, timestamp: int) -> None:
        times = self.history.setdefault(key, {})
        times.pop(value, None)
        times[value] = timestamp

    def get(self, key: str, timestamp: int) -> str:
        answer = ""
        for value, time in self.history.get(key, {}).items():
            if time > timestamp:
                break
            answer = value
        return answer
