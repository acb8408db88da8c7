class Solution:
    def totalFruit(self, fruits):
        baskets = {}
        best = 0
        for f in fruits:
            if f not in baskets and len(baskets) == 2:
                baskets.pop(next(iter(baskets)))
            baskets[f] = baskets.get(f, 0) + 1
            best = max(best, sum(baskets.values()))
        return best
