class Solution:
    def totalFruit(self, fruits: List[int]) -> int:
        best = length = run = 0
        latest = other = -1
        for kind in fruits:
            length = length + 1 if kind in (latest, other) else run + 1
            run = run + 1 if kind == latest else 1
            if kind != latest:
                latest, other = kind, latest
            best = max(best, length)
        return best
