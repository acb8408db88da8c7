class Solution:
    def totalFruit(self, fruits):
        kinds = len(set(fruits))
        if kinds <= 2:
            return len(fruits)
        left = best = 0
        count = defaultdict(int)
        for right, f in enumerate(fruits):
            count[f] += 1
            if len(count) > 2:
                best = max(best, right - left)
                while len(count) > 2:
                    count[fruits[left]] -= 1
                    if count[fruits[left]] == 0:
                        del count[fruits[left]]
                    left += 1
        return best
