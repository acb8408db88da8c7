class Solution:
    def totalFruit(self, fruits: List[int]) -> int:
        count = {}
        left = best = 0
        for right, f in enumerate(fruits):
            count[f] = count.get(f, 0) + 1
            while len(count) > 2:
                g = fruits[left]
                count[g] -= 1
                if not count[g]:
                    count.pop(g)
                left += 1
            if len(count) == 2:
                best = max(best, right - left + 1)
        return best
