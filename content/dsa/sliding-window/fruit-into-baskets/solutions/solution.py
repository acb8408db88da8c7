class Solution:
    def totalFruit(self, fruits: List[int]) -> int:
        count = Counter()
        left = best = 0
        for right, kind in enumerate(fruits):
            count[kind] += 1
            while len(count) > 2:
                dropped = fruits[left]
                count[dropped] -= 1
                if count[dropped] == 0:
                    del count[dropped]
                left += 1
            best = max(best, right - left + 1)
        return best
